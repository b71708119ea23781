/** HTML in the settings of bars: what in it the security policy of pages keeps from running. */

import { unique } from '../../shared/collections.ts'
import { lookInside, recordOf } from '../../shared/value.ts'
import type { Report } from '../fields.ts'
import type { Doubted, Tell } from './index.ts'

/** Settings of the theme that hold HTML; others are data of a site's own components. */
const BARS = ['announcementBar', 'navbar', 'footer']

/** A tag and its attributes. */
const TAG = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

export function doubtMarkup({ user }: Doubted, { setting }: Tell): void {
  const theme = recordOf(recordOf(user).themeConfig)
  const bars = Object.fromEntries(BARS.map(name => [name, theme[name]]))
  lookInside(bars, 'themeConfig', (value, where) => {
    if (typeof value === 'string') lookAtText(value, where, setting)
  })
}

function lookAtText(text: string, where: string, report: Report): void {
  if (!text.includes('<')) return
  const handlers = [...text.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/\s(on[a-z]+)\s*=/gi)].map(([, name = '']) => ({
      tag,
      name,
    })),
  )
  for (const values of unique(handlers)) report(where, 'blocked-markup/handler', values)
  if (/<script\b/i.test(text)) report(where, 'blocked-markup/script')
}
