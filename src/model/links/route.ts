/** From file names and front matter to ids, dates and routes: Docusaurus' URL rules, nothing else. */

import type { DocsConfig, NumberPrefixParser } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { DATED_NAME, dayOfName, isIndexFile, withoutExtension } from '../../shared/files.ts'
import { folderOf, nameOf, toRoute } from '../../shared/path.ts'

/** `01-intro`, `2 . Setup`: a number, a separator, a name. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** `2024-05-01-x`, `7.0-notes`: dates and versions keep their numbers. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/

interface Prefixed {
  name: string
  /** Number of the prefix, for ordering. */
  position: number | undefined
}

/** Splits a number prefix off a file or folder name without extension. */
export function splitNumberPrefix(name: string, enabled: boolean | NumberPrefixParser): Prefixed {
  if (typeof enabled === 'function') {
    const { filename, numberPrefix } = enabled(name)
    return { name: filename, position: numberPrefix }
  }
  const match = enabled && !DATE_OR_VERSION.test(name) ? NUMBER_PREFIX.exec(name) : null
  if (match?.[1] === undefined || match[2] === undefined) return { name, position: undefined }
  return { name: match[2], position: Number(match[1]) }
}

/**
 * `index`, `README` (any case) and `<folder>/<folder>` stand for their folder. Names as on disk: `01-guides/guides.md`
 * is a page of its own, as in Docusaurus.
 */
function isFolderIndex(name: string, folder: string): boolean {
  const lower = name.toLowerCase()
  return lower === 'index' || lower === 'readme' || (folder !== '' && lower === folder.toLowerCase())
}

export interface PostPlace {
  /** Below the blog's base: `/2023/12/15/long-polling`, `/mosh`. */
  slug: string
  /** Fallback title: the name without the date, or the path when there is none. */
  name: string
  /** Date in the file name, parts padded: `2023-12-15`. */
  day: string | undefined
}

/** Slug and date that a post's path gives. `slug` of the front matter stays under the blog's base. */
export function placePost(source: Pick<Source, 'path' | 'frontMatter'>): PostPlace {
  const path = withoutExtension(source.path)
  const match = DATED_NAME.exec(path)?.groups
  const dated = match !== undefined && match.date !== undefined
  // A post `index.md` in the blog folder itself is no list of posts.
  const withoutIndex = path.replace(/\/index$/, '')
  const fromPath = dated ? `/${match.date?.replaceAll('-', '/')}/${match.folder}${match.text}` : `/${withoutIndex}`
  return {
    slug: fromTop(source.frontMatter.slug) ?? fromPath,
    name: dated ? match.text || nameOf(withoutIndex) : withoutIndex,
    day: dayOfName(path),
  }
}

export interface DocPlace {
  /** Folder path without number prefixes + id: `linux/ssh`. */
  id: string
  /** Last part of the id. */
  baseId: string
  /** Folder path without number prefixes: `linux`. */
  folder: string
  /** Below the docs' base; ends with a slash when it stands for its folder or was written so. */
  slug: string
  /** Number prefix of the file. */
  position: number | undefined
  /** Stands for its folder. */
  isIndex: boolean
}

/** Id, slug and position that a doc's path and front matter give. */
export function placeDoc(
  source: Pick<Source, 'path' | 'frontMatter'>,
  numberPrefixes: DocsConfig['numberPrefixes'],
): DocPlace {
  const { frontMatter } = source
  const prefixes = frontMatter.parseNumberPrefixes && numberPrefixes
  const folder = folderOf(source.path)
    .split('/')
    .map(part => splitNumberPrefix(part, prefixes).name)
    .join('/')
  const { name, position } = splitNumberPrefix(withoutExtension(nameOf(source.path)), prefixes)
  const baseId = frontMatter.id ?? name
  const isIndex = isFolderIndex(withoutExtension(nameOf(source.path)), nameOf(folderOf(source.path)))
  return {
    id: folder === '' ? baseId : `${folder}/${baseId}`,
    baseId,
    folder,
    slug: docSlug(frontMatter.slug, folder, isIndex ? '' : baseId),
    position,
    isIndex,
  }
}

function docSlug(slug: string | undefined, folder: string, name: string): string {
  const base = folder === '' ? '/' : `/${folder}/`
  if (slug === undefined) return base + name
  if (slug.startsWith('/')) return slug
  return resolveRelative(base, slug) + (slug.endsWith('/') ? '/' : '')
}

/** Posts and pages lie below one address, whatever their folder: a step up leads nowhere. */
const fromTop = (slug: string | undefined): string | undefined =>
  slug !== undefined && /^\.\.?\//.test(slug) ? resolveRelative('/', slug) : slug

/** `resolveRelative('/docs/linux/ssh', '../tools')` -> `/docs/tools`; like a URL against a page's address. */
export function resolveRelative(from: string, target: string): string {
  const parts = from.slice(0, from.lastIndexOf('/')).split('/')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return toRoute(...parts)
}

/** Route of a file in a pages folder: `about.md` -> `/about`, `x/index.md` -> `/x`. */
export function placePage(source: Pick<Source, 'path' | 'frontMatter'>): string {
  return fromTop(source.frontMatter.slug) ?? withoutExtension(source.path).replace(/(^|\/)index$/i, '')
}

/** The page stands for its folder. */
export const isIndexPage = ({ path, frontMatter }: Pick<Source, 'path' | 'frontMatter'>): boolean =>
  frontMatter.slug === undefined && isIndexFile(path)
