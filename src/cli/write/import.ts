/** `import`: writes a `zapiski.config.ts` that says what the Docusaurus config says, and what is left for a human. */

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importDocusaurus } from '../../config/index.ts'
import { OWN_CONFIGS } from '../../config/module/names.ts'
import { EXIT, type ExitCode, formatProblem, stop } from '../../errors.ts'
import { sayIn, textOf } from '../../messages/problem.ts'
import type { Call } from '../run.ts'

const NAME = 'zapiski.config.ts'

export async function runImport({ siteDir, io, asked, format }: Call): Promise<ExitCode> {
  const own = OWN_CONFIGS.find(name => existsSync(join(siteDir, name)))
  if (own !== undefined) throw stop(EXIT.usage, 'exists/config', { values: { file: own } })
  const imported = await importDocusaurus(siteDir, asked)
  if (imported === undefined) throw stop(EXIT.usage, 'config-missing/docusaurus')
  const { file, text, language, left, problems } = imported
  if (text === undefined) {
    for (const problem of problems) io.err(`${formatProblem(problem, { ...format, language })}\n`)
    return EXIT.usage
  }
  await writeFile(join(siteDir, NAME), text, { flag: 'wx' })
  const say = sayIn(language)
  io.out(`${say(textOf('import/done', { name: NAME, file }))}\n`)
  io.out(left.length === 0 ? `${say(textOf('import/all'))}\n` : `\n${say(textOf('import/left'))}\n`)
  for (const { file: at, where, meaning, line, column } of left) {
    const place = [at, line, column].filter(part => part !== undefined).join(':')
    io.out(`  ${place}  ${where} — ${say(meaning)}\n`)
  }
  return EXIT.ok
}
