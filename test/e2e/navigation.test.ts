import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { follow, heading, hold, isFetchedPage, isMarked, mark, scrollTop, untilHeading, untilQuiet } from './visit.ts'

const entries = (page: Page): Promise<number> => page.evaluate(() => navigation.entries().length)
const jump = (page: Page, top: number): Promise<void> => page.evaluate(y => scrollTo(0, y), top)

describe('navigation', () => {
  const { at, stay, visit } = onSite(SITE_DIR)

  test('after soft navigation the head is that of the page, and the first page gets its own back', async () => {
    const said = (page: Page) =>
      page.evaluate(() => [
        document.title,
        [...document.documentElement.classList].toSorted().join(' '),
        ...[...document.head.querySelectorAll('meta[name],meta[property],link[rel="canonical"],link[rel="alternate"]')]
          .map(element => element.outerHTML)
          .toSorted(),
      ])
    const { page } = await visit('/prostoy-parol')
    await mark(page)
    const first = await said(page)
    for (const [path, name] of [
      ['/docs/linux/ssh', 'SSH'],
      ['/archive', 'Архив'],
      ['/docs', 'База знаний'],
    ] as const) {
      await follow(page, path)
      await untilHeading(page, name)
      await page.waitForURL(at(path))
      const loaded = await visit(path)
      await expect.poll(() => said(page)).toEqual(await said(loaded.page))
      await loaded.close()
    }
    for (let i = 0; i < 3; i++) await page.goBack()
    await expect.poll(() => said(page)).toEqual(first)
    expect(await isMarked(page)).toBe(true)
  })

  test('Cyrillic hashes, raw and encoded, in the page and across pages; a malformed one harms nothing', async () => {
    const { page, complaints } = await visit('/about')
    await mark(page)
    const hash = '#файл-sshconfig'
    // Of a text fragment no page is told; names of the shell and of every object are no headings.
    const others = ['#%E0%A4%A', '#:~:text=SSH', '#файл-sshconfig:~:text=%E0', '#__zapiski_main', '#constructor', '#"]']
    for (const written of [hash, `#${encodeURIComponent(hash.slice(1))}`, ...others]) {
      await follow(page, `/docs/linux/ssh${written}`)
      await untilHeading(page, 'SSH')
      if (others.includes(written)) expect(await heading(page)).toContain('SSH')
      else {
        await page.waitForFunction(() => document.querySelector(':target') !== null)
        const top = () => page.locator(':target').evaluate(element => element.getBoundingClientRect().top)
        await expect.poll(top).toBeLessThan(200)
        expect(await top()).toBeGreaterThanOrEqual(0)
      }
      await page.goBack()
      await untilHeading(page, 'О блоге')
    }
    expect(await isMarked(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a link to the page itself goes to the top and adds no entry; two clicks make one entry; of A and B only B', async () => {
    const { page } = await visit('/docs/linux/ssh')
    await mark(page)
    await jump(page, 500)
    const count = await entries(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('#zapiski-sidebar [aria-current="page"]')?.click())
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await entries(page)).toBe(count)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('#__zapiski_main a[href="/docs/linux/prepare"]')
      link?.click()
      link?.click()
    })
    await untilHeading(page, 'Подготовка')
    await expect.poll(() => entries(page)).toBe(count + 1)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/archive"]')?.click()
      document.querySelector<HTMLElement>('a[href="/about"]')?.click()
    })
    await untilHeading(page, 'О блоге')
    await expect.poll(() => entries(page)).toBe(count + 2)
    expect(await isMarked(page)).toBe(true)
  })

  test.each(['404', '500', 'wrong type', 'malformed', 'other build', 'dropped'])(
    'a page that is %s becomes a full page load, and Back is right',
    async fault => {
      const { page, complaints } = await visit('/about', {
        before: async context => {
          await context.route(at('/docs'), async route => {
            if (!isFetchedPage(route.request())) return route.continue()
            if (fault === 'dropped') return route.abort()
            const response = await route.fetch()
            const body = await response.text()
            if (fault === '404' || fault === '500') return route.fulfill({ status: Number(fault), body: '' })
            if (fault === 'wrong type')
              return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Вход</h1>' })
            if (fault === 'malformed') return route.fulfill({ response, body: body.slice(0, -100) })
            return route.fulfill({ response, body: body.replace(/"build":"[^"]+"/, '"build":"other"') })
          })
        },
      })
      await mark(page)
      await follow(page, '/docs')
      await untilHeading(page, 'База знаний')
      await page.waitForURL(at('/docs'))
      expect(await isMarked(page)).toBe(false)
      expect(complaints.filter(text => text.startsWith('/docs: '))).toHaveLength(1)
      // From here on each is a page that was loaded: an answer that was no page and none at all stand for the others.
      if (fault !== '404' && fault !== 'dropped') return
      await page.goBack()
      await untilHeading(page, 'О блоге')
      await page.waitForURL(at('/about'))
      await page.goForward()
      await untilHeading(page, 'База знаний')
    },
  )

  test('the bar of progress waits 200 ms and goes when the page is there', async () => {
    // The page comes when the test has seen what it wanted, however slow the machine is.
    let release = (): void => {}
    const { page } = await visit('/about', {
      before: async context => {
        release = await hold(context, /\/archive$/)
      },
    })
    await page.evaluate(() => {
      const state = Object.assign(window, { started: performance.now(), shownAt: 0, first: '' })
      // Looked at where it appears: by the time a busy machine asks again it has moved on.
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('.progress')
        if (bar === null || state.shownAt > 0) return
        state.shownAt = performance.now()
        state.first = bar.style.transform
      }).observe(document.body, { childList: true })
      document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click()
    })
    await page.waitForSelector('.progress', { state: 'attached' })
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('scaleX(0.08)')
    const delay = await page.evaluate(() => {
      const { shownAt, started } = window as unknown as { shownAt: number; started: number }
      return shownAt - started
    })
    expect(delay).toBeGreaterThanOrEqual(199)
    expect(await heading(page)).toContain('О блоге')
    release()
    await untilHeading(page, 'Архив')
    await page.waitForSelector('.progress', { state: 'detached' })
  })

  test('few pages are fetched unasked, none for who saves data', async () => {
    const plain = await visit('/archive')
    await expect.poll(() => plain.fetched.length).toBeGreaterThan(0)
    await untilQuiet(plain.page)
    const { fetched } = plain
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(fetched.length).toBeLessThanOrEqual(14)
    await plain.close()
    const saving = await stay('/archive')
    await saving.page.locator('.archive-year a').first().hover()
    await untilQuiet(saving.page)
    expect(saving.fetched).toEqual([])
  })

  test('without the Navigation API pages load in full', async () => {
    const { page, complaints, requests } = await visit('/about', {
      init: () => {
        Reflect.deleteProperty(window, 'navigation')
      },
    })
    await mark(page)
    await follow(page, '/archive')
    await untilHeading(page, 'Архив')
    expect(await isMarked(page)).toBe(false)
    expect(requests.filter(path => path === '/archive')).toHaveLength(1)
    await page.goBack()
    await untilHeading(page, 'О блоге')
    expect(complaints).toEqual([])
  })
})
