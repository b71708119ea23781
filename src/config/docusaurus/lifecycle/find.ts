/** Modules of a site's own plugins, and the files that they name. */

import { existsSync, statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { isRecord } from '../../../shared/value.ts'
import type { ReadModule } from '../../module.ts'
import type { OwnPlugin } from '../plugins.ts'
import { standInName } from '../stand-ins.ts'
import type { PluginSite } from './site.ts'

/** Code of the config itself, or a file that it names; a package is somebody else's and is not run. */
export async function findModule(
  { plugin }: OwnPlugin,
  { code, siteDir, read }: PluginSite,
): Promise<ReadModule | undefined> {
  if (typeof plugin === 'function')
    return standInName(plugin) === undefined && code !== undefined
      ? { value: plugin, problems: [], files: [], code }
      : undefined
  const file = typeof plugin === 'string' ? findFile(plugin, siteDir) : undefined
  if (file === undefined) return undefined
  const module = await read(file, siteDir)
  const { value } = module
  return { ...module, value: isRecord(value) && 'default' in value ? value.default : value }
}

const ENDS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js', '/index.mjs', '/index.cjs']
const COMPONENT_ENDS = ['.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']

export function findFile(written: string, siteDir: string): string | undefined {
  const isPath = written.startsWith('.') || written.startsWith('@site/') || isAbsolute(written)
  if (!isPath || written.includes('/node_modules/')) return undefined
  return fileAt(resolve(siteDir, written.replace(/^@site\//, './')))
}

/** The file of a module, whose name may end as Node and bundlers let it. */
export const fileAt = (path: string): string | undefined => firstFile(path, ENDS)

/** The same of a component. */
export const componentAt = (path: string): string | undefined => firstFile(path, COMPONENT_ENDS)

const firstFile = (path: string, ends: readonly string[]): string | undefined =>
  ['', ...ends].map(end => path + end).find(file => existsSync(file) && statSync(file).isFile())
