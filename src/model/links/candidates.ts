/** Which files a link or an image may mean, in the order they are tried. */

import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage, Reference, SourceKind } from '../../shared/document.ts'
import { type FilePath, folderOf, toAssetPath, toFilePath } from '../../shared/path.ts'
import { contentKey } from '../../shared/version.ts'

/**
 * Files a Markdown link may mean, in Docusaurus' order: `./x.md` from this file only; `x.md` from this folder, the
 * content roots, the site; `/x.md` from the content roots and the site; `@site/docs/x.md` from the site.
 */
export function fileCandidates(target: string, page: ParsedPage, config: Config): FilePath[] {
  // A translation may name what is not translated.
  const original = instancesOf(config, page.source.kind).find(({ key }) => key === page.source.instance)?.path ?? ''
  const here = [folderOf(page.source.file), `${original}/${folderOf(page.source.path)}`].map(folder =>
    toFilePath(`${folder}/${target}`),
  )
  if (target.startsWith('@site/')) return [toFilePath(target.slice('@site/'.length))]
  if (target.startsWith('./') || target.startsWith('../')) return here
  const roots = [...ownRoots(page, config), ...otherRoots(page, config), '']
  const fromRoots = roots.map(root => toFilePath(`${root}/${target}`))
  return target.startsWith('/') ? fromRoots : [...here, ...fromRoots]
}

/** Folders of the document's own instance and version, what is translated first. */
function ownRoots({ source }: ParsedPage, config: Config): string[] {
  const instance = instancesOf(config, source.kind).find(({ key }) => key === source.instance)
  if (instance === undefined) return [source.file.slice(0, source.file.length - source.path.length)]
  return instance.localizedPath === undefined ? [instance.path] : [instance.localizedPath, instance.path]
}

/** Folders of other instances; another version of the same documents never answers for this one. */
function otherRoots({ source }: ParsedPage, config: Config): string[] {
  const own = instancesOf(config, source.kind).find(({ key }) => key === source.instance)
  const others = (['doc', 'post', 'page'] as const).flatMap(kind =>
    instancesOf(config, kind).filter(({ id, isLast }) => isLast && !(kind === source.kind && id === own?.id)),
  )
  return others.map(({ path }) => path)
}

function instancesOf(config: Config, kind: SourceKind) {
  switch (kind) {
    case 'doc':
      return config.docs.map(docs => ({ ...docs, key: contentKey(docs), isLast: docs.version.isLast }))
    case 'post':
      return config.blogs.map(blog => ({ ...blog, key: blog.id, isLast: true }))
    case 'page':
      return config.pages.map(pages => ({ ...pages, key: pages.id, isLast: true }))
  }
}

/** Files that an image or asset link may mean. */
export function assetCandidates(reference: Reference, page: ParsedPage): FilePath[] {
  const { target } = reference
  if (target.startsWith('@site/')) return [toFilePath(target.slice('@site/'.length))]
  if (target.startsWith('/')) return [toFilePath(`static${target}`)]
  return [toFilePath(`${folderOf(page.source.file)}/${target}`)]
}

/** The file an image or asset link means, when it exists. */
export function resolveAsset(reference: Reference, page: ParsedPage, content: Content): FilePath | undefined {
  if (reference.kind !== 'asset') return undefined
  if (reference.target.startsWith('/')) return content.statics.get(toAssetPath(reference.target))
  return assetCandidates(reference, page).find(
    file => content.files.has(file) || [...content.statics.values()].includes(file),
  )
}
