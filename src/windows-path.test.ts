import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { readSpecifier } from './docusaurus/index.ts'
import { isOwnFile } from './modules/bundle/graph.ts'
import * as ours from './windows-path.ts'

const { dirname, join, relative, resolve } = ours.inSlashes(win32)

test('paths of Windows are made with slashes, whatever they are made of', () => {
  expect(join('C:\\site', 'docs', '..', 'a.md')).toBe('C:/site/a.md')
  expect(resolve('C:/site', 'docs\\a.md')).toBe('C:/site/docs/a.md')
  expect(resolve('C:/site', 'D:\\other')).toBe('D:/other')
  expect(relative('C:/site', 'C:\\site\\docs\\a.md')).toBe('docs/a.md')
  expect(relative('C:/site/docs', 'C:/a.md')).toBe('../../a.md')
  expect(dirname('C:\\site\\a.md')).toBe('C:/site')
})

test('elsewhere a backslash is a letter of a name', () => {
  expect([ours.join('/a', 'b\\c'), ours.withSlashes('b\\c')]).toEqual(['/a/b\\c', 'b\\c'])
})

test('a file on a disk of Windows is a file to code, and one of a package is known by either slash', () => {
  expect(readSpecifier('C:/site/data.json?raw')).toEqual({
    kind: 'file',
    from: 'root',
    path: 'C:/site/data.json',
    as: 'raw',
  })
  expect(readSpecifier('C:other')).toMatchObject({ kind: 'package' })
  expect(['C:\\site\\node_modules\\a\\b.js', '/site/node_modules/a/b.js', 'C:/site/src/b.js'].map(isOwnFile)).toEqual([
    false,
    false,
    true,
  ])
})
