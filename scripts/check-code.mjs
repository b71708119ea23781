/**
 * Code in the site's own posts and notes: what is shown as JSON, YAML, TOML-like settings or JavaScript has to parse.
 * `node scripts/check-code.mjs --tools` also asks bash, shellcheck, luac5.1, php and python3, where they are installed.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const FENCE = /^(\s*)(`{3,})([\w+-]*)([^\n]*)\n([\s\S]*?)^\1\2\s*$/gm

/** Fenced blocks of a document: language, text, line of the first line of code. */
export function blocksOf(text) {
  return [...text.matchAll(FENCE)].map(({ 1: indent, 3: language, 4: meta, 5: body, index }) => ({
    language,
    meta,
    line: text.slice(0, index).split('\n').length + 1,
    body: body
      .split('\n')
      .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .filter(line => !/^\s*(#|\/\/|--)\s*highlight-(start|end|next-line)\s*$/.test(line))
      .join('\n'),
  }))
}

const attempt = work => {
  try {
    work()
    return undefined
  } catch (error) {
    return String(error.message ?? error).split('\n')[0]
  }
}

/** Parsers that come with npm; each gives what is wrong, or nothing. */
const PARSERS = {
  json: body => attempt(() => JSON.parse(body)),
  yaml: body =>
    attempt(() => {
      for (const document of parseAllDocuments(body)) for (const error of document.errors) throw error
    }),
  js: body => attempt(() => parseAst(body, { lang: 'js', sourceType: 'module' })),
  jsx: body => attempt(() => parseAst(body, { lang: 'jsx', sourceType: 'module' })),
  ts: body => attempt(() => parseAst(body, { lang: 'ts', sourceType: 'module' })),
}
PARSERS.yml = PARSERS.yaml
PARSERS.javascript = PARSERS.js
PARSERS.mjs = PARSERS.js

/** Programs of the system: command and arguments before the file. */
const TOOLS = {
  lua: [['luac5.1', '-p']],
  bash: [
    ['bash', '-n'],
    ['shellcheck', '--shell=bash', '--severity=warning', '--exclude=SC2148,SC2164,SC1091,SC2034,SC2154,SC2155'],
  ],
  php: [['php', '-l']],
  python: [['python3', '-m', 'py_compile']],
}

const hasProgram = name => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

function askTools(block, folder) {
  return (TOOLS[block.language] ?? []).flatMap(([program, ...args]) => {
    // A later version of the language, and it says so.
    if (!hasProgram(program) || /Lua 5\.[34]/.test(block.meta)) return []
    const file = join(folder, `block.${block.language === 'python' ? 'py' : block.language}`)
    writeFileSync(file, block.body)
    const { status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' })
    return status === 0
      ? []
      : [`${program}: ${(stdout + stderr).replaceAll(file, '').trim().split('\n').slice(0, 6).join(' | ')}`]
  })
}

/** What is wrong with the code of one document. */
export function checkDocument(text, ask = () => []) {
  return blocksOf(text).flatMap(block => {
    const problem = PARSERS[block.language]?.(block.body)
    return [...(problem === undefined ? [] : [problem]), ...ask(block)].map(what => ({ line: block.line, what }))
  })
}

if (import.meta.filename === process.argv[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-code-'))
  const ask = process.argv.includes('--tools') ? block => askTools(block, folder) : undefined
  const site = join(ROOT, 'site')
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.parentPath.includes('/build'))
    .map(entry => join(entry.parentPath, entry.name))
  let count = 0
  for (const file of files) {
    for (const { line, what } of checkDocument(readFileSync(file, 'utf8'), ask)) {
      console.error(`${relative(ROOT, file)}:${line}  ${what}`)
      count += 1
    }
  }
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = count === 0 ? 0 : 1
}
