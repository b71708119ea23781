/** Modules of a site's own plugins, and the files that they name. */

import { dirname, isAbsolute, resolve } from 'node:path'
import { isFile, isInPackage } from '../../../disk.ts'
import { isRecord } from '../../../shared/value.ts'
import type { ReadModule } from '../../module/module.ts'
import type { OwnPlugin } from '../plugins.ts'
import { standInName } from '../stand-ins.ts'
import { installedFile, readInstalled } from './installed.ts'
import type { PluginSite } from './site.ts'

export interface PluginModule extends ReadModule {
  /** Where its own paths are written from; absolute. */
  folder: string
  isInstalled: boolean
  /** `validateOptions`: it puts in what the config does not say. */
  settle: unknown
  /** `validateThemeConfig`: the same of what a plugin reads there. */
  settleTheme: unknown
}

/** Code of the config itself, a file that it names, or a package that the site has installed. */
export async function findModule(own: OwnPlugin, site: PluginSite): Promise<PluginModule | undefined> {
  const { plugin, where } = own
  const { code, siteDir } = site
  if (typeof plugin === 'function') {
    if (standInName(plugin) !== undefined || code === undefined) return undefined
    const place = { folder: siteDir, isInstalled: false }
    return { value: plugin, problems: [], files: [], code, ...place, ...settlersOf([plugin]) }
  }
  if (typeof plugin !== 'string') return undefined
  const file = findFile(plugin, siteDir)
  const installed = file === undefined ? installedFile(plugin, where, siteDir) : undefined
  const found = file ?? installed
  if (found === undefined) return undefined
  const module = await (installed === undefined ? site.read(found, siteDir) : readInstalled(found, own, site))
  const { value } = module
  const made = isRecord(value) && 'default' in value ? value.default : value
  const place = { folder: dirname(found), isInstalled: installed !== undefined }
  return { ...module, value: made, ...place, ...settlersOf([made, value]) }
}

function settlersOf(holders: readonly unknown[]): Pick<PluginModule, 'settle' | 'settleTheme'> {
  const find = (name: string): unknown =>
    holders.map(item => Object(item)[name]).find(item => typeof item === 'function' && standInName(item) === undefined)
  return { settle: find('validateOptions'), settleTheme: find('validateThemeConfig') }
}

const ENDS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js', '/index.mjs', '/index.cjs']
const COMPONENT_ENDS = ['.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']

function findFile(written: string, siteDir: string): string | undefined {
  const isPath = written.startsWith('.') || written.startsWith('@site/') || isAbsolute(written)
  if (!isPath || isInPackage(written)) return undefined
  return fileAt(siteFile(written, siteDir))
}

/** Where a file is that a config names from the site's folder or as a whole. */
export const siteFile = (written: string, siteDir: string): string =>
  resolve(siteDir, written.replace(/^@site\//, './'))

/** The file of a module, whose name may end as Node and bundlers let it. */
export const fileAt = (path: string): string | undefined => firstFile(path, ENDS)

/** The same of a component. */
export const componentAt = (path: string): string | undefined => firstFile(path, COMPONENT_ENDS)

const firstFile = (path: string, ends: readonly string[]): string | undefined =>
  ['', ...ends].map(end => path + end).find(isFile)
