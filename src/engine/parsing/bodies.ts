/** Parsed pages whose largest parts lie packed, outside the heap, until somebody looks at them. */

import { deserialize, serialize } from 'node:v8'
import { packKept, packText, readPacked, unpackText } from '../../content/index.ts'
import type { ParsedPage, Section, Source } from '../../shared/document.ts'
import { lazily, makerOf } from '../../shared/lazy.ts'

/** What is read late: the parts that only the page itself and the search look at. */
type Late = Pick<ParsedPage, 'html' | 'sections'>
export type Meta = Omit<ParsedPage, 'source' | keyof Late>

/** The late parts as bytes. */
interface Bodies {
  html: Uint8Array
  sections: Uint8Array
}

/** Pages that lie packed; to ask one for its parts would unpack them. */
const packed = new WeakMap<ParsedPage, { meta: Meta; bodies: Bodies }>()

/** Sections as bytes, by what reads them: that is the same in every copy of a page. */
const sectionsOf = new WeakMap<() => unknown, Uint8Array>()

export function packedPage(meta: Meta, bodies: Bodies, source: Source): ParsedPage {
  const sections = (): Section[] => readSections(bodies.sections)
  const late = { html: () => readPacked(bodies.html), sections }
  const page = lazily<Omit<ParsedPage, keyof Late>, Late>({ ...meta, source }, late)
  packed.set(page, { meta, bodies })
  sectionsOf.set(sections, bodies.sections)
  return page
}

export const readSections = (bytes: Uint8Array): Section[] => JSON.parse(unpackText(bytes)) as Section[]

/** Sections of a page for another thread, in memory of their own: a part of a larger one would be sent with all of it. */
export function sectionBytes(page: Pick<ParsedPage, 'sections'>): Uint8Array {
  const read = makerOf(page, 'sections')
  return new Uint8Array((read && sectionsOf.get(read)) ?? packText(JSON.stringify(page.sections)))
}

export function takeApart(page: ParsedPage): { meta: Meta; bodies: Bodies } {
  const known = packed.get(page)
  if (known !== undefined) return known
  const { source: _, html, sections, ...meta } = page
  return { meta, bodies: { html: packKept(html), sections: packText(JSON.stringify(sections)) } }
}

/** The same page, its large parts packed; the others are copied, since what was cut out of a text keeps all of it. */
export function packPage(page: ParsedPage): ParsedPage {
  if (packed.has(page)) return page
  const { meta, bodies } = takeApart(page)
  return packedPage(deserialize(serialize(meta)), bodies, page.source)
}
