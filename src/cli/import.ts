/** `import`: writes a `zapiski.config.ts` that says what the Docusaurus config says, and what is left for a human. */

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importDocusaurus } from '../config/index.ts'
import { createStop, EXIT, type ExitCode, formatProblem } from '../errors.ts'
import { sayIn } from '../messages/problem.ts'
import type { Call } from './run.ts'

const NAME = 'zapiski.config.ts'

export async function runImport({ siteDir, io, hide }: Call): Promise<ExitCode> {
  const own = ['ts', 'mts', 'js', 'mjs']
    .map(end => `zapiski.config.${end}`)
    .find(name => existsSync(join(siteDir, name)))
  if (own !== undefined) {
    throw createStop(
      EXIT.usage,
      'exists',
      `файл ${own} уже есть`,
      'настройки уже перенесены; чтобы начать заново, уберите его',
    )
  }
  const imported = await importDocusaurus(siteDir)
  if (imported === undefined) {
    throw createStop(EXIT.usage, 'config-missing', 'здесь нет docusaurus.config', 'укажите папку сайта на Docusaurus')
  }
  const { file, text, language, left, problems } = imported
  if (text === undefined) {
    for (const problem of problems) io.err(`${formatProblem(problem, { color: io.color, hide })}\n`)
    return EXIT.usage
  }
  await writeFile(join(siteDir, NAME), text, { flag: 'wx' })
  io.out(`${NAME} записан: настройки взяты из ${file}, сам он больше не нужен.\n`)
  if (left.length === 0) {
    io.out('Перенесено всё.\n')
    return EXIT.ok
  }
  io.out('\nПосмотрите сами:\n')
  for (const { where, meaning, line, column } of left) {
    const place = [file, line, column].filter(part => part !== undefined).join(':')
    io.out(`  ${place}  ${where} — ${sayIn(language)(meaning)}\n`)
  }
  return EXIT.ok
}
