/** What an eye catches and no other test does: lines that part where nothing should, drawings that end without a hint. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { expectReadable } from './contrast.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { SITE_DIR } from './site.ts'

const PHONE = { width: 360, height: 740 }

const { look, stay } = onSite(SITE_DIR)

/** Texts of the elements that stand on more lines than one. */
const onSeveralLines = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(elements =>
    elements.flatMap(element => {
      const range = document.createRange()
      const first = element.firstChild
      if (first !== null) range.selectNodeContents(first)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      return lines.size > 1 ? [element.textContent ?? ''] : []
    }),
  )

test.each(['/', '/ssh-keys', '/page/2'])('years beside %s stand on one line each', async path => {
  const { page } = await look(path)
  const years = '.sidebar-year > summary'
  expect(await page.locator(years).count()).toBeGreaterThan(5)
  expect(await onSeveralLines(page, years)).toEqual([])
})

test('letters twice as large fit a phone: the name of the site gives way, buttons, columns and pages wrap', async () => {
  for (const path of ['/page/2', '/', '/tags', '/archive', '/docs/linux/bash', '/docs', '/ssh-keys', '/authors']) {
    const { page } = await look(path, PHONE)
    const resize = (size: string) =>
      page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size)
    await resize('200%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    const buttons = await page
      .locator('.navbar-toggle, .navbar-search')
      .evaluateAll(all => all.map(one => one.clientWidth))
    expect(Math.min(...buttons), path).toBeGreaterThanOrEqual(40)
    await resize('')
  }
})

