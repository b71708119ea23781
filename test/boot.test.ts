/** How the engine's own code is loaded: what V8 made of it serves the next process, and never lies. */

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import * as sources from '../src/index.ts'

const ROOT = join(import.meta.dirname, '..')
const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** A folder with the engine among its packages, as it is installed. */
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'zapiski-boot-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const names = readdirSync(join(ROOT, 'dist')).filter(name => name.endsWith('.js'))
  for (const name of ['package.json', 'dist/engine', ...names.map(name => `dist/${name}`)])
    cpSync(join(ROOT, name), own(name), { recursive: true })
})

const own = (path: string): string => join(home, 'node_modules/zapiski', path)
const cache = (): string => join(home, 'node_modules/.cache/zapiski-engine')
const packs = (): string[] => readdirSync(cache()).filter(name => name.endsWith('.code'))
const pack = (): string => join(cache(), packs()[0] ?? '')

interface Run {
  code: number | null
  said: string
  /** How often V8 took something that was made before. */
  taken: number
  /** And how often it was of no use. */
  refused: number
}

const TOLD = /\[(?:Deserializing|Serializing|Verifying|Cached).*\n/g

/** V8 tells what it takes, and what it does not take. */
function run(command: string, options: string[] = []): Run {
  const args = [...options, '--profile-deserialization', own('dist/cli.js'), command]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' })
  const told = stdout.match(TOLD) ?? []
  return {
    code: status,
    said: stdout.replace(TOLD, '') + stderr,
    taken: told.filter(line => line.startsWith('[Deserializing')).length,
    refused: told.filter(line => line.startsWith('[Cached code failed')).length,
  }
}
const SAID = { code: 0, refused: 0, said: `${version}\n` }

test('the second process takes what the first one kept, and keeps nothing more until it does something else', () => {
  const first = run('--version')
  expect(first).toMatchObject(SAID)
  const { mtimeMs } = statSync(pack())
  const second = run('--version')
  expect(second).toMatchObject(SAID)
  expect(second.taken).toBeGreaterThan(first.taken)
  expect(statSync(pack()).mtimeMs).toBe(mtimeMs)
  const help = run('help')
  expect(help.said).toContain('zapiski COMMAND')
  expect(run('help').taken).toBeGreaterThan(help.taken)
  expect(packs()).toHaveLength(1)
})

test('a build and the process that watches it keep what they ran apart, and once', () => {
  cpSync(join(ROOT, 'dist'), own('dist'), { recursive: true })
  for (const name of Object.keys(dependencies))
    symlinkSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name))
  mkdirSync(join(home, 'docs'), { recursive: true })
  writeFileSync(join(home, 'docs/index.md'), '# Page\n')
  writeFileSync(join(home, 'zapiski.config.mjs'), "export default { title: 'T', url: 'https://example.org' }\n")
  const build = () => {
    rmSync(join(home, 'build'), { recursive: true, force: true })
    expect(run('build')).toMatchObject({ code: 0 })
    return packs().map(name => [name, statSync(join(cache(), name)).mtimeMs])
  }
  build()
  const kept = build()
  expect(kept.length).toBeGreaterThan(1)
  expect(build()).toEqual(kept)
})

test('a file of the engine that is another one of the same length is read anew', () => {
  run('--version')
  const program = own('dist/engine/program.cjs')
  const code = readFileSync(program, 'utf8')
  const changed = code.replace(/(io\.out\(`\$\{version\})\\n/, '$1!!')
  expect(changed).not.toBe(code)
  writeFileSync(program, changed)
  expect(run('--version').said).toBe(`${version}!!`)
})

test('a pack that is damaged, cut or another thing costs time and nothing else', () => {
  run('--version')
  const bytes = readFileSync(pack())
  const whole = run('--version').taken
  for (const at of [0, 30, 45, 60, 400, 4000, bytes.length >> 1, bytes.length - 40]) {
    const damaged = Buffer.from(bytes)
    damaged.fill(0xff, at, at + 20)
    writeFileSync(pack(), damaged)
    expect(run('--version')).toMatchObject(SAID)
  }
  for (const length of [0, 20, 100, bytes.length >> 1]) {
    writeFileSync(pack(), bytes.subarray(0, length))
    expect(run('--version')).toMatchObject(SAID)
  }
  // It was mended.
  expect(run('--version').taken).toBe(whole)
})

test('where nothing can be kept everything works, and nothing is said', () => {
  writeFileSync(join(home, 'node_modules/.cache'), 'a file')
  expect(run('--version')).toMatchObject(SAID)
  expect(run('--version')).toMatchObject(SAID)
})

test('what V8 made under other options is kept apart', () => {
  run('--version')
  // Of those that V8 tells its code by, in every version of Node.
  const options = ['--stack-size=900']
  const other = run('--version', options)
  // Node's own code was made under its own options, so that much is refused.
  expect(other).toMatchObject({ ...SAID, refused: expect.any(Number) })
  expect(run('--version', options).taken).toBeGreaterThan(other.taken)
  expect(packs()).toHaveLength(2)
})

test('what is kept of an engine that was replaced goes', () => {
  mkdirSync(cache(), { recursive: true })
  run('help')
  const before = readFileSync(pack(), 'latin1')
  const [old = ''] = readdirSync(own('dist/engine')).filter(name => name.startsWith('help-'))
  expect(before).toContain(old)
  rmSync(own('dist/engine'), { recursive: true })
  cpSync(join(ROOT, 'dist/engine'), own('dist/engine'), { recursive: true, filter: name => !name.endsWith(old) })
  expect(run('--version')).toMatchObject(SAID)
  expect(readFileSync(pack(), 'latin1')).not.toContain(old)
})

test('a program gets by the name of the package what the sources export', async () => {
  const built: object = await import(join(ROOT, 'dist/index.js'))
  expect(Object.keys(built).sort()).toEqual(Object.keys(sources).sort())
})
