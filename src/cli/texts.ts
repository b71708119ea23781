/** `build` where only texts of documents changed since the last one: their own files are made, and nothing else. */

import { relative, resolve } from 'node:path'
import { amendOutput } from '../build/amend.ts'
import { duration } from '../engine/progress.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import { tellOf, writeChanges } from './changes.ts'
import { type Asked, type Found, lookAtChanged, rememberTexts } from './last/last.ts'
import type { Call } from './run.ts'
import { sizeOf } from './size.ts'

/** `false` when the site is to be built whole: nothing was touched or said then. */
export async function buildTexts(call: Call, asked: Asked, found: Found): Promise<boolean> {
  const { siteDir, io } = call
  // The finer clock is a module of Node's that takes longer to load than a page to be drawn.
  const start = Date.now()
  const { last, changed, columns } = found
  const snapshot = lookAtChanged(siteDir, found)
  if (last.left === undefined || snapshot === undefined) return false
  const outDir = resolve(siteDir, last.outDir)
  const written = await amendOutput({
    siteDir,
    outDir,
    left: last.left,
    columns,
    seal: last.manifest,
    changed: changed.map(toFilePath),
    isCommitted: found.git !== undefined,
  })
  if (written === undefined) return false
  const say = sayIn(last.language)
  const { files, bytes } = written
  const values = { pages: last.pages, files, size: sizeOf(bytes), folder: relative(io.cwd, outDir) || '.' }
  const out = `${say(textOf('build/unchanged', values))}\n`
  const { added = [], changed: redone = [], removed = [] } = written.changes ?? {}
  // A commit of texts that show no dates.
  const isSame = changed.length + added.length + redone.length + removed.length === 0
  io.err(last.err)
  tellOf(call)(isSame ? out : `${say(textOf('build/done', { ...values, time: duration(Date.now() - start) }))}\n`)
  await writeChanges(call, written.changes)
  rememberTexts(asked, found, { snapshot, out, left: written.left })
  return true
}
