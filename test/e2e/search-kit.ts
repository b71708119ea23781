/** What tests of the search do in its box. */

import type { Locator, Page } from 'playwright-core'

export const dialog = 'dialog.search'
export const options = (page: Page): Locator => page.locator(`${dialog} [role="option"]`)
/** Opens the box and types. */
export async function ask(page: Page, query: string): Promise<void> {
  if ((await page.locator(dialog).count()) === 0) await page.keyboard.press('Control+KeyK')
  await page.locator('.search-input').fill(query)
}
export const SEARCH_CODE = /\/search-[^/]*\.js$/
