/** Content of a plugin in the language that is built: texts that it names, with what stands for them in `i18n`. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginTexts } from '../../../shared/config/made.ts'
import { isRecord, listOf, recordOf } from '../../../shared/value.ts'
import type { Living } from './living.ts'

/** `texts`: notes what may be translated, by its file in the folder of a language. */
export async function translated(living: Living, content: unknown, texts: PluginTexts): Promise<unknown> {
  const named = await living.call('getTranslationFiles', { content })
  const files = listOf(named).filter(isRecord)
  for (const file of files) texts[fileOf(living, file)] = messagesOf(file.content)
  if (!living.has('translateContent') && !living.has('translateThemeConfig')) return content
  const translationFiles = files.map(file => ({
    ...file,
    content: { ...recordOf(file.content), ...textsOf(living, fileOf(living, file)) },
  }))
  const { themeConfig } = recordOf(living.context.siteConfig)
  living.putIntoTheme(await living.call('translateThemeConfig', { themeConfig, translationFiles }))
  return (await living.call('translateContent', { content, translationFiles })) ?? content
}

const fileOf = ({ name, id }: Living, { path }: Record<string, unknown>): string =>
  `${id === 'default' ? name : `${name}-${id}`}/${String(path)}.json`

const messagesOf = (content: unknown): PluginTexts[string] =>
  Object.fromEntries(
    Object.entries(recordOf(content)).flatMap(([id, text]) => {
      if (!isRecord(text) || typeof text.message !== 'string') return []
      const { message, description } = text
      return [[id, { message, ...(typeof description === 'string' && { description }) }]]
    }),
  )

function textsOf({ context }: Living, name: string): Record<string, unknown> {
  const file = join(String(context.localizationDir), name)
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return recordOf(texts)
}
