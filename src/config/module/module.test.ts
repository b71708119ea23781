import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder } from './module.ts'

test('a folder that is gone changes nothing for those that come after', async () => {
  const before = process.cwd()
  const [gone, there] = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'zapiski-folder-'))) as [string, string]
  rmSync(gone, { recursive: true })
  await expect(inFolder(gone, async () => undefined)).rejects.toThrow()
  await inFolder(there, async () => undefined)
  expect(process.cwd()).toBe(before)
  rmSync(there, { recursive: true })
})
