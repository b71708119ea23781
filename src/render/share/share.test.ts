import { readFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureText, wrapText } from './atlas.ts'
import { drawShareImage, parseAtlas } from './index.ts'

const atlas = parseAtlas(inflateSync(readFileSync(new URL('./atlas.bin', import.meta.url))))
const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes)
const draw = (title: string) =>
  drawShareImage({ title, kicker: '18 мая 2022', footer: 'Записки · zapiski.example' }, { atlas, deflate })
const [large] = atlas.faces

test('a picture is a PNG of 1200 × 630 with a palette', () => {
  const png = Buffer.from(draw('Ёлка, «кавычки» и №1'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 8, 3])
  expect(png.subarray(-8, -4).toString()).toBe('IEND')
})

test('equal texts give equal bytes, other texts others', () => {
  expect(Buffer.compare(draw('Один'), draw('Один'))).toBe(0)
  expect(Buffer.compare(draw('Один'), draw('Два'))).not.toBe(0)
})

test('lines keep within the width, a word that is too long is cut, no letter is lost', () => {
  if (large === undefined) throw new Error('no face')
  const text = `Корутины Lua с примерами: планировщик за пятьдесят строк ${'ы'.repeat(60)}`
  const lines = wrapText(large, text, 1000)
  for (const line of lines) expect(measureText(large, line)).toBeLessThanOrEqual(1000)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('a title of any length and of unknown characters is drawn', () => {
  for (const title of ['слово '.repeat(200), '日本語 🎉 é', '', '\u0000'])
    expect(draw(title).length).toBeGreaterThan(500)
})
