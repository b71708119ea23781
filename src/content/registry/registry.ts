/** `authors.yml` and `tags.yml` of every instance: found, read, put into the content. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BlogConfig, Config, DocsConfig } from '../../shared/config.ts'
import type { Content } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import { contentKey } from '../../shared/version.ts'
import { createReport } from '../report.ts'
import { parseAuthors } from './authors.ts'
import { type DataFile, readDataFile } from './data-file.ts'
import { parseTags } from './tags.ts'

const DEFAULT_AUTHORS = 'authors.yml'
const DEFAULT_TAGS = 'tags.yml'

/** Fills `authors` and `tags`; an instance without a file has no entry there. */
export async function readRegistries(config: Config, content: Content): Promise<void> {
  for (const blog of config.blogs) {
    const read = await readRegistry(config, blog, blog.authorsMapPath, content)
    if (read?.map !== undefined) content.authors[blog.id] = parseAuthors(read.map, read.report)
    await readTags(config, 'post', blog, content)
  }
  for (const docs of config.docs) await readTags(config, 'doc', docs, content)
}

async function readTags(
  config: Config,
  kind: 'post' | 'doc',
  instance: BlogConfig | DocsConfig,
  content: Content,
): Promise<void> {
  if (instance.tags === undefined) return
  const read = await readRegistry(config, instance, instance.tags, content)
  const key = 'version' in instance ? contentKey(instance) : instance.id
  if (read?.map !== undefined) content.tags[`${kind}:${key}`] = parseTags(read.map, read.report)
}

/**
 * A translated file takes the place of the original whole. A missing one is an error only when the config names it
 * itself: the default names are optional.
 */
async function readRegistry(
  config: Config,
  { path, localizedPath }: BlogConfig | DocsConfig,
  name: string,
  content: Content,
): Promise<DataFile | undefined> {
  const file = toFilePath(`${path}/${name}`)
  const folders = localizedPath === undefined ? [path] : [localizedPath, path]
  const found = folders.find(folder => existsSync(resolve(config.siteDir, folder, name)))
  if (found === undefined) {
    if (name === DEFAULT_AUTHORS || name === DEFAULT_TAGS) return undefined
    const report = createReport(file, content.problems)
    report.error(
      'registry-missing',
      undefined,
      'файл из настроек не найден',
      'создайте его или исправьте имя в настройках',
    )
    return undefined
  }
  return readDataFile(resolve(config.siteDir, found, name), toFilePath(`${found}/${name}`), content.problems)
}
