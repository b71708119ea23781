/** Single values of the front matter that need more than a type: title, address, dates, tags, levels. */

import type { FrontMatter, LastUpdate, SourceKind, TagReference } from '../../shared/document.ts'
import type { Position } from '../../shared/problem.ts'
import { parseDate, rollOver } from './date.ts'
import { type Fields, LINE_END } from './fields.ts'
import { quoted } from './quote.ts'
import { parseSlug } from './slug.ts'

/** Longer titles do not fit a search result, a share image or a sidebar. */
const MAX_TITLE = 200

export interface DateOptions {
  /** IANA name. */
  timeZone: string
  /** For dates in the future. */
  now: Date
}

/** Line breaks of a YAML block (`>`, `|`) are spaces in one-line texts. */
const toOneLine = (text: string | undefined): string | undefined => text?.replaceAll(/\s+/g, ' ').trim()

/** An empty text in quotes is meant: no description, not even the first line of the page. */
export function buildDescription(fields: Fields): string | undefined {
  const node = fields.node('description')
  return node?.kind === 'scalar' && node.value === '' ? '' : toOneLine(fields.text('description'))
}

export function buildId(fields: Fields, kind: SourceKind): string | undefined {
  const id = fields.text('id')
  if (id === undefined) return undefined
  const at = fields.place('id')
  if (kind === 'post') {
    fields.report('warning', 'post-id', { at })
    return undefined
  }
  if (!id.includes('/')) return id
  fields.report('error', 'doc-id', { at, values: { id } })
  return undefined
}

export function buildTitle(fields: Fields): string | undefined {
  const node = fields.node('title')
  if (node === undefined) return undefined
  const at = node.place
  const isBlank = node.kind === 'scalar' && (node.value === null || String(node.value).trim() === '')
  if (isBlank) {
    fields.report('error', 'title-empty', { at })
    return undefined
  }
  const text = fields.itemText('title', node)?.trim()
  if (text === undefined) return undefined
  if (text.length > MAX_TITLE)
    fields.report('warning', 'title-long', { at, values: { length: text.length, limit: MAX_TITLE } })
  if (LINE_END.test(text)) fields.report('warning', 'title-lines', { at })
  return toOneLine(text)
}

/** `isRelative`: the address may step up from the folder of its document. */
export function buildPath(fields: Fields, key: string, { isRelative = false } = {}): string | undefined {
  const node = fields.node(key)
  if (node === undefined) return undefined
  const written = node.kind === 'scalar' && node.value === null ? '' : fields.itemText(key, node)
  if (written === undefined) return undefined
  const read = parseSlug(written, key, { isRelative })
  if ('slug' in read) return read.slug
  fields.report('error', 'slug', { at: node.place, values: read })
  return undefined
}

/** Old addresses; always from the root of the site. */
export function buildPaths(fields: Fields, key: string): string[] {
  return fields.items(key).flatMap(node => {
    const written = fields.itemText(key, node)
    if (written === undefined) return []
    const read = parseSlug(written, key)
    if ('slug' in read) return [read.slug.startsWith('/') ? read.slug : `/${read.slug}`]
    fields.report('error', 'alias', { at: node.place, values: read })
    return []
  })
}

/** How far ahead a post may be scheduled and be meant so, milliseconds: a year of it is hardly written by a slip. */
const PLANNED = 366 * 24 * 3600 * 1000

export function buildDate(fields: Fields, options: DateOptions): { date?: string; day?: string } {
  const read = buildInstant(fields, options)
  if (read === undefined) return {}
  if (Date.parse(read.instant) > options.now.getTime() + PLANNED)
    fields.report('warning', 'date-future', { at: fields.place('date'), values: { day: read.day } })
  return { date: read.instant, day: read.day }
}

/** The key `date` of a mapping. */
function buildInstant(fields: Fields, { timeZone }: DateOptions): { instant: string; day: string } | undefined {
  const node = fields.node('date')
  if (node === undefined) return undefined
  const written = node.kind === 'scalar' && typeof node.value === 'number' ? node.source : fields.text('date')
  if (written === undefined) return undefined
  const read = parseDate(written, timeZone)
  if ('instant' in read) return read
  fields.report('error', read.fault, { at: node.place, values: read.values, cure: read.cure })
  // Where the mistake does not end the build, the post has the day that its former engine gave it.
  const next = parseDate(rollOver(written) ?? '', timeZone)
  return 'instant' in next ? next : undefined
}

export function buildLastUpdate(
  fields: Fields,
  options: DateOptions,
): { lastUpdate: LastUpdate; day: string | undefined } | undefined {
  const given = fields.map('last_update', 'mend/last-update')
  if (given === undefined) return undefined
  const read = buildInstant(given, options)
  const date = read?.instant
  if (date !== undefined && Date.parse(date) > options.now.getTime())
    fields.report('warning', 'date-future/update', { at: given.place('date'), values: { day: read?.day ?? '' } })
  const author = given.text('author')
  if (given.node('date') === undefined && given.node('author') === undefined)
    fields.report('error', 'last-update', { at: fields.place('last_update') })
  return date === undefined && author === undefined ? undefined : { lastUpdate: { date, author }, day: read?.day }
}

export function buildTags(fields: Fields): TagReference[] {
  const node = fields.node('tags')
  if (node?.kind === 'scalar' && typeof node.value === 'string' && node.value.includes(',')) {
    const list = node.value.split(',').map(tag => tag.trim())
    fields.report('warning', 'tags-comma', { at: node.place, values: { list } })
  }
  return fields.items('tags').flatMap((item): TagReference[] => {
    const at = item.place
    if (item.kind === 'map') {
      const tag = fields.nested('tags', item)
      const label = labelOf(fields, at, tag.text('label'))
      const permalink = buildPath(tag, 'permalink')
      if (label !== undefined && permalink !== undefined) return [{ label, permalink }]
      if (tag.node('label') === undefined || tag.node('permalink') === undefined)
        fields.report('error', 'tag/keys', { at })
      return []
    }
    const label = labelOf(fields, at, fields.itemText('tags', item))
    if (label !== '') return label === undefined ? [] : [label]
    fields.report('error', 'tag/empty', { at })
    return []
  })
}

/** A tag stands in lists, feeds and addresses: in one line. */
function labelOf({ report }: Fields, at: Position, written: string | undefined): string | undefined {
  const text = written?.trim()
  if (text === undefined || !LINE_END.test(text)) return text
  const line = toOneLine(text)
  report('warning', 'tag/lines', { at, values: { text: line } })
  return line
}

export function buildLevel(fields: Fields, key: string): number | undefined {
  const level = fields.number(key)
  if (level === undefined || [2, 3, 4, 5, 6].includes(level)) return level
  fields.report('error', 'toc-level', { at: fields.place(key), values: { key, level } })
  return undefined
}

export function buildFormat(fields: Fields): FrontMatter['format'] {
  const mdx = fields.map('mdx', 'mend/mdx')
  const format = mdx?.text('format')
  if (format === undefined || format === 'md' || format === 'mdx' || format === 'detect') return format
  fields.report('error', 'format', { at: mdx?.place('format'), values: { format: quoted(format) } })
  return undefined
}
