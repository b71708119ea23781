/** The `_headers` file of a built site (the format of Cloudflare Pages and Netlify), so that a preview sends the same. */

import { escapeRegExp } from '../shared/text/escape.ts'

export type HeaderRules = (path: string) => Record<string, string>

interface Rule {
  pattern: RegExp
  headers: Record<string, string>
}

/** Headers for a decoded path; of several rules that match, the last one has its say on a header. */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: Rule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: {} })
      continue
    }
    const colon = line.indexOf(':')
    const rule = rules.at(-1)
    if (rule !== undefined && colon > 0)
      rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
  }
  return path => Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers))
}

/** `*` is anything, `:name` one part of a path. */
function toPattern(path: string): RegExp {
  const source = escapeRegExp(path).replaceAll('\\*', '.*').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
