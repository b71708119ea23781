import { mkdtempSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createWriter, openSlate, type Slate } from './slate.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-slate-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(): Slate {
  const slate = openSlate(folder)
  if (slate === undefined) throw new Error('no slate')
  onTestFinished(() => slate.close())
  return slate
}

test('what was written last is read, however long it was before', () => {
  const slate = open()
  expect(slate.read()).toEqual({ number: 0, unit: undefined })
  const write = createWriter(slate.fd)
  const unit = { file: 'docs/длинное-имя.md', digest: 'x' }
  expect([write(unit), slate.read()]).toEqual([true, { number: 1, unit }])
  expect([write(undefined), slate.read()]).toEqual([true, { number: 2, unit: undefined }])
})

test('what is half written is not believed', () => {
  const slate = open()
  createWriter(slate.fd)({ file: 'docs/a.md', digest: 'x' })
  writeSync(slate.fd, '[2,{"fi', 0)
  expect(slate.read()).toBeUndefined()
  writeSync(slate.fd, '[2,null', 0)
  expect(slate.read()).toBeUndefined()
  writeSync(slate.fd, '[2,null,1]\n', 0)
  expect(slate.read()).toBeUndefined()
})

test('it has no name, and is missing where there is no room for it', () => {
  open()
  expect(readdirSync(folder)).toEqual([])
  expect(openSlate(join(folder, 'none'))).toBeUndefined()
  expect(createWriter(999_999)({ file: 'docs/a.md', digest: 'x' })).toBe(false)
})
