/** Settings of content that are values or functions: what the functions give is checked when they are called. */

import type { BlogConfig, DocsConfig, NumberPrefixParser } from '../../shared/config.ts'
import { readAnswer } from '../call.ts'
import { type Fields, kindOf, type Report, readFields } from '../fields.ts'

export function editUrl(fields: Fields): BlogConfig['editUrl'] {
  const value = fields.raw('editUrl')
  if (value === undefined || typeof value === 'string') return value
  if (typeof value === 'function')
    return file => readAnswer(value, report => readEditUrl(value(file), fields.at('editUrl'), report))
  fields.wrong('editUrl', 'config/not-edit-url')
  return undefined
}

export function numberPrefixes(fields: Fields): DocsConfig['numberPrefixes'] {
  const value = fields.raw('numberPrefixParser')
  if (typeof value !== 'function') return fields.flag('numberPrefixParser', true)
  return name => readAnswer(value, report => readPrefix(value(name), fields.at('numberPrefixParser'), report))
}

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }

function readEditUrl(made: unknown, where: string, report: Report): string | undefined {
  if (typeof made === 'string' || made === undefined || made === null) return made ?? undefined
  report(where, 'config/not-text', { kind: kindOf(made) })
  return undefined
}

function readPrefix(made: unknown, where: string, report: Report): ReturnType<NumberPrefixParser> {
  const fields = readFields(made, where, report)
  const filename = fields.required('filename', 'setup')
  return {
    filename,
    numberPrefix: fields.raw('numberPrefix') == null ? undefined : fields.number('numberPrefix', 0, ANY),
  }
}
