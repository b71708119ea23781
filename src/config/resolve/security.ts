/** `security`: what the author adds to the policy of the pages. */

import { DIRECTIVES, type PolicyRule, type SecurityConfig } from '../../shared/config/security.ts'
import type { Fields } from '../fields.ts'

/** A host with or without scheme, port and path; a scheme; a word in quotes that the policy knows. */
const SOURCE =
  /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d+|\*))?(?:\/[\w.~!$&'()*+=:@%/-]*)?$|^(?:https?|wss?|data|blob):$/i
const WORD = /^'(?:self|wasm-unsafe-eval|unsafe-eval|strict-dynamic|sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2})'$/
const ALL = '/**'

export const resolveSecurity = (parent: Fields): SecurityConfig =>
  parent.within('security', fields => ({
    rules: Object.entries(DIRECTIVES).flatMap(([key, directive]) =>
      readRules(fields, key).map(({ pages, sources }): PolicyRule => ({ pages, directive, sources })),
    ),
    allowPageScripts: fields.flag('allowPageScripts', false),
    urlAttributes: readAttributes(fields),
  }))

function readAttributes(fields: Fields): SecurityConfig['urlAttributes'] {
  if (fields.raw('urlAttributes') === 'any') return 'any'
  const inside = fields.inside('urlAttributes')
  return Object.fromEntries(inside.unread().map(name => [name, inside.texts(name, [])]))
}

function readRules(fields: Fields, key: string): Omit<PolicyRule, 'directive'>[] {
  const written = fields.raw(key)
  if (written === undefined) return []
  if (Array.isArray(written)) return [{ pages: ALL, sources: readSources(fields, key, key) }]
  const inside = fields.inside(key)
  const patterns = inside.unread()
  for (const pattern of patterns) {
    if (!/^!?\//.test(pattern)) inside.wrong(pattern, 'config/page-pattern', { pattern })
  }
  return patterns.map(pages => ({ pages, sources: readSources(inside, pages, key) }))
}

/** `setting` decides which words make sense. */
function readSources(fields: Fields, key: string, setting: string): string[] {
  return fields.texts(key, []).filter((source, index) => {
    const isWord = source.startsWith("'")
    const isInlineStyle = setting === 'styleSrc' && source === "'unsafe-inline'"
    const fits = isInlineStyle || (isWord ? WORD.test(source) : SOURCE.test(source))
    if (!fits) fields.report(`${fields.at(key)}[${index}]`, 'config/policy-source', { source })
    return fits
  })
}
