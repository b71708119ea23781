/** Values that Infima's properties have where nobody sets them, in a browser. */

import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { translateInfima } from '../../src/modules/index.ts'
import { openBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

const open = () => visit(browser, 'about:blank', { ready: false })

const READS = '.own { color: var(--ifm-color-success); background: var(--ifm-color-primary-darkest) }'

/** Colours of an element that a sheet of the site gives it, beside another sheet of the site. */
async function colorsOf(...sheets: string[]): Promise<string[]> {
  const { page, close } = await open()
  const styles = sheets.map(sheet => `<style>${translateInfima(sheet)}</style>`).join('')
  await page.setContent(`<style>:root{--tip:#00ff00;--accent:#0000ff}</style>${styles}<p class="own">Текст</p>`)
  const colors = await page.locator('.own').evaluate(element => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
  await close()
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

const theme = (name: string): string =>
  readFileSync(new URL(`../../src/theme/css/${name}.css`, import.meta.url), 'utf8')

test('what stands in a card is as far from its edge as its part says', async () => {
  const { page } = await open()
  const layers = '@layer reset,tokens,layout,components,content,infima;'
  const card = '<div class="card"><div class="card__header">Имя</div><div class="card__body">Текст</div></div>'
  await page.setContent(
    `<style>${layers}@layer components{${theme('lists')}}${theme('optional/infima')}</style>${card}`,
  )
  const inset = page.locator('.card__body').evaluate(part => {
    const [around, inside] = [part.closest('.card') ?? part, part].map(one => one.getBoundingClientRect())
    return [(inside?.left ?? 0) - (around?.left ?? 0) < 4, getComputedStyle(part).paddingInlineStart]
  })
  expect(await inset).toEqual([true, '16px'])
})

test('kinds of alerts have colours of their own', async () => {
  const css = theme('optional/infima')
  const { page } = await open()
  const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger']
  const roles = ['accent', 'line-strong', 'tip', 'info', 'warning', 'danger']
  const colors = roles.map((role, index) => `--${role}:rgb(${index + 1}, 0, 0)`).join(';')
  const alerts = kinds.map(kind => `<div class="alert alert--${kind}">Текст</div>`).join('')
  await page.setContent(`<style>:root{${colors}}</style><style>${css}</style>${alerts}`)
  const borders = page
    .locator('.alert')
    .evaluateAll(all => all.map(one => getComputedStyle(one).borderInlineStartColor))
  expect(await borders).toEqual(kinds.map((_, index) => `rgb(${index + 1}, 0, 0)`))
})

test('kinds of badges have colours of their own, and a list of tabs that a site draws is in no box', async () => {
  const { page } = await open()
  const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger']
  const roles = ['accent', 'line', 'tip', 'info', 'warning', 'danger']
  const colors = roles.map((role, index) => `--${role}:rgb(${index + 1}, 0, 0)`).join(';')
  const badges = kinds.map(kind => `<span class="badge badge--${kind}">1</span>`).join('')
  await page.setContent(
    `<style>:root{${colors};--radius:4px}@layer components{${theme('tabs')}}</style><style>${theme('optional/infima')}</style>${badges}<ul class="tabs"><li class="tabs__item">1</li></ul>`,
  )
  const grounds = page.locator('.badge').evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor))
  expect(await grounds).toEqual(kinds.map((_, index) => `rgb(${index + 1}, 0, 0)`))
  const box = await page.locator('.tabs').evaluate(list => {
    const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(list)
    return [borderTopWidth, borderTopLeftRadius]
  })
  expect(box).toEqual(['0px', '0px'])
})

test('what stands at the top of a page of React lies and grows as in Docusaurus; a bare <pre> has its ground', async () => {
  const { page, close } = await open()
  await page.setContent(
    `<style>@layer infima;${theme('optional/infima')}.page{z-index:0;background:#fff}.sign{position:absolute;z-index:-1}
    body{--code-ground:#00ff00}.code-block pre{padding:3px}</style>
    <div class="component-page"><div class="page"><b class="sign">Sign</b></div>
    <pre class="own">a</pre><div class="code-block"><pre>b</pre></div></div>`,
  )
  const found = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.sign')?.getBoundingClientRect() ?? new DOMRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const paddings = [...document.querySelectorAll('pre')].map(pre => getComputedStyle(pre).paddingTop)
    return [seen?.className, ...paddings]
  })
  expect(found).toEqual(['sign', '16px', '3px'])
  await close()
})
