/** The types of settings and the reader of settings agree: keys, types, defaults. So does the reference made of the types. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShapes, isLiteral, loadTypes } from '../scripts/reference/shapes.mjs'
import { resolveConfig } from '../src/config/resolve/index.ts'
import { groupBy } from '../src/shared/collections.ts'
import type { Problem } from '../src/shared/problem.ts'

interface Key {
  name: string
  required: boolean
  fallback?: string
  shape: Shape
}

interface Shape {
  kind: string
  key?: string
  value?: unknown
  of?: Shape | Shape[]
  keys?: Key[]
}

const made: { shapeOf(name: string): Shape } = createShapes(loadTypes())
const known = new Map<string, Shape>()

/** Each shape is made once: they are asked for thousands of times. */
function shapeOf(name: string): Shape {
  const shape = known.get(name) ?? made.shapeOf(name)
  known.set(name, shape)
  return shape
}

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-settings-'))
  for (const folder of ['blog', 'docs', 'src/pages']) mkdirSync(join(siteDir, folder), { recursive: true })
  writeFileSync(join(siteDir, 'versions.json'), '["1.0"]')
  for (const name of ['word', 'word.tsx']) writeFileSync(join(siteDir, name), '')
})
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const BASE = { title: 'T', url: 'https://example.org' }

const resolve = (user: unknown) => resolveConfig(user, { siteDir, sidebars: new Map([['word', {}]]) })

/** Texts that are more than a text, by the end of their path. */
const WORDS: Record<string, unknown> = {
  host: 'https://example.org',
  url: 'https://example.org',
  baseUrl: '/word/',
  timeZone: 'Europe/Moscow',
  defaultLocale: 'en',
  htmlLang: 'en',
  calendar: 'persian',
  locales: ['ru'],
  lastVersion: 'current',
  onlyIncludeVersions: ['current'],
  tagName: 'link',
  repo: 'owner/name',
  retiredServiceWorker: 'sw.js',
  counterId: '7',
  priority: 0.5,
  slots: { Root: 'word.tsx', Footer: false },
  minHeadingLevel: 2,
  disableVersioning: false,
  includeCurrentVersion: true,
}

/** Kinds of values, each by an example that no setting takes as it is. */
const KINDS: Record<string, unknown> = {
  string: 'word',
  number: 4,
  boolean: true,
  null: null,
  list: [],
  object: {},
  function: () => 'word',
  pattern: /word/,
}

/** Where reader and type differ, and why. */
const EXCEPTIONS: Record<string, string[]> = {
  // `null` is none, as in Docusaurus.
  blog: ['null'],
  docs: ['null'],
  pages: ['null'],
}

const one = (shape: Shape): Shape[] => [shape.of ?? []].flat()

/** Kinds of `KINDS` that a type takes. */
function kindsOf(shape: Shape): string[] {
  if (shape.kind === 'ref') return kindsOf(shapeOf(shape.key ?? ''))
  if (shape.kind === 'union') return one(shape).flatMap(kindsOf)
  if (shape.kind === 'map') return ['object']
  if (shape.kind === 'unknown') return Object.keys(KINDS)
  // A literal is that value alone; `true` is what `boolean` is tried with.
  return shape.kind === 'literal' || shape.kind === 'undefined' ? [] : [shape.kind]
}

/** A name that stands in a map of names. */
const nameIn = (path: string): string =>
  /localeConfigs$/.test(path) ? 'ru' : /(Src|Action)$/.test(path) ? '/current' : 'current'

/** Values that a type takes; the smallest object is one with the keys that it needs. */
function valuesOf(shape: Shape, name = ''): unknown[] {
  if (name in WORDS) return [WORDS[name]]
  if (shape.kind === 'ref') return valuesOf(shapeOf(shape.key ?? ''), name)
  if (shape.kind === 'union') return one(shape).flatMap(inner => valuesOf(inner, name))
  if (shape.kind === 'literal') return [shape.value]
  if (shape.kind === 'list') return [[], ...one(shape).flatMap(inner => valuesOf(inner).map(value => [value]))]
  if (shape.kind === 'map')
    return [{}, ...one(shape).flatMap(inner => valuesOf(inner).map(value => ({ [nameIn(name)]: value })))]
  if (shape.kind === 'boolean') return [true, false]
  if (shape.kind === 'object') return [smallest(shape)]
  return shape.kind in KINDS ? [KINDS[shape.kind]] : []
}

/** Links lead somewhere and marks are comments, though other keys would do as well. */
const LEADS = new Set(['to', 'line'])
const isLinkText = (name: string, keys: Key[]): boolean => name === 'label' && keys.some(key => key.name === 'html')

/** An object with the keys that it needs; lists among them are empty, so that types may hold themselves. */
const smallest = ({ keys = [] }: Shape): Record<string, unknown> =>
  Object.fromEntries(
    keys
      .filter(({ name, required }) => required || LEADS.has(name) || isLinkText(name, keys))
      .map(({ name, shape }) => [name, shape.kind === 'list' ? [] : valuesOf(shape, name).at(-1)]),
  )

/** A key in its place: its path as problems name it, and the whole config with a value there. */
interface Place {
  key: Key
  path: string
  put: (value: unknown) => unknown
  /** The whole config with values at this key and at those beside it. */
  putAll: (values: Record<string, unknown>) => unknown
}

