/** Much in little room: a bar with many items, pictures that do not come, short code at the ends of lines. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeFiles } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { SITE_DIR } from './site.ts'

const LEFT = ['Documentation', 'Blog', 'Community', 'API reference', 'Showcase', 'Learning resources']

const configOf = (left: string[], locale: string): string => `export default {
  title: 'Handbook of Houses', url: 'https://example.org', docs: { routeBasePath: '/' }, blog: {},
  i18n: { defaultLocale: '${locale}', locales: ['${locale}'] },
  themeConfig: {
    navbar: {
      title: 'Handbook of Houses',
      logo: { src: 'img/logo.svg', alt: 'Handbook of the house' },
      items: [
        ...${JSON.stringify(left)}.map(label => ({ label, to: '/' })),
        { type: 'search', position: 'right' },
        { label: 'GitHub', href: 'https://code.example/site', position: 'right' },
        { label: 'Chat', href: 'https://chat.example', position: 'right' },
      ],
    },
  },
}`

const CODE = `# Code

${Array.from({ length: 30 }, (_, index) => `${'A word '.repeat(index % 7)}with \`a${index} = b\` in it,`).join(' ')}
`

const serveBar = (left: string[], locale: string) => async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-dense-'))
  writeFiles(folder, {
    'zapiski.config.mjs': configOf(left, locale),
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
    'static/img/ann.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10"/>',
    'docs/index.md': CODE,
    'docs/guide/_category_.yml': 'label: Guide of all that anybody may want to know of it\n',
    'docs/guide/first.md': '# Introduction to foundations\n\nWords of bricks.\n',
    'docs/words.md':
      '# Words\n\nA *slanted* word, <i>a title</i>, <cite>a work</cite>.\n\n![A strip](/img/strip.svg "Small")\n',
    'static/img/strip.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>',
    'docs/guide/second.md': '# ethereumGetAddress\n\nWords.\n\n##### Lesser\n\n## Greater\n\nWords.\n',
    'blog/authors.yml':
      'ann:\n  name: Ann\n  page: true\n  image_url: /img/ann.svg\n  socials: { github: ann, own: https://ann.example }\n',
    'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: ann\n---\n\nText.\n',
    'blog/2024-01-03-b.md': `---\ntitle: ${'Compound'.repeat(7)}\nauthors: ann\n---\n\nText.\n`,
    'docs/box.md':
      '# Box\n\n:::tip[Of `code` and [a link](https://example.org) in a title of more than one line of a telephone]\n\nText.\n\n:::\n',
    'docs/tabs.mdx': `# Tabs\n\n<Tabs><TabItem value="a" label="${'Compound'.repeat(7)}">\n\nText.\n\n</TabItem></Tabs>\n`,
  })
  const served = await serveOwn('built', folder)
  const close = async (): Promise<void> => {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, close }
}

const few = onSite(serveBar(LEFT.slice(0, 5), 'en'))
const many = onSite(serveBar(LEFT, 'en'))
const rightToLeft = onSite(serveBar([], 'ar'))
const own = onSite(SITE_DIR)

const PHONE = { viewport: { width: 360, height: 740 } }

/** Words are as wide whatever comes in time. */
const withoutFonts = async (context: BrowserContext): Promise<void> => {
  await context.route(/\.woff2$/, route => route.abort())
}

/** On how many lines the items of the bar stand, and how much wider than the window it is. */
const linesOf = (page: Page): Promise<{ lines: number; out: number }> =>
  page.evaluate(() => {
    const middles = [...document.querySelectorAll('.navbar-items > li')].map(item => {
      const { top, height } = item.getBoundingClientRect()
      return Math.round(top + height / 2)
    })
    return { lines: new Set(middles).size, out: document.documentElement.scrollWidth - innerWidth }
  })

test('a bar with five items on the left and a search keeps them on one line at 1190 pixels and more', async () => {
  const { page } = await few.stay('/', { before: withoutFonts })
  for (const width of [1190, 1240, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await linesOf(page), `${width}`).toEqual({ lines: 1, out: 0 })
  }
})

