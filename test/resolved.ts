/** Settings as `resolveConfig` makes them, or what it says of them. */

import { expect } from 'vitest'
import { resolveConfig } from '../src/config/resolve/index.ts'
import { inWords } from './said.ts'

/** No such folder: what a config leaves out is not there. */
export const siteDir = '/nowhere/site'
export const required = { title: 'Записки', url: 'https://example.org' }

export function resolved(user: Record<string, unknown> = {}, sidebars?: Map<string, unknown>) {
  const { config, problems } = resolveConfig({ ...required, ...user }, { siteDir, sidebars })
  expect(problems).toEqual([])
  if (config === undefined) throw new Error('no config')
  return config
}

/** Problems as an author reads them, without their file. */
export function problemsOf(user: unknown, sidebars?: Map<string, unknown>): string[] {
  const { config, problems } = resolveConfig(user, { siteDir, sidebars })
  expect(config === undefined).toBe(problems.length > 0)
  expect(problems.every(({ level }) => level === 'error')).toBe(true)
  return problems.map(inWords).map(({ text, hint }) => (hint === undefined ? text : `${text} — ${hint}`))
}

export const wrong = (user: Record<string, unknown>) => problemsOf({ ...required, ...user })
