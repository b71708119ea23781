/**
 * `node scripts/mutants.mjs [--seed N] [--count 60] [--room model|text|content|config|search] [--seconds 180]`: a sample
 * of small faults, each put into a copy of the repository, and whether a test notices. The same seed on the same sources chooses
 * the same faults. Fails above 15 % unnoticed.
 */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isCode, listFiles, parseFile, ROOT, walk } from './syntax.mjs'

/** Share of faults that may stay unnoticed. */
const LIMIT = 0.15
/** What is tried in equal parts: the folders of the faults, and the tests asked first. */
const ROOMS = {
  model: { folders: ['src/model'], tests: ['src/model'] },
  text: {
    folders: ['src/markdown', 'src/tree', 'src/mdx'],
    tests: ['src/markdown', 'src/tree', 'src/mdx', 'src/pages'],
  },
  content: { folders: ['src/content'], tests: ['src/content', 'test/invalid/content'] },
  config: { folders: ['src/config'], tests: ['src/config'] },
  search: { folders: ['src/search'], tests: ['src/search'] },
}

const FLIPS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
const SWAPS = { '&&': '||', '||': '&&' }
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const LEAVES = new Set(['ReturnStatement', 'ContinueStatement', 'BreakStatement'])

const isText = node => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
const leaves = node =>
  LEAVES.has(node.type) || (node.type === 'BlockStatement' && node.body.length === 1 && LEAVES.has(node.body[0].type))

/** A default that types ask for and nothing reaches: `parts[0] ?? 0`, `[, day = 0]`, a parameter's own. */
const isFallback = (node, parent) =>
  parent?.right === node && (parent.operator === '??' || parent.type === 'AssignmentPattern')

/** `a < b ? -1 : 1`: the order of things that are never equal. */
const isOrder = (node, parent) =>
  parent?.type === 'ConditionalExpression' && parent.test === node && parent.consequent.type === 'UnaryExpression'

/** Replacements for one node: kind and pieces of new text; nothing for nodes that change nothing a test could see. */
const CHANGES = {
  BinaryExpression(node, parent, textOf) {
    if (isOrder(node, parent)) return undefined
    const [left, right] = [textOf(node.left), textOf(node.right)]
    if (node.operator in FLIPS) return ['comparison', `${left} ${FLIPS[node.operator]} ${right}`]
    const isSum = node.operator === '+' && !isText(node.left) && !isText(node.right)
    return isSum ? ['sum', `${left} - ${right}`] : undefined
  },
  LogicalExpression: (node, _, textOf) =>
    node.operator in SWAPS && ['logic', `${textOf(node.left)} ${SWAPS[node.operator]} (${textOf(node.right)})`],
  UnaryExpression: (node, _, textOf) => node.operator === '!' && ['negation', `(${textOf(node.argument)})`],
  Literal: (node, parent) =>
    typeof node.value === 'number' && !isFallback(node, parent) && ['number', String(node.value + 1)],
  ConditionalExpression: (node, _, textOf) => [
    'branches',
    `${textOf(node.test)} ? ${textOf(node.alternate)} : ${textOf(node.consequent)}`,
  ],
  IfStatement: node => node.alternate === null && leaves(node.consequent) && ['guard', ';'],
  ExpressionStatement: node => node.expression.type === 'CallExpression' && ['call', ';'],
}

