/** What components of sites that everybody knows do in a browser. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFiles } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'

const FILES: Record<string, string> = {
  'docusaurus.config.js':
    "module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', favicon: 'data:,', presets: [['classic', { docs: {}, blog: false }]] }",
  'src/components/Choice.jsx': `import React, { useState } from 'react'
import CodeBlock from '@theme/CodeBlock'
export default function Choice() {
  const [version, set] = useState(1)
  return <><button data-test="next" onClick={() => set(version + 1)}>next</button><CodeBlock language="json" title="package.json">{'{ "version": ' + version + ' }'}</CodeBlock></>
}`,
  'src/pages/list.jsx':
    'import React from \'react\'\nimport Layout from \'@theme/Layout\'\nexport default () => <Layout title="List"><ul className="clean-list"><li>One</li></ul></Layout>',
  'docs/code.mdx': "# Code\n\nimport Choice from '@site/src/components/Choice'\n\n<Choice />\n",
}

const folder = mkdtempSync(join(tmpdir(), 'zapiski-known-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { visit } = onSite(() => {
  writeFiles(folder, FILES)
  return serveOwn('built', folder)
})

test('a block of code in an island is taken over as it was written, and keeps its buttons', async () => {
  const { page, complaints } = await visit('/docs/code')
  await expect
    .poll(async () => {
      await page.locator('[data-test=next]').click()
      return page.locator('x-island code').textContent()
    })
    .toMatch(/[2-9]/)
  expect(complaints.filter(text => text.includes('418'))).toEqual([])
  expect(await page.locator('x-island .code-action-copy').count()).toBe(1)
})

test('a list that is to be plain has no signs and stands at the edge', async () => {
  const { page } = await visit('/list')
  const list = page.locator('.clean-list')
  expect(
    await list.evaluate(element => [getComputedStyle(element).listStyleType, getComputedStyle(element).paddingLeft]),
  ).toEqual(['none', '0px'])
})
