import { expect, test } from 'vitest'
import { makeConfig, makeFrame, makeParsed, makeSite, makeSource, makeView } from '../../../test/factory.ts'
import type { Config } from '../../shared/config.ts'
import type { FrontMatter } from '../../shared/document.ts'
import { buildHead, renderHead } from './head.ts'
import { buildJsonLd } from './json-ld.ts'

const post = (path: string, frontMatter: Partial<FrontMatter> = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-05-01T00:00:00.000Z', ...frontMatter }))
const doc = (path: string, frontMatter: Partial<FrontMatter> = {}) => makeParsed(makeSource('doc', path, frontMatter))

function data(
  parsed: ReturnType<typeof post>[],
  route: string,
  config: Config = makeConfig(),
): Record<string, unknown>[] {
  const site = makeSite(parsed, { config })
  return buildJsonLd(makeFrame(site), makeView(site, route))
}

const types = (things: Record<string, unknown>[]): unknown[] => things.map(thing => thing['@type'])

test('a post has every field that search engines ask of an article', () => {
  const authors = [{ name: 'Анна', url: 'https://anna.example', socials: {} }]
  const [posting] = data(
    [
      post('a.md', {
        title: 'Запись',
        description: 'О чём',
        tags: ['lua'],
        authors,
        image: '/i.png',
        lastUpdate: { date: '2024-06-01T00:00:00.000Z' },
      }),
    ],
    '/a',
  )
  expect(posting).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': 'https://example.org/a',
    mainEntityOfPage: 'https://example.org/a',
    url: 'https://example.org/a',
    headline: 'Запись',
    name: 'Запись',
    description: 'О чём',
    datePublished: '2024-05-01T00:00:00.000Z',
    dateModified: '2024-06-01T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Анна', url: 'https://anna.example' },
    image: {
      '@type': 'ImageObject',
      '@id': 'https://example.org/i.png',
      url: 'https://example.org/i.png',
      contentUrl: 'https://example.org/i.png',
    },
    keywords: ['lua'],
    inLanguage: 'ru',
    wordCount: 100,
    isPartOf: { '@type': 'Blog', '@id': 'https://example.org/', name: 'Блог' },
  })
})

test('a post without authors and picture has no empty fields', () => {
  const [posting] = data([post('a.md')], '/a')
  for (const field of ['author', 'image', 'keywords', 'description']) expect(posting).not.toHaveProperty(field)
  expect(posting).toMatchObject({ dateModified: '2024-05-01T00:00:00.000Z' })
})

test('several authors are a list', () => {
  const authors = [
    { name: 'Анна', socials: {} },
    { name: 'Борис', socials: {} },
  ]
  expect(data([post('a.md', { authors })], '/a')[0]?.author).toEqual([
    { '@type': 'Person', name: 'Анна' },
    { '@type': 'Person', name: 'Борис' },
  ])
})

test('the home page is the blog and the site with its search', () => {
  const things = data([post('a.md', { title: 'Запись' })], '/')
  expect(types(things)).toEqual(['Blog', 'WebSite'])
  expect(things[0]).toMatchObject({
    '@id': 'https://example.org/',
    name: 'Блог',
    blogPost: [
      {
        '@type': 'BlogPosting',
        headline: 'Запись',
        url: 'https://example.org/a',
        datePublished: '2024-05-01T00:00:00.000Z',
      },
    ],
  })
  expect(things[1]).toMatchObject({
    url: 'https://example.org/',
    name: 'Записки',
    potentialAction: {
      '@type': 'SearchAction',
      target: 'https://example.org/search?q={search_term_string}',
      'query-input': 'required name=search_term_string',
    },
  })
  const without = data([post('a.md')], '/', makeConfig({ search: { searchPagePath: undefined, hosted: undefined } }))
  expect(without[1]).not.toHaveProperty('potentialAction')
})

test('further list pages repeat neither', () => {
  const posts = Array.from({ length: 11 }, (_, index) => post(`p${index}.md`))
  expect(data(posts, '/page/2')).toEqual([])
})

test('a doc says where it lies; a step without an address is passed over', () => {
  const [list] = data(
    [
      doc('index.md', { slug: '/' }),
      doc('linux/index.md', { title: 'Linux' }),
      doc('linux/ssh.md', { title: 'SSH' }),
      doc('tools/docker.md', { title: 'Docker' }),
    ],
    '/docs/linux/ssh',
  )
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Linux', item: 'https://example.org/docs/linux' },
      { '@type': 'ListItem', position: 2, name: 'SSH', item: 'https://example.org/docs/linux/ssh' },
    ],
  })
  const [other] = data(
    [doc('index.md', { slug: '/' }), doc('tools/docker.md', { title: 'Docker' })],
    '/docs/tools/docker',
  )
  expect(other).toMatchObject({
    itemListElement: [{ position: 1, name: 'Docker', item: 'https://example.org/docs/tools/docker' }],
  })
})

test('a hidden page says nothing', () => {
  expect(data([post('a.md', { unlisted: true })], '/a')).toEqual([])
})

test('a title cannot end the script', () => {
  const site = makeSite([post('a.md', { title: '</script><script>alert(1)//<!--' })])
  const html = renderHead(buildHead(makeFrame(site), makeView(site, '/a'), { styles: [] }))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json).headline).toBe('</script><script>alert(1)//<!--')
})
