import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { writeFiles } from '../write-files.ts'
import { faintIn, faintTexts, unfaded } from './contrast.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { isMarked, mark, untilHeading } from './visit.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-around-'))
  folders.push(folder)
  const files = {
    'docusaurus.config.js':
      "module.exports = { title: 'Т', url: 'https://example.org', baseUrl: '/', themeConfig: { colorMode: { respectPrefersColorScheme: true } }, presets: [['classic', { docs: {}, blog: {} }]] }",
    // As their own guide has it: state in a provider, a hook that fails without one.
    'src/mood.js': `import React, { createContext, useContext, useState } from 'react'
const Mood = createContext(null)
export function useMood() { const mood = useContext(Mood); if (!mood) throw new Error('no mood'); return mood }
export function MoodProvider({ children, first = 'ясно' }) {
  const [now, set] = useState(first)
  return <Mood.Provider value={{ now, set }}>{children}</Mood.Provider>
}
// As themes of components do: what stands around it goes into what it sets.
export const Depth = createContext(0)
export const Deeper = ({ children }) => <Depth.Provider value={useContext(Depth) + 1}>{children}</Depth.Provider>`,
    'src/Deep.js': `import React, { useContext, useState } from 'react'
import { Depth } from './mood'
export default function Deep() { const [now, set] = useState(0); return <button data-test="deep" onClick={() => set(now + 1)}>{useContext(Depth)} {now}</button> }`,
    'docs/deep.mdx': "# Глубина\n\nimport Deep from '@site/src/Deep'\n\n<Deep />\n",
    'src/theme/Root.js': `import React from 'react'
import { Deeper, MoodProvider } from '../mood'
export default function Root({ children }) { return <Deeper><MoodProvider><div>{children}</div><p data-test="beside">рядом</p></MoodProvider></Deeper> }`,
    'src/Show.js': `import React from 'react'
import { useMood } from './mood'
export default function Show() {
  const { now, set } = useMood()
  return <button data-test="mood" onClick={() => set(now === 'ясно' ? 'хмуро' : 'ясно')}>сейчас {now}</button>
}`,
    'docs/a.mdx': `# А

import Show from '@site/src/Show'
import { MoodProvider } from '@site/src/mood'

<Show />

<MoodProvider first="дождь">

<Show />

</MoodProvider>

[дальше](./b.mdx)
`,
    'blog/2024-01-02-a.md': '---\ntitle: Запись\n---\n\nТекст\n',
    'src/theme/BlogSidebar.js': `import React from 'react'
import Link from '@docusaurus/Link'
export default ({ sidebar }) => <aside className="col col--3">{sidebar.items.map(({ permalink, title }) =>
  <Link key={permalink} to={permalink} data-test="recent">{title}</Link>)}</aside>`,
    // As copies of Docusaurus' own bar draw them.
    'src/pages/menu.js': `import React from 'react'
import Layout from '@theme/Layout'
export default () => <Layout><div className="navbar__items"><div className="navbar__item dropdown dropdown--hoverable">
  <a className="navbar__link" href="#">Ещё</a><ul className="dropdown__menu"><li><a className="dropdown__link" href="/docs/a">А</a></li></ul>
</div></div><div className="navbar-sidebar__backdrop">ткань</div></Layout>`,
    'src/pages/buttons.js': `import React from 'react'
import Layout from '@theme/Layout'
const kinds = ['', 'primary', 'secondary', 'info', 'success', 'warning', 'danger', 'link']
const Buttons = () => kinds.map(kind => <p key={kind}>
  <a className={kind && 'button button--' + kind || 'button'} href="/docs/a">Дальше</a> <button className={'button button--outline button--' + kind}>Дальше</button>
</p>)
export default () => <Layout><div className="own-buttons"><Buttons /></div><header className="hero hero--primary own-buttons"><p><a className="button" href="/">1</a> <a className="button button--secondary" href="/">2</a></p></header></Layout>`,
    // As the first themes of Docusaurus 2 have it.
    'src/pages/old.js':
      "import React from 'react'\nimport './old.css'\nexport default () => <div className=\"own-old\" hidden>Старое</div>",
    'src/pages/old.css': '.own-old { display: flex }',
    // A home page that only leads elsewhere.
    'src/pages/away.js': `import { useEffect } from 'react'
import { useHistory } from '@docusaurus/router'
export default function Away() { const history = useHistory(); useEffect(() => history.replace('/docs/b'), []); return null }`,
    'docs/b.mdx':
      "# Б\n\nimport Show from '@site/src/Show'\n\n<Show />\n\nАбзац.\n\n## Раздел\n\nЕщё абзац.\n\n### Глубже\n",
    'src/Window.js': `import React, { useState } from 'react'
const first = () => window.history.length
export default function Window({ by }) { const [now, set] = useState(first() * 0); return <button data-test="window" onClick={() => set(now + by)}>{now}</button> }`,
    // As Docusaurus' own guide has it.
    'docs/c.mdx': `# В

import BrowserOnly from '@docusaurus/BrowserOnly'

<BrowserOnly fallback={<i>ждите</i>}>
  {() => {
    const Window = require('@site/src/Window').default
    return <Window by={2} />
  }}
</BrowserOnly>
`,
    'src/Late.js': `import React, { useEffect, useState } from 'react'
import BrowserOnly from '@docusaurus/BrowserOnly'
import useIsBrowser from '@docusaurus/useIsBrowser'
function Early() { const is = useIsBrowser(); if (!is) return null; const [word] = useState('есть'); return <i data-test="early">{word}</i> }
export default function Late() {
  useEffect(() => {})
  return <><BrowserOnly>{() => { const [now, set] = useState('нет'); return <button data-test="late" onClick={() => set('да')}>{now}</button> }}</BrowserOnly><Early /></>
}`,
    'docs/e.mdx': "# Д\n\nimport Old from 'old-kind'\nimport { New } from 'new-kind'\n\n<Old />\n\n<New />\n",
    'node_modules/old-kind/package.json': '{"name":"old-kind","main":"index.js"}',
    'node_modules/old-kind/index.js': `Object.defineProperty(exports, '__esModule', { value: true })
const react = require('react')
const isWindows = process.platform === 'win32'
exports.default = () => { const [now, set] = (0, react.useState)('нет'); return react.createElement('button', { 'data-test': 'old', onClick: () => set('да') }, isWindows ? '' : now) }`,
    'node_modules/new-kind/package.json': '{"name":"new-kind","type":"module","exports":"./index.js"}',
    'node_modules/new-kind/index.js': `import { createElement, useState } from 'react'
export const New = () => { const [now, set] = useState('нет'); return createElement('button', { 'data-test': 'new', onClick: () => set('да') }, now) }`,
    'docs/d.mdx': "# Г\n\nimport Late from '@site/src/Late'\n\n<Late />\n",
    // As copies of it are: with a state, so that browsers take it over, and the text is a slot in it.
    'src/theme/DocItem/Layout/index.js': `import React, { useState } from 'react'
import DocItemContent from '@theme/DocItem/Content'
export default function DocItemLayout({ children }) {
  const [open, set] = useState(false)
  return <div className="row"><article><button data-test="fold" onClick={() => set(!open)}>{open ? 'да' : 'нет'}</button><DocItemContent>{children}</DocItemContent></article></div>
}`,
  }
  writeFiles(folder, files)
  return folder
}
const { stay, visit } = onSite(() => serveOwn('built', makeSite()))
const moods = '[data-test=mood]'

