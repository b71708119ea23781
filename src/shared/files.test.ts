import { describe, expect, test } from 'vitest'
import {
  isComponentPage,
  isFileAddress,
  isImageFile,
  isIndexFile,
  isMdxFile,
  isPageText,
  isScriptFile,
  isTextFile,
  linkToAddress,
  textExtensions,
  withoutExtension,
  writtenToAddress,
} from './files.ts'

describe('texts', () => {
  test.each([
    ['a.md', true, true, false],
    ['a/b.mdx', true, true, true],
    ['A.MD', true, false, false],
    ['a.MDX', true, false, true],
    ['a.mdz', false, false, false],
    ['amd', false, false, false],
    ['a.md.bak', false, false, false],
  ])('%s is a text: %s, a page: %s, MDX: %s', (path, text, page, mdx) => {
    expect([isTextFile(path), isPageText(path), isMdxFile(path)]).toEqual([text, page, mdx])
  })

  test('every extension of texts is one', () => {
    for (const extension of textExtensions) expect(isTextFile(`a.${extension}`)).toBe(true)
  })

  test.each([
    ['index.md', true],
    ['docs/Index.mdx', true],
    ['my-index.md', false],
    ['indexes.md', false],
    ['index/a.md', false],
    ['pages/tools/index.tsx', true],
    ['index.d.ts', false],
  ])('%s stands for its folder: %s', (path, expected) => expect(isIndexFile(path)).toBe(expected))

  test.each([
    ['a/b.mdx', 'a/b'],
    ['a/b.MD', 'a/b'],
    ['c.d.tsx', 'c.d'],
    ['release-2.10', 'release-2.10'],
    ['a.md/b.js', 'a.md/b'],
  ])('%s without what says its format is %s', (path, expected) => expect(withoutExtension(path)).toBe(expected))
})

describe('code and pictures', () => {
  test.each([
    ['a.tsx', true, true],
    ['a.js', true, true],
    ['a.mjs', false, true],
    ['a.cts', false, true],
    ['a.d.ts', false, false],
    ['a.d.cts', false, false],
    ['a.json', false, false],
    ['tsx', false, false],
  ])('%s is a page: %s, a script: %s', (path, page, script) => {
    expect([isComponentPage(path), isScriptFile(path)]).toEqual([page, script])
  })

  test('pictures are known by their extension in any case', () => {
    expect(['a.png', 'b/a.SVG', 'a.avif'].every(isImageFile)).toBe(true)
    expect(['a.pdf', 'png', '.png', 'a.png.md'].some(isImageFile)).toBe(false)
  })
})

describe('addresses', () => {
  test.each([
    ['/a.pdf', true],
    ['/feed.xml', true],
    ['/song.mp3', true],
    ['/release-2.10', false],
    ['/release-2.b', false],
    ['/a.longer', false],
    ['/a.html', false],
    ['/a.b/c', false],
    ['/a', false],
  ])('%s names a file: %s', (path, expected) => expect(isFileAddress(path)).toBe(expected))

  test('a written path becomes an address: a file keeps its name, a page follows the rule of slashes', () => {
    const slashed = { baseUrl: '/base/', trailingSlash: true }
    expect(writtenToAddress('/docs/ssh?a#b', slashed)).toBe('/base/docs/ssh/?a#b')
    expect(writtenToAddress('/base/docs/ssh', slashed)).toBe('/base/docs/ssh/')
    expect(writtenToAddress('/release-2.10', slashed)).toBe('/base/release-2.10/')
    expect(writtenToAddress('/files/план.pdf#2', slashed)).toBe('/base/files/%D0%BF%D0%BB%D0%B0%D0%BD.pdf#2')
    expect(writtenToAddress('/files/a%20b.pdf', slashed)).toBe('/base/files/a%20b.pdf')
    expect(writtenToAddress('/%D0%B1', slashed)).toBe('/base/%D0%B1/')
    expect(writtenToAddress('/a.html', { baseUrl: '/', trailingSlash: false })).toBe('/a')
  })
})

test.each([
  ['/a', '/base/a/'],
  ['/base/a?x#y', '/base/a/?x#y'],
  ['/img/a%20b.png', '/base/img/a%20b.png'],
  ['pathname:///f.txt?x', '/base/f.txt?x'],
  ['pathname:///base/f.txt', '/base/f.txt'],
  ['pathname:///shop', '/base/shop'],
  ['pathname://https://x.org', 'https://x.org'],
  ['https://x.org/a', 'https://x.org/a'],
  ['//x.org/a', '//x.org/a'],
  ['mailto:a@x.org', 'mailto:a@x.org'],
])('%s of a config leads to %s', (written, address) =>
  expect(linkToAddress(written, { baseUrl: '/base/', trailingSlash: true })).toBe(address),
)