function placesOf(shape: Shape, path: string, put: (value: unknown) => unknown, seen: string[] = []): Place[] {
  if (shape.kind === 'ref') {
    const key = shape.key ?? ''
    return seen.includes(key) ? [] : placesOf(shapeOf(key), path, put, [...seen, key])
  }
  if (shape.kind === 'union') return one(shape).flatMap(inner => placesOf(inner, path, put, seen))
  if (shape.kind === 'list')
    return one(shape).flatMap(inner => placesOf(inner, `${path}[0]`, value => put([value]), seen))
  if (shape.kind === 'map') {
    const name = nameIn(path)
    return one(shape).flatMap(inner => placesOf(inner, `${path}.${name}`, value => put({ [name]: value }), seen))
  }
  if (shape.kind !== 'object') return []
  const putAll = (values: Record<string, unknown>): unknown => put({ ...smallest(shape), ...values })
  return (shape.keys ?? []).flatMap((key): Place[] => {
    const inside = path === '' ? key.name : `${path}.${key.name}`
    const { [key.name]: _, ...others } = smallest(shape)
    const putKey = (value: unknown): unknown => put(value === undefined ? others : { ...others, [key.name]: value })
    return [{ key, path: inside, put: putKey, putAll }, ...placesOf(key.shape, inside, putKey, seen)]
  })
}

// The only blog and the first of several are read by the same code.
const places = placesOf(shapeOf('UserConfig'), '', value => ({ ...BASE, ...(value as object) })).filter(
  ({ path }) => !/^(blog|docs|pages)\[0\]/.test(path),
)

/** Problems at a path or inside it; an item of an unknown type is one as a whole. */
const complaints = (user: unknown, path: string): string[] => complaintsAt(resolve(user).problems, path)

function complaintsAt(problems: readonly Problem[], written: string): string[] {
  const path = written.replace(/(\[0\])\.type$/, '$1')
  return problems.flatMap(({ code, values }) => {
    const where = String(values?.where ?? '').replace(/: $/, '')
    return where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`) ? [`${where}: ${code}`] : []
  })
}

test('there are as many settings as a reader of the reference may expect', () => {
  expect(new Set(places.map(({ path }) => path)).size).toBeGreaterThan(150)
})

test('every value that a type allows is taken by the reader', () => {
  const refused = places.flatMap(({ key, path, put }) =>
    valuesOf(key.shape, key.name).flatMap(value => complaints(put(value), path)),
  )
  expect(refused).toEqual([])
})

const isRefusable = ({ key, path }: Place, kind: string): boolean =>
  ![...kindsOf(key.shape), ...(EXCEPTIONS[path] ?? [])].includes(kind) &&
  !valuesOf(key.shape, key.name).includes(KINDS[kind])

test('every kind of value that a type does not allow is refused by the reader', () => {
  const taken = [...groupBy(places, ({ putAll }) => [putAll])].flatMap(([putAll, beside]) =>
    Object.entries(KINDS).flatMap(([kind, value]) => {
      const wrong = beside.filter(place => isRefusable(place, kind))
      if (wrong.length === 0) return []
      // All of an object at once; where one hides what is wrong with another, that one is tried alone.
      const { problems } = resolve(putAll(Object.fromEntries(wrong.map(({ key }) => [key.name, value]))))
      return wrong
        .filter(({ path }) => complaintsAt(problems, path).length === 0)
        .filter(({ path, put }) => complaints(put(value), path).length === 0)
        .map(({ path }) => `${path}: ${kind}`)
    }),
  )
  expect([...new Set(taken)]).toEqual([])
}, 240_000)

// The language itself; an empty list of sources is a rule that allows nothing more; none is as good as empty.
const NAMES_ANOTHER = /^i18n\.locales$|^security\.|^customFields$/

test('a default that is written as code is what the reader fills in', () => {
  const others = places.flatMap(({ key, path, put }) => {
    if (key.fallback === undefined || !isLiteral(key.fallback) || NAMES_ANOTHER.test(path)) return []
    const fallback: unknown = new Function(`return (${key.fallback})`)()
    const left = JSON.stringify(resolve(put(undefined)).config)
    return JSON.stringify(resolve(put(fallback)).config) === left ? [] : [`${path}: ${key.fallback}`]
  })
  expect(others).toEqual([])
})

test('the reader knows no setting that the types do not name', () => {
  const isOwn = (path: string, name: string): boolean =>
    places.some(place => place.path === (path === '' ? name : `${path}.${name}`))
  const parents = new Map(places.map(place => [place.path.replace(/\.?[^.]+$/, ''), place]))
  const unnamed = [...parents].flatMap(([parent, { put, key }]) => {
    const value = valuesOf(key.shape, key.name).at(-1)
    const config = put(value) as Record<string, unknown>
    const holder = parent.split(/\.|(?=\[)/).reduce<unknown>((inner, part) => {
      const name = /^\[0\]$/.test(part) ? 0 : part
      return part === '' ? inner : (inner as Record<string | number, unknown>)[name]
    }, config)
    if (typeof holder !== 'object' || holder === null) return []
    Object.assign(holder, { qqqqqqqq: 1 })
    return resolve(config).problems.flatMap(({ code, values }) => {
      const suggestion = values?.suggestion as { values?: { names?: string[] } } | undefined
      return code === 'config/unknown'
        ? (suggestion?.values?.names ?? []).filter(name => !isOwn(parent, name)).map(name => `${parent}.${name}`)
        : []
    })
  })
  // Names that are known only to say that they mean nothing.
  expect(
    unnamed.filter(
      name => !/siteVersion|onInlineAuthors|hideable|additionalLanguages|dropdownActiveClassDisabled/.test(name),
    ),
  ).toEqual([])
})
