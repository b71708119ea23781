/** Which front matter keys exist, by kind of file. */

import type { SourceKind } from '../../shared/document.ts'

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
]
/** Keys by kind: those of Docusaurus 3.10 and ours. Keys of another kind are silently nothing, as there. */
export const KEYS: Record<SourceKind, readonly string[]> = {
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
  ],
  post: [
    ...COMMON,
    'id',
    'tags',
    'date',
    'authors',
    'author',
    'author_title',
    'authorTitle',
    'author_url',
    'authorURL',
    'author_image_url',
    'authorImageURL',
    'sidebar_label',
    'series',
    'series_position',
  ],
  page: [...COMMON, 'wrapperClassName'],
}
export const ALL_KEYS = new Set(Object.values(KEYS).flat())
