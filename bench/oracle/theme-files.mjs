/**
 * What becomes of the files in `src/theme` of sites of Docusaurus: `node bench/oracle/theme-files.mjs FOLDER…`
 *
 * Each site is checked as it is. A file runs when something draws it, is covered when the engine does by itself what it
 * is for, and is left when the build names it.
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
  /^DocItem\/(?:Metadata|TOC)|^BlogPostPage\/Metadata|^BlogPostPage\/StructuredData|^SkipToContent/,
]

/** Names that the build says it does not draw. */
function leftOf(siteDir) {
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
  const problems = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).problems : []
  rmSync(folder, { recursive: true })
  const named = problems.filter(({ code }) => code === 'ignored-theme')
  return named.flatMap(({ text }) =>
    text
      .replace(/^parts of the theme in src\/theme[^:]*: /, '')
      .replace(/ of src\/theme: .*$/, '')
      .split(', ')
      .filter(Boolean),
  )
}

const total = { files: 0, run: 0, covered: 0 }
for (const siteDir of process.argv.slice(2)) {
  const folder = join(siteDir, 'src/theme')
  if (!existsSync(folder)) continue
  const files = readdirSync(folder, { recursive: true }).filter(path => /\.(?:[jt]sx?|css|scss)$/.test(path))
  const left = leftOf(siteDir)
  const isIn = (path, name) =>
    path.replace(/\.[^./]+$/, '').replace(/\/index$/, '') === name || path.startsWith(`${name}/`)
  const named = files.filter(path => left.some(name => isIn(path, name)))
  const covered = named.filter(path => COVERED.some(pattern => pattern.test(path)))
  const lost = named.filter(path => !covered.includes(path))
  total.files += files.length
  total.run += files.length - named.length
  total.covered += covered.length
  console.log(`${siteDir}: ${files.length} files, left: ${lost.join(' ') || 'none'}`)
}
const share = Math.round((100 * (total.run + total.covered)) / Math.max(1, total.files))
console.log(`${total.files} files: ${total.run} run, ${total.covered} covered, together ${share} %`)
