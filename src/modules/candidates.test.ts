import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFile } from '../../test/write-files.ts'
import { toFilePath } from '../shared/path.ts'
import { hasPackage, withoutAlias } from './bundle/aliases.ts'
import { findTarget } from './bundle/files.ts'
import { findCandidate, lookInto, ownOf, textsAmong } from './candidates.ts'

let site = ''
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'zapiski-candidates-'))
  const files = [
    'docs/data.json',
    'docs/plan.png',
    'docs/_part.mdx',
    'src/Box/index.tsx',
    'src/Chart.ts',
    'src/mark.svg',
    'src/theme/Tabs.jsx',
    'static/x.js',
    'node_modules/@a/b/package.json',
  ]
  for (const file of files) {
    writeFile(join(site, file), '')
  }
})
afterAll(() => rmSync(site, { recursive: true }))

const folder = () => ({ siteDir: site, bounds: () => true })
const from = toFilePath('docs/index.mdx')

test.each([
  ['./data.json', 'docs/data.json'],
  ['@site/src/Chart', 'src/Chart.ts'],
  ['../src/Box/', 'src/Box/index.tsx'],
  ['@site/src/mark.svg', 'src/mark.svg'],
  ['/static/x.js', 'static/x.js'],
  ['@theme/Tabs', 'src/theme/Tabs.jsx'],
  ['!!raw-loader!./plan.png', 'docs/plan.png?raw'],
  ['./plan.png?url', 'docs/plan.png?url'],
])('%s is a module of the site', (specifier, expected) => {
  const path = join(site, expected)
  expect(findCandidate(specifier, from, folder())).toEqual({ key: path, name: path })
})

test('a package is found by its name', () => {
  expect(findCandidate('@a/b/c', from, folder())).toEqual({ key: '@a/b/c', name: '@a/b/c' })
  expect(hasPackage('@a/none', site)).toBe(false)
})

test('names that a site gives to its folders stand for these, those of TypeScript where a file is there', () => {
  const places = {
    siteDir: site,
    aliases: [
      { name: '@box', isExact: false, path: join(site, 'src/Box') },
      { name: 'Chart', isExact: true, path: join(site, 'src/Chart') },
      { name: '@up', isExact: false, path: join(site, '../shared') },
    ],
  }
  writeFileSync(
    join(site, 'tsconfig.base.json'),
    '{ // names\n "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["none/*", "src/*"], "@a/b": ["src/Box"], "*": ["src/*"], }, /* x */ } }',
  )
  writeFileSync(join(site, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }')
  const asked = [
    '@box',
    '@box/index.tsx',
    '@boxes/x',
    'Chart',
    'Chart/x',
    '@up/a.ts',
    '~/Chart',
    '~/none',
    '@a/b',
    './x',
  ]
  expect(asked.map(written => withoutAlias(written, places))).toEqual([
    '@site/src/Box',
    '@site/src/Box/index.tsx',
    '@boxes/x',
    '@site/src/Chart',
    'Chart/x',
    '@site/../shared/a.ts',
    '@site/src/Chart',
    '~/none',
    '@a/b',
    './x',
  ])
  const path = join(site, 'src/Chart.ts')
  expect(findCandidate('~/Chart', from, { ...folder(), ...places })).toEqual({ key: path, name: path })
  expect(findTarget('@up/a.txt', { file: path, ...places, bounds: at => at.startsWith(site) }).kind).toBe('outside')
})

test.each([
  './plan.png',
  './_part.mdx',
  './none',
  '@theme/None',
  '@theme-original/Tabs',
  '@docusaurus/Link',
  'no-such-package',
  '#x',
])('%s is none', specifier => expect(findCandidate(specifier, from, folder())).toBeUndefined())

test('components name files from the root of the disk or of the site, and the theme’s part not themselves', () => {
  const tabs = join(site, 'src/theme/Tabs.jsx')
  const asked = { file: tabs, siteDir: site }
  expect(findTarget('/static/x.js', asked)).toEqual({ kind: 'file', path: join(site, 'static/x.js') })
  expect(findTarget('/static/none.js', asked)).toEqual({ kind: 'missing', path: '/static/none.js' })
  expect(findTarget(join(site, 'static/x.js'), { file: tabs, siteDir: site }).kind).toBe('file')
  expect(findTarget('@theme/Tabs', { file: tabs, siteDir: site })).toEqual({
    kind: 'theme',
    name: 'Tabs',
    path: undefined,
  })
})

test('a document’s imports are found once each, in its code alone', async () => {
  const body =
    "import A from './a'\nimport { b } from './a'\n\n{require('./c.json').x} `require('./no')`\n\n```js\nimport D from './d'\n```"
  expect(await lookInto({ file: from, body, math: undefined }, body)).toEqual(['./a', './c.json'])
})

test('texts among imports, from the document or from the site', () => {
  const specifiers = ['./_part.mdx', '@site/README.md', '/docs/x.md', './y.md?raw', './z.ts', 'pkg/a.md']
  expect(textsAmong({ hash: '', specifiers, from }, folder())).toEqual(['docs/_part.mdx', 'README.md', 'docs/x.md'])
})

test('a text with components of its own that act is known by that, samples of code are none', async () => {
  const look = (body: string) => lookInto({ file: from, body, math: undefined }, body)
  expect(await look('<button onClick={() => 1}>а</button>')).toEqual(['zapiski:own'])
  expect(await look('Список:\n\n{[1].map(n => <b key={n} onClick={() => n}>а</b>)}')).toEqual(['zapiski:own'])
  expect(await look('export const A = () => <b onClick={() => 1}>а</b>')).toEqual(['zapiski:own'])
  expect(await look('```jsx\n<button onClick={() => 1}>а</button>\n```\n\n`<b onClick={f}/>`')).toEqual([])
})

test('its lines are those of the file', () => {
  const own = ownOf({ body: '# Имя\n\n<button onClick={() => 1}>а</button>\n', bodyLine: 5 })
  expect(own?.code.split('\n').findIndex(line => line.includes('onClick'))).toBe(6)
})

test('tags that are written twice are one component', () => {
  const button = '<button onClick={() => 1}>а</button>'
  const own = ownOf({ body: `${button}\n\n${button}\n`, bodyLine: 1 })
  expect(own?.code.match(/export const \w+/g)).toEqual([...(own?.names ?? [])].map(name => `export const ${name}`))
})

test.each([
  "import Link from '@docusaurus/Link'\n\n<Link to='/docs/b' onClick={() => 1}>а</Link>\n",
  "<a href='#' onClick={() => 1}>а</a>\n",
])('a link that is listened to acts: %s', body => {
  expect(ownOf({ body, bodyLine: 1 })?.names.size).toBe(1)
})

test('an address in a text is the build’s to read', () => {
  expect(ownOf({ body: "<a href='./b.md' onClick={() => 1}>а</a>\n", bodyLine: 1 })).toBeUndefined()
})

test('a tag of the theme is drawn at build, whoever listens to it', () => {
  const tabs = '<Tabs onClick={() => 1}>а</Tabs>\n'
  expect(ownOf({ body: `import Tabs from '@theme/Tabs'\n\n${tabs}`, bodyLine: 1 })).toBeUndefined()
  expect(ownOf({ body: `import Tabs from './tabs'\n\n${tabs}`, bodyLine: 1 })?.names.size).toBe(1)
})
