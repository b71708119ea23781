/** Every key that an author may write says what it means, in English and in Russian; the references and schemas are those. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareWords } from './reference/words.mjs'
import { loadReference, makeReference } from './reference.mjs'
import { ROOT } from './syntax.mjs'

if (import.meta.filename === process.argv[1]) {
  const { said, words } = await loadReference()
  const found = compareWords(said, words)
  for (const [path, text] of await makeReference()) {
    const isThere = existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === text
    if (!isThere) found.push(`${path}: out of date, run node scripts/reference.mjs`)
  }
  for (const one of found) console.error(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
