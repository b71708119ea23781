/** The command line: what was asked for and what is left to be asked. */

import { parseArgs } from 'node:util'

export const CHOICES = {
  kind: ['blog', 'docs', 'both'],
  lang: ['en', 'ru'],
  host: ['none', 'github', 'netlify', 'cloudflare', 'vercel', 'nginx', 'caddy'],
}

/** A mistake of the command: a text of the catalogue with its values. */
export class UsageError extends Error {
  constructor(id, values) {
    super(id)
    this.id = id
    this.values = values
  }
}

/** Language of the messages before anything is read: that of `--lang`, else that of the system. */
export function languageOf(argv, env) {
  const at = argv.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at].slice('--lang='.length)
  if (CHOICES.lang.includes(asked)) return asked
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^ru\b|^ru_/i.test(system) ? 'ru' : 'en'
}

export function readOptions(argv) {
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  const options = {
    kind: text,
    lang: text,
    title: text,
    host: text,
    url: text,
    install: flag,
    yes: flag,
    help: flag,
    version: flag,
  }
  let read
  try {
    read = parseArgs({ args: argv, options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    // What Node says of it is English, and longer than the name that is wrong.
    const [, option = ''] = /'(-[^' ,=]+)/.exec(error.message) ?? []
    const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw new UsageError(isUnknown ? 'error/option' : 'error/value', { option })
  }
  const { values, positionals } = read
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = values[name]
    if (value !== undefined && !choices.includes(value))
      throw new UsageError('error/choice', { name, value, choices: choices.join(', ') })
  }
  if (values.url !== undefined && parseAddress(values.url) === undefined)
    throw new UsageError('error/url', { value: values.url })
  if (values.url !== undefined && values.host !== undefined && !isAtRoot(values.host, values.url))
    throw new UsageError('error/path', { host: values.host })
  if (positionals.length > 1) throw new UsageError('error/words', { words: positionals.slice(1).join(' ') })
  return { ...values, folder: positionals[0] }
}

/** Hosts that publish a folder as a whole domain: a path in the address would lead nowhere. */
const AT_ROOT = new Set(['netlify', 'cloudflare', 'vercel'])

export const isAtRoot = (host, url) => !AT_ROOT.has(host) || parseAddress(url)?.baseUrl === '/'

/** Origin and path of an address; `undefined` for what is none. */
export function parseAddress(text) {
  try {
    const { protocol, origin, pathname } = new URL(text)
    if (!/^https?:$/.test(protocol)) return undefined
    return { url: origin, baseUrl: pathname.endsWith('/') ? pathname : `${pathname}/` }
  } catch {
    return undefined
  }
}
