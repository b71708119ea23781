/**
 * `npm test`: types, lint, our own checks, the engine's build, every test. With `--quick` the browser stays closed and
 * no site is built: the tests beside the sources alone.
 */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBrowser } from './browser.mjs'
import { selectTests } from './selection.mjs'
import { buildEngine, checkNode, installPackages, ROOT, runNode } from './setup.mjs'
import { noBrowser, summarize } from './summary.mjs'

const BROWSER_TESTS = 'test/e2e'
const isQuick = process.argv.includes('--quick')
const bin = path => join(ROOT, 'node_modules', path)

/** Name, passed or not, seconds. */
const results = []

async function step(name, run) {
  console.error(`\n— ${name}`)
  const start = performance.now()
  const passed = (await run()) === 0
  results.push({ name, passed, seconds: (performance.now() - start) / 1000 })
  return passed
}

/** Sums of vitest's report; a file that did not even load counts as one failed test. */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, retried: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  // A test that passes keeps what was wrong with its first try.
  const retried = all.flatMap(({ status, fullName, failureMessages: [first] }) =>
    status === 'passed' && first !== undefined ? [`${fullName}: ${first.split('\n', 1)[0]}`] : [],
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, retried }
}

async function runTests(withBrowser) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-test-'))
  const file = join(folder, 'report.json')
  const { args, env } = selectTests({ isQuick, withBrowser })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runNode([bin('vitest/vitest.mjs'), 'run', ...reports, ...args], { env })
  const count = countTests(file)
  rmSync(folder, { recursive: true, force: true })
  return { code, ...count }
}

function listBrowserTests() {
  const folder = join(ROOT, BROWSER_TESTS)
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.test.ts')) : []
}

checkNode()
if ((await installPackages()) !== 0) process.exit(3)

const checks = readdirSync(join(ROOT, 'scripts')).filter(name => /^check-.*\.mjs$/.test(name))
// None needs what another makes and each is one thread, so as many at once as there are cores, the longest first.
const waiting = [
  // Four checkers a project, as it would be, each learn the same types anew: half as much work again.
  ['типы', () => runNode([bin('typescript/bin/tsc'), '-b', '--checkers', '1'])],
  ['движок', buildEngine],
  ['стиль', () => runNode([bin('@biomejs/biome/bin/biome'), 'check', '--max-diagnostics=50'])],
  ...checks.toSorted().map(check => [check.replace('.mjs', ''), () => runNode([join('scripts', check)])]),
]
const lane = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await step(...next)
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))

let withBrowser = false
let causes = []
if (!isQuick && listBrowserTests().length > 0) {
  const path = await getBrowser()
  withBrowser = path !== undefined
  if (withBrowser) process.env.CHROMIUM_PATH = path
  else {
    causes = noBrowser()
    results.push({ name: 'браузер', passed: false, seconds: 0 })
  }
}

let tests = { passed: 0, failed: 0, retried: [] }
await step('тесты', async () => {
  tests = await runTests(withBrowser)
  return tests.code
})

console.log(summarize(results, tests, causes).join('\n'))
process.exitCode = results.every(({ passed }) => passed) && tests.failed === 0 ? 0 : 1
