import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeFile } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { hold, isMarked, mark, untilHeading, untilQuiet } from './visit.ts'

const SITE = resolve(import.meta.dirname, '../sites/components')
/** The fixture has no icon, and browsers ask for one. */
const withoutIcon = (complaints: string[]): string[] => complaints.filter(text => !text.includes('404'))

/** A field of each kind; what the component knows of them stands under them. */
const FORM = `'use client'
import { useState } from 'react'
export default function Form() {
  const [name, setName] = useState('Иван')
  const [colour, setColour] = useState('a')
  const [isOn, setOn] = useState(false)
  const [which, setWhich] = useState('1')
  const [text, setText] = useState('текст')
  return (
    <form>
      <label>Имя <input value={name} onChange={event => setName(event.target.value)} /></label>
      <label>Свободное <input defaultValue="" /></label>
      <label>Цвет <select value={colour} onChange={event => setColour(event.target.value)}>
        <option value="a">а</option><option value="b">б</option>
      </select></label>
      <label>Да <input type="checkbox" checked={isOn} onChange={event => setOn(event.target.checked)} /></label>
      <label>Первое <input type="radio" name="w" checked={which === '1'} onChange={() => setWhich('1')} /></label>
      <label>Второе <input type="radio" name="w" checked={which === '2'} onChange={() => setWhich('2')} /></label>
      <label>Письмо <textarea value={text} onChange={event => setText(event.target.value)} /></label>
      <p data-test="known">{[name, colour, String(isOn), which, text].join(' ')}</p>
    </form>
  )
}
`

const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy that a test may write into. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-islands-'))
  cpSync(SITE, folder, { recursive: true })
  folders.push(folder)
  return folder
}

