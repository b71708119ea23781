import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { smallConfig } from '../small-site.ts'
import { writeFiles } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-island-code-'))
writeFiles(folder, {
  'docusaurus.config.js': smallConfig('{}'),
  'docs/index.md': '# Дом\n\n```js\nconst a = 1\n```\n',
  'src/pages/index.jsx': `import React, {useState} from 'react'
import Layout from '@theme/Layout'
import CodeBlock from '@theme/CodeBlock'
export default function Home() {
  const [count, set] = useState(1)
  return <Layout title="Начало"><main><button data-test="add" onClick={() => set(count + 1)}>{count}</button>
    <CodeBlock language="js" title="a.js">{'const a = ' + count}</CodeBlock></main></Layout>
}`,
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a block of code in a page with state', () => {
  const { visit } = onSite(() => serveOwn('built', folder))

  test('is taken over as the server wrote it, and shows what the page knows', async () => {
    const { page, complaints } = await visit('/')
    const block = page.locator('main .code-block')
    expect(await block.locator('.code-block-title').textContent()).toBe('a.js')
    await expect
      .poll(async () => {
        await page.locator('[data-test=add]').click()
        return page.locator('[data-test=add]').textContent()
      })
      .not.toBe('1')
    expect(await block.locator('code').textContent()).toBe(
      `const a = ${await page.locator('[data-test=add]').textContent()}`,
    )
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
    expect(await block.locator('.code-action-copy').count()).toBe(1)
  })

  test('those of texts have their buttons', async () => {
    const { page } = await visit('/docs')
    await page.locator('.code-block .code-action-copy').waitFor()
  })
})
