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
