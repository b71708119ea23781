/** Items of a sidebar that follow from folders and names of files, as Docusaurus' own generator makes them. */

import { codeOrder } from '../../shared/collections.ts'
import type { SidebarItemConfig } from '../../shared/config.ts'
import type { CategoryFile, CategoryLink } from '../../shared/document.ts'
import { isTextFile, withoutExtension } from '../../shared/files.ts'
import { nameOf } from '../../shared/path.ts'
import { nearest } from '../../shared/text/nearest.ts'
import { contentKey } from '../../shared/version.ts'
import { meant } from '../context.ts'
import { splitNumberPrefix } from '../links/route.ts'
import type { Doc, Documents } from './docs.ts'
import { buildFolders, type Folder, findFolder } from './folders.ts'

interface Placed {
  item: SidebarItemConfig
  position: number | undefined
  /** Name on disk, prefix and extension included. */
  name: string
}

/** Documents with the category files of their folders. */
interface Shelf {
  documents: Documents
  files: ReadonlyMap<string, CategoryFile>
}

/**
 * Items for a folder (`.`: all documents): documents and folders together, by position, then by name on disk.
 * `undefined`: there is no such folder, or it holds no documents.
 */
export function folderItems(
  documents: Documents,
  dirName: string,
  files = categoryFiles(documents),
): SidebarItemConfig[] | undefined {
  const folder = findFolder(buildFolders(documents.docs), dirName)
  return folder && itemsOf({ documents, files }, folder, undefined)
}

/** What the category files of one version say, by folder. */
export function categoryFiles({ content, instance }: Documents): ReadonlyMap<string, CategoryFile> {
  const key = contentKey(instance)
  const categories = content.categories.filter(category => category.instance === key)
  return new Map(categories.map(category => [category.folder, category]))
}

/** `own` stands for the folder itself and is not listed in it. */
function itemsOf(shelf: Shelf, folder: Folder, own: string | undefined): SidebarItemConfig[] {
  const placed = [
    ...folder.docs.filter(doc => doc.id !== own).map(docItem),
    ...folder.folders.map(child => categoryItem(shelf, child)),
  ]
  const last = Number.POSITIVE_INFINITY
  return placed
    .sort((a, b) => (a.position ?? last) - (b.position ?? last) || codeOrder(a.name, b.name))
    .map(({ item }) => item)
}

function categoryItem(shelf: Shelf, folder: Folder): Placed {
  const { documents, files } = shelf
  const file = files.get(folder.path)
  const doc = linkedDoc(documents, folder, file)
  const prefix = splitNumberPrefix(folder.name, documents.instance.numberPrefixes)
  const item: SidebarItemConfig = {
    type: 'category',
    ...keyOf(file, doc),
    label: file?.label ?? doc?.label ?? prefix.name,
    items: itemsOf(shelf, folder, doc?.id),
    link: doc === undefined ? linkWithout(documents, file) : { type: 'doc', id: doc.id },
    collapsible: file?.collapsible,
    collapsed: file?.collapsed,
    description: file?.description,
    className: file?.className ?? doc?.parsed.source.frontMatter.sidebarClassName,
    customProps: file?.customProps ?? doc?.parsed.source.written?.sidebar_custom_props,
  }
  return { item, position: file?.position ?? positionOf(doc) ?? prefix.position, name: folder.name }
}

/** What translations know it by. */
function keyOf(file: CategoryFile | undefined, doc: Doc | undefined): { key?: string } {
  const key = file?.key ?? doc?.parsed.source.written?.sidebar_key
  return typeof key === 'string' ? { key } : {}
}

/** The document that a category file names (by its last part, too), else the one that stands for the folder. */
function linkedDoc({ byId }: Documents, folder: Folder, file: CategoryFile | undefined): Doc | undefined {
  const link = file?.link
  if (link === undefined) return folder.docs.find(doc => doc.place.isIndex)
  if (link?.type !== 'doc') return undefined
  return folder.docs.find(doc => nameOf(doc.id) === link.id) ?? byId.get(link.id)
}

/** What a category file links to when it is none of the documents; a mistake in it is told at its line. */
function linkWithout(documents: Documents, file: CategoryFile | undefined): CategoryLink | undefined {
  const link = file?.link ?? undefined
  if (file === undefined || link?.type !== 'doc' || documents.drafts.has(link.id)) return link
  documents.report('error', 'unknown-doc', {
    at: { file: file.file, ...file.idPlace },
    values: { key: 'link.id', id: link.id },
    cure: meantDocument(link.id, documents),
  })
  return undefined
}

/** What the id of no document may have meant: a file's name or path in its place, or one that is almost the same. */
export function meantDocument(id: string, { byId, docs, instance }: Documents) {
  const written = id.replace(/^(?:\.?\/)+/, '')
  const path = isTextFile(written) ? withoutExtension(written) : written
  const inside = path.startsWith(`${instance.path}/`) ? path.slice(instance.path.length + 1) : path
  const ofFile = docs.find(({ parsed }) => withoutExtension(parsed.source.path) === inside)
  const named = [...byId.keys()].filter(other => nameOf(other) === nameOf(inside))
  const close = byId.has(inside) ? inside : (ofFile?.id ?? (named.length === 1 ? named[0] : nearest(id, byId.keys())))
  return meant('document', close)
}

const docItem = (doc: Doc): Placed => ({
  item: { type: 'doc', id: doc.id },
  position: positionOf(doc),
  name: nameOf(doc.parsed.source.path),
})

const positionOf = (doc: Doc | undefined): number | undefined =>
  doc?.parsed.source.frontMatter.sidebarPosition ?? doc?.place.position