/** Every fault that can be put into a file: only inside functions, where something runs. */
export function findMutants(path, source) {
  const { program, text } = parseFile(path, source)
  const textOf = node => text.slice(node.start, node.end)
  const found = []
  function look(node, parent) {
    const change = CHANGES[node.type]?.(node, parent, textOf)
    if (!change) return
    const [kind, replacement] = change
    const line = text.slice(0, node.start).split('\n').length
    found.push({ path, kind, line, start: node.start, end: node.end, before: textOf(node), replacement })
  }
  const isInside = new Set()
  walk(program, (node, parent) => {
    if (parent !== undefined && (isInside.has(parent) || FUNCTIONS.has(parent.type)) && !node.type.startsWith('TS')) {
      isInside.add(node)
      look(node, parent)
    } else if (node.type.startsWith('TS') && /(?:As|Satisfies)Expression/.test(node.type) && isInside.has(parent))
      isInside.add(node)
  })
  return found
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` of the faults: kinds in turn, so that frequent ones do not crowd out the rest; no line twice. */
export function chooseMutants(mutants, count, random) {
  const byKind = new Map()
  for (const mutant of mutants) byKind.set(mutant.kind, [...(byKind.get(mutant.kind) ?? []), mutant])
  const kinds = [...byKind.keys()].toSorted()
  const taken = new Set()
  const chosen = []
  for (let turn = Math.floor(random() * kinds.length); chosen.length < count && kinds.length > 0; turn++) {
    const kind = kinds[turn % kinds.length]
    const left = byKind.get(kind).filter(({ path, line }) => !taken.has(`${path}:${line}`))
    byKind.set(kind, left)
    if (left.length === 0) kinds.splice(kinds.indexOf(kind), 1)
    else {
      const mutant = left[Math.floor(random() * left.length)]
      taken.add(`${mutant.path}:${mutant.line}`)
      chosen.push(mutant)
    }
  }
  return chosen
}

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'build', 'coverage'])

function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-mutants-'))
  cpSync(ROOT, folder, { recursive: true, filter: from => from === ROOT || !LEFT_OUT.has(basename(from)) })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name))
  return folder
}

/** `true` when the tests pass within the time that they have; a fault that hangs them is noticed. */
function runTests({ folder, seconds }, args) {
  const command = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...args,
    '--project',
    'node',
    '--project',
    'mocking',
    '--bail',
    '1',
  ]
  const { status } = spawnSync(process.execPath, [...command, '--reporter', 'dot', '--passWithNoTests'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  return status === 0
}

/** First the tests beside the file, then those of its room, then all that reach it. */
function survives(copy, { path, start, end, replacement }, tests) {
  const file = join(copy.folder, path)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.slice(0, start) + replacement + source.slice(end))
  const stages = [
    ['run', dirname(path)],
    ['run', ...tests],
    ['related', path, '--run'],
  ]
  const passed = stages.every(stage => runTests(copy, stage))
  writeFileSync(file, source)
  return passed
}

const oneLine = text => text.replace(/\s+/g, ' ').slice(0, 70)
const say = ({ path, line, kind, before, replacement }) =>
  `${path}:${line}  ${kind}: ${oneLine(before)}  →  ${oneLine(replacement)}`

function tryAll(copy, { seed, count, room }) {
  const random = createRandom(seed)
  const survivors = []
  const rooms = Object.entries(ROOMS).filter(([name]) => room === undefined || name === room)
  const share = Math.ceil(count / rooms.length)
  let tried = 0
  for (const [, { folders, tests }] of rooms) {
    if (!runTests(copy, ['run', ...tests]))
      throw new Error(`the tests fail without a fault, or take longer than --seconds: ${tests.join(', ')}`)
    const all = folders.flatMap(name => listFiles(name, isCode)).filter(path => !path.endsWith('.d.ts'))
    const mutants = all.flatMap(path => findMutants(path))
    for (const mutant of chooseMutants(mutants, Math.min(share, count - tried), random)) {
      tried += 1
      const isAlive = survives(copy, mutant, tests)
      if (isAlive) survivors.push(mutant)
      console.log(`${isAlive ? 'SURVIVED' : 'noticed '}  ${say(mutant)}`)
    }
  }
  return { tried, survivors }
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '10' },
      count: { type: 'string', default: '60' },
      room: { type: 'string' },
      seconds: { type: 'string', default: '180' },
    },
  })
  const folder = copyRepository()
  try {
    const { tried, survivors } = tryAll(
      { folder, seconds: Number(values.seconds) },
      { seed: Number(values.seed), count: Number(values.count), room: values.room },
    )
    console.log(
      `\n${survivors.length} of ${tried} faults unnoticed (${Math.round((survivors.length / tried) * 100)} %)`,
    )
    for (const mutant of survivors) console.log(say(mutant))
    process.exitCode = survivors.length > tried * LIMIT ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
