/** Plugins and themes that are packages of the site: run as its own are, by the name under which Docusaurus finds them. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../../../content-hash.ts'
import { isFile } from '../../../disk.ts'
import { guard } from '../../../fence.ts'
import { problemOf } from '../../../messages/problem.ts'
import { reasonOf } from '../../../messages/said-error.ts'
import { firstFound } from '../../../shared/collections.ts'
import { toFilePath } from '../../../shared/path.ts'
import { codeFiles, SLOTS } from '../../../shared/site/slots.ts'
import { isRecord, messageOf } from '../../../shared/value.ts'
import { isNameless } from '../../module/loose-names.ts'
import { inFolder, type ReadModule } from '../../module/module.ts'
import { fileInWorkspace, IN_PACKAGE, isForBundler, workspacesAround } from '../../module/packages.ts'
import type { OwnPlugin } from '../plugins.ts'
import type { PluginSite } from './site.ts'

/** The file that a package begins with; `undefined` where it is not installed. */
export function installedFile(written: string, where: string, siteDir: string): string | undefined {
  if (isAbsolute(written)) return IN_PACKAGE.test(written) ? written : undefined
  if (written.startsWith('.') || written.startsWith('@site/')) return undefined
  const { resolve } = createRequire(join(siteDir, 'docusaurus.config.js'))
  const names = namesOf(written, where.startsWith('themes') ? 'theme' : 'plugin')
  for (const name of names) {
    try {
      const file = resolve(name)
      // Node's own modules have no path.
      if (isAbsolute(file)) return file
    } catch {
      // Not under this name.
    }
  }
  return inWorkspaces(names, siteDir)
}

/** A package beside the site in its repository, which nobody has linked. */
function inWorkspaces(names: readonly string[], siteDir: string): string | undefined {
  const around = workspacesAround(siteDir)
  return firstFound(names, name => fileInWorkspace(name, around.get(name)))
}

/** `x` is `@docusaurus/plugin-x` or `docusaurus-plugin-x`, `@a` is `@a/docusaurus-plugin`. */
function namesOf(written: string, kind: 'plugin' | 'theme'): string[] {
  const [, scope, name = ''] = /^(?:(@[^/]+)\/?)?(.*)$/.exec(written) ?? []
  const prefix = scope === '@docusaurus' ? kind : `docusaurus-${kind}`
  const long = name === '' ? prefix : `${prefix}-${name}`
  return [written, ...(scope === undefined ? [`@docusaurus/${kind}-${name}`, long] : [`${scope}/${long}`])]
}

/** Parts of ours that a theme would stand in the place of: packages know Docusaurus' own, and rely on its insides. */
export const partsIn = (folder: string): string[] => SLOTS.filter(name => codeFiles(join(folder, name)).some(isFile))

/** Packages that are not there get values that do nothing in their place; the rest Docusaurus reads and Node does not. */
const isForUs = (message: string): boolean =>
  /Cannot find (?:package|module)|Cannot use import statement outside/.test(message) || isNameless(message)

export async function readInstalled(file: string, { shown }: OwnPlugin, site: PluginSite): Promise<ReadModule> {
  const { siteDir } = site
  if (isForBundler(file)) return site.read(file, siteDir)
  const at = { file: toFilePath(relative(siteDir, file)) }
  const explain = (error: unknown) =>
    problemOf('warning', 'plugin-run', { at, values: { name: shown, reason: reasonOf(error) } })
  try {
    const unit = { ...at, digest: contentHash(readFileSync(file), 32) }
    const value: unknown = await guard(unit, () =>
      inFolder(siteDir, () => import(/* @vite-ignore */ pathToFileURL(file).href)),
    )
    // A CommonJS module that was an ES module once is the default of what Node makes of it.
    const isWrapped = isRecord(value) && isRecord(value.default) && 'default' in value.default
    return { value: isWrapped ? value.default : value, problems: [], files: [file], code: { unit, explain } }
  } catch (error) {
    if (isForUs(messageOf(error))) return site.read(file, siteDir)
    return { problems: [explain(error)], files: [file] }
  }
}