test('code in the cells of a table parts between words alone on a phone', async () => {
  for (const path of ['/docs/linux/bash', '/docs/linux/permissions', '/docs/linux/ssh']) {
    const { page } = await look(path, PHONE)
    const parted = await onSeveralLines(page, '.markdown td code')
    expect(
      parted.filter(text => /^[\w$(){}.]+$/.test(text)),
      path,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})

test('short words do not end lines of what the engine and the config say', async () => {
  const { page } = await look('/')
  const SHORT = /(?:^| )(?:и|в|на|с|к|о|у|не) \S/i
  expect(await page.locator('.sidebar-intro').textContent()).not.toMatch(SHORT)
  await look('/no-such-page')
  for (const said of await page.locator('.not-found p').allTextContents()) expect(said).not.toMatch(SHORT)
})

test('a wide drawing is larger than the screen of a phone when it is opened, and is scrolled', async () => {
  const { page } = await stay('/docker-introduction', { viewport: PHONE, hasTouch: true })
  await page.locator('.markdown img.zoomable').first().click()
  const drawing = page.locator('.zoom-pan > :is(img, svg)').first()
  await drawing.waitFor()
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(600)
  const pan = page.locator('.zoom-pan')
  const isMore = () => pan.evaluate(element => element.scrollWidth - element.clientWidth - element.scrollLeft > 1)
  const mask = () => pan.evaluate(element => getComputedStyle(element).maskImage)
  expect(await isMore()).toBe(true)
  // All of it can be reached, also by keys; the edge says whether there is more.
  expect((await drawing.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  expect(await mask()).toContain('gradient')
  for (let press = 0; press < 20 && (await isMore()); press++) {
    const before = await pan.evaluate(element => element.scrollLeft)
    await page.keyboard.press('ArrowRight')
    // The last press may still be moving what the next one then finds at its end.
    const hasMoved = async () => (await pan.evaluate(element => element.scrollLeft)) > before || !(await isMore())
    await expect.poll(hasMoved).toBe(true)
  }
  expect(await isMore()).toBe(false)
  await expect.poll(mask).toBe('none')
  expect(await findings(page)).toEqual([])
  const dialog = page.locator('.zoom')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
})

test('on paper long lines of code wrap, and each panel of tabs has its name', async () => {
  const { page } = await look('/ssh-keys', { width: 700, height: 900, media: 'print' })
  const cut = await page
    .locator('.code-block pre')
    .evaluateAll(all => all.filter(pre => pre.scrollWidth > pre.clientWidth + 1).map(pre => pre.textContent))
  expect(cut).toEqual([])
  const names = await page
    .locator('.tab-panel')
    .evaluateAll(all => all.map(panel => getComputedStyle(panel, '::before').content.replaceAll('"', '')))
  expect(names).toEqual(['Linux', 'macOS', 'Windows'])
})

test('what stands in the menu of a phone begins where the name of the site does', async () => {
  const { page } = await stay('/', { viewport: PHONE })
  await page.locator('.navbar-toggle').click()
  const left = (selector: string): Promise<number[]> =>
    page.locator(`.mobile-menu ${selector}`).evaluateAll(all =>
      all.map(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().left)
      }),
    )
  await page.locator('.mobile-menu-label').first().waitFor()
  const [edge] = await left('.mobile-menu-head strong')
  expect(new Set([...(await left('.mobile-menu-label')), ...(await left('.mobile-menu-more'))])).toEqual(
    new Set([edge]),
  )
  expect((await left('.mobile-menu-list .mobile-menu-list .navbar-link')).every(x => x === edge)).toBe(true)
})

test('the strip under a title keeps no room for columns out of sight', async () => {
  for (const path of ['/docs/linux/ssh', '/ip-to-number-to-ip', '/poll-service-docs']) {
    const { page } = await look(path, PHONE)
    const strip = await page.locator('.strip').evaluate(element => ({
      hidden: element.scrollWidth - element.clientWidth,
      height: element.clientHeight,
      narrowest: Math.min(...[...element.children].map(column => column.getBoundingClientRect().width)),
    }))
    expect(strip.hidden, path).toBe(0)
    expect(strip.height, path).toBeLessThanOrEqual(160)
    expect(strip.narrowest, path).toBeGreaterThanOrEqual(24)
  }
})

test('fields of a calculator are as wide as each other, whatever is measured in them', async () => {
  const { page } = await look('/docs/cctv/choose', PHONE)
  const fields = page.locator('x-island input[inputmode="decimal"]')
  const boxes = () =>
    fields.evaluateAll(all => all.map(field => field.getBoundingClientRect()).map(({ top, width }) => ({ top, width })))
  expect(new Set((await boxes()).map(({ width }) => Math.round(width))).size).toBe(1)
  // Beside each other they stand on one line, however long their names are.
  await look('/margin-trade')
  const names = await page
    .locator('x-island label')
    .evaluateAll(all => all.map(label => Math.round(label.getBoundingClientRect().height)))
  expect(new Set(names).size).toBeGreaterThan(1)
  const tops = (await boxes()).map(({ top }) => Math.round(top))
  expect(new Set(tops).size).toBe(2)
})

test('drawings of tags and authors are whole on a phone', async () => {
  for (const path of ['/authors', '/tags']) {
    const { page } = await look(path, PHONE)
    const cut = await page.locator('.tags-large .towers, .author .towers').evaluateAll(all =>
      all.filter(svg => {
        const { width } = (svg as SVGSVGElement).viewBox.baseVal
        return width < Number(svg.getAttribute('width')) || svg.getBoundingClientRect().right > 360
      }),
    )
    expect(cut, path).toEqual([])
    expect(await page.locator('.towers').count(), path).toBeGreaterThan(0)
  }
})

test('tags on a phone: two columns, words whole, a number beside its tag; towers of years hang over no empty band', async () => {
  const { page } = await look('/tags', PHONE)
  const names = page.locator('.tags-own li, .tags-rest li')
  const lefts = await names.evaluateAll(all => all.map(item => Math.round(item.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
  const parted = await page.locator('.tags a').evaluateAll(all =>
    all.flatMap(link => {
      const text = link.lastChild as Text
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    }),
  )
  expect(parted).toEqual([])
  await look('/archive', PHONE)
  const heights = await page.locator('.year-towers svg').evaluateAll(all => all.map(svg => svg.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(84)
})

test.each(['/tags/lua', '/authors', '/authors/zapiski'])(
  '%s has no column of posts beside it; its menu on a phone has them',
  async path => {
    const { page } = await stay(path)
    const menu = page.locator('#zapiski-sidebar')
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().left)
    expect(await menu.isVisible()).toBe(false)
    expect(await left('h1')).toBe(await left('.navbar-brand'))
    await page.setViewportSize(PHONE)
    await page.locator('.navbar-toggle').click()
    await page.locator('.mobile-menu-more').click()
    await menu.waitFor()
    expect(await menu.locator('a').count()).toBeGreaterThanOrEqual(84)
  },
)

/** Blocks that a site may have and ours has not. */
const EVERYTHING = `---
unlisted: true
---
# Всё

Ключи \`---\`, \`--no-install\`, \`-rf\`, \`---\`, \`--\`, \`a-b-c\`, \`---\`, \`-v\`, \`---\` и \`---\`, \`--\`, \`ssh-add -c\`, \`rm -rf /\`, \`free -h\`, \`--allow-unauthenticated\` и \`Remote - SSH\`.

- Собрать: \`luajit --with-lua-include=/usr/include/luajit-2.1 -o=r\`, \`git checkout -- site/docs/linux\`, \`apt install --allow-change-held-packages\`.
- Найти: \`find /etc /srv -type f -perm -o=r -name '*.env'\` и \`journalctl -k | grep -i denied\`.

\`\`\`mermaid
pie showData
"Сон" : 38
"Работа" : 41
\`\`\`

\`\`\`mermaid
sequenceDiagram
А->>Б: запрос
Note over А,Б: без скриптов
alt есть
Б-->>А: ответ
end
\`\`\`

\`\`\`mermaid
classDiagram
class Страница { +адрес() }
\`\`\`

\`\`\`mermaid
gantt
dateFormat YYYY-MM-DD
section Раз
Черновик :done, a1, 2024-01-01, 10d
Правка :active, after a1, 7d
Проверка :crit, 2024-01-14, 5d
\`\`\`

\`\`\`js title="server.js" showLineNumbers
import { createServer } from 'http' // [!code --]
import { createServer } from 'node:http' // [!code ++]
server.listen(80) // [!code error]
server.listen(8080) // [!code warning]
run("слово", 5) // [!code note: сказано]
\`\`\`

\`\`\`yaml fold=5
services:
  web: # [!code focus]
    image: nginx
    ports:
      - 8080:80
    restart: always
    user: "1"
    tty: true
\`\`\`

$$\\frac{a}{b}$$

:::note
Слово
:::

:::tip
Слово
:::

:::info
Слово
:::

:::warning
Слово
:::

:::danger
Слово
:::
`

describe('what is wider than a phone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-wide-'))
  const wide = onSite(async () => {
    symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, 'docs'))
    writeFileSync(
      join(folder, 'zapiski.config.ts'),
      "export default { title: 'Широкое', url: 'https://example.org', markdown: { math: true, mermaid: true }, blog: false, docs: { routeBasePath: '/' } }\n",
    )
    const states = Array.from({ length: 9 }, (_, index) => `  Шаг${index} --> Шаг${index + 1}`).join('\n')
    const sum = Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join(' + ')
    const cells = Array.from({ length: 9 }, (_, index) => ` столбец${index} |`).join('')
    writeFileSync(
      join(folder, 'docs/index.md'),
      `# Широкое\n\n\`\`\`mermaid\ngraph LR\n${states}\n\`\`\`\n\n$$${sum}$$\n\nВ строке $$\\frac12$$ остаётся в строке, $${sum}$ тоже.\n\n|${cells}\n|${cells.replace(/[^|]+/g, '---')}\n|${cells}\n`,
    )
    writeFileSync(join(folder, 'docs/all.md'), EVERYTHING)
    return serveOwn('built', folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('fades at the edge until it is scrolled to its end, and is reached and named by keyboard', async () => {
    const { page } = await wide.stay('/', { viewport: PHONE })
    for (const selector of ['.diagram', '.math-block', '.table-scroll']) {
      const wide = page.locator(selector)
      expect(await wide.evaluate(element => element.scrollWidth > element.clientWidth), selector).toBe(true)
      const mask = () => wide.evaluate(element => getComputedStyle(element).maskImage)
      expect(await mask(), selector).toContain('gradient')
      await wide.focus()
      expect(await wide.getAttribute('aria-label'), selector).toBeTruthy()
      await wide.evaluate(element => element.scrollTo(element.scrollWidth, 0))
      await expect.poll(mask).toBe('none')
    }
    // A browser breaks no formula in its line.
    const long = page.locator('p > math').last()
    expect(await long.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await findings(page)).toEqual([])
  })

  test('every text and sign of diagrams, notes on code, admonitions and banners reads in both colours', async () => {
    const { page } = await wide.look('/all')
    for (const part of ['.diagram text', '.code-mark', '.admonition:not(.markdown *)', 'math'])
      expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    await expectReadable(page, 'body')
    // What is said of a page stands apart from its title.
    const gap = await page.evaluate(() => {
      const [banner, title] = [document.querySelector('.admonition'), document.querySelector('h1')]
      return (title?.getBoundingClientRect().top ?? 0) - (banner?.getBoundingClientRect().bottom ?? 0)
    })
    expect(gap).toBeGreaterThanOrEqual(16)
  })

  test('options in code never part at a hyphen where a line has room for them', async () => {
    const { page } = await wide.look('/all', PHONE)
    expect(await page.locator('.markdown p code').count()).toBeGreaterThan(10)
    for (const width of [320, 340, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      expect(
        await onSeveralLines(page, '.markdown p code, .markdown li code > :is(.whole, .long)'),
        `${width}`,
      ).toEqual([])
    }
    // Letters twice as large.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await onSeveralLines(page, '.long')).not.toEqual([])
    const ends = await page
      .locator(':is(.whole, .long)')
      .evaluateAll(all => all.map(code => code.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(390)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
  })

  test('what has its place is not faded on a wide screen', async () => {
    const { page } = await look('/docs')
    expect(
      await page
        .locator('.table-scroll')
        .first()
        .evaluate(element => getComputedStyle(element).maskImage),
    ).toBe('none')
  })

  test('a formula alone on its line between two dollars stands apart, one among words stays in the line', async () => {
    const { page } = await wide.look('/')
    expect(await page.locator('.math-block > math[display="block"]').count()).toBe(1)
    expect(await page.locator('p math:not([display="block"])').count()).toBe(2)
  })
})