test('a bar with more items takes the width of the window and holds them on one line', async () => {
  const { page } = await many.stay('/')
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await linesOf(page), `${width}`).toEqual({ lines: 1, out: 0 })
  }
  const brand = await page.locator('.navbar .navbar-brand').boundingBox()
  expect(brand?.x).toBeLessThan(300)
})

test.each([
  ['from the left', few],
  ['from the right', rightToLeft],
])('of a logo that does not come nothing is drawn beside the name of the site: %s', async (_, site) => {
  const { page } = await site.stay('/', {
    before: async context => {
      await context.route(/logo[^/]*\.svg$/, route => route.abort())
    },
  })
  const logo = page.locator('.navbar .navbar-logo')
  const box = await logo.boundingBox()
  if (box === null) throw new Error('the logo has its room')
  expect(box.width).toBeLessThan(40)
  expect((await sharp(await page.screenshot({ clip: box })).stats()).entropy).toBe(0)
  // Those who listen have its words, and one that comes is drawn.
  expect(await logo.getAttribute('alt')).toBe('Handbook of the house')
  const whole = await site.stay('/')
  const drawn = await whole.page.locator('.navbar .navbar-logo').screenshot()
  expect((await sharp(drawn).stats()).entropy).toBeGreaterThan(0)
})

test.each(['/tabs', '/blog/authors'])('a word wider than a telephone is parted: %s', async path => {
  const { page } = await few.visit(path, PHONE)
  expect(await page.locator('main').getByText('CompoundCompound').first().isVisible()).toBe(true)
  const right = await page
    .locator('main :is(a, label, li)')
    .evaluateAll(all => Math.max(...all.map(one => one.getBoundingClientRect().right)))
  expect(right).toBeLessThanOrEqual(360)
})

test('code and a link in the title of a box stand in its lines and are no columns', async () => {
  const { page } = await few.visit('/box', PHONE)
  const parts = page.locator('.admonition-heading :is(code, a)')
  const heights = await parts.evaluateAll(all => all.map(part => part.getBoundingClientRect().height))
  expect(heights).toHaveLength(2)
  expect(Math.max(...heights)).toBeLessThan(30)
  expect((await page.locator('.admonition-heading').boundingBox())?.height).toBeGreaterThan(40)
})

test('short code does not part at its blanks', async () => {
  const { page } = await few.stay('/', PHONE)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    const parted = await page
      .locator('.markdown p code')
      .evaluateAll(all => all.filter(code => code.getClientRects().length > 1).map(code => code.textContent))
    expect(parted, `${width}`).toEqual([])
  }
})

test('letters of drawings are 11 pixels or more on a phone, and stand in their boxes', async () => {
  const { page } = await own.stay('/ssh-keys', PHONE)
  // A drawing of each kind: who says what, a way, bars, spans of time, parts, a route.
  const PAGES = [
    '/ssh-keys',
    '/subdomain-dns',
    '/lua-remote-debug',
    '/keepass-hashcat',
    '/gmod-startup',
    '/prague',
    '/update-photo-time',
  ]
  for (const path of PAGES) {
    await page.goto(own.at(path))
    await page.evaluate(() => document.fonts.ready)
    const [least, out] = await page.locator('figure > svg[role="img"] tspan').evaluateAll(all => {
      const sizes = all.map(line => {
        const drawing = line.closest('svg')
        const scale = (drawing?.clientWidth ?? 0) / (drawing?.viewBox.baseVal.width ?? 1)
        return Number.parseFloat(getComputedStyle(line).fontSize) * scale
      })
      const outside = all.filter(line => {
        const [inner, outer] = [line.getBoundingClientRect(), line.closest('svg')?.getBoundingClientRect()]
        return inner.left < (outer?.left ?? 0) - 1 || inner.right > (outer?.right ?? 0) + 1
      })
      return [Math.min(...sizes), outside.map(line => line.textContent)] as const
    })
    expect(least, path).toBeGreaterThanOrEqual(11)
    expect(out, path).toEqual([])
  }
})

