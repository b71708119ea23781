/** `authors.yml` and `tags.yml` of every instance: found, read, put into the content. */

import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BlogConfig, Config, DocsConfig } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { toFilePath } from '../shared/path.ts'
import { parseAuthors } from './authors.ts'
import { type DataFile, readDataFile } from './data-file.ts'
import { createReport } from './report.ts'
import { parseTags } from './tags.ts'

const DEFAULT_AUTHORS = 'authors.yml'
const DEFAULT_TAGS = 'tags.yml'

/** Fills `authors` and `tags`; an instance without a file has no entry there. */
export async function readRegistries(config: Config, content: Content): Promise<void> {
  for (const blog of config.blogs) {
    const read = await readRegistry(config, blog.path, blog.authorsMapPath, content)
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
  const read = await readRegistry(config, instance.path, instance.tags, content)
  if (read?.map !== undefined) content.tags[`${kind}:${instance.id}`] = parseTags(read.map, read.report)
}

/** A missing file is an error only when the config names it itself: the default names are optional. */
async function readRegistry(
  config: Config,
  folder: string,
  name: string,
  content: Content,
): Promise<DataFile | undefined> {
  const file = toFilePath(`${folder}/${name}`)
  const disk = resolve(config.siteDir, folder, name)
  try {
    await stat(disk)
  } catch {
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
  return readDataFile(disk, file, content.problems)
}
