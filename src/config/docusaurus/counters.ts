/** Visit counters of a Docusaurus site, found among its plugins and the scripts of its heads, as our `analytics`. */

import { textOf } from '../../messages/problem.ts'
import type { HeadTag } from '../../shared/config.ts'
import { recordOf } from '../../shared/value.ts'
import type { PluginCall } from './plugins.ts'
import type { Notes } from './source.ts'

/** What `analytics` of our config would say. */
export type Counters = Record<string, Record<string, unknown>>

/** A tag and its place in the author's file. */
export interface PlacedTag {
  tag: HeadTag
  where: string
}

const METRIKA = /mc\.yandex\.(ru|com)\/(metrika|watch)/
const METRIKA_ID = /\bym\(\s*(\d+)\s*,\s*['"]init['"]|mc\.yandex\.(?:ru|com)\/watch\/(\d+)/
const GTAG = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=([\w-]+)$/
const GTAG_ID = /gtag\(\s*['"]config['"]\s*,\s*['"]([\w-]+)['"]\s*(?:,\s*\{[^{}]*\})?\s*\)/g
/** Google's own snippet, without the lines that name a counter. */
const GTAG_SNIPPET =
  /window\.dataLayer\s*=\s*window\.dataLayer\s*\|\|\s*\[\]|function gtag\(\)\s*\{\s*(?:window\.)?dataLayer\.push\(arguments\)\s*;?\s*\}|gtag\(\s*['"]js['"]\s*,\s*new Date(?:\(\))?\s*\)/g

/** Takes the counters out of the tags: only those of whom all is known, for ours count moves between pages too. */
export function countersOfTags(tags: readonly PlacedTag[], notes: Notes): { kept: PlacedTag[]; counters: Counters } {
  const counters: Counters = {}
  const taken = new Set<PlacedTag>()
  const take = (name: string, counter: Record<string, unknown>, ...of: PlacedTag[]): void => {
    counters[name] = counter
    for (const tag of of) taken.add(tag)
  }
  const metrika = tags.filter(({ tag }) => METRIKA.test(tag.innerHTML ?? '') || METRIKA.test(attribute(tag, 'src')))
  const found = metrika.map(({ tag }) => METRIKA_ID.exec(tag.innerHTML ?? '')).find(match => match !== null)
  if (found) take('metrika', { counterId: found[1] ?? found[2] }, ...metrika)
  const gtag = gtagOf(tags)
  if (gtag !== undefined) take('gtag', gtag.counter, ...gtag.tags)
  for (const placed of tags.filter(({ tag }) => tag.tagName === 'script')) {
    const plausible = plausibleOf(placed.tag)
    const umami = umamiOf(placed.tag)
    const goatcounter = originOf(attribute(placed.tag, 'data-goatcounter').replace(/\/count$/, ''))
    if (plausible !== undefined) {
      take('plausible', plausible, placed)
      if (/\.[\w-]+\.js$/.test(attribute(placed.tag, 'src')))
        notes.explain(placed.where, textOf('ignored/counter-more'))
    }
    if (umami !== undefined) take('umami', umami, placed)
    if (goatcounter !== undefined) take('goatcounter', { url: goatcounter }, placed)
  }
  return { kept: tags.filter(tag => !taken.has(tag)), counters }
}

const attribute = ({ attributes }: HeadTag, name: string): string => String(attributes[name] ?? '')

/** The origin of an address that has nothing after it. */
function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && url.href === `${url.origin}/` ? url.origin : undefined
}

/** Consent and events of the site's own are not ours to guess: such a counter stays as it is. */
function gtagOf(tags: readonly PlacedTag[]) {
  const loaders = tags.filter(({ tag }) => GTAG.test(attribute(tag, 'src')))
  const calls = tags.filter(({ tag }) => /\bgtag\s*\(/.test(tag.innerHTML ?? ''))
  const code = calls.map(({ tag }) => tag.innerHTML ?? '').join('\n')
  const rest = code.replace(GTAG_SNIPPET, '').replace(GTAG_ID, '')
  if (loaders.length === 0 || /[^\s;]/.test(rest.replace(/\/\/.*$/gm, ''))) return undefined
  const ids = [...code.matchAll(GTAG_ID)].map(([, id]) => id)
  if (ids.length === 0) return undefined
  const counter = { trackingID: [...new Set(ids)], anonymizeIP: code.includes('anonymize_ip') }
  return { counter, tags: [...loaders, ...calls] }
}

/** A script behind the site's own address is the author's way past blockers: it stays. */
function plausibleOf(tag: HeadTag): Record<string, unknown> | undefined {
  const [, host = ''] = /^(.*)\/js\/(?:script|plausible)(?:\.[\w-]+)*\.js$/.exec(attribute(tag, 'src')) ?? []
  const domain = attribute(tag, 'data-domain')
  const origin = originOf(host)
  return origin === undefined || domain === '' || 'data-api' in tag.attributes ? undefined : { domain, host: origin }
}

function umamiOf(tag: HeadTag): Record<string, unknown> | undefined {
  const websiteId = attribute(tag, 'data-website-id')
  const [, written = ''] = /^(.*)\/script\.js$/.exec(attribute(tag, 'src')) ?? []
  const host = originOf(written)
  const told = attribute(tag, 'data-host-url')
  return host === undefined || websiteId === '' || (told !== '' && originOf(told) !== host)
    ? undefined
    : { websiteId, host }
}

/** Those of plugins. One whose options say too little is named. */
export function countersOfPlugins(calls: readonly PluginCall[], themeConfig: unknown, notes: Notes): Counters {
  const counters: Counters = {}
  for (const { name, options, where } of calls) {
    const read = READERS[name]
    if (read === undefined) continue
    const given = recordOf(options)
    const counter = read(given, recordOf(themeConfig))
    if (counter === undefined) notes.explain(where, textOf('ignored/not-run', { name: `docusaurus-plugin-${name}` }))
    else counters[COUNTER_OF[name] ?? name] = counter
    if (Array.isArray(given.excludePaths)) notes.explain(`${where}.excludePaths`, textOf('ignored/counter-paths'))
  }
  return counters
}

const COUNTER_OF: Readonly<Record<string, string>> = { 'yandex-metrica': 'metrika' }

type Options = Record<string, unknown>

/** Plugin -> its options, and what it looks for in the theme's, as a counter of ours. */
const READERS: Readonly<Record<string, (options: Options, theme: Options) => Options | undefined>> = {
  'yandex-metrica': ({ counterID, counterId = counterID }) =>
    counterId === undefined ? undefined : { counterId: String(counterId) },
  plausible: ({ domain, customDomain }) => {
    const host = customDomain === undefined ? undefined : hostOf(customDomain)
    if (typeof domain !== 'string' || (customDomain !== undefined && host === undefined)) return undefined
    return { domain, ...(host !== undefined && { host }) }
  },
  umami: ({ websiteID, analyticsDomain, scriptName, dataHostURL }) => {
    const host = hostOf(analyticsDomain)
    const isOther = typeof scriptName === 'string' && !/^(?:script(?:\.js)?)?$/.test(scriptName)
    const told = typeof dataHostURL === 'string' && dataHostURL !== '' ? hostOf(dataHostURL) : host
    return typeof websiteID !== 'string' || host === undefined || isOther || told !== host
      ? undefined
      : { websiteId: websiteID, host }
  },
  goatcounter: (options, { goatcounter }) => {
    const code = options.code ?? recordOf(goatcounter).code
    return typeof code === 'string' && /^[\w-]+$/.test(code) ? { url: `https://${code}.goatcounter.com` } : undefined
  },
}

/** `example.org` as well as `https://example.org/`. */
const hostOf = (written: unknown): string | undefined =>
  typeof written !== 'string' || written === ''
    ? undefined
    : originOf(/^\w+:\/\//.test(written) ? written : `https://${written}`)
