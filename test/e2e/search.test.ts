import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { expectReadable } from './contrast.ts'
import { onSite } from './group.ts'
import { ask, dialog, options, SEARCH_CODE } from './search-kit.ts'
import { SITE_DIR } from './site.ts'
import { heading } from './visit.ts'

describe('the box and the page', () => {
  const { look, stay } = onSite(SITE_DIR)

  test('opens by its keys, also on a Russian layout, not while typing; Escape gives focus to the entry', async () => {
    const { page, complaints } = await stay('/about')
    const opened = () => page.locator('.search-input').waitFor()
    const closed = () => expect.poll(() => page.locator(dialog).count()).toBe(0)
    const focused = () => page.evaluate(() => document.activeElement?.className)
    const placeholder = () => page.locator('.search-input').getAttribute('placeholder')
    await page.keyboard.press('Control+KeyK')
    await opened()
    // At once, and when the code of the box is there.
    expect(await placeholder()).toBe('Поиск по сайту')
    await page.locator('.search-foot').waitFor({ state: 'attached' })
    expect(await placeholder()).toBe('Поиск по сайту')
    // Nothing was found lately: there is no list to go through.
    expect(await page.locator('.search-input').getAttribute('aria-expanded')).toBe('false')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await closed()
    await expect.poll(focused).toBe('navbar-search')
    // The key that is K on one layout and л on another.
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
    )
    await opened()
    await page.keyboard.press('Escape')
    await closed()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('/')
    await opened()
    await page.keyboard.press('Escape')
    await closed()
    await page.locator('.navbar-search').focus()
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.search-input').inputValue()).toBe('s')
    await page.keyboard.press('Escape')
    await closed()
    await page.evaluate(() => {
      const input = document.createElement('input')
      document.querySelector('main')?.append(input)
      input.focus()
    })
    await page.keyboard.press('/')
    expect(await page.locator(dialog).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  // In one window, whose box stays open: a query takes the place of the one before.
  test.each([
    ['the other layout', 'вщслук', 'docker'],
    ['the other layout back', 'ghjcnjq gfhjkm', 'простой пароль'],
    ['the other script', 'тейлскейл', 'tailscale'],
  ])('%s: the repair is made and said', async (_, query, repaired) => {
    const { page } = await look('/about')
    await ask(page, query)
    // What is there until then is of the query before.
    const text = async () => ((await page.locator(`${dialog} .search-body`).textContent()) ?? '').toLowerCase()
    await expect.poll(text).toContain(repaired.split(' ')[0])
    if (query !== 'тейлскейл') await expect.poll(text).toContain(`показаны результаты для «${repaired}»`)
    expect(await options(page).count()).toBeGreaterThan(0)
  })

  test('screen readers are told inside the dialog how much was found, and for which words', async () => {
    const { page } = await look('/about')
    await ask(page, 'вщслук')
    await options(page).first().waitFor()
    const session = await page.context().newCDPSession(page)
    // What the browser gives to screen readers: nothing of it lies outside an open dialog.
    const told = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const heard = new Map(nodes.map(node => [node.nodeId, node]))
      const textIn = (id: string): string => {
        const node = heard.get(id)
        const own = node?.role?.value === 'StaticText' ? String(node.name?.value) : ''
        return own + (node?.childIds ?? []).map(textIn).join('')
      }
      return nodes.filter(node => node.role?.value === 'status' && !node.ignored).map(node => textIn(node.nodeId))
    }
    await expect.poll(told).toEqual([expect.stringMatching(/^Показаны результаты для «docker»\. Найден\S* \d+ /)])
    expect(await findings(page)).toEqual([])
  })

  test('nothing found is said, with ways on; the query is at most 64 characters and never markup', async () => {
    const { page, complaints } = await stay('/about')
    await ask(page, '<жрчштнв>')
    await page.locator('.search-message-title').waitFor()
    expect(await page.locator('.search-message-title').textContent()).toContain('«<жрчштнв>»')
    const words = await page.locator('.search-message').textContent()
    for (const said of ['Попробуйте поискать: ', 'Считаете, что по этому запросу что-то должно найтись? '])
      expect(words?.replaceAll('\u00a0', ' ')).toContain(said)
    const report = page.locator('.search-message a', { hasText: 'Сообщите нам.' })
    expect(await report.getAttribute('href')).toBe(
      'https://github.com/zapiski/zapiski/issues/new?title=%3C%D0%B6%D1%80%D1%87%D1%88%D1%82%D0%BD%D0%B2%3E',
    )
    expect(await findings(page)).toEqual([])
    await expectReadable(page, dialog)
    await page.locator('.search-suggestion').first().click()
    // The first result is the chosen one, whose ground is another.
    await page.locator(`${dialog} [aria-selected="true"] mark`).first().waitFor()
    await page.locator(`${dialog} .search-text mark`).first().waitFor()
    await expectReadable(page, dialog)
    expect(await page.locator('.search-input').getAttribute('maxlength')).toBe('64')
    expect(complaints).toEqual([])
  })

  test('the search page: the address holds the query, filters narrow, Back goes back, counts are right', async () => {
    const { page, complaints } = await stay('/search?q=lua')
    const count = async () => Number(((await page.locator('.search-count').textContent()) ?? '').replace(/\D/g, ''))
    await page.locator('.search-result').first().waitFor()
    const all = await count()
    expect(await page.locator('input[name="q"]').inputValue()).toBe('lua')
    await expect.poll(() => page.title()).toContain('Поиск: lua')
    expect(await findings(page)).toEqual([])
    expect(await page.locator('main mark').count()).toBeGreaterThan(0)
    await expectReadable(page, 'main')
    await page.locator('.facets a', { hasText: 'База знаний' }).click()
    await page.waitForURL(url => url.searchParams.get('kind') === 'docs')
    await expect.poll(count).toBeLessThan(all)
    await page.goBack()
    await expect.poll(count).toBe(all)
    await page.locator('input[name="q"]').fill('docker')
    await page.waitForURL(url => url.searchParams.get('q') === 'docker')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('Docker')
    await page.locator('input[name="q"]').fill('ssh')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === 'ssh')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('SSH')
    expect(await heading(page)).toBe('Поиск')
    expect(complaints).toEqual([])
  })

  test.each([
    ['missing', 'broken'],
    ['truncated', 'broken'],
    ['of another engine', 'stale'],
    ['out of reach', 'network'],
  ])('an index that is %s: a message and a way on, never an endless wait', async (fault, reason) => {
    let isBroken = true
    const { page } = await stay('/about', {
      before: async context => {
        await context.route('**/search/manifest.json', async route => {
          if (!isBroken) return route.continue()
          if (fault === 'missing') return route.fulfill({ status: 404, body: '' })
          if (fault === 'out of reach') return route.abort()
          const response = await route.fetch()
          const body = await response.text()
          if (fault === 'truncated') return route.fulfill({ response, body: body.slice(0, 30) })
          return route.fulfill({ response, body: body.replace(/"format":\d+/, '"format":0') })
        })
      },
    })
    await ask(page, 'docker')
    const message = page.locator(`${dialog} [role="alert"]`)
    await message.waitFor()
    expect(await message.textContent()).toContain('Не удалось получить результаты')
    expect(await message.textContent()).toContain(reason === 'stale' ? 'Сайт обновился' : 'проверить подключение')
    // One message offers a button, the other a link.
    if (fault === 'missing' || reason === 'stale') expect(await findings(page)).toEqual([])
    if (fault === 'missing') await expectReadable(page, dialog)
    isBroken = false
    await message.locator('button').click()
    if (reason === 'stale') {
      await page.waitForURL(url => url.searchParams.get('q') === 'docker')
      await page.locator('.search-result').first().waitFor()
    } else await options(page).first().waitFor()
  })

  test('code of the box that does not come is said, and asked for again', async () => {
    let isBroken = true
    const { page } = await stay('/about', {
      before: async context => {
        await context.route(SEARCH_CODE, route => (isBroken ? route.abort() : route.continue()))
      },
    })
    await page.keyboard.press('Control+KeyK')
    const told = page.locator(`${dialog} .loader-error`)
    expect(await told.textContent()).toBe('Не удалось загрузить эту часть страницы.')
    const [color, red] = await told.evaluate(text => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--danger)'
      text.after(probe)
      return [text, probe].map(element => getComputedStyle(element).color)
    })
    expect(color).toBe(red)
    expect(await findings(page)).toEqual([])
    await expectReadable(page, dialog)
    isBroken = false
    await page.getByRole('button', { name: 'Повторить' }).click()
    // The foot comes with the code; the field is there before.
    await page.locator('.search-foot').waitFor({ state: 'attached' })
  })
})
