/** Values that Infima's properties have where nobody sets them, in a browser. */

import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { translateInfima } from '../../src/modules/index.ts'
import { openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

const READS = '.own { color: var(--ifm-color-success); background: var(--ifm-color-primary-darkest) }'

/** Colours of an element that a sheet of the site gives it, beside another sheet of the site. */
async function colorsOf(...sheets: string[]): Promise<string[]> {
  const page = await browser.newPage()
  const styles = sheets.map(sheet => `<style>${translateInfima(sheet)}</style>`).join('')
  await page.setContent(`<style>:root{--tip:#00ff00;--accent:#0000ff}</style>${styles}<p class="own">Текст</p>`)
  const colors = await page.locator('.own').evaluate(element => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
  await page.close()
  return colors
}

test('ours stands where no sheet says anything; what any sheet of the site says wins, before or after', async () => {
  const [color, ground] = await colorsOf(READS)
  expect(color).toBe('rgb(0, 255, 0)')
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  const sets = ':root { --ifm-color-success: #ff0000; --ifm-color-primary-darkest: #111111 }'
  const own = ['rgb(255, 0, 0)', 'rgb(17, 17, 17)']
  expect(await colorsOf(READS, sets)).toEqual(own)
  expect(await colorsOf(sets, READS)).toEqual(own)
  // A shade follows the colour that another sheet sets.
  const [, shade] = await colorsOf(READS, ':root { --ifm-color-primary: #ff0000 }')
  expect(shade).not.toBe(ground)
})
