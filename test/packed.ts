/** The packages as npm would publish them, and a site made and installed with nothing else. */

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const ROOT = resolve(import.meta.dirname, '..')
const runFile = promisify(execFile)

/** Runs a program to its end in a folder; what it said goes with the error. */
export async function runIn(cwd: string, command: string, args: readonly string[]): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env
  const { stdout } = await runFile(command, args, { cwd, env, maxBuffer: 32 * 1024 * 1024 })
  return stdout
}

const npm = (cwd: string, ...args: string[]): Promise<string> => runIn(cwd, 'npm', [...args, '--no-audit', '--no-fund'])

async function pack(folder: string, to: string): Promise<string> {
  mkdirSync(to, { recursive: true })
  // The engine was built before the tests, and others read it meanwhile: nothing is built here.
  await npm(folder, 'pack', '--ignore-scripts', '--pack-destination', to)
  return join(to, readdirSync(to).find(name => name.endsWith('.tgz')) ?? '')
}

/** What the site of these tests is published under. */
export const BASE = '/notes/'

/**
 * A site made by the packed `create-zapiski` in an empty folder, with the packed engine installed from the registry's
 * packages. Made once a run by whoever asks first; those who change it work on a copy.
 */
export async function installedSite(): Promise<string> {
  const root = process.env.ZAPISKI_TEST_SITES ?? (await mkdtemp(join(tmpdir(), 'zapiski-packed-')))
  const folder = join(root, 'packed')
  const site = join(folder, 'site')
  const done = join(folder, 'done')
  // Making a folder is the lock: only one worker succeeds.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const error = await makeSite(folder).then(
      () => '',
      (error: Error) => `${error.message}\n${(error as { stderr?: string }).stderr ?? ''}`,
    )
    await writeFile(`${done}.new`, error)
    await rename(`${done}.new`, done)
    if (error !== '') throw new Error(error)
  }
  while (!existsSync(done)) await sleep(100)
  return site
}

async function makeSite(folder: string): Promise<void> {
  // What they are made of is checked as it is (`tsc -b`).
  await runIn(ROOT, process.execPath, [join(ROOT, 'scripts/declarations.mjs'), '--noCheck', '--singleThreaded'])
  const engine = await pack(ROOT, join(folder, 'engine'))
  const create = await pack(join(ROOT, 'create-zapiski'), join(folder, 'create'))
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  await npm(tools, 'install', '--prefer-offline', '--prefix', tools, create)
  const program = join(tools, 'node_modules/.bin/create-zapiski')
  const address = `http://localhost${BASE}`
  await runIn(folder, program, [
    'site',
    '--kind',
    'both',
    '--lang',
    'ru',
    '--host',
    'nginx',
    '--title',
    'Записки',
    '--url',
    address,
  ])
  await npm(join(folder, 'site'), 'install', '--prefer-offline', engine)
}
