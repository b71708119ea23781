/** Where links and images lead: from what authors write to addresses, with a problem for each that leads nowhere. */

import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage, Reference, SourceKind } from '../../shared/document.ts'
import { nearest } from '../../shared/nearest.ts'
import {
  assetToAddress,
  decodeSafely,
  type FilePath,
  folderOf,
  nameOf,
  type Route,
  routeToAddress,
  toAssetPath,
  toFilePath,
} from '../../shared/path.ts'
import { type Problem, problemLevel, type ReportLevel } from '../../shared/problem.ts'
import type { Asset, Page, Target } from '../../shared/site.ts'
import { contentKey } from '../../shared/version.ts'
import { resolveRelative, toCanonicalRoute } from './route.ts'

/** Everything a link may lead to. */
export interface Destinations {
  config: Config
  content: Content
  /** Published pages. */
  pages: ReadonlyMap<Route, Page>
  /** Route of each published content file. */
  routes: ReadonlyMap<FilePath, Route>
  /** Output files that are not pages: feeds, the sitemap. */
  outputs: ReadonlySet<string>
  redirects: ReadonlySet<Route>
  assets: ReadonlyMap<FilePath, Asset>
}

export interface ResolvedReferences {
  targets: Target[]
  problems: Problem[]
}

/** Resolves every reference of one document. `route` is the page's own. */
export function resolveReferences(page: ParsedPage, route: Route, to: Destinations): ResolvedReferences {
  const problems: Problem[] = []
  const report = (reference: Reference, setting: ReportLevel, code: string, text: string, hint: string): void => {
    const level = problemLevel(setting)
    const { line, column } = reference
    if (level !== undefined) problems.push({ level, code, file: page.source.file, line, column, text, hint })
  }
  const targets = page.references.map((reference): Target => {
    const written = { href: reference.target + reference.query + reference.hash, route: undefined }
    switch (reference.kind) {
      case 'external':
        return written
      case 'plain':
        return { href: withBase(reference, to.config), route: undefined }
      case 'hash':
        return toPage(reference, route)
      case 'asset':
        return toAsset(reference) ?? written
      case 'file':
        return toFile(reference) ?? written
      case 'url':
        return toUrl(reference)
    }
  })
  return { targets, problems }

  function toPage(reference: Reference, target: Route): Target {
    checkAnchor(reference, target)
    const hash = reference.hash === '' ? '' : `#${encodeURI(decodeSafely(reference.hash.slice(1)))}`
    const address = reference.kind === 'hash' ? '' : routeToAddress(target, to.config)
    return { href: address + reference.query + hash, route: target }
  }

  function checkAnchor(reference: Reference, target: Route): void {
    const id = decodeSafely(reference.hash.slice(1)).normalize('NFC')
    const destination = to.pages.get(target)
    if (id === '' || id === 'top' || destination === undefined || !('parsed' in destination)) return
    if (destination.parsed.anchors.includes(id)) return
    const close = nearest(id, destination.parsed.anchors)
    const text = `на странице ${target} нет раздела «#${id}»`
    const hint =
      close === undefined ? 'исправьте ссылку или добавьте заголовку {#id}' : `возможно, имелось в виду «#${close}»`
    report(reference, to.config.onBrokenAnchors, 'broken-anchor', text, hint)
  }

  function toFile(reference: Reference): Target | undefined {
    const candidates = fileCandidates(reference.target, page, to.config)
    const file = candidates.find(candidate => to.routes.has(candidate))
    const found = file === undefined ? undefined : to.routes.get(file)
    if (found !== undefined) return toPage(reference, found)
    const draft = to.content.sources.find(source => candidates.includes(source.file))
    const text =
      draft === undefined
        ? `ссылка на файл ${reference.target}, которого нет`
        : `ссылка на черновик ${draft.file}: на сайте его не будет`
    report(
      reference,
      to.config.onBrokenMarkdownLinks,
      'broken-markdown-link',
      text,
      fileHint(candidates, draft !== undefined),
    )
    return undefined
  }

  function fileHint(candidates: FilePath[], draft: boolean): string {
    if (draft) return 'уберите ссылку или опубликуйте запись'
    const known = [...to.routes.keys()]
    const lower = new Map(known.map(file => [file.toLowerCase(), file]))
    const otherCase = candidates.map(file => lower.get(file.toLowerCase())).find(file => file !== undefined)
    if (otherCase !== undefined) return `имя отличается регистром: файл называется ${otherCase}`
    const sameName = known.filter(file => candidates.some(candidate => nameOf(candidate) === nameOf(file)))
    const close = sameName[0] ?? (candidates[0] === undefined ? undefined : nearest(candidates[0], known))
    return close === undefined
      ? 'проверьте путь: он считается от папки этого файла'
      : `возможно, имелся в виду ${close}`
  }

  function toUrl(reference: Reference): Target {
    const { target } = reference
    const base = to.config.baseUrl
    const inside = base !== '/' && target.startsWith(base) ? target.slice(base.length - 1) : target
    // As a browser does from the page's own address, which may end with a slash.
    const isSlashed = routeToAddress(route, to.config).endsWith('/')
    const path = inside.startsWith('/') ? inside : resolveRelative(isSlashed ? `${route}/` : route, inside)
    const wanted = toCanonicalRoute(path)
    if (to.pages.has(wanted)) return toPage(reference, wanted)
    const asset = toAssetPath(path)
    const isFile = to.content.statics.has(asset) || to.outputs.has(asset)
    if (isFile || to.redirects.has(wanted)) {
      return { href: assetToAddress(asset, base) + reference.query + reference.hash, route: undefined }
    }
    const close = nearest(wanted, to.pages.keys())
    const hint = close === undefined ? 'проверьте адрес' : `возможно, имелось в виду ${close}`
    report(reference, to.config.onBrokenLinks, 'broken-link', `ссылка ведёт на ${wanted}, а такой страницы нет`, hint)
    return { href: withBase(reference, to.config), route: undefined }
  }

  function toAsset(reference: Reference): Target | undefined {
    const file = resolveAsset(reference, page, to.content)
    const asset = file === undefined ? undefined : to.assets.get(file)
    if (asset !== undefined) return { href: asset.href + reference.query + reference.hash, route: undefined, asset }
    const what = reference.image ? 'картинки' : 'файла'
    const text = `${what} ${reference.target} нет`
    report(reference, 'throw', 'missing-asset', text, assetHint(reference))
    return undefined
  }

  function assetHint(reference: Reference): string {
    const known = [...to.content.files, ...to.content.statics.values()]
    const wanted = assetCandidates(reference, page)
    const lower = new Map(known.map(file => [file.toLowerCase(), file]))
    const otherCase = wanted.map(file => lower.get(file.toLowerCase())).find(file => file !== undefined)
    if (otherCase !== undefined) return `имя отличается регистром: файл называется ${otherCase}`
    const sameName = known.find(file => nameOf(file) === nameOf(reference.target))
    if (sameName !== undefined) return `возможно, имелся в виду ${sameName}`
    return reference.target.startsWith('/')
      ? 'путь от корня ищется в папке static'
      : 'путь считается от папки этого файла'
  }
}

function withBase(reference: Reference, config: Config): string {
  const path = reference.target.startsWith('/') ? config.baseUrl + reference.target.slice(1) : reference.target
  return encodeURI(path) + reference.query + reference.hash
}

/**
 * Files a Markdown link may mean, in Docusaurus' order: `./x.md` from this file only; `x.md` from this folder, the
 * content roots, the site; `/x.md` from the content roots and the site; `@site/docs/x.md` from the site.
 */
function fileCandidates(target: string, page: ParsedPage, config: Config): FilePath[] {
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

function assetCandidates(reference: Reference, page: ParsedPage): FilePath[] {
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
