import { readFileSync } from 'node:fs'
import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palette } from '../../theme/palette.ts'
import { eachLetter, measureText, wrapText } from './atlas.ts'
import { createSharePainter, parseAtlas } from './index.ts'

const atlas = parseAtlas(inflateSync(readFileSync(new URL('./atlas.bin', import.meta.url))))
const paint = createSharePainter(atlas, crc32)
const draw = (title: string) => paint({ title, kicker: '18 мая 2022', footer: 'Записки · zapiski.example' })
const [large] = atlas.faces

test('a picture is a PNG of 1200 × 630 with a palette', () => {
  const png = Buffer.from(draw('Ёлка, «кавычки» и №1'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 4, 3])
  expect(png.subarray(-8, -4).toString()).toBe('IEND')
})

test('equal texts give equal bytes, other texts others, whatever was drawn before', () => {
  const first = draw('Один')
  expect(Buffer.compare(first, draw('Два'))).not.toBe(0)
  expect(Buffer.compare(first, draw('Один'))).toBe(0)
})

/** Colour of a pixel of an unpacked picture. */
function colorAt(png: Uint8Array, x: number, y: number): string {
  const bytes = Buffer.from(png)
  const at = (type: string): number => bytes.indexOf(type) + 4
  const rows = inflateSync(bytes.subarray(at('IDAT')))
  expect(rows.length).toBe(601 * 630)
  // A row says how it differs from the one above, or is as it is.
  let pair = 0
  for (let row = 0; row <= y; row++) {
    const above = rows[row * 601] === 2 ? pair : 0
    pair = (above + (rows[row * 601 + 1 + (x >> 1)] ?? 0)) & 0xff
  }
  const place = at('PLTE') + 3 * (x % 2 === 0 ? pair >> 4 : pair & 15)
  return `#${bytes.subarray(place, place + 3).toString('hex')}`
}

test('the colours are the night of the theme', () => {
  const png = draw('Один')
  expect(colorAt(png, 0, 0)).toBe(palette.paper.dark)
  expect(colorAt(png, 1199, 629)).toBe(palette.paper.dark)
  // The cap over the text: its corners, and what is beside it.
  expect([colorAt(png, 72, 0), colorAt(png, 208, 13)]).toEqual([palette.accent.dark, palette.accent.dark])
  expect([colorAt(png, 71, 0), colorAt(png, 209, 13), colorAt(png, 72, 14)]).toEqual([
    palette.paper.dark,
    palette.paper.dark,
    palette.paper.dark,
  ])
})

test('lines keep within the width, a word that is too long is cut, no letter is lost', () => {
  if (large === undefined) throw new Error('no face')
  const text = `Корутины Lua с примерами: планировщик за пятьдесят строк ${'ы'.repeat(60)}`
  const lines = wrapText(large, text, 1000)
  for (const line of lines) expect(measureText(large, line)).toBeLessThanOrEqual(1000)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('the line over a title takes a second one, and ends after a word where that is too short', () => {
  const kicker = (words: number, end = ''): string => Array(words).fill('инструментах').join(' ') + end
  const drawn = (kicker: string): string =>
    Buffer.from(paint({ title: 'Один', kicker, footer: 'Записки' })).toString('base64')
  const whole = [6, 7, 8, 9, 10].map(words => drawn(kicker(words, '…')))
  expect(whole).toContain(drawn(kicker(20)))
  expect(drawn(kicker(5))).not.toBe(drawn(kicker(4)))
})

test('a title of any length and of unknown characters is drawn', () => {
  for (const title of ['слово '.repeat(200), '日本語 🎉 é', '', '\u0000'])
    expect(draw(title).length).toBeGreaterThan(500)
})

test('what the atlas lacks is drawn as its plain sign when that is one: square metres keep their number', () => {
  for (const face of atlas.faces) {
    const drawn: unknown[] = []
    eachLetter(face, '²³½', ({ glyph }) => drawn.push(glyph))
    expect(drawn).toEqual(['2', '3', '·'].map(sign => face.glyphs[sign]))
  }
})
