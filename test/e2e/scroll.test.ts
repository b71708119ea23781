/** Back and Forward bring a reader to the very place, by wheel and by far, with and without pictures above. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { follow, isMarked, mark, scrollTop, untilHeading, untilQuiet } from './visit.ts'

const { visit } = onSite(SITE_DIR)

/** The key of the entry that is shown. */
const keyOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (history.state as { key?: string } | null)?.key)

/** Address, a word of the heading, how far it is scrolled; then the same of where a link leads. */
const WAYS = [
  ['/about', 'О блоге', 600, '/docs', 'База знаний', 1200],
  ['/docs/linux/ssh', 'SSH', 2400, '/docs/linux/prepare', 'Подготовка', 900],
  // Pictures stand above.
  ['/docker-introduction', 'Docker', 2600, '/archive', 'Архив', 1500],
  ['/', 'Записки', 2200, '/docs/linux/ssh', 'SSH', 3100],
] as const

/** Looks at a page that stands still: between two turns of the wheel a busy browser may as well. */
const STILL = 10

/** Turns the wheel until the place is reached as nearly as a wheel can, and gives the place. */
async function wheel(page: Page, distance: number): Promise<number> {
  await page.mouse.move(200, 400)
  for (let done = 0; done < distance; done += 300) await page.mouse.wheel(0, Math.min(300, distance - done))
  let [last, still] = [-1, 0]
  const hasStopped = async (): Promise<boolean> => {
    const top = await scrollTop(page)
    still = top === last && top > 0 ? still + 1 : 0
    last = top
    return still >= STILL
  }
  await expect.poll(hasStopped).toBe(true)
  return last
}

async function jump(page: Page, top: number): Promise<number> {
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
  return scrollTop(page)
}

// A phone has no wheel. One way with pictures above and one without say of each width and hand what four would.
test.each([
  [390, 'jumps', jump, [WAYS[0], WAYS[2]]],
  [1280, 'jumps', jump, [WAYS[1], WAYS[3]]],
  [1280, 'the wheel', wheel, [WAYS[1], WAYS[2]]],
] as const)('%i pixels wide, %s: each way there and back is exact', async (width, _, scroll, ways) => {
  const { page } = await visit('/authors', { viewport: { width, height: 800 } })
  await mark(page)
  for (const [from, first, near, to, second, far] of ways) {
    await follow(page, from)
    await untilHeading(page, first)
    const left = await scroll(page, near)
    await follow(page, to)
    await untilHeading(page, second)
    // An entry that was gone to softly has its key at once, six characters, and keeps it.
    await expect.poll(() => keyOf(page)).toMatch(/^[\da-z]{6}$/)
    const key = await keyOf(page)
    const right = await scroll(page, far)
    await page.goBack()
    await untilHeading(page, first)
    await expect.poll(() => keyOf(page)).toMatch(/^[\da-z]{6}$/)
    expect(await keyOf(page)).not.toBe(key)
    await expect.poll(() => scrollTop(page), { message: `Back to ${from}` }).toBe(left)
    await page.goForward()
    await untilHeading(page, second)
    await expect.poll(() => scrollTop(page), { message: `Forward to ${to}` }).toBe(right)
    expect(await keyOf(page)).toBe(key)
  }
  expect(await isMarked(page)).toBe(true)
})

/** Whether the last block of the text is laid out, and whether it may be left out. */
const lastBlock = (page: Page): Promise<{ isDrawn: boolean; may: string }> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('.markdown > *')].at(-1)
    if (last === undefined) throw new Error('no text')
    const isDrawn = last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false
    return { isDrawn, may: getComputedStyle(last).contentVisibility }
  })

/** How many elements get their style anew when a block of code gets its buttons. */
async function restyled(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: { name: string; args: { elementCount?: number } }[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' })
  await page.evaluate(() => {
    document.querySelector('.markdown .code-block')?.append(document.createElement('div'))
    document.body.getBoundingClientRect()
  })
  const ended = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  return Math.max(...counts)
}

test('buttons of a block of code do not give the whole text its style anew', async () => {
  const { page } = await visit('/docs/linux/bash')
  await page.locator('.code-actions').first().waitFor({ state: 'attached' })
  // Nothing else is on its way.
  await expect.poll(() => lastBlock(page)).toEqual({ isDrawn: true, may: 'visible' })
  await untilQuiet(page)
  const count = await restyled(page)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(20)
})

test('what is far below a long text is laid out after the first paint, and at once where a place in it is asked for', async () => {
  const { page } = await visit('/docs/linux/bash')
  await expect.poll(() => lastBlock(page)).toEqual({ isDrawn: true, may: 'visible' })
  await follow(page, '/docs/linux/ssh')
  await untilHeading(page, 'SSH')
  expect(await lastBlock(page)).toEqual({ isDrawn: true, may: 'visible' })

  // As long as the first script has not come.
  await page.route('**/assets/js/**', route => route.abort())
  const address = await page.evaluate(() => [...document.querySelectorAll('.markdown h2')].at(-1)?.id ?? '')
  // An entry that is come to again: it is scrolled to where it was left.
  await page.reload()
  expect(await lastBlock(page)).toEqual({ isDrawn: true, may: 'visible' })
  await page.goto(new URL('/docs/linux/bash', page.url()).href)
  expect(await lastBlock(page)).toEqual({ isDrawn: false, may: 'auto' })
  await page.goto(new URL(`/docs/linux/ssh#${address}`, page.url()).href)
  expect(await lastBlock(page)).toEqual({ isDrawn: true, may: 'visible' })
})
