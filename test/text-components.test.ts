import { describe, expect, test } from 'vitest'
import { problemLine } from './markdown-fixture.ts'
import { buildSmall } from './small-site.ts'

const OWN = "export default { title: 'Сайт', url: 'https://example.org', blog: false, docs: {}, shareImages: false }"

const TEXT = `---
title: Имя
slug: /
---

import { useState } from 'react'
import Box from '@site/src/Box'
import styles from './look.module.css'

export const words = ['раз', 'два']

export const Counter = ({ from = 0, children }) => {
  const [count, set] = useState(from)
  return <button type="button" className={styles.wide} onClick={() => set(count + 1)}>{children.length}:{count}</button>
}

export const Still = ({ children }) => <b>{children}<Counter from={5}>внутри</Counter></b>

<Counter from={2}>слово</Counter>

<Still>Тихо</Still>

Нажмите <button onClick={() => alert(words)}>**сюда**</button>.

{words.map(word => <i key={word} onClick={() => alert(word)}>{word}</i>)}

<Box onStep={() => alert(words)}>коробка</Box>

<a href="./other.md" onClick={() => 1}>ссылка</a>
`

const FILES = {
  'docs/look.module.css': '.wide { inline-size: 100% }\n',
  'docs/other.md': '# Другое\n',
  'src/Box.jsx': 'export default ({ onStep, children }) => <u onClick={onStep}>{children}</u>\n',
}

const islandsOf = (html: string): string[] =>
  [...html.matchAll(/<x-island data-src="[^"]*\/([^/"]+)-[\w-]+\.js" data-name="(\w+)"[^>]*>(.*?)<\/x-island>/g)].map(
    ([, script, name = '', drawn = '']) =>
      `${script} ${name.replace(/^Acting\w+/, 'Acting')} ${drawn.replace(/<!-- -->| class="[^"]*"/g, '')}`,
  )

const SHOWN = [
  'index.mdx~own Counter <button type="button">5:2</button>',
  'index.mdx~own Counter <button type="button">6:5</button>',
  'index.mdx~own Acting <button><x-slot data-slot="children"><strong>сюда</strong></x-slot></button>',
  'index.mdx~own Acting <i>раз</i><i>два</i>',
  'index.mdx~own Acting <u>коробка</u>',
]

describe.each([
  ['Docusaurus', {}],
  ['own', { 'zapiski.config.mjs': OWN }],
])('a text of a site of the %s kind', (kind, config) => {
  test('has components that browsers take over; what draws alone stays in it', async () => {
    const site = await buildSmall({ ...config, ...FILES, 'docs/index.mdx': TEXT })
    const html = site.read(kind === 'own' ? 'docs.html' : 'docs/index.html')
    expect(islandsOf(html)).toEqual(SHOWN)
    expect(html).toMatch(/<b>Тихо<x-island/)
    const told = site.problems.filter(({ code }) => code !== 'no-home').map(problemLine)
    expect(told.filter(line => !line.includes('Box.jsx'))).toEqual([
      "docs/index.mdx:29:1 warning dead-handler: onClick у <a> в тексте не работает — вынесите это в компонент, файл которого начинается с 'use client'",
    ])
  })
})

test('a part that texts take in has them too, whatever its name, and a text without them brings none', async () => {
  const part = 'export const Press = () => <button onClick={() => 1}>нажать</button>\n\nЧасть: <Press />\n'
  const site = await buildSmall({
    'zapiski.config.mjs': OWN,
    'docs/_часть.mdx': part,
    'docs/a.mdx': "import Part from './_часть.mdx'\n\n# А\n\n<Part />\n",
    'docs/b.mdx': "import Part from './_часть.mdx'\n\n# Б\n\n<Part />\n",
    'docs/c.mdx': '# В\n\n```jsx\n<button onClick={() => 1}>нажать</button>\n```\n',
  })
  for (const name of ['a', 'b']) {
    const html = site.read(`docs/${name}.html`)
    expect(html).toContain('<button>нажать</button></x-island>')
    const [, src = ''] = /data-src="\/([^"]*)"/.exec(html) ?? []
    expect(site.read(decodeURI(src))).toContain('нажать')
  }
  expect(site.read('docs/c.html')).not.toContain('x-island')
})

