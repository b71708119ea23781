import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeFile } from '../../../test/write-files.ts'
import type { Config } from '../../shared/config.ts'
import { createBounds } from './bounds.ts'

let root = ''
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'zapiski-bounds-')))
})
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const write = (...files: string[]): void => {
  for (const file of files) {
    writeFile(join(root, file), '')
  }
}

/** Whether these may be taken in by a site in that folder. */
const reach = (site: string, ...paths: string[]): boolean[] => {
  const config = { siteDir: join(root, site), docs: [], blogs: [], pages: [], staticDirectories: [] }
  const bounds = createBounds(config as unknown as Config)
  return paths.map(path => bounds(join(root, path)))
}

test('of an archive the top is known by what only the top has, a folder named .github alone is none', () => {
  write(
    'a/.github/x.yml',
    'a/README.md',
    'a/lib/data.json',
    'a/packages/site/x',
    'b/.github/x.yml',
    'b/own.json',
    'b/site/x',
  )
  expect(reach('a/packages/site', 'a/lib/data.json', 'a/packages/site/x', 'b/own.json', 'a/../b/own.json')).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(reach('b/site', 'b/own.json', 'b/site/x')).toEqual([false, true])
})

test('a home is no repository, whatever lies in it, and nor is what stands above it', () => {
  write('top/README.md', 'top/.github/x', 'top/home/.git/HEAD', 'top/home/.github/x', 'top/home/package.json')
  write(
    'top/home/letters.json',
    'top/home/sites/one/x',
    'top/home/repo/.git/HEAD',
    'top/home/repo/data.json',
    'top/home/repo/site/x',
  )
  vi.stubEnv('HOME', join(root, 'top/home'))
  expect(reach('top/home/sites/one', 'top/home/letters.json', 'top/home/sites/one/x')).toEqual([false, true])
  expect(reach('top/home/repo/site', 'top/home/repo/data.json', 'top/home/letters.json')).toEqual([true, false])
  // The home itself may be the site.
  expect(reach('top/home', 'top/home/letters.json', 'top/README.md')).toEqual([true, false])
})

test('links are followed before it is asked where something lies, the site itself among them', () => {
  write('c/.git/HEAD', 'c/site/x', 'd/secret.json', 'd/site/x')
  symlinkSync(join(root, 'd/secret.json'), join(root, 'c/site/data.json'))
  symlinkSync(join(root, 'd/site'), join(root, 'c/linked'))
  symlinkSync(join(root, 'd'), join(root, 'c/folder'))
  expect(reach('c/site', 'c/site/data.json', 'c/folder/secret.json', 'c/none/../site/x')).toEqual([false, false, true])
  expect(reach('c/linked', 'c/linked/x', 'd/secret.json', 'c/site/x')).toEqual([true, false, false])
})

test('far above a site lies no archive of it', () => {
  write('e/README.md', 'e/.github/x', 'e/own.json', 'e/1/2/3/4/5/site/x')
  expect(reach('e/1/2/3/4/5/site', 'e/own.json')).toEqual([false])
})
