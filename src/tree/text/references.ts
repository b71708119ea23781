/** Links and images: each becomes a `Reference`, its address a mark that rendering replaces. */

import type { Reference } from '../../shared/document.ts'
import { isPhotoFile, isTextFile } from '../../shared/files.ts'
import { hasMark, mark, readMark } from '../../shared/mark.ts'
import {
  decodeSafely,
  extensionOf,
  type FilePath,
  folderOf,
  splitAddress,
  toFilePath,
  withoutDots,
} from '../../shared/path.ts'
import { isExternalUri, isLocalUri, isUnsafeUri } from '../../shared/text/uri.ts'
import type { Context } from '../context.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  lineOf,
  type Place,
  replaceNodes,
  text,
  walkElements,
} from '../html-tree.ts'

/** Attributes that hold one address. */
const ADDRESSES: ReadonlyMap<string, string[]> = new Map([
  ['a', ['href']],
  ['area', ['href']],
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['iframe', ['src']],
])
const NONE: readonly string[] = []
const MEDIA = new Set(['source', 'video', 'audio', 'track'])

/** Files that a site publishes as they are; by relative path any of them, from the root only those of the first line. */
const DOWNLOADS =
  'png jpg jpeg gif webp avif svg ico bmp apng pdf epub zip gz tgz bz2 xz 7z rar tar dmg pkg exe msi apk deb rpm iso jar doc docx xls xlsx ppt pptx odt ods odp rtf mp3 ogg oga wav flac m4a mp4 m4v webm mov mkv avi woff woff2 ttf otf ics vcf torrent'.split(
    ' ',
  )
const TEXT_FILES =
  'txt csv tsv json yaml yml toml ini conf cfg log sql sh bash zsh ps1 bat cmd py lua rb rs go java kt c h cc cpp hpp cs php pl r js mjs cjs ts mts tsx jsx css scss patch diff xml xsl service eps ai ps psd sketch fig tex bib ipynb drawio vsdx obj stl step dwg dxf blend bin dat hex'.split(
    ' ',
  )
const ROOT_ASSETS = new Set(DOWNLOADS)
const RELATIVE_ASSETS = new Set([...DOWNLOADS, ...TEXT_FILES])

export function collectReferences(nodes: HtmlNode[], context: Context): HtmlNode[] {
  const dropped = new Set<HtmlNode>()
  walkElements(nodes, node => {
    if (node.attributes.srcset !== undefined) markSet(node, context)
    if (node.own === true) return
    for (const name of ADDRESSES.get(node.name) ?? NONE) {
      const written = node.attributes[name]
      if (typeof written !== 'string' || context.options.isPublished?.(written) === true) continue
      const known = readMark(written)
      if (known?.kind === 'link') adoptReference(node, known.index, context)
      else if (hasMark(written)) continue
      else if (isLocalUri(written) || isUnsafeUri(written, node.name === 'img')) {
        context.report('warning', isLocalUri(written) ? 'unsafe-link/file' : 'unsafe-link', { at: node.at })
        dropped.add(node)
      } else {
        if (written === '' && node.name === 'a') context.report('warning', 'empty-link', { at: node.at })
        markAddress(node, name, context)
      }
    }
  })
  if (dropped.size === 0) return nodes
  // Asked for when what is inside has been replaced: a link may hold another one that goes.
  return replaceNodes(nodes, node => {
    if (node.kind !== 'element' || !dropped.has(node)) return undefined
    return node.name === 'img' ? [text(attribute(node, 'alt'))] : node.children
  })
}

function markAddress(node: HtmlElement, name: string, context: Context): void {
  const reference = createReference(attribute(node, name), {
    image: node.name === 'img' || name === 'poster',
    media: MEDIA.has(node.name),
    at: node.at,
    text: node.name === 'a' ? lineOf(node.children) : attribute(node, 'alt'),
    context,
  })
  if (node.written === true) reference.by = 'tag'
  const index = context.references.push(reference) - 1
  node.attributes[name] = mark('link', index)
  if (node.name === 'img' && name === 'src') sizeImage(node, reference, index)
  // Docusaurus leaves such a tag as its author wrote it.
  const isTheirs = node.written === true && context.options.lenient !== undefined
  if (node.name === 'a' && !isTheirs) aimLink(node, reference)
}

/** A link that leaves the pages of the site opens a window of its own. */
function aimLink(node: HtmlElement, reference: Reference): void {
  if (reference.kind === 'external' && /^(https?:|\/\/)/i.test(reference.target)) {
    node.attributes.target ??= '_blank'
    node.attributes.rel ??= 'noopener noreferrer'
    // The other site could send this page elsewhere.
    node.attributes.rel = attribute(node, 'rel').replaceAll(/(?<!\S)opener(?!\S)/gi, 'noopener')
    // Paper shows where links lead, and this one says it itself.
    if (bareOf(reference.text) === bareOf(reference.target)) node.attributes['data-bare'] = ''
  } else if (reference.kind === 'asset' || reference.kind === 'plain') {
    node.attributes.target ??= '_blank'
  }
}

