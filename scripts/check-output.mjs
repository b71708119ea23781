/**
 * What examples of the site's own pages print: every block "```bash output" is run, and the block "```text" after it
 * must be what it printed. `node scripts/check-output.mjs --write` puts the real words there.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const SITE = join(import.meta.dirname, '..', 'site')
const PAIR = /^```bash output\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```$/gm
const FENCE = /^```bash output$/gm
const LIMIT_MS = 10_000
const LEAST_BASH = 5

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** Both streams as a reader sees them, in an empty folder, in the language of no country. */
function run(code) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-output-'))
  try {
    const { stdout, error, signal } = spawnSync('bash', ['-c', `exec 2>&1\n${code}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: LIMIT_MS,
      env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    if (error !== undefined || signal !== null) throw error ?? new Error(`did not end within ${LIMIT_MS} ms`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [major] = spawnSync('bash', ['-c', 'echo $BASH_VERSINFO'], { encoding: 'utf8' }).stdout?.split('\n') ?? []
if (!(Number(major) >= LEAST_BASH)) {
  console.log(`Вывод примеров не сверен: нужен bash ${LEAST_BASH}.`)
  process.exit(0)
}

const isWriting = process.argv.includes('--write')
const problems = []
let count = 0
const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
for (const file of files.sort()) {
  const text = readFileSync(file, 'utf8')
  const blocks = [...text.matchAll(PAIR)]
  const fences = text.match(FENCE)?.length ?? 0
  const name = relative(join(SITE, '..'), file)
  if (fences > blocks.length) problems.push(`${name}  за примером с пометкой output нет блока text с его выводом`)
  let written = text
  for (const { 0: pair, 1: code, 2: said, index } of blocks) {
    count += 1
    const printed = run(code)
    if (printed === said) continue
    if (isWriting)
      written = written.replace(pair, () => `\`\`\`bash output\n${code}\`\`\`\n\n\`\`\`text\n${printed}\`\`\``)
    else problems.push(`${name}:${lineOf(text, index)}  пример печатает другое:\n${printed}`)
  }
  if (written !== text) writeFileSync(file, written)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Исправьте примеры или примите их вывод: node scripts/check-output.mjs --write')
  process.exitCode = 1
} else console.log(`Примеров с выводом ${count}, каждый печатает то, что сказано.`)
