import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { smallConfig } from '../small-site.ts'
import { writeFiles } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { follow, hold, untilQuiet } from './visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-island-code-'))
writeFiles(folder, {
  'docusaurus.config.js': smallConfig('{}'),
  'docs/index.md': '# Дом\n\n```js\nconst a = 1\n```\n',
  'docs/steps.mdx': `# Шаги

import Steps from '@site/src/components/Steps'

import All, {One} from '@site/src/components/All'

<All/> <One/>

<Steps hints={[<b>Раз</b>, 'два']} items={[{name: 'Первый', text: <>Текст <i>один</i></>}, {name: 'Второй', text: <i>Текст два</i>}]} />
`,
  'src/pages/parts.mdx': `# Части

import Card from '@site/src/components/Card'

<Card><Card.Head>Имя</Card.Head><Card.Count start={2}>раз</Card.Count></Card>
`,
  'src/components/Card.jsx': `import React, {useState} from 'react'
const Card = ({children}) => <section>{children}</section>
const Head = ({children}) => <b data-test="head">{children}</b>
function Count({start, children}) {
  const [count, set] = useState(start)
  return <button data-test="count" onClick={() => set(count + 1)}>{count} {children}</button>
}
export default Object.assign(Card, {Head, Count})`,
  'src/components/All.jsx': `import React, {useState} from 'react'
import {useDocById, useDocsVersion} from '@docusaurus/plugin-content-docs/client'
export default function All() {
  const [isOpen, open] = useState(false)
  const docs = Object.values(useDocsVersion().docs)
  return <div data-test="all"><button onClick={() => open(true)}>Все</button>{isOpen && docs.map(({title}) => title).join(', ')}</div>
}
export function One() {
  const [count, set] = useState(1)
  return <button data-test="one" onClick={() => set(count + 1)}>{useDocById('index').title} {count}</button>
}`,
  'src/components/Steps.jsx': `import React, {useState} from 'react'
export default function Steps({hints, items}) {
  const [at, set] = useState(0)
  return <div><p data-test="hints">{hints.length}: {hints.map((hint, index) => <span key={index}>{hint} </span>)}</p>
    {items.map(({name}, index) => <button key={name} onClick={() => set(index)}>{name}</button>)}
    <div data-test="text">{items[at].text}</div></div>
}`,
  'src/pages/list.jsx': `import React, {useState} from 'react'
import Link from '@docusaurus/Link'
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client'
export default function List() {
  const [word, set] = useState('')
  const docs = useAllDocsData().default.versions[0].docs.filter(({path}) => path.includes(word))
  return <main><button onClick={() => set('steps')}>Шаги</button>
    <p data-test="docs">{docs.map(({id, path}) => <Link key={id} to={path}>{id}</Link>)}</p></main>
}`,
  'src/pages/index.jsx': `import React, {useState} from 'react'
import Layout from '@theme/Layout'
import CodeBlock from '@theme/CodeBlock'
import AnnouncementBar from '@theme/AnnouncementBar'
import Navbar from '@theme/Navbar'
export default function Home() {
  const [count, set] = useState(1)
  return <Layout title="Начало"><AnnouncementBar /><Navbar /><main><button data-test="add" onClick={() => set(count + 1)}>{count}</button>
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
    // Parts of ours that a page of the site's own names: nothing is announced, neither at first nor later.
    expect(await (await page.request.get(page.url())).text()).not.toContain('announcement-bar')
    expect(await page.locator('.theme-announcement-bar').count()).toBe(0)
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
    expect(await block.locator('.code-action-copy').count()).toBe(1)
  })

  test('those of texts have their buttons, and who left before a component came hears nothing of it', async () => {
    let letThrough = (): void => {}
    const { page, complaints, requests } = await visit('/docs/steps', {
      before: async context => {
        letThrough = await hold(context, /Steps[^/]*\.js/)
      },
    })
    const asked = () => requests.filter(path => /Steps[^/]*\.js/.test(path)).length
    await expect.poll(asked).toBe(1)
    await follow(page, '/docs')
    await page.locator('.code-block .code-action-copy').waitFor()
    const came = page.waitForResponse(/Steps[^/]*\.js/)
    letThrough()
    await came
    await untilQuiet(page)
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
  })
})

describe('elements in lists and objects that a text gives to a component with state', () => {
  const { visit } = onSite(() => serveOwn('built', folder))

  test('stay in their places, those shown at first and those shown later', async () => {
    const { page, complaints } = await visit('/docs/steps')
    const text = page.locator('[data-test=text]')
    expect(await page.locator('[data-test=hints]').textContent()).toBe('2: Раз два ')
    expect(await text.textContent()).toBe('Текст один')
    // A click that comes before browsers have taken the component over is nobody's.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Второй' }).click()
        return text.locator('i').textContent()
      })
      .toBe('Текст два')
    await page.getByRole('button', { name: 'Первый' }).click()
    await expect.poll(() => text.textContent()).toBe('Текст один')
    expect(complaints.filter(said => !said.includes('404'))).toEqual([])
  })
})

describe('a page with state that lists the documents', () => {
  const { visit } = onSite(() => serveOwn('built', folder))

  test('has them in browsers, too', async () => {
    const { page, complaints } = await visit('/list')
    const links = page.locator('[data-test=docs] a')
    expect(await links.allTextContents()).toEqual(['index', 'steps'])
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Шаги' }).click()
        return links.allTextContents()
      })
      .toEqual(['steps'])
    expect(await links.getAttribute('href')).toBe('/docs/steps')
    expect(complaints.filter(said => !said.includes('404'))).toEqual([])
  })

  test('so have components with state of a text, which are told of one document where they ask for it', async () => {
    const { page, complaints } = await visit('/docs/steps')
    const [all, one] = [page.locator('[data-test=all]'), page.locator('[data-test=one]')]
    await expect
      .poll(async () => {
        await all.getByRole('button').click()
        return all.textContent()
      })
      .toBe('ВсеДом, Шаги')
    expect(await one.textContent()).toBe('Дом 1')
    await expect
      .poll(async () => {
        await one.click()
        return one.textContent()
      })
      .toMatch(/^Дом [2-9]/)
    const told = await page
      .locator('x-island', { has: one })
      .evaluate(island =>
        JSON.parse(island.dataset.page ?? '{}').documents.default.current.map(({ id }: { id: string }) => id),
      )
    expect(told).toEqual(['index'])
    expect(complaints.filter(said => !said.includes('404'))).toEqual([])
  })
})

describe('components that hang on one with state', () => {
  const { visit } = onSite(() => serveOwn('built', folder))

  test('are drawn and work', async () => {
    const { page, complaints } = await visit('/parts')
    await untilQuiet(page)
    expect(await page.locator('[data-test=head]').textContent()).toBe('Имя')
    const count = page.locator('[data-test=count]')
    // A click that comes before browsers have taken the component over is nobody's.
    await expect
      .poll(async () => {
        if ((await count.textContent()) === '2 раз') await count.click()
        return count.textContent()
      })
      .toBe('3 раз')
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
  })
})
