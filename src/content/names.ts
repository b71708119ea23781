/** File names: which are never content, and which some system or host cannot store. */

import type { TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { ProblemLevel } from '../shared/problem.ts'

/** Leftovers of systems and editors; never published, in content and static folders alike. */
const LEFTOVERS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.git|\.hg|\.svn|\.#.*|#.*#|.*~|.*\.sw[a-p]|node_modules)$/

/** `true` for what is skipped silently. Hidden files count only in static folders (`.nojekyll`, `.well-known`). */
export function isIgnoredName(name: string, hidden: 'skip' | 'keep'): boolean {
  return LEFTOVERS.test(name) || (hidden === 'skip' && name.startsWith('.'))
}

interface NameFault {
  level: ProblemLevel
  id: TextId
  values?: TextValues
}

/** Names of devices on Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i

/** Nobody sees them in a name, nor in the address that is made of it; some turn it around. */
const HIDDEN = /[\u061C\u180E\u200B\u2028-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0]/

/** What is wrong with one part of a path. */
export function faultOfName(name: string): NameFault | undefined {
  if (name.includes('\uFFFD')) return { level: 'error', id: 'file-name/encoding' }
  if (/[\0-\x1F\x7F-\x9F\\\uFDD0\uFDD1]/.test(name)) return { level: 'error', id: 'file-name/control' }
  if (HIDDEN.test(name)) return { level: 'warning', id: 'file-name/hidden' }
  const [sign] = /[<>:"|?*]/.exec(name) ?? []
  if (sign !== undefined) return { level: 'warning', id: 'file-name/sign', values: { sign } }
  if (/[. ]$/.test(name)) return { level: 'warning', id: 'file-name/end' }
  return RESERVED.test(name) ? { level: 'warning', id: 'file-name/reserved' } : undefined
}

/** Name for messages: without characters that would break the line of the report. */
export const shownName = (name: string): string => name.replace(/[\0-\x1F\x7F-\x9F\\]/g, '\uFFFD').slice(0, 200)
