/** `write-translations`: texts that a language may say otherwise, written where the site looks for them. */

import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readDescriptions } from '../../config/index.ts'
import { readTexts } from '../../engine/locales/texts.ts'
import { EXIT, type ExitCode, stop } from '../../errors.ts'
import { en } from '../../messages/en.ts'
import { createTranslate, type MessageId } from '../../messages/index.ts'
import type { Config } from '../../shared/config.ts'
import { isRecord, recordOf } from '../../shared/value.ts'
import { CURRENT_VERSION, readContentKey } from '../../shared/version.ts'
import { type SiteCall, withConfig } from '../config.ts'
import type { Call } from '../run.ts'

export const runWriteTranslations = (call: Call): Promise<ExitCode> => withConfig(call, writeAll)

type Texts = Record<string, { message: string; description?: string }>

async function writeAll(call: SiteCall): Promise<ExitCode> {
  const { config, args, siteDir, written, io, say } = call
  const languages = args.list('locale') === undefined ? [config] : [config, ...config.translations]
  const wanted = languages.map(language => {
    const { locale } = language.locale
    const own = written?.(locale)
    if (own === undefined) throw stop(EXIT.usage, 'usage/no-translation', { values: { locale } })
    return { language, own }
  })
  let count = 0
  for (const { language, own } of wanted) {
    for (const [name, texts] of Object.entries({
      ...(await siteTexts(language)),
      ...language.made?.texts,
      ...own.files,
    })) {
      const file = `${own.folder}/${name}`
      const added = await writeTexts(join(siteDir, file), texts, args.flag('override'))
      if (added > 0) io.out(`${file}\n`)
      count += added
    }
  }
  io.out(`${say('translations/done', { count })}\n`)
  return EXIT.ok
}

/** What translators are told, in Docusaurus' words. */
const BLOG_TEXTS: Readonly<Record<string, string>> = {
  title: 'The title for the blog used in SEO',
  description: 'The description for the blog used in SEO',
  'sidebar.title': 'The label for the left sidebar',
}

/** Texts besides those of the bars, by file. */
async function siteTexts(config: Config): Promise<Record<string, Texts>> {
  const { code, menus } = await readTexts(config)
  const t = createTranslate(config.locale.locale, config.messages)
  const said = readDescriptions()
  const theme = (Object.keys(en) as MessageId[]).map(
    id => [id, { message: t.find(id).text, ...(said[id] !== undefined && { description: said[id] }) }] as const,
  )
  const files: Record<string, Texts> = { 'code.json': { ...code, ...Object.fromEntries(theme) } }
  for (const { id, title, description, sidebarTitle } of config.blogs) {
    const own = { title, description, 'sidebar.title': sidebarTitle }
    const filled = Object.entries(own).filter(([, message]) => message !== '')
    files[pathOf('docusaurus-plugin-content-blog', id, 'options.json')] = Object.fromEntries(
      filled.map(([key, message]) => [key, { message, description: BLOG_TEXTS[key] ?? '' }]),
    )
  }
  for (const [key, texts] of menus) {
    const { pluginId, version } = readContentKey(key)
    const name = version === CURRENT_VERSION ? version : `version-${version}`
    files[pathOf('docusaurus-plugin-content-docs', pluginId, `${name}.json`)] = texts
  }
  return files
}

const pathOf = (plugin: string, id: string, name: string): string =>
  `${plugin}${id === 'default' ? '' : `-${id}`}/${name}`

/**
 * Nothing that is there is lost: its texts stay, unless they are to be replaced, and so do those that nobody asks for.
 * What is told of a text is the site's.
 */
async function writeTexts(file: string, texts: Texts, isOverriding: boolean): Promise<number> {
  const before = recordOf(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const changed = Object.entries(texts).filter(([id, { message }]) => {
    const old = before[id]
    return old === undefined || (isOverriding && (isRecord(old) ? old.message : old) !== message)
  })
  const told = Object.entries(texts).flatMap(([id, { description }]) => {
    const old = before[id]
    return isRecord(old) && description !== undefined && old.description !== description
      ? [[id, { ...old, description }]]
      : []
  })
  if (changed.length === 0 && told.length === 0) return 0
  const fresh = changed.map(([id, text]) => [id, { ...(isRecord(before[id]) && before[id]), ...text }])
  const after = { ...before, ...Object.fromEntries(told), ...Object.fromEntries(fresh) }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(after, undefined, 2)}\n`)
  return changed.length
}
