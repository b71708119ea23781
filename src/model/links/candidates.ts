/** Which files a link or an image may mean, in the order they are tried. */

import { knownOr } from '../../shared/collections.ts'
import type { Config, PagesConfig } from '../../shared/config.ts'
import type { Content, ParsedPage, Reference, Source, SourceKind } from '../../shared/document.ts'
import { type Bases, type FilePath, folderOf, pathInside, toAssetPath, toFilePath } from '../../shared/path.ts'
import { contentKey } from '../../shared/version.ts'

/**
 * Files a Markdown link may mean, in Docusaurus' order: `./x.md` from this file only; `x.md` from this folder, the
 * content roots, the site; `/x.md` from the content roots and the site; `@site/docs/x.md` from the site.
 */
export function fileCandidates(target: string, page: ParsedPage, config: Config): FilePath[] {
  if (target.startsWith('@site/')) return [toFilePath(target.slice('@site/'.length))]
  const { kind, instance, path } = page.source
  const all = rootsOf(config)
  const own = all.find(root => root.kind === kind && root.key === instance)
  // A translation may name what is not translated.
  const here = [folderIn(page.source), `${own?.path ?? ''}/${folderOf(path)}`].map(folder =>
    toFilePath(`${folder}/${target}`),
  )
  if (target.startsWith('./') || target.startsWith('../')) return here
  const roots = [...ownRoots(own, page), ...otherRoots(all, own, kind), '']
  const fromRoots = roots.map(root => toFilePath(`${root}/${target}`))
  return target.startsWith('/') ? fromRoots : [...here, ...fromRoots]
}

/** From where paths in a text are counted. */
const folderIn = ({ file, real = file }: Source): string => folderOf(real)

/** Folders of the document's own instance and version, what is translated first. */
function ownRoots(own: Root | undefined, { source }: ParsedPage): string[] {
  if (own === undefined) return [source.file.slice(0, source.file.length - source.path.length)]
  return own.localizedPath === undefined ? [own.path] : [own.localizedPath, own.path]
}

/** Folders of other instances; another version of the same documents never answers for this one. */
const otherRoots = (roots: readonly Root[], own: Root | undefined, kind: SourceKind): string[] =>
  roots.filter(root => root.isLast && !(root.kind === kind && root.id === own?.id)).map(({ path }) => path)

/** A folder of content. */
interface Root {
  kind: SourceKind
  id: string
  /** As sources name it. */
  key: string
  path: string
  localizedPath: string | undefined
  isLast: boolean
}

function rootsOf({ docs, blogs, pages }: Config): Root[] {
  const root = (kind: SourceKind, { id, path, localizedPath }: PagesConfig): Root => {
    return { kind, id, key: id, path, localizedPath, isLast: true }
  }
  return [
    ...docs.map(docs => ({ ...root('doc', docs), key: contentKey(docs), isLast: docs.version.isLast })),
    ...blogs.map(blog => root('post', blog)),
    ...pages.map(pages => root('page', pages)),
  ]
}

/** Files that an image or asset link may mean. */
export function assetCandidates(reference: Reference, page: ParsedPage): FilePath[] {
  const { target } = reference
  if (target.startsWith('@site/')) return [toFilePath(target.slice('@site/'.length))]
  if (target.startsWith('/')) return [toFilePath(`static${target}`)]
  return [toFilePath(`${folderIn(page.source)}/${target}`)]
}

/** By a relative path, of a kind that few publish: `./model.mmd`. A file beside the text is meant before a page. */
const FILE_NAME = /^(?!\/).*\.(?!html?$)[a-z]\w*$/i
/** `./LICENSE`: a page of that address is meant before the file. */
const BARE_NAME = /^(?!\/)(?:.*\/)?[^./]+$/
export const isBareName = (target: string): boolean => BARE_NAME.test(target)

/** The file an image or asset link means, when it exists. Tags may name it with the base of the site before it. */
export function resolveAsset(
  reference: Reference,
  page: ParsedPage,
  { content, addresses }: { content: Content; addresses: Bases },
): FilePath | undefined {
  const { kind, target } = reference
  if (kind === 'url' && (FILE_NAME.test(target) || isBareName(target))) {
    const [beside] = assetCandidates(reference, page)
    return beside !== undefined && content.files.has(beside) ? beside : undefined
  }
  if (kind !== 'asset') return undefined
  if (target.startsWith('/')) {
    const inside = toAssetPath(pathInside(target, addresses))
    const published = content.statics.get(toAssetPath(target)) ?? content.statics.get(inside)
    if (published !== undefined || reference.imported !== true) return published
    const fromSite = toFilePath(target.slice(1))
    return content.files.has(fromSite) || staticFilesOf(content.statics).has(fromSite) ? fromSite : undefined
  }
  return assetCandidates(reference, page).find(
    file => content.files.has(file) || staticFilesOf(content.statics).has(file),
  )
}

/** The file that an image or asset link means by a path of the disk, wherever it lies; static ones have addresses. */
export function wantedFile(reference: Reference, page: ParsedPage): FilePath | undefined {
  const { kind, target } = reference
  if (kind !== 'asset' && !(kind === 'url' && FILE_NAME.test(target))) return undefined
  if (!target.startsWith('/')) return assetCandidates(reference, page)[0]
  return reference.imported === true ? toFilePath(target.slice(1)) : undefined
}

/** The picture of a shared link that lies beside its text: `image: ./cover.png`. */
export function sharedPicture({ source }: Pick<ParsedPage, 'source'>, content: Content): FilePath | undefined {
  return pictureBeside(source.real ?? source.file, source.frontMatter.image, content)
}

/** A picture that metadata of a file name by a path from it, as Docusaurus takes it in. */
export function pictureBeside(from: FilePath, written: string | undefined, content: Content): FilePath | undefined {
  const file = fileBeside(from, written)
  return file !== undefined && (content.files.has(file) || staticFilesOf(content.statics).has(file)) ? file : undefined
}

/** What is named so, whether it is there or not. */
export const wantedPicture = ({ source }: Pick<ParsedPage, 'source'>): FilePath | undefined =>
  fileBeside(source.real ?? source.file, source.frontMatter.image)

const fileBeside = (from: FilePath, written: string | undefined): FilePath | undefined =>
  written !== undefined && /^\.{1,2}\//.test(written) ? toFilePath(`${folderOf(from)}/${written}`) : undefined

const staticFiles = new WeakMap<Content['statics'], ReadonlySet<FilePath>>()

/** Static files by where they lie, once for all references. */
const staticFilesOf = (statics: Content['statics']): ReadonlySet<FilePath> =>
  knownOr(staticFiles, statics, () => new Set(statics.values()))
