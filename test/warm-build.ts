/** A site that is built again and again: which way a build takes, and whether its output is that of a clean one. */

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runIn } from './command.ts'

export type Way = 'nothing' | 'short' | 'whole'

/** Builds the site of this folder into `build`, and says how. */
export async function buildAgain(site: string, ...args: string[]): Promise<Way> {
  const { code, text: said } = await runIn(site, 'build', ...args)
  expect([code, said]).toEqual([0, expect.any(String)])
  if (said.includes('Ничего не изменилось')) return 'nothing'
  return said.includes('Страницы:') ? 'whole' : 'short'
}

function outputOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name))
  return new Map(paths.map(path => [path.slice(folder.length), readFileSync(path, 'latin1')]))
}

/** What stands in `build` is what a build that knows of no earlier one makes. */
export async function expectCleanBuild(site: string): Promise<void> {
  const warm = outputOf(join(site, 'build'))
  await buildAgain(site, '--out-dir', 'clean', '--no-cache')
  const clean = outputOf(join(site, 'clean'))
  rmSync(join(site, 'clean'), { recursive: true })
  expect([...warm.keys()].sort()).toEqual([...clean.keys()].sort())
  expect([...warm].filter(([path, body]) => clean.get(path) !== body).map(([path]) => path)).toEqual([])
}

/** A build goes this way to the output of a clean one, and leaves nothing to the next. */
export async function expectWay(site: string, way: Way): Promise<void> {
  expect(await buildAgain(site)).toBe(way)
  await expectCleanBuild(site)
  expect(await buildAgain(site)).toBe('nothing')
}
