/** What an `import` of the site's code names: a file, a file as text or as an address, a package. */

import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export type Target =
  | { kind: 'file'; path: string }
  /** The text of a file, or its address. */
  | { kind: 'raw' | 'url'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing'; path: string }
  /** A loader of webpack that has no counterpart. */
  | { kind: 'loader'; name: string }

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json']
/** Read and bundled; everything else that is imported is published as it is. */
export const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/
export const STYLE = /\.(?:css|scss|sass|less)$/
/** Docusaurus' bundler turns these into addresses. */
export const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp[34]|webm|ogg|wav|flac|aac|woff2?|ttf|otf|eot|pdf|zip|txt|docx?|xlsx?|pptx?)$/i

/** `importer` is an absolute file. */
export function readSpecifier(written: string, importer: string, siteDir: string): Target {
  const inline = /^!*(?:([\w-]+-loader)(?:\?[^!]*)?!)+(.+)$/.exec(written)
  if (inline !== null) {
    const [, loader = '', rest = ''] = inline
    const target = readSpecifier(rest, importer, siteDir)
    if (target.kind !== 'file') return target
    if (loader === 'raw-loader') return { kind: 'raw', path: target.path }
    if (loader === 'file-loader' || loader === 'url-loader') return { kind: 'url', path: target.path }
    return { kind: 'loader', name: loader }
  }
  const [, name = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(written) ?? []
  const local = name.startsWith('@site/')
    ? join(siteDir, name.slice('@site/'.length))
    : /^\.{1,2}(?:\/|$)/.test(name)
      ? resolve(dirname(importer), name)
      : name.startsWith('/')
        ? name
        : undefined
  if (local === undefined) return { kind: 'package', name: written }
  const path = findFile(local)
  if (path === undefined) return { kind: 'missing', path: local }
  if (/^\?raw\b/.test(query)) return { kind: 'raw', path }
  if (/^\?url\b/.test(query)) return { kind: 'url', path }
  return { kind: 'file', path }
}

/** The file of a theme component that the site has itself. */
export function findThemeFile(name: string, siteDir: string): string | undefined {
  return findFile(join(siteDir, 'src/theme', name))
}

function findFile(path: string): string | undefined {
  if (isFile(path)) return path
  const beside = EXTENSIONS.map(extension => path + extension)
  const inside = EXTENSIONS.map(extension => join(path, `index${extension}`))
  return [...beside, ...inside].find(isFile)
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** A package that can be found from the site: looked up as Node does, without running anything. */
export function hasPackage(specifier: string, siteDir: string): boolean {
  const name = packageName(specifier)
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true
    if (folder === dirname(folder)) return false
  }
}

export const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
