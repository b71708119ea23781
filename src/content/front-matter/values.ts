/** Single values of the front matter that need more than a type: title, address, dates, tags, levels. */

import type { FrontMatter, LastUpdate, SourceKind, TagReference } from '../../shared/document.ts'
import type { Report } from '../report.ts'
import { parseDate } from './date.ts'
import type { Fields } from './fields.ts'
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
export const toOneLine = (text: string | undefined): string | undefined => text?.replaceAll(/\s+/g, ' ').trim()

/** An empty text in quotes is meant: no description, not even the first line of the page. */
export function buildDescription(fields: Fields): string | undefined {
  const node = fields.node('description')
  return node?.kind === 'scalar' && node.value === '' ? '' : toOneLine(fields.text('description'))
}

export function buildId(fields: Fields, kind: SourceKind, report: Report): string | undefined {
  const id = fields.text('id')
  if (id === undefined) return undefined
  if (kind === 'post') {
    report.warn('post-id', fields.place('id'), 'ключ id у записи не действует', 'адрес задаёт slug')
    return undefined
  }
  if (!id.includes('/')) return id
  report.error('doc-id', fields.place('id'), `id «${id}» содержит косую черту`, 'id — имя без пути; адрес задаёт slug')
  return undefined
}

export function buildTitle(fields: Fields, report: Report): string | undefined {
  const node = fields.node('title')
  if (node === undefined) return undefined
  const isBlank = node.kind === 'scalar' && (node.value === null || String(node.value).trim() === '')
  if (isBlank) {
    report.error(
      'title-empty',
      node.place,
      'пустой заголовок',
      'впишите title или удалите строку: подойдёт первый # заголовок',
    )
    return undefined
  }
  const text = fields.itemText('title', node)?.trim()
  if (text === undefined) return undefined
  if (text.length > MAX_TITLE) {
    report.warn('title-long', node.place, `заголовок длиной ${text.length} знаков`, `сократите до ${MAX_TITLE}`)
  }
  if (text.includes('\n')) {
    report.warn(
      'title-lines',
      node.place,
      'в заголовке перевод строки',
      'напишите его одной строкой; на странице он заменён пробелом',
    )
  }
  return toOneLine(text)
}

export function buildPath(fields: Fields, key: string, report: Report): string | undefined {
  const node = fields.node(key)
  if (node === undefined) return undefined
  const written = node.kind === 'scalar' && node.value === null ? '' : fields.itemText(key, node)
  if (written === undefined) return undefined
  const read = parseSlug(written, key)
  if ('slug' in read) return read.slug
  report.error('slug', node.place, read.text, read.hint)
  return undefined
}

/** Old addresses; always from the root of the site. */
export function buildPaths(fields: Fields, key: string, report: Report): string[] {
  return fields.items(key).flatMap(node => {
    const written = fields.itemText(key, node)
    if (written === undefined) return []
    const read = parseSlug(written, key)
    if ('slug' in read) return [read.slug.startsWith('/') ? read.slug : `/${read.slug}`]
    report.error('alias', node.place, read.text, read.hint)
    return []
  })
}

export function buildDate(fields: Fields, options: DateOptions, report: Report): { date?: string; day?: string } {
  const read = buildInstant(fields, 'date', options, report)
  if (read === undefined) return {}
  if (Date.parse(read.instant) > options.now.getTime()) {
    report.warn(
      'date-future',
      fields.place('date'),
      `дата ${read.day} ещё не наступила`,
      'запись публикуется сразу; чтобы скрыть её, поставьте draft: true',
    )
  }
  return { date: read.instant, day: read.day }
}

export function buildInstant(
  fields: Fields,
  key: string,
  { timeZone }: DateOptions,
  report: Report,
): { instant: string; day: string } | undefined {
  const node = fields.node(key)
  if (node === undefined) return undefined
  const written = node.kind === 'scalar' && typeof node.value === 'number' ? node.source : fields.text(key)
  if (written === undefined) return undefined
  const read = parseDate(written, timeZone)
  if ('instant' in read) return read
  report.error('date', node.place, read.text, read.hint)
  return undefined
}

export function buildLastUpdate(
  fields: Fields,
  options: DateOptions,
  report: Report,
): { lastUpdate: LastUpdate; day: string | undefined } | undefined {
  const given = fields.map('last_update', 'пишите под last_update: с отступом date: и author:')
  if (given === undefined) return undefined
  const read = buildInstant(given, 'date', options, report)
  const date = read?.instant
  const author = given.text('author')
  if (given.node('date') === undefined && given.node('author') === undefined) {
    report.error(
      'last-update',
      fields.place('last_update'),
      'в last_update нет ни date, ни author',
      'добавьте одно из них',
    )
  }
  return date === undefined && author === undefined ? undefined : { lastUpdate: { date, author }, day: read?.day }
}

export function buildTags(fields: Fields, report: Report): TagReference[] {
  const node = fields.node('tags')
  if (node?.kind === 'scalar' && typeof node.value === 'string' && node.value.includes(',')) {
    const list = node.value.split(',').map(tag => tag.trim())
    report.warn(
      'tags-comma',
      node.place,
      'теги через запятую читаются как один тег',
      `пишите списком: tags: [${list.join(', ')}]`,
    )
  }
  return fields.items('tags').flatMap((item): TagReference[] => {
    if (item.kind === 'map') {
      const tag = fields.nested('tags', item)
      const label = tag.text('label')
      const permalink = buildPath(tag, 'permalink', report)
      if (label !== undefined && permalink !== undefined) return [{ label, permalink }]
      if (tag.node('label') === undefined || tag.node('permalink') === undefined) {
        report.error('tag', item.place, 'у тега нужны и label, и permalink', 'или пишите тег одним словом')
      }
      return []
    }
    const label = fields.itemText('tags', item)?.trim()
    if (label !== '') return label === undefined ? [] : [label]
    report.error('tag', item.place, 'пустой тег', 'удалите его')
    return []
  })
}

export function buildLevel(fields: Fields, key: string, report: Report): number | undefined {
  const level = fields.number(key)
  if (level === undefined || [2, 3, 4, 5, 6].includes(level)) return level
  report.error('toc-level', fields.place(key), `${key}: ${level}, а уровни заголовков — от 2 до 6`, 'исправьте число')
  return undefined
}

export function buildFormat(fields: Fields, report: Report): FrontMatter['format'] {
  const mdx = fields.map('mdx', 'пишите под mdx: с отступом format: md')
  const format = mdx?.text('format')
  if (format === undefined || format === 'md' || format === 'mdx' || format === 'detect') return format
  report.error(
    'format',
    mdx?.place('format'),
    `mdx.format: ${quoted(format)} не существует`,
    'используйте md, mdx или detect',
  )
  return undefined
}