/** An island hears a click when it has woken up. */
const clickUntil = (button: Locator, text: string): Promise<void> =>
  expect
    .poll(async () => {
      await button.click()
      return button.textContent()
    })
    .toBe(text)

test('what stands around the site is surrounded by nothing of its own', async () => {
  const { page, complaints } = await stay('/docs/deep')
  const deep = page.locator('[data-test=deep]')
  await expect
    .poll(async () => {
      await deep.click()
      return deep.textContent()
    })
    .toMatch(/^1 [1-9]/)
  expect(complaints.filter(text => !text.includes('404'))).toEqual([])
})

test('what a site sets around all of its pages reaches what a build draws and what browsers take over: the state is one, and lasts from page to page', async () => {
  const written = await visit('/docs/a', { javaScriptEnabled: false, ready: false })
  expect(await written.page.locator(moods).allTextContents()).toEqual(['сейчас ясно', 'сейчас дождь'])
  const { page, complaints } = await visit('/docs/a')
  await mark(page)
  const [first, second] = [page.locator(moods).first(), page.locator(moods).last()]
  await clickUntil(first, 'сейчас хмуро')
  expect(await second.textContent()).toBe('сейчас дождь')
  // The nearer one is set around it.
  await clickUntil(second, 'сейчас ясно')
  expect(await first.textContent()).toBe('сейчас хмуро')
  await page.getByRole('link', { name: 'дальше' }).click()
  await untilHeading(page, 'Б')
  await expect.poll(() => page.locator(moods).textContent()).toBe('сейчас хмуро')
  expect(await isMarked(page)).toBe(true)
  expect(complaints.filter(text => !text.includes('404'))).toEqual([])
})

