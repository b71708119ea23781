import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
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
      "module.exports = { title: 'Т', url: 'https://example.org', baseUrl: '/', presets: [['classic', { docs: {}, blog: false }]] }",
    // As their own guide has it: state in a provider, a hook that fails without one.
    'src/mood.js': `import React, { createContext, useContext, useState } from 'react'
const Mood = createContext(null)
export function useMood() { const mood = useContext(Mood); if (!mood) throw new Error('no mood'); return mood }
export function MoodProvider({ children, first = 'ясно' }) {
  const [now, set] = useState(first)
  return <Mood.Provider value={{ now, set }}>{children}</Mood.Provider>
}`,
    'src/theme/Root.js': `import React from 'react'
import { MoodProvider } from '../mood'
export default function Root({ children }) { return <MoodProvider><div>{children}</div><p data-test="beside">рядом</p></MoodProvider> }`,
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
    'docs/b.mdx': "# Б\n\nimport Show from '@site/src/Show'\n\n<Show />\n",
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
const { visit } = onSite(() => serveOwn('built', makeSite()))
const moods = '[data-test=mood]'

test('what a site sets around all of its pages reaches what a build draws and what browsers take over: the state is one, and lasts from page to page', async () => {
  const written = await visit('/docs/a', { javaScriptEnabled: false, ready: false })
  expect(await written.page.locator(moods).allTextContents()).toEqual(['сейчас ясно', 'сейчас дождь'])
  const { page, complaints } = await visit('/docs/a')
  await mark(page)
  const [first, second] = [page.locator(moods).first(), page.locator(moods).last()]
  await expect
    .poll(async () => {
      await first.click()
      return first.textContent()
    })
    .toBe('сейчас хмуро')
  expect(await second.textContent()).toBe('сейчас дождь')
  // The nearer one is set around it.
  await expect
    .poll(async () => {
      await second.click()
      return second.textContent()
    })
    .toBe('сейчас ясно')
  expect(await first.textContent()).toBe('сейчас хмуро')
  await page.getByRole('link', { name: 'дальше' }).click()
  await untilHeading(page, 'Б')
  await expect.poll(() => page.locator(moods).textContent()).toBe('сейчас хмуро')
  expect(await isMarked(page)).toBe(true)
  expect(complaints.filter(text => !text.includes('404'))).toEqual([])
})

describe('under development', () => {
  const folder = makeSite()
  const { visit } = onSite(() => serveOwn('dev', folder))

  test('a component that is saved keeps the state around it; what stands around the page, saved, loads it anew', async () => {
    const { page, complaints } = await visit('/docs/b')
    await mark(page)
    const mood = page.locator(moods)
    await expect
      .poll(async () => {
        await mood.click()
        return mood.textContent()
      })
      .toBe('сейчас хмуро')
    const change = (path: string, from: string, to: string): void => {
      const file = join(folder, path)
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    }
    change('src/Show.js', 'сейчас {now}', 'теперь {now}')
    await expect.poll(() => mood.textContent()).toBe('теперь хмуро')
    expect(await isMarked(page)).toBe(true)
    change('src/theme/Root.js', 'рядом', 'около')
    await expect.poll(() => page.locator('[data-test=beside]').textContent()).toBe('около')
    expect(await isMarked(page)).toBe(false)
    change('src/mood.js', "first = 'ясно'", "first = 'ветер'")
    await expect.poll(() => mood.textContent()).toBe('теперь ветер')
    await expect
      .poll(async () => {
        await mood.click()
        return mood.textContent()
      })
      .toBe('теперь ясно')
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
  })
})
