import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { expectReadable } from './contrast.ts'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { follow, untilHeading, untilReady, untilStill } from './visit.ts'

const { at, stay, visit } = onSite(SITE_DIR)

describe('the article', () => {
  test('code is copied and the result said; long lines wrap on demand', async () => {
    const { page, complaints } = await stay('/docs/linux/bash', {
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 700, height: 800 },
    })
    const block = page.locator('.code-block').first()
    await block.hover()
    await block.locator('.code-action-copy').click()
    await expect.poll(() => page.locator('#zapiski-status').textContent()).toBe('Скопировано')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('#!/usr/bin/env bash')
    expect(copied.endsWith('\n')).toBe(false)
    const wide = page.locator('.code-block', { has: page.locator('.code-action-wrap:not([hidden])') }).first()
    const pre = wide.locator('pre')
    expect(await pre.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true)
    await wide.hover()
    await wide.locator('.code-action-wrap').click()
    expect(await pre.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(false)
    expect(await wide.locator('.code-action-wrap').getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
  })

  test('the sign of a heading copies its readable address', async () => {
    const { page } = await stay('/docs/linux/ssh', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('a.hash-link').first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/docs\/linux\/ssh#[а-я]/)
    await expect.poll(() => page.locator('#zapiski-status').textContent()).toBe('Ссылка скопирована')
  })

  test('tabs of a group keep in step on the page, after navigation and in another tab of the browser', async () => {
    const { page, context } = await visit('/docs/linux/ssh')
    const group = await page.locator('.tabs[data-group]').first().getAttribute('data-group')
    expect(group).not.toBeNull()
    const other = await context.newPage()
    await other.goto(at('/docs/linux/ssh'))
    await untilReady(other)
    const chosen = (target: Page) =>
      target
        .locator('.tabs[data-group]')
        .first()
        .locator(':scope > .tab-list > input:checked')
        .evaluate(input => (input as HTMLInputElement).value)
    const before = await chosen(page)
    await page.locator('.tabs[data-group]').first().locator('label.tab').nth(1).click()
    const after = await chosen(page)
    expect(after).not.toBe(before)
    await expect.poll(() => chosen(other)).toBe(after)
    await follow(page, '/archive')
    await untilHeading(page, 'Архив')
    await page.goBack()
    await untilHeading(page, 'SSH')
    expect(await chosen(page)).toBe(after)
    await page.reload()
    await untilReady(page)
    expect(await chosen(page)).toBe(after)
  })

  test('pictures open large and close by Escape, giving focus back', async () => {
    const { page, complaints } = await stay('/docker-introduction')
    const image = page.locator('.markdown img').first()
    const dialog = page.locator('dialog.zoom')
    for (const open of [() => page.keyboard.press('Enter'), () => page.keyboard.press('Space'), () => image.click()]) {
      await image.focus()
      await open()
      await dialog.waitFor({ state: 'visible' })
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IMG')
    }
    expect(complaints).toEqual([])
  })

  test('a link tells what is behind it, to the mouse and to the keyboard, not to touch', async () => {
    const { page, complaints } = await visit('/mosh')
    const link = page.locator('.markdown a[href^="/"]').first()
    await link.hover()
    const card = page.locator('#zapiski-preview')
    await card.waitFor({ state: 'visible' })
    expect((await card.textContent())?.length).toBeGreaterThan(40)
    expect(await findings(page)).toEqual([])
    await expectReadable(page, '#zapiski-preview')
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.mouse.move(5, 700)
    await link.evaluate(element => element.closest('p, li')?.setAttribute('tabindex', '-1'))
    await link.evaluate(element => (element.closest('p, li') as HTMLElement).focus())
    await page.keyboard.press('Tab')
    await card.waitFor({ state: 'visible' })
    expect(await link.getAttribute('aria-describedby')).toBe('zapiski-preview')
    expect(complaints).toEqual([])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await link.dispatchEvent('pointerover', { pointerType: 'touch' })
    // Longer than a mouse has to rest.
    await page.evaluate(() => new Promise(done => setTimeout(done, 600)))
    expect(await card.count()).toBe(0)
  })

  test('the contents mark the section being read', async () => {
    const { page } = await stay('/docs/linux/bash')
    await page.locator('.toc a.toc-link').nth(2).click()
    await expect
      .poll(() => page.locator('.toc [aria-current="location"]').first().getAttribute('href'))
      .toBe(await page.locator('.toc a.toc-link').nth(2).getAttribute('href'))
  })

  test('the button to the top comes on the way up and leads there', async () => {
    const { page } = await stay('/docs/linux/bash', { reducedMotion: 'reduce' })
    const button = page.locator('.back-to-top')
    expect(await button.isVisible()).toBe(false)
    // The page is told of each scroll by itself.
    await page.evaluate(async () => {
      scrollTo(0, 2000)
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(await button.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 1800))
    await expect.poll(() => button.isVisible()).toBe(true)
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('a panel opens and closes with its height moving; under reduced motion it takes 1 ms', async () => {
    const run = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await stay('/docs/linux/ssh', { reducedMotion })
      await page.evaluate(() => {
        const details = document.createElement('details')
        details.className = 'details'
        details.innerHTML = `<summary>Ещё</summary><p>${'Слова. '.repeat(200)}</p>`
        document.querySelector('.markdown')?.prepend(details)
      })
      const duration = () =>
        page.evaluate(() => {
          const details = document.querySelector<HTMLDetailsElement>('.markdown details.details')
          details?.querySelector('summary')?.click()
          const [animation] = details?.getAnimations() ?? []
          return Number(animation?.effect?.getTiming().duration)
        })
      const opening = await duration()
      const isOpen = () =>
        page
          .locator('.markdown details.details')
          .first()
          .evaluate(d => (d as HTMLDetailsElement).open)
      expect(await isOpen()).toBe(true)
      await untilStill(page)
      const closing = await duration()
      await expect.poll(isOpen).toBe(false)
      return [opening, closing]
    }
    const [opening = 0, closing] = await run('no-preference')
    expect(opening).toBeGreaterThan(100)
    expect(closing).toBe(opening)
    expect(await run('reduce')).toEqual([1, 1])
  })
})