test('buttons of every kind read, at rest and pointed at, on paper and on a ground of the main colour', async () => {
  const { page } = await stay('/buttons')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.mouse.move(0, 0)
    expect(await faintIn(page, colorScheme, '.own-buttons'), colorScheme).toEqual([])
    await unfaded(page, async () => {
      for (const button of await page.locator('.own-buttons .button').all()) {
        await button.hover()
        expect(await faintTexts(page, '.own-buttons'), `${colorScheme}, pointed at`).toEqual([])
      }
    })
  }
})

test('a page that shows nothing leads elsewhere', async () => {
  const { page } = await visit('/away', { ready: false })
  await untilHeading(page, 'Б')
})

test('a menu of a bar that a site draws itself is closed until the pointer or the keyboard comes', async () => {
  const { page } = await stay('/menu')
  const inside = page.locator('.dropdown__link')
  await expect.poll(() => inside.isVisible()).toBe(false)
  // What would lie over the page is there when a menu opens.
  expect(await page.locator('.navbar-sidebar__backdrop').isVisible()).toBe(false)
  await page.locator('.dropdown').hover()
  await expect.poll(() => inside.isVisible()).toBe(true)
  const look = await page.locator('.dropdown__menu').evaluate(menu => {
    const { backgroundColor, listStyleType } = getComputedStyle(menu)
    return [backgroundColor === 'rgba(0, 0, 0, 0)', listStyleType]
  })
  expect(look).toEqual([false, 'none'])
  await page.mouse.move(900, 700)
  await expect.poll(() => inside.isVisible()).toBe(false)
  await page.locator('.navbar__link').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => inside.isVisible()).toBe(true)
  expect(await inside.evaluate(link => link === document.activeElement)).toBe(true)
})

test('a menu of posts that a site draws itself stands in the place of ours', async () => {
  const { page } = await stay('/blog')
  const recent = page.locator('[data-test=recent]')
  const [own, text] = [await recent.boundingBox(), await page.locator('.post-list').boundingBox()]
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  expect(await page.locator('.layout > .sidebar').isVisible()).toBe(false)
  await page.setViewportSize({ width: 500, height: 800 })
  expect(await recent.isVisible()).toBe(false)
})

