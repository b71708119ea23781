/** `authors.yml` of a blog: the authors that posts refer to by key. */

import type { Author } from '../../shared/document.ts'
import { kebabCase } from '../../shared/text/slug.ts'
import { createFields, type Fields } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import type { YamlMap } from '../front-matter/yaml.ts'
import type { Report } from '../report.ts'
import { buildAuthor } from './author.ts'

/** Authors by key, in order of the file; no prototype. Authors without name and picture are errors, as in Docusaurus. */
export function parseAuthors(map: YamlMap, report: Report): Record<string, Author> {
  const authors: Record<string, Author> = Object.create(null)
  const root = createFields(map, report)
  const ownerOfPage = new Map<string, string>()
  for (const { key, place, value } of map.entries.values()) {
    if (value.kind !== 'map') {
      report.error('author-type', value.place, `у автора «${key}» нет данных`, 'пишите под ключом с отступом name: Имя')
      continue
    }
    const fields = root.nested(key, value)
    const author: Author = { ...buildAuthor(fields, report), key }
    if (author.name === undefined && author.imageUrl === undefined) {
      report.error(
        'author-empty',
        place,
        `у автора «${key}» нет ни имени, ни картинки`,
        'добавьте name: или image_url:',
      )
    }
    const page = buildPageSlug(key, fields, report)
    if (page !== undefined) author.pageSlug = page
    const owner = page === undefined ? undefined : ownerOfPage.get(page)
    if (page !== undefined && owner !== undefined) {
      const text = `страницы авторов «${owner}» и «${key}» попадают на один адрес «${page}»`
      report.error('author-page-twin', place, text, 'дайте одной из них page: { permalink: /другой }')
    }
    if (page !== undefined) ownerOfPage.set(page, key)
    authors[key] = author
  }
  return authors
}

/** `page: true` takes the address from the key, `page: {permalink}` as written. */
function buildPageSlug(key: string, fields: Fields, report: Report): string | undefined {
  const node = fields.node('page')
  if (node === undefined) return undefined
  if (node.kind === 'map') {
    const page = fields.nested('page', node)
    const written = page.text('permalink')
    if (written === undefined) {
      report.error('author-page', node.place, `у страницы автора «${key}» нет permalink`, 'пишите page: true')
      return undefined
    }
    const read = parseSlug(written, 'permalink')
    if ('slug' in read && read.slug !== '/') return read.slug.replace(/^\/+|\/+$/g, '')
    const fault = 'slug' in read ? { text: 'permalink: адрес занят списком авторов', hint: 'пишите /имя' } : read
    report.error('author-page', page.place('permalink'), fault.text, fault.hint)
    return undefined
  }
  if (fields.flag('page') !== true) return undefined
  const slug = kebabCase(key)
  if (slug !== '') return slug
  const hint = 'пишите page: { permalink: /имя }'
  report.error('author-page', node.place, `из ключа «${key}» не получается адрес страницы`, hint)
  return undefined
}
