/** Style sheets that components import: class names of CSS modules made unique, files named in them published. */

import { createHash } from 'node:crypto'

export interface Compiled {
  css: string
  /** Name as written -> names in the sheet; empty for plain CSS. */
  names: Record<string, string>
  /** Sheets named in `@import`, as written, in order. */
  imports: string[]
}

export interface StyleOptions {
  /** Site-relative path: part of every unique name. */
  file: string
  isModule: boolean
  /** What stands in `url()`, to what shall stand there. */
  url: (written: string) => string
}

/** Blocks of these hold rules or nothing that has classes; their own words are left alone. */
const KEYFRAMES = /^@(?:-\w+-)?keyframes\s+(["']?)([\w-]+)\1/

export function compileStyles(source: string, { file, isModule, url }: StyleOptions): Compiled {
  const names: Record<string, string> = {}
  const imports: string[] = []
  const unique = (name: string): string => {
    names[name] ??= `${name}_${digest(`${file}:${name}`)}`
    return names[name].split(' ')[0] ?? name
  }
  const parts = splitRules(withoutComments(source))
  if (isModule) {
    // Names of animations first: they are used before they are defined.
    for (const { text, end } of parts) if (end === '{') takeKeyframes(text, unique)
  }
  let prelude = ''
  const css = parts.map(({ text, end }): string => {
    const plain = text.trim()
    const imported = /^@import\s+(?:url\(\s*)?["']?([^"')\s]+)["']?\s*\)?\s*$/.exec(plain)?.[1]
    if (end === ';' && imported !== undefined && !/^(?:https?:)?\/\//.test(imported)) {
      imports.push(imported)
      return ''
    }
    if (end === '{') {
      prelude = plain
      return `${isModule ? renamePrelude(text, unique) : text}{`
    }
    const composed = isModule ? /^composes\s*:\s*(.+)$/.exec(plain)?.[1] : undefined
    if (composed !== undefined) {
      compose(prelude, composed, names, unique)
      return end === '}' ? '}' : ''
    }
    const declaration = isModule ? renameAnimation(text, names) : text
    return replaceUrls(declaration, url) + end
  })
  return { css: css.join('').trim(), names, imports }
}

const digest = (text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '')
  return hash.slice(0, 5)
}

const withoutComments = (css: string): string =>
  css.replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g, (_, text: string | undefined) => text ?? '')

/** Text up to each `{`, `}` and `;` that stands in no string and no brackets. */
function splitRules(css: string): { text: string; end: string }[] {
  const parts: { text: string; end: string }[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    const char = css.charAt(at)
    if (char === '"' || char === "'") at = endOfString(css, at)
    else if (char === '\\') at++
    else if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if ((char === '{' || char === '}' || char === ';') && depth === 0) {
      parts.push({ text: css.slice(start, at), end: char })
      start = at + 1
    }
  }
  if (css.slice(start).trim() !== '') parts.push({ text: css.slice(start), end: '' })
  return parts
}

function endOfString(css: string, from: number): number {
  const quote = css.charAt(from)
  for (let at = from + 1; at < css.length; at++) {
    if (css.charAt(at) === '\\') at++
    else if (css.charAt(at) === quote) return at
  }
  return css.length
}

function takeKeyframes(prelude: string, unique: (name: string) => string): void {
  const name = KEYFRAMES.exec(prelude.trim())?.[2]
  if (name !== undefined) unique(name)
}

/** Classes and ids of a selector; `:global(…)` keeps its own. */
function renamePrelude(text: string, unique: (name: string) => string): string {
  const plain = text.trim()
  const frames = KEYFRAMES.exec(plain)?.[2]
  if (frames !== undefined) return text.replace(frames, unique(frames))
  if (plain.startsWith('@') && !/^@(?:scope|nest)\b/.test(plain)) return text
  return text
    .replace(
      /:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)|(["'])(?:\\.|(?!\2)[^\\])*\2|:global\s+([^,{]+)|([.#])(-?[_a-zA-Z\u0080-\uffff][\w\u0080-\uffff-]*)/g,
      (whole, inside?: string, _quote?: string, rest?: string, sign?: string, name?: string) => {
        if (inside !== undefined || rest !== undefined) return inside ?? rest ?? ''
        return sign === undefined || name === undefined ? whole : sign + unique(name)
      },
    )
    .replace(/:local\(([^()]*)\)/g, '$1')
}

/** `animation: spin 2s`: only names that this sheet defines. */
function renameAnimation(text: string, names: Record<string, string>): string {
  if (!/^\s*(?:-\w+-)?animation(?:-name)?\s*:/.test(text)) return text
  return text.replace(/(?<![\w-])[a-zA-Z_][\w-]*(?![\w-]*\s*[:(])/g, name => names[name] ?? name)
}

/** `.a { composes: b c }`: whoever asks for `a` gets all three. */
function compose(
  prelude: string,
  value: string,
  names: Record<string, string>,
  unique: (name: string) => string,
): void {
  const own = /\.([\w-]+)\s*$/.exec(prelude)?.[1]
  if (own === undefined) return
  const fromGlobal = /\bfrom\s+global\s*$/.test(value)
  const others = value
    .replace(/\s+from\s+.*$/, '')
    .trim()
    .split(/\s+/)
  unique(own)
  names[own] = [names[own], ...others.map(name => (fromGlobal ? name : unique(name)))].join(' ')
}

function replaceUrls(text: string, url: (written: string) => string): string {
  return text.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, written: string) =>
    /^(?:data:|https?:|\/\/|#)/.test(written) ? whole : `url(${quote}${url(written.trim())}${quote})`,
  )
}

/** Classes that a sheet has rules for; `undefined` when some rule has no class and holds everywhere. */
export function classesOf(css: string): Set<string> | undefined {
  const classes = new Set<string>()
  for (const { text, end } of splitRules(withoutComments(css))) {
    const selector = text.trim()
    if (end !== '{' || selector.startsWith('@') || /^(?:from|to|[\d.]+%)/.test(selector)) continue
    for (const part of selector.split(',')) {
      const found = [...part.matchAll(/\.((?:[\w\u0080-\uffff-]|\\.)+)/g)].map(match =>
        (match[1] ?? '').replaceAll('\\', ''),
      )
      // Nested rules stand inside one that was looked at.
      if (found.length === 0 && !part.includes('&')) return undefined
      for (const name of found) classes.add(name)
    }
  }
  return classes
}
