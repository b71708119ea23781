import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import { hostedRecordsText } from './records.ts'

const sections = [
  { anchor: '', heading: '', level: 0, text: 'Начало.' },
  { anchor: 'том', heading: 'Том', level: 2, text: 'Данные живут в томе.' },
  { anchor: 'права', heading: 'Права', level: 3, text: 'а'.repeat(9000) },
]
const site = makeSite(
  [
    makeParsed(makeSource('doc', 'docker.md', { title: 'Docker' }), { sections }),
    makeParsed(makeSource('doc', 'secret.md', { title: 'Секрет', unlisted: true }), { sections }),
  ],
  { config: makeConfig() },
)
const text = hostedRecordsText(site)
const records = text
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line))
  .filter(({ hierarchy }) => hierarchy.lvl1 === 'Docker')

test('every section is a record with the headings above it, its address and its language', () => {
  expect(records.find(({ content }) => content === 'Данные живут в томе.')).toMatchObject({
    type: 'content',
    url: `https://example.org/docs/docker#${encodeURIComponent('том')}`,
    url_without_anchor: 'https://example.org/docs/docker',
    hierarchy: { lvl1: 'Docker', lvl2: 'Том', lvl3: null },
    language: 'ru',
    docusaurus_tag: 'docs-default-current',
  })
  expect(records.find(({ type }) => type === 'lvl3')?.hierarchy).toMatchObject({ lvl2: 'Том', lvl3: 'Права' })
})

test('a long section is cut into records that a service takes, each with an id of its own', () => {
  const sizes = records.map(record => new TextEncoder().encode(JSON.stringify(record)).length)
  expect(Math.max(...sizes)).toBeLessThan(10_000)
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
})

test('hidden pages stay hidden', () => {
  expect(text).toContain('Docker')
  expect(text).not.toContain('Секрет')
})
