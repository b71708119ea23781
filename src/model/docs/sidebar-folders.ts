/** Items of a sidebar that follow from folders and names of files, as Docusaurus' own generator makes them. */

import type { DocsConfig, SidebarItemConfig } from '../../shared/config.ts'
import type { CategoryFile } from '../../shared/document.ts'
import { nameOf } from '../../shared/path.ts'
import { splitNumberPrefix } from '../links/route.ts'
import type { Doc } from './docs.ts'
import { buildFolders, type Folder, findFolder } from './folders.ts'

interface Placed {
  item: SidebarItemConfig
  position: number | undefined
  /** Name on disk, prefix and extension included. */
  name: string
}

export interface FolderItems {
  items: SidebarItemConfig[]
  /** There is no such folder, or it holds no documents. */
  isEmpty: boolean
}

/** Items for a folder (`.`: all documents): documents and folders together, by position, then by name on disk. */
export function folderItems(
  instance: DocsConfig,
  docs: readonly Doc[],
  categories: readonly CategoryFile[],
  dirName: string,
): FolderItems {
  const files = new Map(categories.map(category => [category.folder, category]))
  const folder = findFolder(buildFolders(docs), dirName)
  if (folder === undefined) return { items: [], isEmpty: true }
  return { items: itemsOf(folder, undefined), isEmpty: false }

  /** `own` stands for the folder itself and is not listed in it. */
  function itemsOf(folder: Folder, own: string | undefined): SidebarItemConfig[] {
    const placed = [
      ...folder.docs.filter(doc => doc.id !== own).map(docItem),
      ...folder.folders.map(child => categoryItem(child)),
    ]
    const last = Number.POSITIVE_INFINITY
    return placed
      .sort((a, b) => (a.position ?? last) - (b.position ?? last) || compare(a.name, b.name))
      .map(({ item }) => item)
  }

  function categoryItem(folder: Folder): Placed {
    const file = files.get(folder.path)
    const doc = linkedDoc(folder, file)
    const prefix = splitNumberPrefix(folder.name, instance.numberPrefixes)
    const frontMatter = doc?.parsed.source.frontMatter
    const item: SidebarItemConfig = {
      type: 'category',
      label: file?.label ?? doc?.label ?? prefix.name,
      items: itemsOf(folder, doc?.id),
      link: doc === undefined ? (file?.link ?? undefined) : { type: 'doc', id: doc.id },
      collapsible: file?.collapsible,
      collapsed: file?.collapsed,
      description: file?.description,
      className: file?.className ?? frontMatter?.sidebarClassName,
    }
    return { item, position: file?.position ?? positionOf(doc) ?? prefix.position, name: folder.name }
  }

  /** The document that a category file names (by its last part, too), else the one that stands for the folder. */
  function linkedDoc(folder: Folder, file: CategoryFile | undefined): Doc | undefined {
    const link = file?.link
    if (link === undefined) return folder.docs.find(doc => doc.place.isIndex)
    if (link?.type !== 'doc') return undefined
    return folder.docs.find(doc => nameOf(doc.id) === link.id) ?? docs.find(doc => doc.id === link.id)
  }
}

const docItem = (doc: Doc): Placed => ({
  item: { type: 'doc', id: doc.id },
  position: positionOf(doc),
  name: nameOf(doc.parsed.source.path),
})

const positionOf = (doc: Doc | undefined): number | undefined =>
  doc?.parsed.source.frontMatter.sidebarPosition ?? doc?.place.position

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
