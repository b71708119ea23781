import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { palette } from './palette.ts'

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

/** `share` of the first colour over the other. */
const mix = (over: string, under: string, share: number): string => {
  const channels = [1, 3, 5].map(
    at => [over, under].map(hex => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number],
  )
  const mixed = channels.map(([a, b]) => Math.round(a * share + b * (1 - share)))
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

const colorOf = (name: string, mode: keyof typeof palette.accent): string => {
  const color = Object.entries(palette).find(([known]) => known === name)?.[1]
  if (color === undefined) throw new Error(`no colour ${name}`)
  return color[mode]
}

const inks = Object.keys(palette).filter(name => /^code-/.test(name) && !['code-ground', 'code-line'].includes(name))
const tones = ['note', 'tip', 'info', 'warning', 'danger']

describe.each(['light', 'dark'] as const)('%s colours', mode => {
  test('every colour of code reads on its ground and on a highlighted line: 4.5', () => {
    expect(inks.length).toBeGreaterThan(8)
    for (const ink of inks) {
      for (const ground of ['code-ground', 'code-line']) {
        expect(contrast(colorOf(ink, mode), colorOf(ground, mode)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('code is set apart from the tinted ground of every admonition and reads there', () => {
    const blocks = readFileSync(join(import.meta.dirname, 'css/blocks.css'), 'utf8')
    const [, rules = ''] = /^\.admonition \{([^}]*)\}/m.exec(blocks) ?? []
    const share = Number(/color-mix\(in srgb, var\(--tone\) (\d+)%, var\(--paper\)\)/.exec(rules)?.[1]) / 100
    const ground = colorOf(/--code-ground: var\(--([\w-]+)\)/.exec(rules)?.[1] ?? 'code-ground', mode)
    for (const tone of tones) {
      const around = mix(colorOf(tone, mode), colorOf('paper', mode), share)
      expect(contrast(ground, around), tone).toBeGreaterThanOrEqual(1.08)
    }
    for (const ink of inks) expect(contrast(colorOf(ink, mode), ground), ink).toBeGreaterThanOrEqual(4.5)
  })

  test('text, quiet text, accent and tones read on paper and surfaces: 4.5', () => {
    for (const ink of ['ink', 'muted', 'accent', ...tones]) {
      for (const ground of ['paper', 'surface', 'raised']) {
        expect(contrast(colorOf(ink, mode), colorOf(ground, mode)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(colorOf('ink-strong', mode), colorOf('paper', mode))).toBeGreaterThanOrEqual(7)
  })

  test('marked words read wherever they stand: in quiet text too, whose colour they do not take', () => {
    const base = readFileSync(join(import.meta.dirname, 'css/base.css'), 'utf8')
    const ink = /^mark \{[^}]*color: var\(--([\w-]+)\)/m.exec(base)?.[1] ?? 'muted'
    expect(contrast(colorOf(ink, mode), colorOf('mark', mode)), ink).toBeGreaterThanOrEqual(4.5)
  })

  test('bold text, text on the accent, strong lines', () => {
    expect(contrast(colorOf('ink-strong', mode), colorOf('paper', mode))).toBeGreaterThanOrEqual(7)
    expect(contrast(colorOf('on-accent', mode), colorOf('accent', mode))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colorOf('line-strong', mode), colorOf('paper', mode))).toBeGreaterThanOrEqual(3)
  })

  test('what a silhouette says is seen: lines, code and bars 3; what only stands by it 1.5', () => {
    for (const tone of ['s-line', 's-code', 'accent']) {
      expect(contrast(colorOf(tone, mode), colorOf('paper', mode)), tone).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(colorOf('s-code', mode), colorOf('s-ground', mode))).toBeGreaterThanOrEqual(4.5)
    // The same is said by the text beside them.
    for (const tone of ['s-open', 's-grid']) {
      expect(contrast(colorOf(tone, mode), colorOf('paper', mode)), tone).toBeGreaterThanOrEqual(1.5)
    }
  })
})
