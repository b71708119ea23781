import { expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

test('`require.context` lists the files of a folder, and gives what each of them is', async () => {
  const site = await buildSmall({
    'src/people/ann.json': '{ "name": "Анна" }',
    'src/people/far/boris.json': '{ "name": "Борис" }',
    'src/people/notes.txt': 'слова',
    'src/marks/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    'src/rows.jsx': `import React, {useState} from 'react'
const people = require.context(
  './people',
  false,
  /\\.json$/,
)
const all = require.context('@site/src/people', true, /\\.json$/)
const none = require.context('./nowhere')
export const names = context => context.keys().map(key => key + '=' + context(key).name).join(' ')
export default function Rows() {
  const [row] = useState(0)
  let lost = ''
  try { people('./x.json') } catch (error) { lost = error.code }
  return <ul data-row={row}><li>{names(people)}</li><li>{names(all)}</li><li>{none.keys().length + lost}</li></ul>
}`,
    'src/pages/index.mdx': "import Rows from '@site/src/rows'\n\n# Люди\n\n<Rows />\n",
  })
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  const html = site.read('index.html')
  expect(html).toContain('<li>./ann.json=Анна</li>')
  expect(html).toContain('<li>./ann.json=Анна ./far/boris.json=Борис</li>')
  expect(html).toContain('<li>0MODULE_NOT_FOUND</li>')
  const script = site.paths.find(path => /^assets\/js\/islands\/rows-/.test(path)) ?? ''
  expect(site.read(script)).toContain('./far/boris.json')
})

test('texts of a folder are components where the site is built', async () => {
  const site = await buildSmall({
    'src/parts/_hello.mdx': 'Здравствуйте, *все*.\n',
    'src/part.jsx': `import React from 'react'
const parts = require.context('./parts', false, /\\.mdx$/)
export default ({name}) => { const Part = parts('./_' + name + '.mdx').default; return <div className="part"><Part /></div> }`,
    'src/pages/index.mdx': 'import Part from \'@site/src/part\'\n\n# Начало\n\n<Part name="hello" />\n',
  })
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  expect(site.read('index.html')).toMatch(/<div class="part">\s*<p>Здравствуйте, <em>все<\/em>/)
})

test('metadata of texts are there in browsers too, of many texts nothing else', async () => {
  const posts = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `blog/2024-01-${String(at + 1).padStart(2, '0')}-a.md`,
      `---\ntitle: Запись ${at + 1}\ndate: 2024-01-02\ntags: [а]\n---\n\nТекст записи.\n`,
    ]),
  )
  const site = await buildSmall({
    ...posts,
    'src/list.jsx': `import React, {useState} from 'react'
const posts = require.context('../blog', true, /\\.mdx?$/)
export default function List() {
  const [many] = useState(2)
  const shown = posts.keys().slice(0, many).map(key => posts(key).frontMatter)
  return <ul>{shown.map(({title, date, tags}) => <li key={title}>{title + ' ' + date.getUTCFullYear() + ' ' + tags.join()}</li>)}</ul>
}`,
    'src/pages/index.mdx': "import List from '@site/src/list'\n\n# Записи\n\n<List />\n",
  })
  expect(site.read('index.html')).toContain('<ul><li>Запись 1 2024 а</li><li>Запись 2 2024 а</li></ul>')
  const script = site.paths.find(path => /^assets\/js\/islands\/list-/.test(path)) ?? ''
  expect(site.read(script)).toContain('Запись 30')
  expect(site.read(script)).not.toContain('Текст записи')
})

test('a component that takes a folder in and fails is told at its own line', async () => {
  const { problems } = await buildSmall({
    'src/people/ann.json': '{ "name": "Анна" }',
    'src/tools.js': 'export const tools = {\n  none: undefined,\n}\n',
    'src/rows.jsx': `import React from 'react'
import { tools } from './tools'
const people = require.context('./people', false, /\\.json$/)
export default function Rows() {
  const rows = people.keys()
  return <b>{tools.none.items + rows}</b>
}`,
    'src/pages/index.mdx': "import Rows from '@site/src/rows'\n\n# Люди\n\n<Rows />\n",
  })
  expect(problems.filter(({ level }) => level !== 'note')).toMatchObject([{ file: 'src/rows.jsx', line: 6 }])
})

test('`import` of an address that is known only in part finds the files that it may mean, each as it is asked for', async () => {
  const site = await buildSmall({
    'src/words/en/news.json': '[{ "text": "One" }]',
    'src/words/ru/news.json': '[{ "text": "Раз" }]',
    'src/words/ru/About.jsx': 'export default () => <i>О нас</i>\n',
    'src/words/ru/notes.txt': 'слова',
    'src/rows.jsx': `import React, {useEffect, useState} from 'react'
const load = language => import(/* webpackChunkName: "news" */ \`./words/\${language}/news.json\`)
export const about = language => import('./words/' + language + '/About.jsx')
export const other = name => import('../' + name)
export default function Rows() {
  const [rows, set] = useState([])
  useEffect(() => { load('ru').then(set) }, [])
  return <b>{rows.length}</b>
}`,
    'src/pages/index.mdx': "import Rows from '@site/src/rows'\n\n# Новости\n\n<Rows />\n",
  })
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  const scripts = site.paths.filter(path => path.startsWith('assets/js/islands/'))
  const rows = scripts.filter(path => site.read(path).includes('./words/'))
  expect(rows).toEqual([expect.stringMatching(/\/rows-/)])
  const [code = ''] = rows.map(path => site.read(path))
  expect(code).toContain('ru/news.json')
  // Only the one that may mean anything is still put together in the browser.
  expect(code.match(/import\([`'"][^)]*(?:\$\{|\+)/g)).toEqual([expect.stringContaining('../')])
  // What loads components looks for it.
  expect(code).toContain('__esModule')
  const holds = (text: string) => scripts.filter(path => site.read(path).includes(text))
  expect(holds('Раз')).toHaveLength(1)
  expect(holds('Раз')).not.toEqual(rows)
  expect(holds('О нас')).toHaveLength(1)
  expect(holds('слова')).toEqual([])
})
