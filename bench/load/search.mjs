/** The search of a page on the slow phone: from the press that opens it to results, and from another query to its own. */

import { slowPage } from './phone.mjs'

const RESULT = 'dialog.search [role="option"]'

export async function searchTwice(browser, url, queries) {
  const { context, page, session } = await slowPage(browser)
  let answered = 0
  session.on('Network.loadingFinished', () => answered++)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  answered = 0
  const [first, second] = queries
  const start = Date.now()
  await page.locator('[data-action="search"]:visible').first().tap()
  await page.locator('.search-input').fill(first)
  const opened = await until(page, first, start)
  const requests = answered
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const again = Date.now()
  await page.locator('.search-input').fill(second)
  const next = await until(page, second, again)
  await context.close()
  return { opened, requests, next }
}

/** Milliseconds until the results shown are those of this query: the link to all of them names it. */
async function until(page, query, start) {
  await page.waitForFunction(
    ([result, wanted]) =>
      [...document.querySelectorAll(result)].some(
        link => new URL(link.href).searchParams.get('q')?.trim() === wanted,
      ) && document.querySelectorAll(result).length > 1,
    [RESULT, query],
    { polling: 'raf' },
  )
  return Date.now() - start
}
