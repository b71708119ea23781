import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withChanges } from '../../shared/lazy.ts'
import { readSourceFile } from '../source.ts'
import { packKept, packText, readPacked, withPackedBody } from './packed.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-packed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isPacked = (value: object): boolean => Object.getOwnPropertyDescriptor(value, 'body')?.get !== undefined
const texts = [
  '',
  'а',
  'plain '.repeat(999),
  '\uD800 \uDC00',
  'Ёж — «ёлка»\u00A0№ 1, ÿ é ї →',
  'слово, '.repeat(900),
  '# Ёж — 𝒳 \u0000\uFEFF\n'.repeat(500),
  '日本語、\n'.repeat(3000),
]

test.each(texts)('a packed text comes back as it was (%#)', text => {
  expect(readPacked(packText(text))).toBe(text)
})

test('more texts than there is room for all come back, those that are packed late among them', () => {
  const texts = Array.from({ length: 80 }, (_, index) => `текст ${index} `.repeat(20_000 + index))
  const bodies = texts.map(body => withPackedBody({ body }))
  const packed = texts.map((text, index) => (index % 2 === 0 ? packKept(text) : packText(text)))
  for (const step of [1, 31])
    for (let turn = 0; turn < texts.length; turn++) {
      const at = (turn * step) % texts.length
      const text = texts[at]
      expect([bodies[at]?.body === text, readPacked(packed[at] ?? new Uint8Array()) === text], `text ${at}`).toEqual([
        true,
        true,
      ])
    }
})

test('a long text lies packed, a short one as it is', () => {
  expect(isPacked(withPackedBody({ body: 'слово '.repeat(100) }))).toBe(true)
  expect(isPacked(withPackedBody({ body: 'слово' }))).toBe(false)
})

test('the text of a file lies packed and is what was written, also in a copy with other dates', async () => {
  const body = 'Текст с ё и «кавычками».\n'.repeat(50)
  const disk = join(folder, 'a.md')
  writeFileSync(disk, `---\ntitle: Заголовок из нескольких слов\n---\n${body}`)
  const { source } = await readSourceFile(
    { file: 'docs/a.md' as never, disk },
    {
      instance: { kind: 'doc', id: 'default', folder: 'docs' } as never,
      timeZone: 'UTC',
      now: new Date(0),
      isLenient: false,
      hooks: undefined,
    },
  )
  if (source === undefined) throw new Error('not read')
  const copy = withChanges(source, { created: { date: '2020-01-01T00:00:00.000Z' } })
  expect([isPacked(source), isPacked(copy)]).toEqual([true, true])
  expect([source.body, copy.body, copy.frontMatter.title]).toEqual([body, body, 'Заголовок из нескольких слов'])
})

test('texts that lie together come back in any order, a very long one and one of other letters among them', () => {
  const bodies = Array.from({ length: 120 }, (_, index) => `текст ${index} `.repeat(50 + ((index * 37) % 400)))
  bodies.splice(60, 0, 'длинный '.repeat(30_000), 'plain '.repeat(99), '日本語、'.repeat(99))
  const sources = bodies.map(body => withPackedBody({ body }))
  for (const step of [1, 7, 50])
    for (let index = 0; index < 1000; index++) {
      const at = (index * step) % bodies.length
      expect(sources[at]?.body === bodies[at], `text ${at}`).toBe(true)
    }
})
