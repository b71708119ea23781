import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./css/tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6})[0-9a-f]{0,2}, (#[0-9a-f]{6})[0-9a-f]{0,2}\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** Relative luminance and contrast ratio, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function colour(name: string, mode: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`no token ${name}`)
  return token[mode]
}

const inks = [...tokens.keys()].filter(name => /^code-/.test(name) && !['code-ground', 'code-line'].includes(name))
const tones = ['note', 'tip', 'info', 'warning', 'danger']

describe.each(['light', 'dark'] as const)('%s colours', mode => {
  test('every colour of code reads on its ground and on a highlighted line: 4.5', () => {
    expect(inks.length).toBeGreaterThan(8)
    for (const ink of inks) {
      for (const ground of ['code-ground', 'code-line']) {
        expect(contrast(colour(ink, mode), colour(ground, mode)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('text, quiet text, accent and tones read on paper and surfaces: 4.5', () => {
    for (const ink of ['ink', 'muted', 'accent', ...tones]) {
      for (const ground of ['paper', 'surface', 'raised']) {
        expect(contrast(colour(ink, mode), colour(ground, mode)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(colour('on-accent', mode), colour('accent', mode))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('line-strong', mode), colour('paper', mode))).toBeGreaterThanOrEqual(3)
  })
})
