/** `authors.yml` of a blog: the authors that posts refer to by key. */

import type { Report } from '../../messages/problem.ts'
import type { Author } from '../../shared/document.ts'
import type { Position } from '../../shared/problem.ts'
import { kebabCase } from '../../shared/text/slug.ts'
import { createFields, type Fields } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import type { YamlMap } from '../front-matter/yaml.ts'
import { buildAuthor } from './author.ts'

/** Authors by key, in order of the file; no prototype. Authors without name and picture are errors, as in Docusaurus. */
export function parseAuthors(map: YamlMap, report: Report): Record<string, Author> {
  const authors: Record<string, Author> = Object.create(null)
  const root = createFields(map, report)
  const ownerOfPage = new Map<string, string>()
  for (const { key, place, value } of map.entries.values()) {
    if (value.kind !== 'map') {
      report('error', 'author-type', { at: value.place, values: { key } })
      continue
    }
    const fields = root.nested(key, value)
    const author: Author = { ...buildAuthor(fields), key }
    if (author.name === undefined && author.imageUrl === undefined) {
      report('error', 'author-empty/registry', { at: place, values: { key } })
    }
    const page = buildPageSlug(key, fields)
    if (page !== undefined) author.pageSlug = page
    const owner = page === undefined ? undefined : ownerOfPage.get(page)
    if (page !== undefined && owner !== undefined)
      report('error', 'author-page-twin', { at: place, values: { owner, key, page } })
    if (page !== undefined) ownerOfPage.set(page, key)
    authors[key] = author
  }
  return authors
}

/** For what is said of an address when all pages are known. */
export function placesOfUrls({ entries }: YamlMap): Map<string, Position> {
  const places = [...entries].map(([key, { value }]): [string, Position | undefined] => [
    key,
    value.kind === 'map' ? value.entries.get('url')?.value.place : undefined,
  ])
  return new Map(places.filter((entry): entry is [string, Position] => entry[1] !== undefined))
}

/** `page: true` takes the address from the key, `page: {permalink}` as written. */
function buildPageSlug(key: string, fields: Fields): string | undefined {
  const node = fields.node('page')
  if (node === undefined) return undefined
  if (node.kind === 'map') {
    const page = fields.nested('page', node)
    const written = page.text('permalink')
    if (written === undefined) {
      fields.report('error', 'author-page/permalink', { at: node.place, values: { key } })
      return undefined
    }
    const read = parseSlug(written, 'permalink')
    if ('slug' in read && read.slug !== '/') return read.slug.replace(/^\/+|\/+$/g, '')
    const at = page.place('permalink')
    if ('slug' in read) fields.report('error', 'author-page/list', { at })
    else fields.report('error', 'author-page', { at, values: read })
    return undefined
  }
  if (fields.flag('page') !== true) return undefined
  const slug = kebabCase(key)
  if (slug !== '') return slug
  fields.report('error', 'author-page/key', { at: node.place, values: { key } })
  return undefined
}
