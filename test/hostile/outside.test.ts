/** What lies outside the repository of a site is not published, however it is named. */

import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTrial, type Trial } from './trial.ts'

const SECRET = 'не для чужих глаз'

let trial: Trial
beforeEach(() => {
  trial = createTrial({
    'docs/index.md': '# Начало\n',
    '../secret.txt': SECRET,
    '../secret.json': `{ "a": "${SECRET}" }`,
    '../secret.md': SECRET,
    '../secret.mdx': SECRET,
    '../secret.svg': `<svg xmlns="http://www.w3.org/2000/svg"><text>${SECRET}</text></svg>`,
    '../secret.css': `.a::after { content: "${SECRET}" }`,
    '.env': SECRET,
  })
})
afterEach(() => trial.end())

const isLeaked = (): boolean => [...trial.published().values()].some(text => text.includes(SECRET))
const link = (name: string, target: string): void => {
  mkdirSync(join(trial.folder, name, '..'), { recursive: true })
  symlinkSync(target, join(trial.folder, name))
}

describe('a document cannot take in', () => {
  test.each([
    "import a from '!!raw-loader!../../secret.txt'\n\n{a}\n",
    "import a from '!!raw-loader!@site/../secret.txt'\n\n{a}\n",
    "import a from '@site/../secret.txt?raw'\n\n{a}\n",
    "import a from '../../secret.txt?url'\n\n<a href={a}>а</a>\n",
    "import a from '../../secret.json'\n\n{a.a}\n",
    "import A from '../../secret.md'\n\n<A />\n",
    "import A from '../../secret.mdx'\n\n<A />\n",
    "import A from '../../secret.svg'\n\n<A />\n",
    "import '../../secret.css'\n\nа\n",
    "import a from '!!raw-loader!../.env'\n\n{a}\n",
    "import a from '!!raw-loader!@site/.git/config'\n\n{a}\n",
    '{require("!!raw-loader!../../secret.txt").default}\n',
    "import A from './link.md'\n\n<A />\n",
    "import a from './link.txt?raw'\n\n{a}\n",
    "import a from '@site/src/away/secret.txt?raw'\n\n{a}\n",
  ])('%s', async body => {
    trial.put({ '.git/config': SECRET })
    link('src/link.md', '../../secret.md')
    link('src/link.txt', '../../secret.txt')
    link('src/away', '../..')
    trial.put({ 'docs/a.mdx': body.replace('./link', '../src/link') })
    const { lines } = await trial.build({ allowShrink: true })
    expect(lines.filter(line => line.includes('import-outside'))).not.toEqual([])
    expect(lines.join()).toContain('docs/a.mdx:1 error import-outside')
    // Nothing was built at all.
    expect(() => trial.published()).toThrow()
  })
})

describe('a component cannot take in', () => {
  test.each([
    "import a from '../../secret.txt?raw'\nexport default () => a\n",
    "import a from '../../secret.json'\nexport default () => a.a\n",
    "import A from '../../secret.svg'\nexport default () => <A />\n",
    "import A from '../../secret.md'\nexport default () => <A />\n",
    "import './a.css'\nexport default () => null\n",
    "'use client'\nimport a from '../../secret.txt?raw'\nexport default () => a\n",
  ])('%s', async code => {
    trial.put({
      'docs/a.mdx': "import A from '@site/src/a'\n\n<A />\n",
      'src/a.tsx': code,
      'src/a.css': ".a { background: url('../../secret.svg') }\n@import '../../secret.css';\n",
    })
    const { lines } = await trial.build()
    expect(lines.join()).toMatch(/src\/a\.(?:tsx|css):\d error import-outside/)
    expect(() => trial.published()).toThrow()
  })
})

