import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isStop, said } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import { checkOutDir, checkPrevious, MARKER, markerText, placeOutput, placesOf } from './outdir.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'zapiski-outdir-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (path: string): string => join(root, path)
const put = (path: string, text = ''): void => writeFile(at(path), text)

function refusal(run: () => void): string | undefined {
  try {
    run()
  } catch (error) {
    if (!isStop(error)) throw error
    return said(error.problem)
  }
  return undefined
}

test('places are hidden neighbours of the folder, also of one behind a link', () => {
  mkdirSync(at('real/release'), { recursive: true })
  symlinkSync(at('real/release'), at('build'))
  expect(placesOf(at('build'))).toEqual({
    out: at('real/release'),
    staging: at('real/.release.zapiski-new'),
    lock: at('real/.release.zapiski-lock'),
    journal: at('real/.release.zapiski-journal'),
  })
  expect(placesOf(at('none')).out).toBe(at('none'))
})

describe('an output folder', () => {
  const check = (out: string) => refusal(() => checkOutDir(at(out), at('site'), [at('site/blog')]))

  test('may stand in the site or beside it, under a name that begins alike', () => {
    for (const out of ['site/build', 'build', 'site/blog-built', 'site-built', 'site/..built']) {
      expect(check(out)).toBeUndefined()
    }
  })

  test('may not hold the author’s files, also through a link', () => {
    mkdirSync(at('site/blog'), { recursive: true })
    symlinkSync(at('site'), at('link'))
    expect(check('link')).toBe('папка вывода содержит сам сайт')
    expect(check('site/blog')).toBe('папка вывода пересекается с папкой «blog»')
    expect(check('link/blog/inner')).toBe('папка вывода пересекается с папкой «blog»')
  })

  test('may be neither a folder of somebody’s own nor one that holds it', () => {
    mkdirSync(at('homes/me'), { recursive: true })
    vi.stubEnv('HOME', at('homes/me'))
    const refused = 'папка вывода содержит домашнюю папку'
    expect(['homes/me', 'homes', 'homes/me/build'].map(check)).toEqual([refused, refused, undefined])
    vi.unstubAllEnvs()
  })
})

describe('what stands in the place already', () => {
  const check = () => refusal(() => checkPrevious(placesOf(at('build'))))

  test('may be nothing, an empty folder or our own files with strays of systems', () => {
    expect(check()).toBeUndefined()
    mkdirSync(at('build/empty'), { recursive: true })
    expect(check()).toBeUndefined()
    put('build/index.html')
    put(`build/${MARKER}`, markerText(['index.html']))
    for (const stray of ['.DS_Store', 'a/Thumbs.db', 'desktop.ini', 'index.html.gz', 'index.html.br', 'a.zst']) {
      put(`build/${stray}`)
    }
    expect(check()).toBeUndefined()
  })

  test.each(['', 'null', '[]', '{}', '{"files":1}', '{'])('is not ours with a marker %j', text => {
    put(`build/${MARKER}`, text)
    expect(check()).toBe('папка «build» не пуста, и сделал её не этот движок')
  })

  test('names the files of others, the first three of many', () => {
    put(`build/${MARKER}`, markerText([]))
    for (const name of ['a.txt', 'b/c.txt', 'xThumbs.db']) put(`build/${name}`)
    expect(check()).toMatch(/^в папке «build» чужие файлы, они бы пропали: (?:\S+, ){2}\S+$/)
    put('build/d.txt')
    put('build/e.txt')
    expect(check()).toMatch(/: (?:\S+, ){2}\S+ и ещё 2$/)
  })
})

test('a marker names files in one order', () => {
  expect(markerText(['b', 'a'])).toBe('{"engine":"zapiski","files":["a","b"]}\n')
})

describe('a site comes to a place', () => {
  test('where nothing or empty folders stand', () => {
    for (const folder of ['.', 'build/empty/inner']) {
      mkdirSync(at(folder), { recursive: true })
      put('.build.zapiski-new/index.html', 'new')
      placeOutput(placesOf(at('build')))
      expect(readFileSync(at('build/index.html'), 'utf8')).toBe('new')
      rmSync(at('build'), { recursive: true })
    }
  })

  test('but not over what somebody put there meanwhile', () => {
    put('build/a/thesis.txt', 'mine')
    put('.build.zapiski-new/index.html', 'new')
    expect(refusal(() => placeOutput(placesOf(at('build'))))).toBe('папка вывода изменилась за время сборки')
    expect(readFileSync(at('build/a/thesis.txt'), 'utf8')).toBe('mine')
  })
})
