/** Content of a plugin in the language that is built: texts that it names, with what stands for them in `i18n`. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../../shared/value.ts'
import type { Living } from './living.ts'

export async function translated(living: Living, content: unknown): Promise<unknown> {
  if (!living.has('translateContent')) return content
  const named = await living.call('getTranslationFiles', { content })
  const translationFiles = (Array.isArray(named) ? named : []).filter(isRecord).map(file => ({
    ...file,
    content: { ...(isRecord(file.content) && file.content), ...textsOf(living, String(file.path)) },
  }))
  return (await living.call('translateContent', { content, translationFiles })) ?? content
}

function textsOf({ name, id, context }: Living, path: string): Record<string, unknown> {
  const folder = id === 'default' ? name : `${name}-${id}`
  const file = join(String(context.localizationDir), folder, `${path}.json`)
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return isRecord(texts) ? texts : {}
}
