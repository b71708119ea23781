import { expect, test } from 'vitest'
import { packageName } from '../shared/path.ts'
import { publicName, readSpecifier, roleOf } from './specifier.ts'

test.each([
  ['@docusaurus/Link', { kind: 'docusaurus' }],
  ['@generated/routes', { kind: 'docusaurus' }],
  ['@theme/Tabs', { kind: 'theme', name: 'Tabs', original: false }],
  ['@theme-original/MDXComponents/A', { kind: 'theme', name: 'MDXComponents/A', original: true }],
  ['@theme-init/Tabs', { kind: 'theme', name: 'Tabs', original: true }],
  ['@themed/Tabs', { kind: 'package', name: '@themed/Tabs' }],
  ['@site/src/a.ts', { kind: 'file', from: 'site', path: 'src/a.ts', as: 'module' }],
  ['./a', { kind: 'file', from: 'importer', path: './a', as: 'module' }],
  ['..', { kind: 'file', from: 'importer', path: '..', as: 'module' }],
  ['.hidden', { kind: 'package', name: '.hidden' }],
  ['/static/a.png', { kind: 'file', from: 'root', path: '/static/a.png', as: 'module' }],
  ['../a.ts?raw', { kind: 'file', from: 'importer', path: '../a.ts', as: 'raw' }],
  ['./a.ts?url', { kind: 'file', from: 'importer', path: './a.ts', as: 'url' }],
  ['./a.svg?rawish', { kind: 'file', from: 'importer', path: './a.svg', as: 'module' }],
  ['!!raw-loader!@site/a.ts', { kind: 'file', from: 'site', path: 'a.ts', as: 'raw' }],
  ['url-loader?limit=1!./a.png', { kind: 'file', from: 'importer', path: './a.png', as: 'url' }],
  ['!file-loader!./a.png', { kind: 'file', from: 'importer', path: './a.png', as: 'url' }],
  ['babel-loader!raw-loader!./a', { kind: 'file', from: 'importer', path: './a', as: 'raw' }],
  ['!csv-loader!./a.csv', { kind: 'loader', name: 'csv-loader' }],
  ['!raw-loader!pkg/a.txt', { kind: 'package', name: 'pkg/a.txt' }],
  ['chart.js/auto', { kind: 'package', name: 'chart.js/auto' }],
])('%s', (written, expected) => expect(readSpecifier(written)).toEqual(expected))

test.each([
  ['a.mdx', 'text'],
  ['a.test.tsx', 'code'],
  ['a.d.ts', 'code'],
  ['data.json', 'code'],
  ['a.module.scss', 'style'],
  ['a.SVG', 'drawing'],
  ['a.JPEG', 'asset'],
  ['src/Chart', 'bare'],
  ['a.csv', 'other'],
])('%s is imported as %s', (path, role) => expect(roleOf(path)).toBe(role))

test('a scope belongs to the name of a package', () => {
  expect(packageName('@a/b/c')).toBe('@a/b')
  expect(packageName('chart.js/auto')).toBe('chart.js')
})

test('a file of Docusaurus’ behind one of its names is that name', () => {
  const files = ['Link', 'Translate.js', 'x/y'].map(name => publicName(`@docusaurus/core/lib/client/exports/${name}`))
  expect(files).toEqual(['@docusaurus/Link', '@docusaurus/Translate', '@docusaurus/core/lib/client/exports/x/y'])
})

test.each([
  ['@docusaurus/theme-classic/lib/theme/Heading', '@theme-original/Heading'],
  ['@docusaurus/theme-classic/src/theme/MDXComponents/Code.tsx', '@theme-original/MDXComponents/Code'],
  ['@docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js', '@theme-original/DocItem/Footer'],
  ['@docusaurus/theme-classic/lib/theme/Heading/styles.module.css', '@theme-original/Heading/styles.module.css'],
  ['@docusaurus/theme-mermaid/lib/theme/Mermaid', '@theme-original/Mermaid'],
  ['@docusaurus/plugin-content-docs/lib/client/doc.js', '@docusaurus/plugin-content-docs/client'],
  ['@docusaurus/plugin-content-blog/src/client', '@docusaurus/plugin-content-blog/client'],
  ['@docusaurus/theme-common/lib/utils/reactUtils', '@docusaurus/theme-common/internal'],
  ['@docusaurus/theme-common/internal', '@docusaurus/theme-common/internal'],
])('%s is %s', (written, name) => expect(publicName(written)).toBe(name))
