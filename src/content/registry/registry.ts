/** `authors.yml` and `tags.yml` of every instance: found, read, put into the content. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createReport } from '../../messages/problem.ts'
import type { BlogConfig, DocsConfig } from '../../shared/config.ts'
import type { Content } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import { contentKey } from '../../shared/version.ts'
import type { Gathering } from '../gather.ts'
import { parseAuthors, placesOfUrls } from './authors.ts'
import { type DataFile, readDataFile } from './data-file.ts'
import { checkPostPictures, checkRegistryPictures } from './pictures.ts'
import { parseTags } from './tags.ts'

const DEFAULT_AUTHORS = 'authors.yml'
const DEFAULT_TAGS = 'tags.yml'

/** Fills `authors` and `tags`; an instance without a file has no entry there. */
export async function readRegistries(site: Gathering): Promise<void> {
  const { config, content } = site
  const authorFiles: NonNullable<Content['authorFiles']> = Object.create(null)
  content.authorFiles = authorFiles
  for (const blog of config.blogs) {
    const read = await readRegistry(site, blog, blog.authorsMapPath)
    if (read?.map !== undefined) {
      content.authors[blog.id] = parseAuthors(read.map, read.report)
      authorFiles[blog.id] = { file: read.file, urls: placesOfUrls(read.map) }
      checkRegistryPictures(read.map, { site, file: read.file }, read.report)
    }
    await readTags(site, 'post', blog)
  }
  checkPostPictures(site)
  for (const docs of config.docs) await readTags(site, 'doc', docs)
}

async function readTags(site: Gathering, kind: 'post' | 'doc', instance: BlogConfig | DocsConfig): Promise<void> {
  if (instance.tags === undefined) return
  const read = await readRegistry(site, instance, instance.tags)
  const key = 'version' in instance ? contentKey(instance) : instance.id
  if (read?.map !== undefined) site.content.tags[`${kind}:${key}`] = parseTags(read.map, read.report)
}

/**
 * A translated file takes the place of the original whole. A missing one is an error only when the config names it
 * itself: the default names are optional.
 */
async function readRegistry(
  { config, content }: Gathering,
  { path, localizedPath }: BlogConfig | DocsConfig,
  name: string,
): Promise<DataFile | undefined> {
  const folders = localizedPath === undefined ? [path] : [localizedPath, path]
  const found = folders.find(folder => existsSync(resolve(config.siteDir, folder, name)))
  if (found !== undefined)
    return readDataFile(resolve(config.siteDir, found, name), toFilePath(`${found}/${name}`), content.problems)
  if (name !== DEFAULT_AUTHORS && name !== DEFAULT_TAGS)
    createReport(content.problems, toFilePath(`${path}/${name}`))('error', 'registry-missing')
  else {
    // Docusaurus does not look for it either, and says nothing.
    const unread = folders.map(folder => `${folder}/${name.replace(/yml$/, 'yaml')}`)
    for (const file of unread.filter(file => existsSync(resolve(config.siteDir, file))))
      createReport(content.problems, toFilePath(file))('warning', 'registry-name', { values: { name } })
  }
  return undefined
}
