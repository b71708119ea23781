import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslate } from '../../messages/index.ts'
import { AuthorsApart, hasAuthorsApart, PostMeta } from './PostMeta.tsx'

const post = { date: '2024-01-02T00:00:00Z', day: '2024-01-02', authors: [], tags: [], href: '/a', readingMinutes: 3 }
const frame = { config: { title: 'Сайт', timeZone: 'UTC', locale: { calendar: 'gregory' }, theme: {} } }

test.each([
  ['{count} мин.', '3 мин.'],
  // The name that Docusaurus has for it.
  ['{readingTime} минуты', '3 минуты'],
])('the time of reading stands in the words of the site: %s', (said, shown) => {
  const t = createTranslate('ru', { 'theme.blog.post.readingTime.plurals': [said, said, said].join('|') })
  const props = { post, frame, t } as unknown as Parameters<typeof PostMeta>[0]
  expect(renderToStaticMarkup(<PostMeta {...props} />)).toContain(`<span>${shown}</span>`)
})

test('a site that draws the line under a title keeps the authors below it', () => {
  const named = { ...post, authors: [{ name: 'Анна' }] }
  const draw = (replaced: Record<string, string> | undefined) => {
    const page = { post: named, replaced }
    const props = { post: named, frame, t: createTranslate('ru', {}), own: page, page }
    const both = props as unknown as Parameters<typeof PostMeta>[0] & Parameters<typeof AuthorsApart>[0]
    return [renderToStaticMarkup(<PostMeta {...both} />), renderToStaticMarkup(<AuthorsApart {...both} />)]
  }
  expect(draw(undefined)[0]).toContain('Анна')
  const [line, row] = draw({ 'BlogPostItem/Header/Info': '<div>2024</div>' })
  expect(line).not.toContain('Анна')
  expect(row).toContain('Анна')
  expect(hasAuthorsApart({ replaced: { 'BlogPostItem/Header/Title': {} as never } })).toBe(false)
})

test('an author who has no page is a link to the mail', () => {
  const named = { ...post, authors: [{ name: 'Анна', mail: 'mailto:a@example.org' }, { name: 'Иван' }] }
  const props = { post: named, frame, t: createTranslate('ru', {}) } as unknown as Parameters<typeof PostMeta>[0]
  const html = renderToStaticMarkup(<PostMeta {...props} />)
  expect(html).toContain('<a class="p-author h-card" href="mailto:a@example.org" rel="author">Анна</a>')
  expect(html).toContain('<span class="p-author h-card">Иван</span>')
})
