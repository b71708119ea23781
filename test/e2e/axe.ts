/** What axe finds wrong with a page as it stands. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

interface Axe {
  run(context: string | object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** A selector of the part that is looked at. */
  within?: string
  /** `false` where `faintTexts` looks too: colours are more than half of what axe does. */
  colors?: boolean
}

/** `evaluate` runs outside the page's policy: that stays on. */
export async function findings(page: Page, { within, colors = true }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ within, colors }) => {
      const { axe } = window as unknown as { axe: Axe }
      // Only violations are wanted in words, and no rule that is on asks for style sheets beforehand. Frames are of
      // other sites: a word sent to one whose page has not come yet is an error in the console of ours. Elements are
      // named by themselves: selectors are looked for at each that a rule looks at.
      const rules = { 'color-contrast': { enabled: colors } }
      const named = { selectors: false, elementRef: true }
      const options = { resultTypes: ['violations'], preload: false, iframes: false, rules, ...named }
      const { violations } = await axe.run(within ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
    },
    { within, colors },
  )
}

/**
 * Colours that fade are looked at when they are there, without the frames in between; animations of some pages never end. The page hears of another
 * mode only after the browser does, so frames are let pass before what fades is counted. What is far below has the look
 * of before until it comes near or someone asks for it, and only then begins to fade: it is asked for here.
 */
export const untilFaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done))
    for (;;) {
      await frame()
      await frame()
      for (const element of document.querySelectorAll('.markdown *')) void getComputedStyle(element).color
      const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      if (fading.length === 0) return
      for (const animation of fading) animation.finish()
    }
  })