test('what fails in one is told at its line of the text', async () => {
  const site = await buildSmall({
    'docs/index.mdx':
      '---\ntitle: Имя\n---\n\nСлова.\n\nexport const Bad = () => {\n  useState(0)\n  return <b onClick={() => 1}>а</b>\n}\n\n<Bad />\n\nexport const T = () => <b onClick={() => frontMatter}>б</b>\n\n<T />\n',
  })
  const told = site.problems
    .filter(({ code }) => code !== 'no-home')
    .map(({ code, line, column }) => `${code} ${line}:${column}`)
  expect(told).toEqual(['component-run 8:3', 'dead-component/text 14:24'])
})

test('what <BrowserOnly> of a text asks the browser at once is its own component, imported or not', async () => {
  const site = await buildSmall({
    'zapiski.config.mjs': OWN,
    'docs/a.mdx':
      '# А\n\nАдрес <BrowserOnly fallback={<i>…</i>}>{() => <b>{window.location.href}</b>}</BrowserOnly>.\n',
    'docs/b.mdx':
      "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n# Б\n\n<BrowserOnly>\n  {() => {\n    const wide = window.innerWidth\n    return <b>{wide}</b>\n  }}\n</BrowserOnly>\n",
    'docs/c.mdx': '# В\n\nexport const Here = () => <BrowserOnly>{() => document.title}</BrowserOnly>\n\n<Here />\n',
  })
  expect(site.problems.filter(({ code }) => code !== 'no-home').map(problemLine)).toEqual([])
  const scripts = ['a', 'b', 'c'].map(name => {
    const [, src = ''] = /data-src="\/([^"]*)"/.exec(site.read(`docs/${name}.html`)) ?? []
    return site.read(decodeURI(src))
  })
  expect(scripts[0]).toContain('window.location.href')
  expect(scripts[1]).toContain('window.innerWidth')
  expect(scripts[2]).toContain('document.title')
  expect(islandsOf(site.read('docs/a.html'))).toEqual(['a.mdx~own Acting <i>…</i>'])
})

test('what <BrowserOnly> of a text requires asks browsers as it is loaded: the build only draws its fallback', async () => {
  const site = await buildSmall({
    'zapiski.config.mjs': OWN,
    'docs/a.mdx':
      "# А\n\n<BrowserOnly fallback={<i>…</i>}>\n  {() => {\n    const Chart = require('@site/src/chart').default\n    return <Chart />\n  }}\n</BrowserOnly>\n",
    'docs/b.mdx': '# Б\n\n<BrowserOnly>{() => <img alt="Б" src={require(\'./b.svg\').default} />}</BrowserOnly>\n',
    'docs/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
    'src/chart.jsx':
      'const wide = document.body.clientWidth\n\nexport default function Chart() {\n  return <b>ширина {wide}</b>\n}\n',
  })
  expect(site.problems.filter(({ code }) => code !== 'no-home').map(problemLine)).toEqual([])
  expect(islandsOf(site.read('docs/a.html'))).toEqual(['a.mdx~own Acting <i>…</i>'])
  expect(site.read('docs/b.html')).not.toContain('<x-island')
})

test('a file that a block of code shows may end its lines as Windows does', async () => {
  const shown = (code: string) =>
    buildSmall({
      'zapiski.config.mjs': OWN,
      'docs/a.mdx': 'import code from \'./a.ts?raw\'\n\n# А\n\n<CodeBlock language="ts">{code}</CodeBlock>\n',
      'docs/a.ts': code,
    }).then(({ read }) => read('docs/a.html'))
  const code = '/** Раз. */\nexport const a = 1\n\nexport const b = 2\n'
  const windows = await shown(code.replaceAll('\n', '\r\n'))
  expect(windows).not.toContain('\r')
  expect(windows).toBe(await shown(code))
})
