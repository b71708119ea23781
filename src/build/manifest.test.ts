import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AssetPath } from '../shared/path.ts'
import {
  amendColumns,
  type Built,
  filesOf,
  readColumns,
  readManifest,
  writeColumns,
  writeManifest,
} from './manifest.ts'
import { MARKER } from './outdir.ts'

let folder = ''
const file = () => join(folder, 'output-x.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-manifest-'))
  writeFileSync(join(folder, MARKER), 'marker')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const built = (key: string, size: number): Built => ({ key, size, mtime: 1_795_710_796_059.0183 + size })
const PATHS = ['index.html', 'assets/я.png', 'a/b.html', 'a.html', 'line\nend.txt', 'assets/share/x.png']
const site = new Map(PATHS.map((path, index) => [path as AssetPath, built(`key ${path}`, index)]))

test('a manifest comes back as it was written, and speaks of no other output', () => {
  writeManifest(file(), folder, site)
  expect(readManifest(file(), folder)).toEqual(new Map([...site].sort(([a], [b]) => (a < b ? -1 : 1))))
  writeManifest(file(), folder, new Map())
  expect(readManifest(file(), folder)).toEqual(new Map())
  writeFileSync(join(folder, MARKER), 'other')
  expect(readManifest(file(), folder)).toBeUndefined()
})

test('files are found by their paths', () => {
  writeManifest(file(), folder, site)
  const columns = readColumns(file(), folder) ?? expect.fail()
  const files = filesOf(columns)
  for (const [path, value] of site) expect([files.has(path), files.get(path)]).toEqual([true, value])
  for (const path of ['', 'a', 'a.html/', 'b', 'яя'])
    expect([files.has(path), files.get(path)]).toEqual([false, undefined])
})

test('files that came, changed and went leave the manifest that a whole build would write', () => {
  const fresh = new Map([
    ['a.html', built('other', 9)],
    ['b.html', built('new', 2)],
    ['яя.html', built('last', 3)],
  ]) as Map<AssetPath, Built>
  const gone = ['a/b.html', 'line\nend.txt', 'not there']
  const whole = new Map([...site, ...fresh])
  for (const path of gone) whole.delete(path as AssetPath)
  writeManifest(file(), folder, site)
  const columns = readColumns(file(), folder) ?? expect.fail()
  const amended = amendColumns(columns, { fresh, gone })
  writeColumns(file(), folder, amended)
  const after = readManifest(file(), folder)
  writeManifest(file(), folder, whole)
  expect(after).toEqual(readManifest(file(), folder))
})