/** How far the ring of what has the focus reaches out of the box that cuts it. */
const cutOf = (page: Page, box: string): Promise<number> =>
  page.evaluate(selector => {
    const focused = document.activeElement
    const [inner, outer] = [focused?.getBoundingClientRect(), focused?.closest(selector)?.getBoundingClientRect()]
    if (focused === null || inner === undefined || outer === undefined) return Number.NaN
    const { outlineOffset, outlineWidth } = getComputedStyle(focused)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return Math.max(outer.top - inner.top, inner.bottom - outer.bottom) + ring
  }, box)

test('the ring around a kind of results on a phone is whole, and that of the way back stands apart from its words', async () => {
  const { page } = await own.stay('/search?q=lua', PHONE)
  await page.locator('.facets a').nth(1).waitFor()
  await page.keyboard.press('Tab')
  await page.locator('.facets a').nth(1).focus()
  expect(await cutOf(page, '.facets ul')).toBeLessThanOrEqual(0)
  await page.goto(own.at('/docs'))
  await page.locator('.navbar-toggle').click()
  await page.locator('.mobile-menu-more').click()
  const room = await page.locator('.sidebar-back').evaluate(button => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return button.getBoundingClientRect().right - words.getBoundingClientRect().right
  })
  expect(room).toBeGreaterThanOrEqual(6)
})

test('a long name of a folder leaves the title of a result its words whole', async () => {
  const { page } = await few.stay('/', PHONE)
  await page.locator('.navbar-search').click()
  await page.locator('.search-input').fill('bricks')
  const title = page.locator('.search-title').first()
  await title.waitFor()
  const [words, section] = await Promise.all([
    title.boundingBox(),
    page.locator('.search-section').first().boundingBox(),
  ])
  expect(words?.width).toBeGreaterThan(section?.width ?? Number.NaN)
})

test('an author is a target for a finger, and a portrait that is no square is cut, not squeezed', async () => {
  const { page } = await few.stay('/blog')
  const author = page.locator('.post-meta a.p-author').first()
  expect((await author.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.goto(few.at('/blog/authors'))
  const portrait = page.locator('.author-portrait')
  expect(await portrait.boundingBox()).toMatchObject({ width: 56, height: 56 })
  expect(await portrait.evaluate(image => getComputedStyle(image).objectFit)).toBe('cover')
  await page.goto(few.at('/blog/authors/ann'))
  expect(await page.locator('.author-portrait').boundingBox()).toMatchObject({ width: 56, height: 56 })
  expect(await page.locator('.author-socials a').allTextContents()).toEqual(['GitHub', 'own'])
})

test('emphasis and titles of works are slanted, though the face has no italics; a caption stands under its picture', async () => {
  const { page } = await few.stay('/words', { viewport: { width: 1280, height: 800 } })
  for (const name of ['em', 'i', 'cite']) {
    // Slants of less than 14 degrees Chromium does not draw.
    const { fontStyle, fontSynthesis } = await page.locator(`.markdown ${name}`).evaluate(element => {
      const { fontStyle, fontSynthesis } = getComputedStyle(element)
      return { fontStyle, fontSynthesis }
    })
    expect([name, fontStyle]).toEqual([name, 'italic'])
    expect(fontSynthesis).toContain('style')
  }
  const picture = await page.locator('figure img').boundingBox()
  const caption = await page.locator('figcaption').boundingBox()
  expect(Math.abs((caption?.x ?? 0) - (picture?.x ?? 99))).toBeLessThan(2)
})

test('a long word in a title stands on one line of a phone, and a heading that is greater than the one before has its room', async () => {
  const { page } = await few.stay('/guide/second', { viewport: { width: 320, height: 740 } })
  // In the face that stands in until then the word is longer.
  await page.evaluate(() => document.fonts.ready)
  const title = page.locator('h1')
  const { height, line } = await title.evaluate(element => ({
    height: element.clientHeight,
    line: Number.parseFloat(getComputedStyle(element).lineHeight),
  }))
  expect(height).toBeLessThan(line * 1.5)
  const gap = await page.evaluate(() => {
    const [lesser, greater] = [document.querySelector('h5'), document.querySelector('.markdown h2')]
    return (greater?.getBoundingClientRect().top ?? 0) - (lesser?.getBoundingClientRect().bottom ?? 0)
  })
  expect(gap).toBeGreaterThan(40)
})
