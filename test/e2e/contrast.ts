/** Contrast of texts as a browser draws them: grounds below each other, whatever way colours are written. */

import type { Page } from 'playwright-core'

/** Texts within elements of a selector that have less than this contrast, with what they have. */
export function faintTexts(page: Page, selector: string, least = 4.5): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no canvas')
      /** Colours over each other as bytes. */
      const paint = (...colors: string[]): number[] => {
        for (const color of ['#fff', ...colors]) {
          context.fillStyle = color
          context.fillRect(0, 0, 1, 1)
        }
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
      }
      const luminance = (bytes: number[]): number => {
        const [red = 0, green = 0, blue = 0] = bytes.map(byte =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const grounds = (element: Element | null): string[] =>
        element === null ? [] : [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
      const faint: string[] = []
      for (const root of document.querySelectorAll(selector)) {
        for (const element of [root, ...root.querySelectorAll('*')]) {
          const words = [...element.childNodes]
            .filter(node => node.nodeType === Node.TEXT_NODE)
            .map(node => node.nodeValue)
          const text = words.join('').trim()
          if (text === '' || !element.checkVisibility() || element.closest('.sr-only') !== null) continue
          const ground = grounds(element)
          const [low = 0, high = 0] = [
            luminance(paint(...ground)),
            luminance(paint(...ground, getComputedStyle(element).color)),
          ].sort((a, b) => a - b)
          const ratio = (high + 0.05) / (low + 0.05)
          if (ratio < least) faint.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`)
        }
      }
      return faint
    },
    [selector, least] as const,
  )
}
