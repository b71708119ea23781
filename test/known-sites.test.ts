/** What sites that everybody knows do with plugins, folders and texts, in one small site. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from './run-here.ts'
import { writeFiles } from './write-files.ts'

const FILES: Record<string, string> = {
  'docusaurus.config.js': `
    const path = require('node:path')
    const shown = () => tree => {
      tree.children = tree.children.flatMap(node => node.type === 'code' && node.meta === 'shown'
        ? [
            { type: 'mdxjsEsm', value: "import Shown from '@site/src/components/Shown'", data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ImportDeclaration', specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Shown' } }], source: { type: 'Literal', value: '@site/src/components/Shown' } }] } } },
            { type: 'mdxJsxFlowElement', name: 'Shown', attributes: [{ type: 'mdxJsxAttribute', name: 'code', value: node.value }], children: [] },
          ]
        : [node])
    }
    module.exports = {
      title: 'Site', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'throw',
      staticDirectories: ['static', path.join(__dirname, 'more'), path.join(__dirname, 'absent')],
      themes: ['live-codeblock'],
      plugins: [['./plugins/changes', { routeBasePath: '/changes', blogTitle: 'Changes' }], ['pwa', {}]],
      presets: [['classic', { docs: { path: path.join(__dirname, 'texts'), remarkPlugins: [shown], editUrl: ({docPath, versionDocsDirPath}) => JSON.stringify([versionDocsDirPath, docPath]) }, blog: {} }]],
    }`,
  // Two posts out of one file, and a blog of its own over them.
  'CHANGES.md': '## 1.1\n\nNewer.\n\n## 1.0\n\nOlder.\n',
  'plugins/changes.js': `
    const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
    const path = require('node:path')
    const blog = require('@docusaurus/plugin-content-blog')
    module.exports = async (context, options) => {
      const folder = path.join(context.siteDir, 'made')
      const inner = await blog.default(context, { ...options, path: folder, id: 'changes' })
      return {
        ...inner,
        name: 'changes',
        async loadContent() {
          mkdirSync(folder, { recursive: true })
          for (const part of readFileSync(path.join(context.siteDir, 'CHANGES.md'), 'utf8').split(/(?=^## )/m)) {
            const [, name, text] = /^## (\\S+)([^]*)/.exec(part)
            writeFileSync(path.join(folder, name + '.md'), '---\\ndate: 2024-01-0' + (1 + Number(name.at(-1))) + '\\n---\\n\\n# ' + name + '\\n' + text)
          }
          const content = await inner.loadContent()
          content.blogPosts.forEach(post => { post.metadata.page = 1 })
          return content
        },
      }
    }
    module.exports.validateOptions = blog.validateOptions`,
  'blog/2024-05-01-a.md': '# Post\n\nText.\n',
  'more/signs/stop.png': 'not a picture',
  'src/components/Shown.jsx': "import React from 'react'\nexport default ({code}) => <q>{code}</q>",
  'src/components/Rows.jsx': `
    import React, {useEffect} from 'react'
    export default function Rows({children}) {
      if (children.type !== 'table') throw new Error('no table')
      useEffect(() => {})
      const [head, body] = React.Children.toArray(children.props.children)
      return <table>{head}<tbody>{React.Children.map(body.props.children, row => <tr id={React.Children.toArray(row.props.children)[0].props.children} onClick={() => 0}>{row.props.children}</tr>)}</tbody></table>
    }`,
  'src/theme/EditThisPage/index.jsx':
    "import React from 'react'\nexport default ({editUrl}) => <cite>{JSON.parse(editUrl).join(' and ')}</cite>",
  'src/theme/DocItem/Footer/index.jsx':
    "import React from 'react'\nimport {useDoc} from '@docusaurus/plugin-content-docs/client'\nexport default () => <cite>{JSON.parse(useDoc().metadata.editUrl).join(' and ')}</cite>",
  'src/components/Sections.jsx':
    "import React from 'react'\nexport default ({children}) => <dl>{React.Children.toArray(children).filter(child => child.type).map((child, i) => child.type.name === 'h3' ? <dt key={i}>{child.props.children}</dt> : <dd key={i}>{child}</dd>)}</dl>",
  'src/components/Loud.jsx': `
    import React, {useState} from 'react'
    import Words from './Words'
    const wordsOf = children => (children?.type === Words ? children.props.children : children)
    export default function Loud({children}) {
      const [sign] = useState('!')
      const words = wordsOf(children)
      return <strong>{typeof words === 'string' ? words.toUpperCase() + sign : ''}</strong>
    }`,
  'src/components/Words.jsx': 'export default ({children}) => children',
  'src/components/Fold.jsx': `
    import React, {useState} from 'react'
    export default function Fold({children}) {
      const [open, set] = useState(false)
      return <><button onClick={() => set(!open)}>{React.Children.count(children)} more</button>{open && children}</>
    }`,
  'texts/index.mdx': `---
slug: /
---

# Start

## With a space {#a b}

## With a brace {#c\\{d}

\`\`\`text shown
by a plugin
\`\`\`

See <a href={require('@docusaurus/useBaseUrl').default('changes')}>the changes</a>.

![Stop](/signs/stop.png)

<div style={{backgroundImage: 'url(https://pictures.example.net/a.png)'}}>With a picture behind it.</div>

import Loud from '@site/src/components/Loud'
import Words from '@site/src/components/Words'
import Fold from '@site/src/components/Fold'

<Loud><Words>said so</Words></Loud>

<Fold>Behind a button.</Fold>

import Sections from '@site/src/components/Sections'

<Sections>

### First

One [link](/changes).

### Second

\`\`\`js
run()
\`\`\`

</Sections>

import Rows from '@site/src/components/Rows'

<Rows>

| Name | Meaning |
| ---- | ------- |
| one  | [first](/changes) |

</Rows>
`,
}

const folder = mkdtempSync(join(tmpdir(), 'zapiski-known-'))
const read = (path: string): string => readFileSync(join(folder, 'build', path), 'utf8')
let said = ''

beforeAll(async () => {
  writeFiles(folder, FILES)
  const { code, err } = await runHere(folder, ['build', '--no-cache'])
  said = err
  expect(code, err).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a plugin around a blog gives it options of its own, and writes its texts before they are read', () => {
  expect(read('changes/index.html')).toMatch(/1\.1[\s\S]*1\.0/)
  expect(read('changes/1.1/index.html')).toContain('<p>Newer.</p>')
  expect(read('blog/index.html')).not.toContain('1.1')
})

test('folders may be written as whole paths', () => {
  expect(read('signs/stop.png')).toBe('not a picture')
  expect(read('docs/index.html')).toContain('<title>Start | Site</title>')
})

test('a short name of a plugin or a theme of Docusaurus is known as its long one', () => {
  expect(said).toContain('"pwa" — the site does not work offline')
  expect(said).not.toMatch(/live-codeblock|not installed|no such package/)
})

test('an id of a heading may hold a space and a brace', () => {
  expect(read('docs/index.html')).toContain('id="a b"')
  expect(read('docs/index.html')).toContain('id="c{d"')
})

test('what a plugin makes a text import is bundled', () => {
  expect(read('docs/index.html')).toContain('<q>by a plugin</q>')
})

test('a text may ask for modules of Docusaurus with require', () => {
  expect(read('docs/index.html')).toContain('See <a href="/changes">the changes</a>')
})

test('a component that looks for headings in its text finds them under their names, blocks of code stay ours', () => {
  expect(read('docs/index.html').replace(/>\s+</g, '><')).toMatch(
    /<dl><dt>First<\/dt><dd><p>One <a href="\/changes">link<\/a>\.<\/p><\/dd><dt>Second<\/dt><dd><div class="theme-code-block/,
  )
})

test('a component that reads words out of its children is drawn with them; one that shows them later comes alive', () => {
  expect(read('docs/index.html')).toContain('<strong>SAID SO!</strong>')
  expect(read('docs/index.html')).toMatch(/<x-island [^>]*Fold[^>]*><button>1(?:<!-- -->)? more<\/button><\/x-island>/)
})

test('a part of the theme is told where its text is edited by a function, too', () => {
  expect(read('docs/index.html')).toContain('<cite>texts and index.mdx</cite>')
})

test('a picture behind an element may come from where it is', () => {
  expect(read('docs/index.html')).toMatch(/img-src [^;"]*https:\/\/pictures\.example\.net/)
})

test('a component that looks into its table is drawn with what it finds there, and said not to act', () => {
  expect(read('docs/index.html')).toMatch(
    /<tr id="one"><td[^>]*>one<\/td><td[^>]*><a href="\/changes">first<\/a><\/td><\/tr>/,
  )
  expect(said).toContain('the component src/components/Rows.jsx looks into what stands in it')
})
