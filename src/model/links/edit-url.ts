/** Where a page can be edited: the file in a repository, the original or its translation. */

import type { BlogConfig, Config, DocsConfig, EditedFile, PagesConfig } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { type Address, encodePath, toFilePath } from '../../shared/path.ts'

type InstanceConfig = BlogConfig | DocsConfig | PagesConfig

interface Edited {
  instance: InstanceConfig
  source: Source
  /** Address of its page, asked for where it is told. */
  permalink: () => Address
}

/** Edit link of a document; `custom_edit_url` of its front matter wins. */
export function editUrl(config: Config, edited: Edited): string | undefined {
  const { instance, source } = edited
  const { customEditUrl } = source.frontMatter
  if (customEditUrl !== undefined) return customEditUrl || undefined
  if (instance.editUrl === undefined) return undefined
  if (typeof instance.editUrl === 'function') return instance.editUrl(editedFile(config, edited))
  const folder = isLocalized(instance, source) ? (instance.editLocalizedPath ?? instance.editPath) : instance.editPath
  return `${instance.editUrl.replace(/\/$/, '')}/${encodePath(toFilePath(`${folder}/${source.path}`))}`
}

/** What Docusaurus tells the author's function, which differs by plugin; `path` is ours and the same for all. */
function editedFile(config: Config, { instance, source, permalink }: Edited): EditedFile {
  const { path } = source
  const base = { path, permalink: permalink(), locale: config.locale.locale }
  const folder = (isLocalized(instance, source) ? instance.localizedPath : undefined) ?? instance.path
  switch (source.kind) {
    case 'post':
      return { ...base, blogDirPath: folder, blogPath: path }
    case 'page':
      return { ...base, pagesDirPath: folder, pagesPath: path }
    case 'doc': {
      const version = 'version' in instance ? instance.version.name : undefined
      return { ...base, version, versionDocsDirPath: instance.path, docPath: path }
    }
  }
}

/** The document is a translation that stands for a file of the instance's own folder. */
const isLocalized = ({ localizedPath }: InstanceConfig, { file }: Source): boolean =>
  localizedPath !== undefined && file.startsWith(`${toFilePath(localizedPath)}/`)
