/** `authors` of a post in every spelling: keys, authors in place, and the legacy `author_…` keys. */

import type { Author, AuthorReference } from '../../shared/document.ts'
import { buildAuthor } from '../registry/author.ts'
import type { Fields } from './fields.ts'
import { buildHomeUrl, buildUrl } from './url.ts'

/** Keys of one author, as they were before lists of authors. */
export const LEGACY_KEYS = [
  'author',
  'author_title',
  'authorTitle',
  'author_url',
  'authorURL',
  'author_image_url',
  'authorImageURL',
] as const

/** Keys of authors are references; the model looks them up in `authors.yml`. */
export function buildAuthors(fields: Fields): AuthorReference[] {
  const legacy = buildLegacyAuthor(fields)
  const authors = fields.items('authors').flatMap((node): AuthorReference[] => {
    const author = node.kind === 'map' ? buildAuthor(fields.nested('authors', node)) : fields.itemText('authors', node)
    if (author === undefined) return []
    if (!isNobody(author)) return [author]
    fields.report('error', 'author-empty', { at: node.place })
    return []
  })
  if (legacy === undefined) return authors
  if (authors.length === 0) return [legacy]
  const at = LEGACY_KEYS.map(key => fields.place(key)).find(found => found !== undefined)
  fields.report('error', 'author-mixed', { at })
  return authors
}

function buildLegacyAuthor(fields: Fields): Author | undefined {
  if (!LEGACY_KEYS.some(key => fields.node(key) !== undefined)) return undefined
  const author: Author = {
    name: fields.line('author'),
    title: fields.oneOf('author_title', 'authorTitle'),
    url: buildHomeUrl(fields, 'author_url', 'authorURL'),
    imageUrl: buildUrl(fields, 'author_image_url', 'authorImageURL'),
    socials: Object.create(null),
  }
  const { name, title, url, imageUrl } = author
  return [name, title, url, imageUrl].some(value => value !== undefined) ? author : undefined
}

const isNobody = (author: AuthorReference): boolean =>
  typeof author === 'string'
    ? author === ''
    : [author.key, author.name, author.imageUrl].every(value => value === undefined)
