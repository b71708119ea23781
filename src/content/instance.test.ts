import { expect, test } from 'vitest'
import { docsFixture, pagesFixture } from '../../test/content-config.ts'
import { makeConfig } from '../../test/factory.ts'
import { toFilePath } from '../shared/path.ts'
import { createRoleOf, findInstance, foldersOf, instancesOf, pathInInstance } from './instance.ts'

const config = makeConfig({
  blogs: [],
  docs: [
    docsFixture({ id: 'all', path: 'docs' }),
    docsFixture({ id: 'inner', path: 'docs/inner', localizedPath: 'i18n/ru/inner' }),
  ],
  pages: [pagesFixture({ id: 'pages', path: 'src/pages', include: ['**/*.{js,tsx,md,mdx}'] })],
})
const [all, inner, pages] = instancesOf(config)
if (all === undefined || inner === undefined || pages === undefined) throw new Error('three instances were configured')

test('a file belongs to the innermost folder that holds it, translations too', () => {
  expect(findInstance(config, toFilePath('docs/a.md'))?.id).toBe('all')
  expect(findInstance(config, toFilePath('docs/inner/a.md'))?.id).toBe('inner')
  expect(findInstance(config, toFilePath('i18n/ru/inner/a.md'))?.id).toBe('inner')
  expect(findInstance(config, toFilePath('docs/innermost/a.md'))?.id).toBe('all')
  expect(findInstance(config, toFilePath('docs'))).toBeUndefined()
  expect(findInstance(config, toFilePath('blog/a.md'))).toBeUndefined()
})

test('the root of the site may be a folder of content', () => {
  const root = instancesOf(makeConfig({ blogs: [], docs: [docsFixture({ path: '.' })], pages: [] }))[0]
  expect(root && pathInInstance(root, toFilePath('a/b.md'))).toBe('a/b.md')
})

test('translations come first, and a path inside is the same in both folders', () => {
  expect(foldersOf(all)).toEqual(['docs'])
  expect(foldersOf(inner)).toEqual(['i18n/ru/inner', 'docs/inner'])
  expect(pathInInstance(inner, toFilePath('i18n/ru/inner/x/a.md'))).toBe('x/a.md')
  expect(pathInInstance(inner, toFilePath('docs/inner/x/a.md'))).toBe('x/a.md')
})

test.each([
  ['a.md', 'page', 'page'],
  ['a.mdx', 'page', 'page'],
  ['_a.md', 'partial', 'partial'],
  ['_folder/a.mdx', 'partial', 'partial'],
  ['a.MD', 'file', 'file'],
  ['a.png', 'file', 'file'],
  ['a.tsx', 'file', 'component'],
  ['_a.tsx', 'file', 'file'],
  ['a.test.tsx', 'file', 'file'],
  ['a.ts', 'file', 'file'],
  ['a.d.ts', 'file', 'file'],
])('%s is a %s of docs and a %s of pages', (path, inDocs, inPages) => {
  expect(createRoleOf(all)(path)).toBe(inDocs)
  expect(createRoleOf(pages)(path)).toBe(inPages)
})
