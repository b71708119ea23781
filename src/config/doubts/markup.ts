/** HTML in the settings of bars: what in it the security policy of pages keeps from running. */

import { isRecord, recordOf } from '../../shared/value.ts'
import type { Report } from '../fields.ts'
import type { Doubted, Tell } from './index.ts'

/** Settings of the theme that hold HTML; others are data of a site's own components. */
const BARS = ['announcementBar', 'navbar', 'footer']

/** A tag and its attributes. */
const TAG = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

export function doubtMarkup({ user }: Doubted, { setting }: Tell): void {
  const looking: Looking = { report: setting, seen: new Set() }
  for (const name of BARS) look(recordOf(recordOf(user).themeConfig)[name], `themeConfig.${name}`, looking)
}

interface Looking {
  report: Report
  /** A value that holds itself has no end, and one in two places is told of once. */
  seen: Set<unknown>
}

function look(value: unknown, where: string, looking: Looking): void {
  if (typeof value === 'string') lookAtText(value, where, looking.report)
  if (typeof value !== 'object' || looking.seen.has(value)) return
  looking.seen.add(value)
  if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${where}[${index}]`, looking)
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) look(item, `${where}.${key}`, looking)
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
