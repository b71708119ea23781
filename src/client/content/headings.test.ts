import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { shellData } from '../../../test/shell-data.ts'
import { clientTranslate } from '../translate.ts'
import { startHeadings } from './headings.ts'

const tell = vi.hoisted(() => vi.fn())
vi.mock('../say.ts', () => ({ tell, say() {} }))
const writeText = vi.fn(async (_: string) => {})

beforeEach(() => {
  tell.mockReset()
  writeText.mockReset()
  fakeBrowser({ navigator: { clipboard: { writeText } } })
  startHeadings(clientTranslate(shellData()))
})
afterEach(() => vi.unstubAllGlobals())

async function click(href: string, keys: object = {}) {
  const target = new FakeElement({ '.hash-link,.as-markdown': { href, type: '' } })
  document.dispatchEvent(fakeEvent('click', { target, ctrlKey: false, metaKey: false, shiftKey: false, ...keys }))
  await new Promise(resolve => setTimeout(resolve))
  return writeText.mock.lastCall?.[0]
}

it('copies the address as a person would read it, and says so', async () => {
  const href = 'https://example.org/a%20b?q=%D1%87#%D1%87%D0%B0%D1%81%D1%82%D1%8C%201'
  expect(await click(href)).toBe('https://example.org/a%20b?q=%D1%87#часть%201')
  expect(tell.mock.calls).toEqual([['theme.common.linkCopied']])
})

it('copies an anchor that cannot be decoded as it is', async () => {
  expect(await click('https://example.org/#%E0%A4%A')).toBe('https://example.org/#%E0%A4%A')
})

it('is silent where the clipboard is closed', async () => {
  writeText.mockRejectedValueOnce(new Error('forbidden'))
  await click('https://example.org/#a')
  expect(tell).not.toHaveBeenCalled()
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s goes elsewhere and copies nothing', async key => {
  expect(await click('https://example.org/#a', { [key]: true })).toBeUndefined()
})

it('a click on something else copies nothing', async () => {
  document.dispatchEvent(fakeEvent('click', { target: new FakeElement() }))
  expect(writeText).not.toHaveBeenCalled()
})