/** An address as people write it in a text. */
const bareOf = (address: string): string =>
  decodeSafely(address)
    .trim()
    .replace(/^(?:https?:)?\/\/|\/$/gi, '')

/** An address that MDX code made (`import`, `useBaseUrl`) is a reference already; only now it is known what for. */
function adoptReference(node: HtmlElement, index: number, { references }: Context): void {
  const reference = references[index]
  if (reference === undefined) return
  delete reference.loose
  if (node.name === 'a') reference.text = lineOf(node.children)
  const isLink = reference.by === 'link'
  if (isLink ? opensAside(node) : node.written === true) reference.by = 'code'
  if (isLink) aimLink(node, reference)
  if (node.name !== 'img') return
  reference.image = true
  reference.text = attribute(node, 'alt')
  if (reference.kind === 'url') reference.kind = 'asset'
  sizeImage(node, reference, index)
}

/** Docusaurus leaves such a link to browsers, and nothing looks where it leads. */
const opensAside = ({ attributes: { target = '_self' } }: HtmlElement): boolean => target !== '_self'

/** The size of a picture of the site is put in when it is known, and its widths, unless the author gave such. */
function sizeImage(node: HtmlElement, reference: Reference, index: number): void {
  const { width, height, srcset } = node.attributes
  if (reference.kind !== 'asset') return
  if (width === undefined && height === undefined) node.size = index
  if (srcset !== undefined || !isPhotoFile(reference.target)) return
  node.widths = index
  reference.fits = true
}

/** `a.png 1x, b.png 2x` */
function markSet(node: HtmlElement, context: Context): void {
  const written = attribute(node, 'srcset')
  if (hasMark(written)) return
  const parts = written.split(/,\s+|,$/).filter(part => part.trim() !== '')
  const marked = parts.map(part => {
    const [address = '', ...size] = part.trim().split(/\s+/)
    if (isLocalUri(address) || isUnsafeUri(address, true)) {
      context.report('warning', isLocalUri(address) ? 'unsafe-link/file' : 'unsafe-link', { at: node.at })
      return ''
    }
    const reference = createReference(address, {
      image: true,
      media: false,
      at: node.at,
      text: attribute(node, 'alt'),
      context,
    })
    return [mark('link', context.references.push(reference) - 1), ...size].join(' ')
  })
  node.attributes.srcset = marked.filter(part => part !== '').join(', ')
}

interface ReferenceOrigin {
  image: boolean
  /** Sound and video: local ones are files too. */
  media: boolean
  at: Place | undefined
  text: string
  context: Context
}

/** Reads an address as written, percent-encoded or not. */
export function createReference(written: string, { image, media, at, text, context }: ReferenceOrigin): Reference {
  const page = context.source.file
  const place = at?.file === page ? at : context.hosts.get(at?.file ?? page)
  // A part of the theme that the site draws is nobody's partial: its own file is named.
  const elsewhere = place === undefined && at !== undefined && at.file !== page ? at : undefined
  const base = {
    ...(elsewhere && { file: elsewhere.file }),
    image,
    line: (place ?? elsewhere)?.line ?? context.source.bodyLine,
    column: (place ?? elsewhere)?.column ?? 1,
    text,
    context: undefined,
  }
  const address = written.trim().replace(/^pathname:\/\/(?=https?:)/, '')
  if (address.startsWith('pathname://')) {
    const { path, query, hash } = splitAddress(address.slice('pathname://'.length))
    return { ...base, kind: 'plain', target: decodeSafely(path), query, hash }
  }
  if (isExternalUri(address)) return { ...base, kind: 'external', target: address, query: '', hash: '' }
  const { path, query, hash } = splitAddress(address)
  const decoded = withoutDots(decodeSafely(path).normalize('NFC'))
  // `a.md/#part`: Docusaurus 2 saw the file in it.
  const isFile = context.options.lenient !== undefined && decoded.endsWith('/') && isTextFile(decoded.slice(0, -1))
  const target = isFile ? decoded.slice(0, -1) : decoded
  if (target === '' && !image) return { ...base, kind: 'hash', target: '', query, hash }
  const kind = localKind(target, image || media)
  return { ...base, kind, target: kind === 'url' ? target : fromPartial(target, at?.file, page), query, hash }
}

function localKind(target: string, file: boolean): 'file' | 'asset' | 'url' {
  if (file) return 'asset'
  if (isTextFile(target)) return 'file'
  if (target.startsWith('@site/')) return 'asset'
  return (target.startsWith('/') ? ROOT_ASSETS : RELATIVE_ASSETS).has(extensionOf(target)) ? 'asset' : 'url'
}

/** Paths in a partial are counted from the partial. */
function fromPartial(target: string, file: FilePath | undefined, page: FilePath): string {
  if (file === undefined || file === page || target.startsWith('/') || target.startsWith('@site/')) return target
  return `@site/${toFilePath(`${folderOf(file)}/${target}`)}`
}
