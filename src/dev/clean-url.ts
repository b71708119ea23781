/** From a request target to a file, by the same rules as a production server: one address for each page. */

import { encodePath } from '../shared/path.ts'
import { attempt } from '../shared/value.ts'

interface CleanUrlOptions {
  /** Starts and ends with `/`, encoded. */
  baseUrl: string
  /** `true`: pages are `x/index.html` and end with a slash; `undefined`: they answer with a slash and without. */
  trailingSlash?: boolean | undefined
  /** Folders of languages, `en/`: their home pages are at such addresses, whatever the rule of slashes. */
  homes?: readonly string[] | undefined
  /** Whether the output has this file: decoded path without a leading slash. */
  isFile: (path: string) => boolean
}

type Resolution =
  | { kind: 'file'; path: string }
  /** Always a path on this host. */
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' }
  /** Not a path of any site. */
  | { kind: 'bad' }

/** Where missing files get a bare 404 and never a page. */
const ASSETS = 'assets/'

/**
 * Resolves a raw request target (`/a/b?c`). Nothing here touches the disk but `isFile`, and what it is asked about
 * holds no `..`, no backslash and no control character.
 */
export function resolveTarget(target: string, options: CleanUrlOptions): Resolution {
  const [rawPath = '', ...rest] = target.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const path = normalizePath(rawPath)
  if (path === undefined) return { kind: 'bad' }
  const base = normalizePath(options.baseUrl) ?? '/'
  const redirect = (inside: string): Resolution => ({ kind: 'redirect', location: toLocation(base + inside, query) })
  if (/[\\\u0000-\u001F\u007F]/.test(path)) return { kind: 'missing' }
  if (!path.startsWith(base)) return `${path}/` === base || path === '/' ? redirect('') : { kind: 'missing' }
  const inside = path.slice(base.length)

  if (inside.startsWith(ASSETS)) return options.isFile(inside) ? { kind: 'file', path: inside } : { kind: 'missing' }
  if (/^404(\.html|\/)?$/.test(inside)) return { kind: 'missing' }
  if (inside === '') return options.isFile('index.html') ? { kind: 'file', path: 'index.html' } : { kind: 'missing' }
  const { homes = [] } = options
  if (homes.includes(inside) && options.isFile(`${inside}index.html`))
    return { kind: 'file', path: `${inside}index.html` }
  if (homes.includes(`${inside}/`)) return redirect(`${inside}/`)
  if (options.trailingSlash === true) return resolveSlashed(inside, redirect, options)
  const index = `${inside}index.html`
  if (options.trailingSlash === undefined && inside.endsWith('/') && options.isFile(index)) {
    return { kind: 'file', path: index }
  }
  if (inside.endsWith('/')) return redirect(inside.replace(/\/+$/, ''))
  if (inside.endsWith('.html')) return redirect(withoutHtml(inside))
  const found = [inside, `${inside}.html`, `${inside}/index.html`].find(options.isFile)
  return found === undefined ? { kind: 'missing' } : { kind: 'file', path: found }
}

function resolveSlashed(
  inside: string,
  redirect: (inside: string) => Resolution,
  { isFile }: CleanUrlOptions,
): Resolution {
  const folder = withoutHtml(inside).replace(/\/+$/, '')
  const page = `${folder}/index.html`
  if (isFile(page))
    return inside === `${folder}/` ? { kind: 'file', path: page } : redirect(folder === '' ? '' : `${folder}/`)
  if (isFile(inside) && !inside.endsWith('/')) return { kind: 'file', path: inside }
  return { kind: 'missing' }
}

/** `a/index.html` -> `a`, `a.html` -> `a`, `index.html` -> ``; `reindex.html` is a page of its own. */
const withoutHtml = (path: string): string => path.replace(/(?:(?:^|\/)index)?\.html$/, '')

/** Decoded path with one slash at a time and no dots, or `undefined` when it leaves the root or is no path at all. */
function normalizePath(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined
  const decoded = attempt(() => decodeURIComponent(raw))
  if (decoded === undefined || decoded.includes('\0')) return undefined
  const parts: string[] = []
  for (const part of decoded.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') parts.push(part)
  }
  const isFolder = /\/\.{0,2}$/.test(decoded) && parts.length > 0
  return `/${parts.join('/')}${isFolder ? '/' : ''}`
}

/** A path starts with one slash, so a browser cannot read the rest as another host. */
const toLocation = (path: string, query: string): string =>
  `/${encodePath(path.replace(/^[/\\]+/, ''))}${query.replace(/[\u0000-\u0020\u007F]/g, '')}`
