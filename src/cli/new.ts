/** `new post` and `new doc`: a file with its front matter, never over another one. */

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { createStop, EXIT, type ExitCode } from '../errors.ts'
import type { Config } from '../shared/config.ts'
import { readConfig } from './config.ts'
import type { Call } from './run.ts'
import { toFileSlug } from './transliterate.ts'

type Kind = 'post' | 'doc'

export async function runNew(call: Call): Promise<ExitCode> {
  const { args, siteDir, io } = call
  const [kind, title = ''] = args.positionals
  if (kind !== 'post' && kind !== 'doc') {
    const text = kind === undefined ? 'не сказано, что завести' : `завести «${kind}» нельзя`
    throw createStop(EXIT.usage, 'usage', text, 'годятся: zapiski new post «Заголовок», zapiski new doc «Заголовок»')
  }
  if (title.trim() === '')
    throw createStop(EXIT.usage, 'usage', 'нет заголовка', `напишите: zapiski new ${kind} «Заголовок»`)
  const config = await readConfig(call)
  if (config === undefined) return EXIT.usage
  const folder = folderOf(config, kind, args.text('in'))
  const slug = args.text('slug') ?? toFileSlug(title)
  if (!/^[^\s/\\]+$/.test(slug) || /^\.+$/.test(slug)) {
    throw createStop(EXIT.usage, 'usage', 'имя файла не получилось', 'задайте его сами: --slug imya-fayla')
  }
  const taken = [`${slug}.md`, `${slug}.mdx`, join(slug, 'index.md'), join(slug, 'index.mdx')].find(name =>
    existsSync(join(folder, name)),
  )
  if (taken !== undefined) {
    const shown = relative(siteDir, join(folder, taken))
    throw createStop(EXIT.usage, 'exists', `файл ${shown} уже есть`, 'задайте другое имя: --slug imya-fayla')
  }
  const file = join(folder, `${slug}.md`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, documentText(kind, title.trim(), dayIn(config.timeZone, io.now())), { flag: 'wx' })
  io.out(`${relative(io.cwd, file)}\n`)
  return EXIT.ok
}

/** Folder of the first blog or docs section, or one inside it. */
function folderOf(config: Config, kind: Kind, inside = ''): string {
  const instance = kind === 'post' ? config.blogs[0] : config.docs[0]
  if (instance === undefined) {
    const what = kind === 'post' ? 'блога' : 'раздела документов'
    throw createStop(
      EXIT.usage,
      'usage',
      `в настройках нет ${what}`,
      `добавьте ${kind === 'post' ? 'blog' : 'docs'}: {}`,
    )
  }
  const root = resolve(config.siteDir, instance.path)
  const folder = resolve(root, inside)
  if (folder !== root && !folder.startsWith(root + sep)) {
    throw createStop(
      EXIT.usage,
      'usage',
      `папка «${inside}» лежит вне раздела`,
      `укажите папку внутри ${instance.path}`,
    )
  }
  return folder
}

/** Day in the site's time zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

function documentText(kind: Kind, title: string, day: string): string {
  const head = kind === 'post' ? `title: ${yamlText(title)}\ndate: ${day}\ntags: []` : `title: ${yamlText(title)}`
  const body = kind === 'post' ? '\nПервый абзац виден в списках.\n\n<!-- truncate -->\n' : ''
  return `---\n${head}\n---\n${body}`
}

/** Plain when YAML reads it as the same text, quoted otherwise. */
const yamlText = (text: string): string =>
  /^[\p{L}«][\p{L}\d «»—–,.()!?/+-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text)