describe('a plugin of texts cannot be given by its reader', () => {
  const reading = (path: string) => `import { resolve } from 'node:path'
const plugin = () => (tree, file) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: String(file.read(${path})) }] })
}
export default {
  title: 'З', url: 'https://example.org', shareImages: false, docs: { remarkPlugins: [plugin] },
}
`
  test.each([
    "'../secret.txt'",
    "'docs/../../secret.txt'",
    "resolve('../secret.txt')",
    "'/etc/passwd'",
    "'.env'",
    "'.git/config'",
    "'link.txt'",
    "'away/secret.txt'",
    "'../no-such-file'",
  ])('%s', async path => {
    trial.put({ '.git/config': SECRET, 'zapiski.config.mjs': reading(path) })
    link('link.txt', '../secret.txt')
    link('away', '..')
    expect((await trial.build()).lines).toEqual(['docs/index.md:1 error plugin-failed'])
    expect(() => trial.published()).toThrow()
  })
  test('but what lies inside', async () => {
    trial.put({ 'zapiski.config.mjs': reading("'docs/../a/b.txt'"), 'a/b.txt': 'ладно' })
    expect((await trial.build()).lines).toEqual([])
    expect([...trial.published().values()].some(text => text.includes('ладно'))).toBe(true)
  })
})

test('a style sheet of the config cannot name it', async () => {
  trial.put({
    'zapiski.config.mjs':
      "export default { title: 'З', url: 'https://example.org', shareImages: false, customCss: ['a.css'] }\n",
    'a.css': "@import '../secret.css';\n.a { background: url(../secret.svg) }\n",
  })
  expect((await trial.build()).lines.filter(line => line.includes('import-outside'))).toHaveLength(2)
})

test.each(['../../secret.svg', '@site/../secret.svg', '/../secret.svg', 'file:///etc/passwd', '..%2f..%2fsecret.svg'])(
  'a picture of %s is not published',
  async src => {
    trial.put({ 'docs/a.md': `# А\n\n![рисунок](${src})\n` })
    const { lines } = await trial.build()
    expect(lines.join()).toMatch(/docs\/a\.md:3 (?:error|warning) \S+/)
    expect(lines.some(line => line.includes('error')) || !isLeaked()).toBe(true)
  },
)

test('an archive of a repository, which has no history, begins where its workflows lie', async () => {
  trial.put({
    '../.github/FUNDING.yml': '',
    '../README.md': 'Архив целиком.\n',
    'docs/b.mdx': "import Readme from '../../README.md'\n\n# Б\n\n<Readme />\n",
  })
  const { lines } = await trial.build()
  expect(lines.filter(line => line.includes(' error '))).toEqual([])
  expect(trial.published().get('docs/b.html')).toContain('Архив целиком.')
})

test('what the repository holds beside the site, and folders that the config names, is inside', async () => {
  trial.put({
    '../.git/HEAD': 'ref: refs/heads/main\n',
    '../README.md': 'Из корня репозитория.\n',
    '../notes/a.mdx':
      "import Part from './_part.mdx'\nimport text from '!!raw-loader!./code.txt'\n\n# А\n\n<Part />\n\n<pre>{text}</pre>\n",
    '../notes/_part.mdx': 'Часть рядом.\n',
    '../notes/code.txt': 'код рядом',
    'docs/index.md': '# Начало\n',
    'docs/b.mdx': "import Readme from '../../README.md'\n\n# Б\n\n<Readme />\n",
    'zapiski.config.mjs':
      "export default { title: 'З', url: 'https://example.org', shareImages: false, docs: [{ id: 'a' }, { id: 'notes', path: '../notes', routeBasePath: 'notes' }] }\n",
  })
  const { lines } = await trial.build()
  expect(lines.filter(line => line.includes(' error '))).toEqual([])
  const published = trial.published()
  expect(published.get('notes/a.html')).toContain('Часть рядом.')
  expect(published.get('notes/a.html')).toContain('код рядом')
  expect(published.get('docs/b.html')).toMatch(/Из\sкорня\sрепозитория/)
  expect(isLeaked()).toBe(false)
})
