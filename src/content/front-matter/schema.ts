/** Metadata of Docusaurus (docs, blog, pages) and our own keys -> `FrontMatter`, each value checked. */

import type { Report } from '../../messages/problem.ts'
import type { FrontMatter, SourceKind } from '../../shared/document.ts'
import { buildAuthors, LEGACY_KEYS } from './authors.ts'
import { createFields, type Fields, warnOfTypos } from './fields.ts'
import { buildNullableUrl, buildSwitchedUrl, buildUrl } from './url.ts'
import {
  buildDate,
  buildDescription,
  buildFormat,
  buildId,
  buildLastUpdate,
  buildLevel,
  buildPath,
  buildPaths,
  buildTags,
  buildTitle,
  type DateOptions,
} from './values.ts'
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './written.ts'
import type { YamlMap } from './yaml.ts'

const COMMON = [
  'title',
  'title_meta',
  'description',
  'keywords',
  'image',
  'slug',
  'draft',
  'unlisted',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'last_update',
  'mdx',
  'aliases',
  'redirect_from',
] as const

/** Keys by kind: those of Docusaurus 3.10 and ours. Keys of another kind are silently nothing, as there. */
const KEYS = {
  doc: [
    ...COMMON,
    'id',
    'tags',
    'hide_title',
    'sidebar_key',
    'sidebar_label',
    'sidebar_position',
    'sidebar_class_name',
    'sidebar_custom_props',
    'displayed_sidebar',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    'custom_edit_url',
    'parse_number_prefixes',
    'comments',
  ],
  post: [
    ...COMMON,
    'id',
    'tags',
    'date',
    'authors',
    ...LEGACY_KEYS,
    'sidebar_label',
    'series',
    'series_position',
    'comments',
  ],
  page: [...COMMON, 'wrapperClassName'],
} as const satisfies {
  doc: readonly (keyof DocFrontMatter)[]
  post: readonly (keyof PostFrontMatter)[]
  page: readonly (keyof PageFrontMatter)[]
}

const ALL_KEYS = new Set<string>(Object.values(KEYS).flat())

/** Keys of other engines -> ours that say the same. */
const FOREIGN: Readonly<Record<string, (typeof KEYS)[SourceKind][number]>> = {
  ...{ permalink: 'slug', url: 'slug' },
  ...{ lastmod: 'last_update', last_modified_at: 'last_update', updated: 'last_update', modified: 'last_update' },
  ...{ update: 'last_update' },
  ...{ weight: 'sidebar_position', nav_order: 'sidebar_position', order: 'sidebar_position' },
  ...{ categories: 'tags', category: 'tags', excerpt: 'description', summary: 'description' },
  ...{ cover: 'image', featured_image: 'image', thumbnail: 'image', pubDate: 'date', publishDate: 'date' },
}
/** With `false` these keep a page back elsewhere. */
const KEPT_BACK = ['published', 'publish']
const ELSEWHERE = new Set([...ALL_KEYS, ...Object.keys(FOREIGN), ...KEPT_BACK])

/** What meant something where the text comes from. A site of Docusaurus gives such keys a meaning of its own. */
function noteForeign(fields: Fields, kind: SourceKind): void {
  const known: readonly string[] = KEYS[kind]
  for (const key of fields.keys) {
    const at = fields.keyPlace(key)
    const own = FOREIGN[key]
    if (own !== undefined && known.includes(own) && fields.node(own) === undefined)
      fields.report('note', 'key-foreign', {
        at,
        values: { key, own: own === 'last_update' ? `${own}: { date: … }` : own },
      })
    const node = KEPT_BACK.includes(key) ? fields.node(key) : undefined
    if (node?.kind === 'scalar' && node.value === false && fields.node('draft') === undefined)
      fields.report('warning', 'key-foreign/published', { at, values: { key } })
  }
}

interface SchemaOptions extends DateOptions {
  kind: SourceKind
  /** A Docusaurus site's: an address may step up. */
  isLenient?: boolean
}

/** Reads every key that `kind` knows; wrong values are reported and left out. */
export function buildFrontMatter(map: YamlMap, options: SchemaOptions, report: Report): FrontMatter {
  const written = createFields(map, report)
  warnOfTypos(written, KEYS[options.kind], options.isLenient ? ALL_KEYS : ELSEWHERE)
  if (!options.isLenient) noteForeign(written, options.kind)
  const known = new Set<string>(KEYS[options.kind])
  const entries = new Map([...map.entries].filter(([key]) => known.has(key)))
  const fields = createFields({ ...map, entries }, report)
  const update = buildLastUpdate(fields, options)
  const frontMatter: FrontMatter = {
    id: buildId(fields, options.kind),
    title: buildTitle(fields),
    titleMeta: fields.line('title_meta'),
    description: buildDescription(fields),
    keywords: fields.texts('keywords'),
    image: buildUrl(fields, 'image'),
    slug: buildPath(fields, 'slug', { isRelative: options.isLenient }),
    ...buildDate(fields, options),
    tags: buildTags(fields),
    authors: buildAuthors(fields),
    draft: fields.flag('draft') ?? false,
    unlisted: fields.flag('unlisted') ?? false,
    hideTitle: fields.flag('hide_title') ?? false,
    hideTableOfContents: fields.flag('hide_table_of_contents') ?? false,
    tocMinHeadingLevel: buildLevel(fields, 'toc_min_heading_level'),
    tocMaxHeadingLevel: buildLevel(fields, 'toc_max_heading_level'),
    lastUpdate: update?.lastUpdate,
    sidebarLabel: fields.line('sidebar_label'),
    sidebarPosition: fields.number('sidebar_position'),
    sidebarClassName: fields.text('sidebar_class_name'),
    displayedSidebar: fields.nullableText('displayed_sidebar'),
    paginationLabel: fields.line('pagination_label'),
    paginationNext: fields.nullableText('pagination_next'),
    paginationPrev: fields.nullableText('pagination_prev'),
    customEditUrl: buildNullableUrl(fields, 'custom_edit_url'),
    parseNumberPrefixes: fields.flag('parse_number_prefixes') ?? true,
    wrapperClassName: fields.text('wrapperClassName'),
    format: buildFormat(fields),
    series: fields.line('series'),
    seriesPosition: fields.number('series_position'),
    comments: buildSwitchedUrl(fields, 'comments'),
    aliases: [...buildPaths(fields, 'aliases'), ...buildPaths(fields, 'redirect_from')],
  }
  checkTogether(frontMatter, update?.day, fields)
  return frontMatter
}

/** Metadata of a file without any. */
export const emptyFrontMatter = (): FrontMatter => ({
  keywords: [],
  tags: [],
  authors: [],
  draft: false,
  unlisted: false,
  hideTitle: false,
  hideTableOfContents: false,
  parseNumberPrefixes: true,
  aliases: [],
})

function checkTogether(frontMatter: FrontMatter, updatedDay: string | undefined, { place, report }: Fields): void {
  const { draft, unlisted, tocMinHeadingLevel: min, tocMaxHeadingLevel: max, day } = frontMatter
  if (draft && unlisted) report('error', 'draft-unlisted', { at: place('unlisted') })
  if (min !== undefined && max !== undefined && min > max)
    report('error', 'toc-level/order', { at: place('toc_min_heading_level') })
  if (day !== undefined && updatedDay !== undefined && updatedDay < day)
    report('warning', 'update-before-date', { at: place('last_update') })
}
