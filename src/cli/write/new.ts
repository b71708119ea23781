/** `new post` and `new doc`: a file with its front matter, never over another one. */

import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { loadConfig } from '../../config/index.ts'
import { isWithin } from '../../disk.ts'
import { EXIT, type ExitCode, stop } from '../../errors.ts'
import { sayIn, textOf } from '../../messages/problem.ts'
import type { Language } from '../../messages/text.ts'
import type { Config } from '../../shared/config.ts'
import { textExtensions } from '../../shared/files.ts'
import { type SiteCall, withConfig } from '../config.ts'
import type { Call } from '../run.ts'
import { toFileSlug } from './transliterate.ts'

type Kind = 'post' | 'doc'

export async function runNew(call: Call): Promise<ExitCode> {
  const [kind, title = ''] = call.args.positionals
  if (kind === undefined) throw stop(EXIT.usage, 'usage/new-nothing')
  if (kind !== 'post' && kind !== 'doc') throw stop(EXIT.usage, 'usage/new-kind', { values: { kind } })
  if (title.trim() === '') throw stop(EXIT.usage, 'usage/new-title', { values: { kind } })
  return withConfig(call, siteCall => createDocument(siteCall, kind, title.trim()))
}

async function createDocument({ args, siteDir, io, ...call }: SiteCall, kind: Kind, title: string): Promise<ExitCode> {
  const config = await withSection(call.config, kind)
  const folder = folderOf(config, kind, args.text('in'))
  const slug = args.text('slug') ?? toFileSlug(title)
  if (!/^[^\s/\\]+$/.test(slug) || /^\.+$/.test(slug)) throw stop(EXIT.usage, 'usage/new-slug')
  const names = [slug, join(slug, 'index')].flatMap(name => textExtensions.map(extension => `${name}.${extension}`))
  const taken = names.find(name => existsSync(join(folder, name)))
  if (taken !== undefined) {
    throw stop(EXIT.usage, 'exists/file', { values: { file: relative(siteDir, join(folder, taken)) } })
  }
  const file = join(folder, `${slug}.md`)
  await mkdir(dirname(file), { recursive: true })
  const text = kind === 'post' ? postText(title, dayIn(config.timeZone, io.now()), config.language) : docText(title)
  await writeFile(file, text, { flag: 'wx' })
  io.out(`${relative(io.cwd, file)}\n`)
  return EXIT.ok
}

/** A section that the settings do not name is there when its folder is: the first document makes the folder. */
async function withSection(config: Config, kind: Kind): Promise<Config> {
  const name = kind === 'post' ? 'blogs' : 'docs'
  const folder = join(config.siteDir, FOLDERS[kind])
  if (config[name].length > 0 || existsSync(folder)) return config
  await mkdir(folder)
  const { config: fresh } = await loadConfig(config.siteDir)
  if (fresh !== undefined && fresh[name].length > 0) return fresh
  // The settings say that there is none.
  await rmdir(folder)
  return config
}

const FOLDERS: Record<Kind, string> = { post: 'blog', doc: 'docs' }

/** Folder of the first blog or docs section, or one inside it. */
function folderOf(config: Config, kind: Kind, inside = ''): string {
  const instance = kind === 'post' ? config.blogs[0] : config.docs[0]
  if (instance === undefined) throw stop(EXIT.usage, kind === 'post' ? 'usage/no-blog' : 'usage/no-docs')
  const root = resolve(config.siteDir, instance.path)
  const folder = resolve(root, inside)
  if (isWithin(root, folder)) return folder
  throw stop(EXIT.usage, 'usage/new-folder', { values: { folder: inside, root: instance.path } })
}

/** Day in the site's time zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/** The text is for the site's readers and authors: its language is the site's own. */
const postText = (title: string, day: string, language: Language): string =>
  `---\ntitle: ${yamlText(title)}\ndate: ${day}\ntags: []\n---\n\n${sayIn(language)(textOf('new/post'))}\n`

const docText = (title: string): string => `---\ntitle: ${yamlText(title)}\n---\n`

/** Plain when YAML reads it as the same text, quoted otherwise. */
const yamlText = (text: string): string =>
  /^[\p{L}«][\p{L}\d «»—–,.()!?/+-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text)
