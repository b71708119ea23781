/** What an import means, by its words alone: decided here for documents, components and browsers alike. */

import { isScriptFile, isSheetFile, isTextFile } from '../shared/files.ts'
import { extensionOf, splitAddress } from '../shared/path.ts'

export type Specifier =
  /** `@docusaurus/x`, `@generated/x`: names that no package may have. */
  | { kind: 'docusaurus' }
  /** `@theme/x`; `original`: `@theme-original/x`, never the site's own. */
  | { kind: 'theme'; name: string; original: boolean }
  /** A file by its path: from the site, from who imports it, or from the root, which is the site's for documents. */
  | { kind: 'file'; from: 'site' | 'importer' | 'root'; path: string; as: 'module' | 'raw' | 'url' }
  /** A loader of webpack that has no counterpart. */
  | { kind: 'loader'; name: string }
  | { kind: 'package'; name: string }

/**
 * Docusaurus' own files behind its names: `@docusaurus/core/lib/client/exports/Link` is `@docusaurus/Link`,
 * `@docusaurus/theme-classic/lib/theme/Heading` is `@theme-original/Heading`, and
 * `@docusaurus/plugin-content-blog/lib/client/contexts.js` has what `…/client` has.
 */
export const publicName = (written: string): string =>
  written
    .replace(/^@docusaurus\/core\/lib\/client\/exports\/(\w+)(?:\.js)?$/, '@docusaurus/$1')
    .replace(/^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme\/(.+?)(?:\/index)?(?:\.[jt]sx?)?$/, '@theme-original/$1')
    .replace(/^(@docusaurus\/plugin-content-(?:docs|blog))\/(?:lib|src)\/client(?:\/.*)?$/, '$1/client')
    .replace(/^@docusaurus\/theme-common\/(?:lib|src)(?:\/.*)?$/, '@docusaurus/theme-common/internal')

const LISTS = '.docusaurus/docusaurus-plugin-content-blog/'

/** The blog whose list of recent posts Docusaurus writes into this file while it builds; sites take it in. */
export const blogOfList = (path: string): string | undefined =>
  /(?:^|\/)\.docusaurus\/docusaurus-plugin-content-blog\/([^/]+)\/blog-post-list-prop-\1\.json$/.exec(path)?.[1]

export function readSpecifier(asWritten: string): Specifier {
  // `!!x` without a loader means that none of the configured ones is used.
  const written = asWritten.replace(/^-?!+(?=[.@/])/, '')
  const [, loader, rest = ''] = /^!*(?:([\w-]+-loader)(?:\?[^!]*)?!)+(.+)$/.exec(written) ?? []
  if (loader !== undefined) return throughLoader(readSpecifier(rest), loader)
  const [, original, name = ''] = /^@theme(-original|-init)?\/(.+)$/.exec(written) ?? []
  if (name !== '') return { kind: 'theme', name, original: original !== undefined }
  const list = written.replace(/^(?:@generated\/docusaurus-plugin-content-blog|~blog)\//, LISTS)
  if (list !== written && blogOfList(list) !== undefined)
    return { kind: 'file', from: 'site', path: list, as: 'module' }
  if (/^@(?:docusaurus|generated)\//.test(written)) return { kind: 'docusaurus' }
  const { path, query } = splitAddress(written)
  const as = /^\?raw\b/.test(query) ? 'raw' : /^\?url\b/.test(query) ? 'url' : 'module'
  if (path.startsWith('@site/')) return { kind: 'file', from: 'site', path: path.slice('@site/'.length), as }
  if (/^\.{1,2}(?:\/|$)/.test(path)) return { kind: 'file', from: 'importer', path, as }
  // Of Windows too: `C:/site/a.svg`.
  if (/^(?:[a-z]:)?\//i.test(path)) return { kind: 'file', from: 'root', path, as }
  return { kind: 'package', name: written }
}

function throughLoader(target: Specifier, loader: string): Specifier {
  if (target.kind !== 'file' || target.as !== 'module') return target
  if (loader === 'raw-loader') return { ...target, as: 'raw' }
  return loader === 'file-loader' || loader === 'url-loader'
    ? { ...target, as: 'url' }
    : { kind: 'loader', name: loader }
}

/** Docusaurus' bundler turns these into addresses; a drawing becomes a component. */
const ASSETS = new Set(
  'png jpg jpeg gif webp avif ico bmp mp3 mp4 m4a m4v webm ogg oga ogv wav flac aac mov avi mkv mpg mpeg vob wmv woff woff2 ttf otf eot pdf zip txt doc docx xls xlsx ppt pptx'.split(
    ' ',
  ),
)

/** What a file is to those who import it; `bare`: its name has no extension, so it stands for code beside it. */
type FileRole = 'text' | 'code' | 'style' | 'drawing' | 'asset' | 'bare' | 'other'

export function roleOf(path: string): FileRole {
  const extension = extensionOf(path)
  if (isTextFile(path)) return 'text'
  if (isScriptFile(path) || isDataFile(path) || path.endsWith('.d.ts')) return 'code'
  if (isSheetFile(path)) return 'style'
  if (extension === 'svg') return 'drawing'
  if (ASSETS.has(extension)) return 'asset'
  return extension === '' ? 'bare' : 'other'
}

/** Data that code takes in as a value. */
export const isDataFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path)

/** React, of which a page has one: the engine's own, handed to whatever code of a site asks for it in a browser. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const
