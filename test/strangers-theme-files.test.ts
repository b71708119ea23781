/** What a Docusaurus site takes from the files of Docusaurus' own theme. */

import { expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

test('a file of Docusaurus’ theme is our part of that name; a sheet of it is empty, which is said once at its import', async () => {
  const { read, problems } = await buildSmall({
    'src/theme/MDXComponents.js':
      "import Own from '@docusaurus/theme-classic/lib/theme/MDXComponents'\nimport A from '@docusaurus/theme-classic/src/theme/MDXComponents/A/index.tsx'\nexport default { ...Own, a: props => <A {...props} className=\"own\" /> }",
    'docs/index.md': '# Дом\n\n## Часть\n\n[Ссылка](https://a.example) `код`\n\n```js\nlet a\n```\n',
    'src/pages/index.jsx':
      "import Heading from '@docusaurus/theme-classic/lib/theme/Heading'\nimport styles, { anchor } from '@docusaurus/theme-classic/src/theme/Heading/styles.module.css'\nimport all from '@theme/Tabs/styles.module.css'\nexport default () => <main><Heading as=\"h1\" className={['a', anchor].join(' ')}>Дом</Heading><i className={styles.anchor} id={all.tabs}>и</i></main>",
  })
  const doc = read('docs/index.html')
  expect(doc).toMatch(/<h2[^>]*>Часть/)
  expect(doc).toMatch(/<a [^>]*class="own"[^>]*>Ссылка/)
  expect(doc).toMatch(/<code[^>]*>код<\/code>/)
  expect(doc).toMatch(/<pre[^>]*>/)
  expect(read('index.html')).toMatch(/<h1 class="a ?"[^>]*>Дом<\/h1><i>и<\/i>/)
  expect(problems.map(({ code, line, values }) => [code, line, values?.name]).sort()).toEqual([
    ['module-style/theme', 2, '@docusaurus/theme-classic/src/theme/Heading/styles.module.css'],
    ['module-style/theme', 3, '@theme/Tabs/styles.module.css'],
  ])
})
