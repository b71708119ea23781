/** Draws the glyphs of share images in a browser, once, by hand: `node scripts/share-atlas.mjs`. Not part of a build. */

import { readFileSync, writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const root = new URL('..', import.meta.url)
const font = name =>
  readFileSync(new URL(`node_modules/@fontsource-variable/onest/files/onest-${name}-wght-normal.woff2`, root)).toString(
    'base64',
  )

/** Faces: a large and a smaller title, small lines. Sizes in pixels. */
const FACES = [
  { size: 76, weight: 700 },
  { size: 58, weight: 700 },
  { size: 32, weight: 500 },
]
const CHARACTERS = [
  ...new Set(
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя' +
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ' +
      '.,:;!?…-–—«»„“”"\'’()[]{}/\\|&@#%+=*<>_~№°·•×€$',
  ),
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const page = await browser.newPage()
await page.setContent(
  `<style>@font-face{font-family:A;font-weight:100 900;src:url(data:font/woff2;base64,${font('cyrillic')});unicode-range:U+0301,U+0400-045F,U+2116}` +
    `@font-face{font-family:A;font-weight:100 900;src:url(data:font/woff2;base64,${font('latin')})}</style><p style="font-family:A">Жx</p>`,
)
const faces = await page.evaluate(
  async ({ faces, characters }) => {
    const result = []
    for (const { size, weight } of faces) {
      const css = `${weight} ${size}px A`
      await document.fonts.load(css, 'ЖЁx№')
      const canvas = new OffscreenCanvas(size * 2, size * 2)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context.font = css
      const width = text => context.measureText(text).width
      const glyphs = characters.map(character => {
        context.clearRect(0, 0, size * 2, size * 2)
        context.fillStyle = '#000'
        context.fillText(character, size / 2, size * 1.25)
        const { data } = context.getImageData(0, 0, size * 2, size * 2)
        let [left, top, right, bottom] = [size * 2, size * 2, -1, -1]
        for (let y = 0; y < size * 2; y++) {
          for (let x = 0; x < size * 2; x++) {
            if (data[(y * size * 2 + x) * 4 + 3] === 0) continue
            left = Math.min(left, x)
            right = Math.max(right, x)
            top = Math.min(top, y)
            bottom = Math.max(bottom, y)
          }
        }
        const alpha = []
        for (let y = top; y <= bottom; y++)
          for (let x = left; x <= right; x++) alpha.push(data[(y * size * 2 + x) * 4 + 3])
        const empty = right < 0
        return {
          character,
          advance: width(character),
          left: empty ? 0 : left - size / 2,
          top: empty ? 0 : top - size * 1.25,
          width: empty ? 0 : right - left + 1,
          height: empty ? 0 : bottom - top + 1,
          alpha,
        }
      })
      const kerning = []
      const letters = characters.filter(character => /[\p{L}«»„“.,—-]/u.test(character))
      const advance = new Map(glyphs.map(glyph => [glyph.character, glyph.advance]))
      for (const a of letters) {
        for (const b of letters) {
          const shift = width(a + b) - advance.get(a) - advance.get(b)
          if (Math.abs(shift) >= 0.5) kerning.push([a + b, Math.round(shift * 10) / 10])
        }
      }
      result.push({ size, glyphs, kerning })
    }
    return result
  },
  { faces: FACES, characters: CHARACTERS },
)
await browser.close()

// A line of JSON with the measures, then the alpha bytes of all glyphs one after another.
const bytes = []
const index = faces.map(({ size, glyphs, kerning }) => ({
  size,
  kerning: Object.fromEntries(kerning),
  glyphs: Object.fromEntries(
    glyphs.map(({ character, advance, left, top, width, height, alpha }) => {
      const offset = bytes.length
      // Sixteen shades are enough for text of this size and halve the file.
      for (const value of alpha) bytes.push(Math.round(value / 17))
      return [character, [Math.round(advance * 100) / 100, left, top, width, height, offset]]
    }),
  ),
}))
const head = Buffer.from(`${JSON.stringify(index)}\n`)
const body = deflateSync(Buffer.concat([head, Buffer.from(bytes)]), { level: 9 })
writeFileSync(new URL('src/render/share/atlas.bin', root), body)
console.log(`${body.length} bytes, ${CHARACTERS.length} characters in ${FACES.length} sizes`)
