import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOf } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import { createFrames } from './frames.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-frames-'))
  writeFileSync(join(siteDir, 'a.md'), `one\r\ntwo\nthree\n${'x'.repeat(1000)}\nfive\nsix`)
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const frame = (file: string, line?: number) =>
  createFrames(siteDir)(problemOf('error', 'title-empty', { at: { file: toFilePath(file), line } }))

test('two lines before and two after are shown, long ones cut', () => {
  expect(frame('a.md', 3)).toEqual({ first: 1, lines: ['one', 'two', 'three', 'x'.repeat(200), 'five'] })
  expect(frame('a.md', 6)).toEqual({ first: 4, lines: ['x'.repeat(200), 'five', 'six'] })
})

test('there is nothing to show without a line, of a missing file, past the end, or outside of the site', () => {
  writeFileSync(`${siteDir}.md`, 'secret')
  expect([frame('a.md'), frame('b.md', 1), frame('a.md', 7), frame(`../${siteDir.split('/').at(-1)}.md`, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  rmSync(`${siteDir}.md`)
})
