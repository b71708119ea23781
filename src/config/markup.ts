/** HTML in the settings of bars: what in it the security policy of pages keeps from running. */

import { problemOf } from '../messages/problem.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { isRecord, recordOf } from '../shared/value.ts'
import type { Report } from './fields.ts'
import type { Locate } from './languages.ts'

/** Settings of the theme that hold HTML; others are data of a site's own components. */
const BARS = ['announcementBar', 'navbar', 'footer']

/** A tag and its attributes. */
const TAG = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

/** `places` is asked only where there is something to say: it costs a look into the text of the config. */
export async function blockedMarkup(user: unknown, file: FilePath, places: () => Promise<Locate>): Promise<Problem[]> {
  const found: Parameters<Report>[] = []
  for (const name of BARS)
    look(recordOf(recordOf(user).themeConfig)[name], `themeConfig.${name}`, (...one) => void found.push(one))
  if (found.length === 0) return []
  const locate = await places()
  return found.map(([where, id, values]) =>
    problemOf('warning', id, { at: { file, ...locate(where, file) }, values: { ...values, where: `${where}: ` } }),
  )
}

function look(value: unknown, where: string, report: Report): void {
  if (typeof value === 'string') lookAtText(value, where, report)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${where}[${index}]`, report)
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) look(item, `${where}.${key}`, report)
}

function lookAtText(text: string, where: string, report: Report): void {
  if (!text.includes('<')) return
  const handlers = [...text.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/\s(on[a-z]+)\s*=/gi)].map(([, name = '']) => ({
      tag,
      name,
    })),
  )
  const unique = new Map(handlers.map(one => [`${one.tag} ${one.name}`, one]))
  for (const values of unique.values()) report(where, 'blocked-markup/handler', values)
  if (/<script\b/i.test(text)) report(where, 'blocked-markup/script')
}
