/** What a Docusaurus site says of itself as a whole: its sitemap, old addresses and modules for browsers. */

import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { textOf } from '../../messages/problem.ts'
import { isSheetFile } from '../../shared/files.ts'
import { listOf } from '../../shared/value.ts'
import { keepOriginal } from './functions.ts'
import { fileAt } from './lifecycle/index.ts'
import type { PluginCall } from './plugins.ts'
import { type Notes, readSection } from './source.ts'
import { standInName } from './stand-ins.ts'

export function translateSitemap(
  call: PluginCall | undefined,
  written: Record<string, unknown>,
  notes: Notes,
): unknown {
  if (call === undefined) return false
  const options = readSection(call.options, call.where, notes)
  const create = options.raw('createSitemapItems')
  const runs = typeof create === 'function' && standInName(create) === undefined
  const sitemap = {
    ...options.pick('filename', 'changefreq', 'priority', 'lastmod', 'ignorePatterns'),
    ...(runs && { createSitemapItems: withConfig(create as (request: object) => unknown, written) }),
  }
  if (!runs) options.explain({ createSitemapItems: 'ignored/sitemap-items' })
  options.skip('id', 'cacheTime', 'trailingSlash')
  options.end()
  return sitemap
}

/** It is told of the whole config, as before. */
function withConfig(create: (request: object) => unknown, written: Record<string, unknown>) {
  const told = (request: { siteConfig: object }): unknown =>
    create({ ...request, siteConfig: { themeConfig: {}, customFields: {}, ...written, ...request.siteConfig } })
  return keepOriginal(told, create)
}

export function translateRedirects(call: PluginCall, notes: Notes): Record<string, unknown> {
  const options = readSection(call.options, call.where, notes)
  const from = options.raw('fromExtensions')
  const to = options.raw('toExtensions')
  const has = (list: unknown): boolean => Array.isArray(list) && list.length > 0
  const translated = {
    ...options.pick('redirects', 'createRedirects'),
    ...(has(from) || has(to) ? { redirectExtensions: { from: from ?? [], to: to ?? [] } } : {}),
  }
  options.skip('id')
  options.end()
  return translated
}

export interface ClientModules {
  /** From the site directory. */
  sheets: string[]
  scripts: string[]
}

/** `written` of the config and `made` by plugins, which come first; one of a package that is not there is left out. */
export function findClientModules(
  written: unknown,
  made: readonly string[] = [],
  { siteDir, notes }: { siteDir: string; notes: Notes },
): ClientModules {
  const named = [...made, ...listOf(written)]
  const files = named.flatMap((item: unknown, index): string[] => {
    if (typeof item !== 'string') return []
    const path = resolve(siteDir, item.replace(/^@site\//, './'))
    const file = existsSync(path) ? path : fileAt(path)
    // What is no path is left to say for who reads the whole config: the file is not there.
    const inPackage = /[\\/]node_modules[\\/](.*)/.exec(item)?.[1]
    const isPath = index >= made.length && (/^(?:\.|@site\/)/.test(item) || isAbsolute(item)) && inPackage === undefined
    if (file !== undefined || isPath) return [relative(siteDir, file ?? path).replaceAll('\\', '/')]
    const name = relative(siteDir, path).startsWith('..') ? item : relative(siteDir, path)
    const where = index < made.length ? 'plugins' : `clientModules[${index - made.length}]`
    notes.explain(where, textOf('ignored/client-module', { name: index < made.length ? name : (inPackage ?? item) }))
    return []
  })
  return { sheets: files.filter(isSheetFile), scripts: files.filter(file => !isSheetFile(file)) }
}