describe('under development', () => {
  const folder = makeSite()
  const { visit } = onSite(() => serveOwn('dev', folder))
  const change = (path: string, from: string | RegExp, to: string): void => {
    const file = join(folder, path)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }

  test('a component that is saved keeps the state around it; what stands around the page, saved, loads it anew', async () => {
    const { page, complaints } = await visit('/docs/b')
    await mark(page)
    const mood = page.locator(moods)
    await clickUntil(mood, 'сейчас хмуро')
    change('src/Show.js', 'сейчас {now}', 'теперь {now}')
    await expect.poll(() => mood.textContent()).toBe('теперь хмуро')
    expect(await isMarked(page)).toBe(true)
    change('src/theme/Root.js', 'рядом', 'около')
    await expect.poll(() => page.locator('[data-test=beside]').textContent()).toBe('около')
    expect(await isMarked(page)).toBe(false)
    change('src/mood.js', "first = 'ясно'", "first = 'ветер'")
    await expect.poll(() => mood.textContent()).toBe('теперь ветер')
    await clickUntil(mood, 'теперь ясно')
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
  })

  test('a page that was told of a change before it knew what stands around it is loaded anew', async () => {
    let release = (): void => {}
    const isSaved = new Promise<void>(resolve => {
      release = resolve
    })
    let held = 0
    const { page } = await visit('/docs/b', {
      before: async context => {
        await context.route('**/docs/b', async route => {
          if (route.request().resourceType() === 'document') return route.continue()
          held += 1
          await isSaved
          await route.continue().catch(() => {})
        })
      },
    })
    await expect.poll(() => held).toBe(1)
    await mark(page)
    const mood = page.locator(moods)
    const word = (await mood.textContent()) ?? ''
    change('src/mood.js', /first = '[^']*'/, "first = 'снег'")
    await expect.poll(() => held).toBe(2)
    release()
    const now = word.replace(/\S+$/, 'снег')
    await expect.poll(() => mood.textContent()).toBe(now)
    expect(await isMarked(page)).toBe(false)
    await clickUntil(mood, now.replace('снег', 'ясно'))
  })
})

test('a text in what a site draws around it, which browsers take over, has the room between its blocks that any text has, and what runs in it runs on', async () => {
  const { page, complaints } = await stay('/docs/b')
  await clickUntil(page.locator(moods), 'сейчас хмуро')
  await clickUntil(page.locator('[data-test=fold]'), 'да')
  // What runs in the text runs on when the part around it is drawn anew.
  expect(await page.locator(moods).textContent()).toBe('сейчас хмуро')
  await clickUntil(page.locator(moods), 'сейчас ясно')
  expect(complaints).toEqual([])
  const rooms = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown x-slot > :is(p, h2, h3)')].map(node => [
      node.localName,
      Number.parseFloat(getComputedStyle(node).marginBlockStart),
    ]),
  )
  expect(rooms).toEqual([
    ['p', expect.any(Number)],
    ['h2', 48],
    ['p', expect.closeTo(11.2, 1)],
    ['h3', 32],
  ])
})

test('what is hidden stays so whatever a site says of every box', async () => {
  const { page } = await stay('/old')
  expect(await page.getByText('Старое').evaluate(node => getComputedStyle(node).display)).toBe('none')
})

test('a component that a text draws in browsers alone is drawn by them, and something else stands there without', async () => {
  const written = await stay('/docs/c', { javaScriptEnabled: false, ready: false })
  expect(await written.page.getByText('ждите').isVisible()).toBe(true)
  const { page, complaints } = await stay('/docs/c')
  await clickUntil(page.locator('[data-test=window]'), '4')
  expect(await page.getByText('ждите').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('hooks that a component comes to in browsers alone work, as Docusaurus lets them', async () => {
  const { page, complaints } = await stay('/docs/d')
  await clickUntil(page.locator('[data-test=late]'), 'да')
  expect(await page.locator('[data-test=early]').textContent()).toBe('есть')
  expect(complaints).toEqual([])
})

test('components of packages that a text takes in by itself are taken over, of the older kind and the newer', async () => {
  const { page, complaints } = await stay('/docs/e')
  for (const kind of ['old', 'new']) await clickUntil(page.locator(`[data-test=${kind}]`), 'да')
  expect(complaints).toEqual([])
})
