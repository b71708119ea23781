/** Contrast of texts as a browser draws them: grounds below each other, whatever way colours are written. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Texts within elements of a selector that are too faint when the system has these colours. */
export function faintIn(page: Page, colorScheme: 'dark' | 'light', selector = 'body'): Promise<string[]> {
  return unfaded(page, async () => {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme)
    return faintTexts(page, selector)
  })
}

/** What changes meanwhile is as it ends at once: each step of what fades would be drawn. */
export async function unfaded<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
  const seen = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return seen
}

/** The same in both: something that is open, found or said. */
export async function expectReadable(page: Page, selector: string): Promise<void> {
  expect(await page.locator(selector).count(), selector).toBeGreaterThan(0)
  for (const colors of ['light', 'dark'] as const) expect(await faintIn(page, colors, selector), colors).toEqual([])
}

/** Texts within elements of a selector that have less than this contrast, with what they have; signs of style sheets and words of drawings, too. */
export function faintTexts(page: Page, selector: string, least = 4.5): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no canvas')
      /** Elements share their grounds and colours: each pile of colours is painted once. */
      const known = new Map<string, number>()
      /** How light a colour is over its grounds, where this much of it is left. */
      const luminance = (grounds: string[], color = '#0000', opacity = 1): number => {
        const key = [opacity, color, ...grounds].join('|')
        const seen = known.get(key)
        if (seen !== undefined) return seen
        for (const one of ['#fff', ...grounds, color]) {
          context.globalAlpha = one === color ? opacity : 1
          context.fillStyle = one
          context.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(byte =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        )
        const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        known.set(key, light)
        return light
      }
      const looks = new Map<Element, { grounds: string[]; opacity: number }>()
      /** Grounds of an element, the lowest first, and how much is left of what stands in it. */
      const lookOf = (element: Element | null): { grounds: string[]; opacity: number } => {
        if (element === null) return { grounds: [], opacity: 1 }
        const seen = looks.get(element)
        if (seen !== undefined) return seen
        const { grounds, opacity } = lookOf(element.parentElement)
        const own = getComputedStyle(element)
        const isClear = own.backgroundColor === 'rgba(0, 0, 0, 0)'
        const look = {
          grounds: isClear ? grounds : [...grounds, own.backgroundColor],
          opacity: opacity * Number(own.opacity),
        }
        looks.set(element, look)
        return look
      }
      /** Shapes of a drawing that lie under the middle of a text of it. */
      const shapesUnder = (element: Element): string[] => {
        if (!(element instanceof SVGElement)) return []
        const { x, y, width, height } = element.getBoundingClientRect()
        const shapes = [...(element.ownerSVGElement?.querySelectorAll('rect, circle, ellipse, path, polygon') ?? [])]
        return shapes.flatMap(shape => {
          if (!(shape instanceof SVGGeometryElement)) return []
          if ((shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return []
          const place = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(shape.getScreenCTM()?.inverse())
          const { fill } = getComputedStyle(shape)
          return fill !== 'none' && shape.isPointInFill(place) ? [fill] : []
        })
      }
      const faint: string[] = []
      const weigh = (text: string, under: string[], [ink, opacity]: [string, number]): void => {
        const [low = 0, high = 0] = [luminance(under), luminance(under, ink, opacity)].sort((a, b) => a - b)
        const ratio = (high + 0.05) / (low + 0.05)
        if (opacity > 0 && ratio < least) faint.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`)
      }
      for (const root of document.querySelectorAll(selector)) {
        for (const element of [root, ...root.querySelectorAll('*')]) {
          const words = [...element.childNodes]
            .filter(node => node.nodeType === Node.TEXT_NODE)
            .map(node => node.nodeValue)
          const text = words.join('').trim()
          if (!element.checkVisibility() || element.closest('.sr-only') !== null) continue
          const { grounds, opacity } = lookOf(element)
          if (opacity === 0) continue
          const style = getComputedStyle(element)
          const under = [...grounds, ...shapesUnder(element)]
          const ink = element instanceof SVGElement ? style.fill : style.color
          if (text !== '') weigh(text, under, [ink, opacity])
          for (const pseudo of ['::before', '::after']) {
            const sign = getComputedStyle(element, pseudo)
            const isShown = sign.display !== 'none' && /^(?:"(?!")|counter|attr)/.test(sign.content)
            const said = `${element.className} ${sign.content}`
            if (isShown) weigh(said, [...under, sign.backgroundColor], [sign.color, opacity * Number(sign.opacity)])
          }
        }
      }
      return faint
    },
    [selector, least] as const,
  )
}
