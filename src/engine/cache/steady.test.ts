import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { openSite } from '../open-site.ts'
import { openCache } from './cache.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-steady-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

/** Whether a site with this component is made of its files alone. */
async function isSteady(component: string, text = '<Part />'): Promise<boolean> {
  const files = {
    'src/Part.tsx': component,
    'docs/a.mdx': `---\ntitle: A\n---\n\nimport Part from '@site/src/Part'\n\n${text}\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true })
    writeFileSync(join(siteDir, name), text)
  }
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build') })
  const site = await openSite(config, { mode: 'production', cache: openCache(config) })
  expect(site.problems.filter(({ level }) => level === 'error')).toEqual([])
  return site.inputs() !== undefined
}

test('a component that asks the clock in the browser alone leaves the site what its files make it', async () => {
  const code = `'use client'
    import { useEffect, useState } from 'react'
    export default function Part() {
      const [now, setNow] = useState()
      useEffect(() => setNow(new Date().toISOString() + Math.random()), [])
      return <button onClick={() => fetch('/x')}>{now}</button>
    }`
  expect(await isSteady(code)).toBe(true)
})

test.each([
  ['while it is drawn', 'export default () => <b>{new Date().getFullYear()}</b>'],
  ['while it is loaded', 'const year = new Date().getFullYear()\nexport default () => <b>{year}</b>'],
  ['by chance', 'export default () => <b>{Math.random()}</b>'],
])('a component that asks %s makes the site another every time', async (_, code) => {
  expect(await isSteady(code)).toBe(false)
})

test.each(['export const a = await fetch("http://127.0.0.1:9/").catch(() => 1)\n\n{a}', '{new Date().getFullYear()}'])(
  'a text that asks by itself does too: %s',
  async text => {
    expect(await isSteady('export default () => null', text)).toBe(false)
  },
)
