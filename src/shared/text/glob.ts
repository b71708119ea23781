/** Glob patterns over `/`-separated paths, as configs write them: `**`, `*`, `?`, `[abc]`, `{a,b}`, `!` in front. */

import { escapeRegExp } from './escape.ts'

/** Regular expression source of one pattern without its anchors. */
function patternSource(pattern: string): string {
  let source = ''
  let braces = 0
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at)
    const rest = pattern.slice(at)
    const afterSlash = at === 0 || pattern[at - 1] === '/'
    if (afterSlash && rest.startsWith('**/')) {
      source += '(?:[^/]+/)*'
      at += 2
    } else if (rest === '/**' && pattern[at - 1] !== '*') {
      source += '(?:/.*)?'
      break
    } else if (rest === '**' && afterSlash) {
      source += '.*'
      break
    } else if (char === '*') {
      source += '[^/]*'
      while (pattern[at + 1] === '*') at += 1
    } else if (char === '?') source += '[^/]'
    else if (char === '{' && rest.includes('}')) {
      source += '(?:'
      braces += 1
    } else if (char === '}' && braces > 0) {
      source += ')'
      braces -= 1
    } else if (char === ',' && braces > 0) source += '|'
    else if (char === '[' && rest.indexOf(']') > 1) {
      const end = rest.indexOf(']')
      const inside = rest.slice(1, end).replace(/\\/g, '\\\\')
      source += `[${inside.startsWith('!') ? `^/${inside.slice(1)}` : inside}]`
      at += end
    } else if (char === '\\' && rest.length > 1) {
      at += 1
      source += escapeRegExp(pattern.charAt(at))
    } else source += escapeRegExp(char)
  }
  return source + ')'.repeat(braces)
}

/**
 * Test for a list of patterns: true when one of them matches the whole path and none of the `!` ones does.
 * A leading `/` or `./` means nothing, in patterns and paths alike; `tags/**` matches `tags` too as
 * picomatch has it (but not after a star: a folder pattern must not catch files).
 * A pattern with an impossible class (`[z-a]`) matches only itself.
 */
export function createMatcher(patterns: readonly string[]): (path: string) => boolean {
  const compile = (pattern: string): RegExp => {
    const plain = pattern.replace(/^\.?\//, '')
    try {
      return new RegExp(`^${patternSource(plain)}$`, 'u')
    } catch {
      return new RegExp(`^${escapeRegExp(plain)}$`, 'u')
    }
  }
  const wanted = patterns.filter(pattern => !pattern.startsWith('!')).map(compile)
  const unwanted = patterns.filter(pattern => pattern.startsWith('!')).map(pattern => compile(pattern.slice(1)))
  return path => {
    const plain = path.replace(/^\//, '')
    return wanted.some(expression => expression.test(plain)) && !unwanted.some(expression => expression.test(plain))
  }
}