// Dev answers the very bytes of a build (`test/dev-parity.test.ts`): what is tried against both is what its own script,
// its headers and its 404 could change.
describe.each(['built', 'dev'] as const)('%s site', how => {
  const { visit } = onSite(SITE, how)

  test('an island takes over what the server wrote: state, colours, site data, links; its slot and styles stay', async () => {
    const { page, complaints } = await visit('/docs/intro', { colorScheme: 'light' })
    const first = page.locator('x-island').first()
    const add = first.locator('[data-test=add]')
    await first.locator('[data-test=only]').waitFor()
    expect(await add.textContent()).toBe('Нажато 5 раз')
    await add.click()
    await add.click()
    expect(await add.textContent()).toBe('Нажато 7 раз')
    expect(await first.locator('[data-test=facts]').textContent()).toBe('light Сайт с компонентами 42 true')
    await page.locator('[data-action=color-mode]').first().click()
    await expect.poll(() => first.locator('[data-test=facts]').textContent()).toContain('dark')
    expect(await first.locator('[data-test=link]').getAttribute('href')).toBe('/docs/plain')
    expect(await first.locator('[data-test=image]').getAttribute('src')).toBe('/img/dot.png')
    const box = first.locator('div').first()
    expect(await box.evaluate(element => [getComputedStyle(element).color, getComputedStyle(element).display])).toEqual(
      ['rgb(1, 2, 3)', 'grid'],
    )
    expect(await first.locator('strong').textContent()).toBe('слот')
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('islands start on a page that one came to without a load, and stop when it is left; client modules hear of it', async () => {
    const { page, requests, complaints } = await visit('/docs/plain')
    await mark(page)
    expect(requests.filter(path => /islands|mount-/.test(path))).toEqual([])
    const told = () => page.evaluate(() => document.documentElement.dataset.told)
    await expect.poll(told).toBe('begun ended nothing>/docs/plain')
    await page.click('.sidebar-link[href="/docs/intro"]')
    await untilHeading(page, 'Введение')
    await expect.poll(told).toBe('begun ended nothing>/docs/plain begun ended /docs/plain>/docs/intro')
    const first = page.locator('x-island').first()
    await first.locator('[data-test=only]').waitFor()
    await first.locator('[data-test=add]').click()
    expect(await first.locator('[data-test=add]').textContent()).toBe('Нажато 6 раз')
    expect(
      await first
        .locator('div')
        .first()
        .evaluate(element => getComputedStyle(element).display),
    ).toBe('grid')
    await page.click('.sidebar-link[href="/docs/plain"]')
    await untilHeading(page, 'Простая')
    expect(await page.locator('x-island').count()).toBe(0)
    await page.goBack()
    await untilHeading(page, 'Введение')
    await page.locator('x-island').first().locator('[data-test=only]').waitFor()
    expect(await page.locator('x-island [data-test=add]').first().textContent()).toBe('Нажато 5 раз')
    expect(await isMarked(page)).toBe(true)
    expect(withoutIcon(complaints)).toEqual([])
  })
})

describe('a site with islands', () => {
  const { visit } = onSite(SITE)

  test('what was put inside comes back when the component hides and shows it, islands in it included', async () => {
    const { page, complaints } = await visit('/docs/intro')
    const first = page.locator('x-island').first()
    await first.locator('[data-test=only]').waitFor()
    const inner = first.locator('[data-test=small]')
    await inner.click()
    expect(await inner.textContent()).toBe('малый да')
    await first.locator('[data-test=toggle]').click()
    expect(await first.locator('strong').count()).toBe(0)
    await first.locator('[data-test=toggle]').click()
    expect(await first.locator('strong').textContent()).toBe('слот')
    await expect
      .poll(async () => {
        await inner.click()
        return inner.textContent()
      })
      .toContain('да')
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('a slot of the config comes alive around our part of a post, and the policy lets it', async () => {
    const { page, complaints } = await visit('/blog/2024/05/01/first')
    const thank = page.locator('.after-post [data-test=thank]')
    expect(await thank.textContent()).toBe('Спасибо: 0')
    await expect
      .poll(async () => {
        await thank.click()
        return thank.textContent()
      })
      .not.toContain(': 0')
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('a component that only the config names is an island too; markup in a prop is a slot', async () => {
    const { page, complaints } = await visit('/docs/intro')
    await page.locator('[data-test=marked]').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('[data-test=marked]').textContent()).toBe('в браузере')
    const small = page.locator('x-island:has(em) > [data-test=small]').last()
    await expect
      .poll(async () => {
        await small.click()
        return small.textContent()
      })
      .toContain('да')
    expect(await small.locator('em').textContent()).toBe('подпись')
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('an island of a page in React works, and a link in it leads on without a load', async () => {
    const { page, complaints } = await visit('/')
    await mark(page)
    await page.locator('[data-test=only]').waitFor()
    await page.click('[data-test=link]')
    await untilHeading(page, 'Простая')
    expect(await isMarked(page)).toBe(true)
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('without scripts the page has all that the server wrote', async () => {
    const { page } = await visit('/docs/intro', { javaScriptEnabled: false, ready: false })
    expect(await page.locator('[data-test=add]').first().textContent()).toBe('Нажато 5 раз')
    expect(await page.locator('[data-test=marked]').textContent()).toBe('на сервере')
    const color = await page.locator('x-island > div').first().getAttribute('class')
    expect(color).toMatch(/zs-/)
  })
})

describe('beside the same site without islands', () => {
  const withIslands = onSite(SITE)
  const without = onSite(() => {
    const bare = copySite()
    for (const file of ['docs/intro.mdx', 'blog/2024-05-02-second.mdx', 'src/pages/index.tsx', 'src/pages/help.mdx'])
      rmSync(join(bare, file))
    writeFileSync(join(bare, 'docs/intro.md'), '---\ntitle: Введение\nslug: /intro\n---\n\nТекст.\n')
    return serveOwn('built', bare)
  })

  test('a page without islands asks for nothing more', async () => {
    const paths: string[][] = []
    for (const { visit } of [withIslands, without]) {
      const { page, requests } = await visit('/docs/plain')
      await untilQuiet(page)
      // Names by content differ where menus do; what is asked for is the same.
      const own = requests
        .filter(path => path.startsWith('/assets/'))
        .map(path => path.replace(/-[\w-]+\.(\w+)$/, '.$1'))
      paths.push(own)
    }
    const [its = [], plain = []] = paths
    expect(its).toContain('/assets/js/app.js')
    expect(its.filter(path => !plain.includes(path))).toEqual([])
  })
})

describe('under development', () => {
  const folder = copySite()
  const { visit } = onSite(() => serveOwn('dev', folder))

  test('a saved component changes the open page without a reload', async () => {
    const { page, complaints } = await visit('/docs/intro')
    await mark(page)
    await page.locator('[data-test=only]').waitFor()
    const marked = page.locator('[data-test=marked]')
    await marked.scrollIntoViewIfNeeded()
    await expect.poll(() => marked.textContent()).toBe('в браузере')
    await marked.evaluate(element => Object.assign(element, { kept: true }))
    const text = join(folder, 'docs/intro.mdx')
    await page.locator('[data-test=add]').click()
    writeFileSync(text, readFileSync(text, 'utf8').replace('## Вставка', '## Вставка иначе'))
    await expect.poll(() => page.locator('#__zapiski_content').textContent()).toContain('Вставка иначе')
    expect(await page.locator('[data-test=add]').textContent()).toBe('Нажато 6 раз')
    const file = join(folder, 'src/components/format.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Нажато', 'Щёлкнуто'))
    await expect.poll(() => page.locator('[data-test=add]').textContent()).toBe('Щёлкнуто 5 раз')
    await page.locator('[data-test=only]').waitFor()
    await page.locator('[data-test=add]').click()
    expect(await page.locator('[data-test=add]').textContent()).toBe('Щёлкнуто 6 раз')
    expect(await marked.evaluate(element => 'kept' in element)).toBe(true)
    const styles = join(folder, 'src/components/Counter.module.css')
    writeFileSync(styles, readFileSync(styles, 'utf8').replace('display: grid', 'display: inline-grid'))
    const display = () =>
      page
        .locator('x-island > div')
        .first()
        .evaluate(element => getComputedStyle(element).display)
    await expect.poll(display).toBe('inline-grid')
    expect(await isMarked(page)).toBe(true)
    expect(withoutIcon(complaints)).toEqual([])
  })
})

describe('a site with more of its own', () => {
  const { visit } = onSite(() => {
    const folder = copySite()
    const put = (path: string, text: string): void => {
      writeFile(join(folder, path), text)
    }
    put(
      'src/components/Broken.tsx',
      "'use client'\nexport default function Broken() {\n  if (typeof window !== 'undefined') throw new Error('сломался')\n  return <p data-test=\"broken\">цел</p>\n}\n",
    )
    put(
      'docs/broken.mdx',
      "---\ntitle: Сломанное\n---\n\nimport Broken from '../src/components/Broken'\nimport Counter from '../src/components/Counter'\n\n<Broken />\n\n<Counter start={5}>слот</Counter>\n",
    )
    put('node_modules/old-kind/package.json', '{ "name": "old-kind", "main": "index.js" }')
    put(
      'node_modules/old-kind/index.js',
      "var React = require('react'); var jsx = require('react/jsx-runtime')\nexports.useTwice = function (n) { return React.useState(n * 2)[0] }\nexports.Old = function () { return jsx.jsx('i', { 'data-test': 'old', children: exports.useTwice(21) }) }\n",
    )
    put('node_modules/new-kind/package.json', '{ "name": "new-kind", "type": "module", "exports": "./index.js" }')
    put(
      'node_modules/new-kind/index.js',
      "import React, { useState } from 'react'\nexport const useThrice = n => useState(n * 3)[0]\nexport const New = () => React.createElement('u', { 'data-test': 'new' }, useThrice(5))\n",
    )
    put(
      'src/components/Later.tsx',
      'export default function Later() { return <svg data-test="later" strokeWidth={2} tabIndex={0} xlinkHref="#a" /> }\n',
    )
    put(
      'src/components/Packed.tsx',
      "'use client'\nimport { Old } from 'old-kind'\nimport { New } from 'new-kind'\nimport { lazy, Suspense, useState } from 'react'\nconst Later = lazy(() => import('./Later'))\nexport default function Packed() {\n  const [on, set] = useState(false)\n  return <p><Old /><New /><button data-test=\"more\" onClick={() => set(true)}>ещё</button>{on && <Suspense fallback=\"…\"><Later /></Suspense>}</p>\n}\n",
    )
    put(
      'docs/packed.mdx',
      "---\ntitle: Пакеты\n---\n\nimport { Old } from 'old-kind'\nimport { New } from 'new-kind'\nimport Packed from '@site/src/components/Packed'\n\n<Old />\n\n<New />\n\n<Packed />\n",
    )
    put(
      'src/components/Other.tsx',
      "'use client'\nexport default function Other() {\n  return <p data-test=\"other\">{typeof window === 'undefined' ? 'сервер' : 'браузер'}</p>\n}\n",
    )
    put('docs/other.mdx', "---\ntitle: Иное\n---\n\nimport Other from '../src/components/Other'\n\n<Other />\n")
    put(
      'src/components/Painted.tsx',
      `'use client'
      import { useEffect, useState } from 'react'
      export default function Painted() {
        const [count, setCount] = useState(0)
        useEffect(() => {
          const style = Object.assign(document.createElement('style'), { innerHTML: ' ' })
          document.head.append(style)
          style.firstChild.data = '.painted { color: rgb(' + count + ', 2, 3) }'
          return () => style.remove()
        }, [count])
        const own = count > 0 && <style>{'h1 { text-indent: ' + count + 'px }'}</style>
        return <>{own}<button className="painted" data-test="painted" onClick={() => setCount(count + 1)}>{count}</button></>
      }`,
    )
    put('docs/painted.mdx', "# Краска\n\nimport Painted from '@site/src/components/Painted'\n\n<Painted />\n")
    put('src/components/Form.tsx', FORM)
    put('src/pages/form.mdx', "---\ntitle: Поля\n---\n\nimport Form from '@site/src/components/Form'\n\n<Form />\n")
    return serveOwn('built', folder)
  })

  test('a failing island says so, keeps its HTML and leaves the others alone', async () => {
    const { page, complaints } = await visit('/docs/broken')
    await page.locator('[data-test=only]').waitFor()
    await page.locator('[data-test=add]').click()
    expect(await page.locator('[data-test=add]').textContent()).toBe('Нажато 6 раз')
    await expect.poll(() => complaints.some(text => text.includes('сломался'))).toBe(true)
    await expect.poll(() => page.locator('[data-test=broken]').textContent()).toBe('цел')
  })

  test('packages of the site share React with the engine, whatever their kind, and have all of it; parts that are asked for later come later', async () => {
    const { page, complaints, requests } = await visit('/docs/packed')
    expect(await page.locator('[data-test=old]').allTextContents()).toEqual(['42', '42'])
    expect(await page.locator('[data-test=new]').allTextContents()).toEqual(['15', '15'])
    expect(requests.filter(path => path.includes('Later'))).toEqual([])
    await expect
      .poll(async () => {
        await page.locator('[data-test=more]').click()
        return page.locator('[data-test=later]').count()
      })
      .toBe(1)
    const later = page.locator('[data-test=later]')
    const attributes = ['stroke-width', 'tabindex', 'xlink:href']
    expect(await later.evaluate((element, names) => names.map(name => element.getAttribute(name)), attributes)).toEqual(
      ['2', '0', '#a'],
    )
    const names = await page.evaluate(() => {
      const modules = (globalThis as unknown as Record<symbol, Record<string, object>>)[Symbol.for('zapiski.modules')]
      return ['react', 'react-dom', 'react-dom/client'].map(name => Object.keys(modules?.[name] ?? {}))
    })
    const written = ['react/cjs/react', 'react-dom/cjs/react-dom', 'react-dom/cjs/react-dom-client'].map(file =>
      readFileSync(resolve(import.meta.dirname, `../../node_modules/${file}.production.js`), 'utf8'),
    )
    expect(names).toEqual(written.map(text => [...text.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name)))
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('what the browser draws otherwise than the server is reported, and the browser’s word stands', async () => {
    const { page, complaints } = await visit('/docs/other')
    await expect.poll(() => page.locator('[data-test=other]').textContent()).toBe('браузер')
    expect(withoutIcon(complaints)).toEqual([expect.stringMatching(/^\/assets\/js\/islands\/Other-.*error #418/)])
  })

  test('what was typed and chosen before an island woke up stays, and the component knows of it', async () => {
    let letThrough = (): void => {}
    const { page, complaints } = await visit('/form', {
      before: async context => {
        letThrough = await hold(context, /Form[^/]*\.js/)
      },
    })
    await page.getByLabel('Имя').fill('Анна')
    await page.getByLabel('Свободное').fill('как есть')
    await page.getByLabel('Цвет').selectOption('b')
    await page.getByLabel('Да', { exact: true }).check()
    await page.getByLabel('Второе').check()
    await page.getByLabel('Письмо').fill('строка')
    await page.getByLabel('Письмо').press('Home')
    await page.keyboard.type('Моя ')
    expect(await page.locator('[data-test=known]').textContent()).toBe('Иван a false 1 текст')
    letThrough()
    await expect.poll(() => page.locator('[data-test=known]').textContent()).toBe('Анна b true 2 Моя строка')
    expect(await page.getByLabel('Свободное').inputValue()).toBe('как есть')
    await page.keyboard.type('длинная ')
    expect(await page.locator('[data-test=known]').textContent()).toBe('Анна b true 2 Моя длинная строка')
    expect(withoutIcon(complaints)).toEqual([])
  })

  test('sheets that code writes in a browser hold there though the policy takes no text of them in, change and go', async () => {
    const { page } = await visit('/docs/painted')
    const button = page.locator('[data-test=painted]')
    const colour = () => button.evaluate(element => getComputedStyle(element).color)
    await expect.poll(colour).toBe('rgb(0, 2, 3)')
    await button.click()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await page.evaluate(() => document.head.querySelector('style')?.remove())
    await expect.poll(colour).not.toBe('rgb(1, 2, 3)')
    const indent = () => page.locator('h1').evaluate(element => getComputedStyle(element).textIndent)
    await expect.poll(indent).toBe('1px')
    await page.locator('.sidebar-link', { hasNotText: 'Краска' }).first().click()
    await expect.poll(() => page.locator('h1').textContent()).not.toContain('Краска')
    await expect.poll(indent).toBe('0px')
  })
})
