/** What the schemas accept the readers accept, and the other way round, on random documents. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { expandSidebars } from '../src/config/sidebars.ts'
import { buildFrontMatter } from '../src/content/front-matter/schema.ts'
import { parseYaml, type YamlMap } from '../src/content/front-matter/yaml.ts'
import { parseAuthors } from '../src/content/registry/authors.ts'
import { parseCategory } from '../src/content/registry/categories.ts'
import { parseTags } from '../src/content/registry/tags.ts'
import { createReport, type Report } from '../src/messages/problem.ts'
import type { SourceKind } from '../src/shared/document.ts'
import { toFilePath } from '../src/shared/path.ts'
import type { Problem } from '../src/shared/problem.ts'
import { isValid, resolveRef, type Schema } from './json-schema.ts'

const file = toFilePath('a.yml')
const readSchema = (name: string): Schema =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../schemas/${name}.json`), 'utf8'))

/** The same numbers in each run: a failure is found again. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Values of every type; no blank texts, since a schema cannot say what a reader makes of them in each place. */
const POOL: unknown[] = [
  'слово',
  'a/b',
  '/a/b',
  'two words',
  'a,b',
  'x?y',
  '2024-05-01',
  '2024-05-01 12:30',
  '2024-05-01T12:30:00+03:00',
  '01.05.2024',
  'https://example.org/a',
  'mailto:a@example.org',
  'javascript:alert(1)',
  'doc',
  'generated-index',
  'mdx',
  '3',
  '7',
  'yes',
  0,
  2,
  3,
  7,
  1.5,
  2024,
  true,
  false,
  null,
  '',
  [],
  ['слово'],
  ['слово', 2024],
  [true],
  [null],
  [['a']],
  [''],
  {},
  { a: 1 },
  { label: 'a', permalink: '/b' },
  { label: 'a' },
  { name: 'a' },
  { date: '2024-05-01' },
  { author: 'a' },
  { format: 'mdx' },
  { type: 'doc', id: 'a' },
  { type: 'generated-index', keywords: 'a' },
  { permalink: 'a' },
]

/** A value that mostly fits the schema. */
function invent(written: Schema, root: Schema, random: () => number): unknown {
  const schema = resolveRef(written, root)
  const any = (): unknown => POOL[Math.floor(random() * POOL.length)]
  if (random() < 0.15) return any()
  const variants = schema.anyOf?.filter(({ required }) => required === undefined) ?? []
  if (variants.length > 0) return invent(variants[Math.floor(random() * variants.length)] ?? {}, root, random)
  if (schema.allOf !== undefined) return invent(schema.allOf[0] ?? {}, root, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[Math.floor(random() * schema.enum.length)]
  if (schema.type === 'array')
    return Array.from({ length: Math.floor(random() * 3) }, () => invent(schema.items ?? {}, root, random))
  if (schema.type === 'object') return inventObject(schema, root, random)
  const fitting = POOL.filter(value => isValid(value, schema, root))
  return fitting.length === 0 ? any() : fitting[Math.floor(random() * fitting.length)]
}

function inventObject(schema: Schema, root: Schema, random: () => number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const names = Object.keys(properties).filter(name =>
    required.includes(name) ? random() > 0.05 : random() < 2.5 / Object.keys(properties).length,
  )
  const own = names.map(name => [name, invent(properties[name] ?? {}, root, random)])
  if (typeof additionalProperties === 'object')
    for (const name of ['alpha', 'beta'].slice(0, Math.floor(random() * 3)))
      own.push([name, invent(additionalProperties, root, random)])
  if (additionalProperties === false && random() < 0.05) own.push(['unheard', 1])
  return Object.fromEntries(own)
}

/** What is wrong with a document in YAML, warnings too. */
function readWith(value: unknown, read: (map: YamlMap, report: Report) => void): Problem[] {
  const problems: Problem[] = []
  const report = createReport(problems, file)
  const { map } = parseYaml(stringify(value), { firstLine: 1, maxBytes: 100_000 }, report)
  if (map !== undefined) read(map, report)
  return problems.filter(({ level }) => level !== 'note')
}

const asFrontMatter =
  (kind: SourceKind) =>
  (value: unknown): Problem[] =>
    readWith(value, (map, report) =>
      buildFrontMatter(map, { kind, timeZone: 'UTC', now: new Date('2199-12-31') }, report),
    )

const READERS: Record<string, (value: Record<string, unknown>) => Problem[]> = {
  'front-matter-post': asFrontMatter('post'),
  'front-matter-doc': asFrontMatter('doc'),
  'front-matter-page': asFrontMatter('page'),
  authors: value => readWith(value, parseAuthors),
  tags: value => readWith(value, parseTags),
  category: value => readWith(value, (map, report) => parseCategory(map, { file, folder: 'a' }, report)),
  sidebars(value) {
    const problems: Problem[] = []
    const report = createReport(problems, file)
    expandSidebars(value, (where, id, values) => report('error', id, { values: { ...values, where } }))
    return problems
  },
}

/** Two spellings of one key: only the first that is there is looked at. */
const TWINS = [
  ['image_url', 'imageURL'],
  ['author_url', 'authorURL'],
  ['author_title', 'authorTitle'],
  ['author_image_url', 'authorImageURL'],
]

const holdsTwins = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (TWINS.some(names => names.every(name => Object.hasOwn(value, name))) || Object.values(value).some(holdsTwins))

/** Programs put a list where an item of a sidebar stands; editors do not offer it to a hand. */
const holdsNested = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((Array.isArray(value) && value.some(Array.isArray)) || Object.values(value).some(holdsNested))

/** Rules between keys and of single words, which types do not say. */
const BETWEEN_KEYS =
  /^(draft-unlisted|toc-level\/order|update-before-date|author-mixed|author-page-twin|tag-permalink-twin|key-case|key-unknown|author-social|author-url)/

describe.each(Object.keys(READERS))('%s', name => {
  const schema = readSchema(name)

  test('seven hundred random documents are accepted by both or by neither', () => {
    const random = createRandom(17)
    const counts = { both: 0, neither: 0 }
    for (let round = 0; round < 700; round++) {
      const value = inventObject(schema, schema, random)
      if (holdsTwins(value) || (name === 'sidebars' && holdsNested(value))) continue
      const problems = READERS[name]?.(value) ?? []
      if (problems.some(({ code }) => BETWEEN_KEYS.test(code))) continue
      const accepted = problems.length === 0
      expect({ value, accepted, problems }).toMatchObject({ value, accepted: isValid(value, schema) })
      counts[accepted ? 'both' : 'neither'] += 1
    }
    // Neither side accepts or refuses everything.
    expect(Math.min(counts.both, counts.neither)).toBeGreaterThan(50)
  })
})
