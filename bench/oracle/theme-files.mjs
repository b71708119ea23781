/**
 * What becomes of the files in `src/theme` of sites of Docusaurus: `node bench/oracle/theme-files.mjs FOLDER…`
 *
 * Each site is checked as it is. Counted are modules, with what they stand for: sheets go with the module beside them, a
 * module that only others import (`hooks.ts`) with those. A file runs when something draws it and the check has nothing
 * to say of it; it is covered when the engine does by itself what it is for; it is named when the check says that it is
 * not drawn, it wants packages when it is drawn and lacks nothing but packages that nobody has installed, and it
 * stumbles when it is drawn and lacks something else.
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CLI = resolve(import.meta.dirname, '../../dist/cli.js')

/** Search, languages of code, the colour switch, buttons of code blocks, tabs, contents, folders of menus. */
const COVERED = [
  /^Search(?:Bar|Page)|^Navbar\/(?:Search|ColorModeToggle)|^ColorModeToggle/,
  /^prism-include-languages|^CodeBlock\/(?:Buttons\/)?(?:CopyButton|WordWrapButton)/,
  /^Tab(?:s|Item)(?:\/|$)|^BackToTopButton|^TOCCollapsible/,
  /^DocItem\/(?:Metadata|TOC)|^BlogPostPage\/Metadata|\/StructuredData(?:\/|$)|^SkipToContent/,
  /^NavbarItem\/SearchNavbarItem/,
]

/** Problems of a check. */
function problemsOf(siteDir) {
  const folder = mkdtempSync(join(tmpdir(), 'theme-files-'))
  const report = join(folder, 'report.json')
  try {
    execFileSync(process.execPath, [CLI, 'check', siteDir, '--lang', 'en', '--report', report, '--no-cache'], {
      stdio: 'pipe',
      maxBuffer: 1e8,
    })
  } catch {
    // A check with problems has written its report all the same.
  }
  const problems = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).problems : undefined
  rmSync(folder, { recursive: true })
  return problems
}

/** Names of parts that nothing draws. */
const leftIn = problems =>
  problems
    .filter(({ code }) => code.startsWith('ignored-theme'))
    .flatMap(({ text }) =>
      text
        .replace(/^parts of the theme in src\/theme[^:]*: /, '')
        .replace(/ of src\/theme: .*$/, '')
        .split(', ')
        .filter(Boolean),
    )

const SAID = new Set(['islands-found', 'ignored-theme'])

function classify(path, { left, stumbling, hungry }) {
  const name = path.replace(/\.[^./]+$/, '').replace(/\/index$/, '')
  if (COVERED.some(pattern => pattern.test(name))) return 'covered'
  if (left.some(part => name === part || name.startsWith(`${part}/`))) return 'named'
  const file = `src/theme/${path}`
  return stumbling.has(file) ? 'stumbles' : hungry.has(file) ? 'wants' : 'runs'
}

const total = { runs: 0, covered: 0, wants: 0, named: 0, stumbles: 0 }
const lost = new Map()
let sites = 0
for (const siteDir of process.argv.slice(2)) {
  const folder = join(siteDir, 'src/theme')
  if (!existsSync(folder)) continue
  const problems = problemsOf(siteDir)
  // Without a report nothing is known; a config that cannot be read stops before its theme.
  if (problems === undefined || problems.some(({ code }) => code.startsWith('config'))) continue
  const all = readdirSync(folder, { recursive: true })
  const modules = all.filter(path => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.ts$|\.(?:test|stories)\./.test(path))
  // What others import goes with them.
  const files = modules.filter(path => /^(?:[A-Z]|prism)/.test(path) && /^[A-Zip]/.test(path.split('/').at(-1)))
  if (files.length === 0) continue
  const told = problems.filter(({ code, level }) => level !== 'note' && !SAID.has(code))
  const filesWith = isOf => new Set(told.filter(({ code }) => isOf(code)).map(({ file }) => file))
  const facts = {
    left: leftIn(problems),
    stumbling: filesWith(code => code !== 'package-missing'),
    hungry: filesWith(code => code === 'package-missing'),
  }
  const ofKind = kind => files.filter(path => classify(path, facts) === kind)
  const kinds = Object.fromEntries(Object.keys(total).map(kind => [kind, ofKind(kind)]))
  sites += 1
  for (const kind of Object.keys(total)) total[kind] += kinds[kind].length
  for (const path of kinds.named) {
    const group = path
      .split('/')
      .slice(0, 2)
      .join('/')
      .replace(/\.[^.]+$/, '')
    lost.set(group, (lost.get(group) ?? 0) + 1)
  }
  const rest = ['stumbles', 'wants', 'named'].map(kind => `${kind}: ${kinds[kind].join(' ') || 'none'}`)
  console.log(`${siteDir}: ${files.length} files; ${rest.join('; ')}`)
}
const files = Object.values(total).reduce((sum, count) => sum + count, 0)
console.log(
  [...lost]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 15)
    .map(([name, count]) => `${name} ${count}`)
    .join(', '),
)
const shares = Object.entries(total).map(
  ([kind, count]) => `${kind} ${count} (${Math.round((100 * count) / Math.max(1, files))} %)`,
)
console.log(`${sites} sites, ${files} files: ${shares.join(', ')}`)
