/** `clientModules`: scripts of a site that every page runs, as one file after the engine's own. */

import { createRequire } from 'node:module'
import { isAbsolute, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { contentHash } from '../content-hash.ts'
import { roleOf } from '../docusaurus/index.ts'
import { problemOf } from '../messages/problem.ts'
import type { Config } from '../shared/config.ts'
import { isSheetFile } from '../shared/files.ts'
import type { Node } from '../shared/language/syntax-tree.ts'
import { type AssetPath, type FilePath, toAssetPath, toFilePath } from '../shared/path.ts'
import { type Problem, positionAt } from '../shared/problem.ts'
import { attempt } from '../shared/value.ts'
import { bundleScript, MODULE_TYPES } from './browser-script.ts'
import { asksOf, firstOf, variablesOf } from './bundle/asks.ts'
import { createAllowed, isOwnFile } from './bundle/graph.ts'
import { langOf } from './bundle/imports.ts'
import { explainBundling } from './problems.ts'
import { isReact } from './run.ts'
import { siteData } from './site-data.ts'

interface ClientScripts {
  /** None where the site has no such modules, or they cannot be bundled. */
  files: { path: AssetPath; body: string }[]
  /** Style sheets that they import, from the site directory. */
  sheets: string[]
  problems: Problem[]
  /** Absolute files that these were made of. */
  watched: string[]
}

export async function readClientModules(config: Config): Promise<ClientScripts> {
  const { siteDir, clientModules } = config
  const paths = clientModules.map(name => join(siteDir, name))
  if (paths.length === 0) return { files: [], sheets: [], problems: [], watched: [] }
  const whole = await bundle(paths, config).catch(() => undefined)
  if (whole !== undefined) return whole
  // One that cannot be read is found alone, so that the others still run.
  const sound: string[] = []
  const problems: Problem[] = []
  for (const path of paths) {
    await bundle([path], config).then(
      () => sound.push(path),
      (error: unknown) => problems.push(...problemsOf(error, path, config)),
    )
  }
  const rest = sound.length === 0 ? { files: [], sheets: [], problems: [], watched: [] } : await bundle(sound, config)
  return { ...rest, problems: [...problems, ...rest.problems], watched: [...rest.watched, ...paths] }
}

/** A site of another engine goes without the module, as it goes without what it cannot be given. */
function problemsOf(error: unknown, path: string, { siteDir, lenient }: Config): Problem[] {
  return explainBundling(error, siteDir).map(({ values, file, line, column }) => {
    const at = { file: file ?? relativeFile(path, siteDir), line, column }
    return problemOf(lenient === undefined ? 'error' : 'warning', 'client-module', {
      values: { message: String(values?.message) },
      at,
    })
  })
}

const relativeFile = (path: string, siteDir: string): FilePath => toFilePath(relative(siteDir, path))

const ENTRY = '\0zapiski:client-modules'
const BROWSER = '@docusaurus/ExecutionEnvironment'

/** What Docusaurus writes of a site, by the names of its modules; `undefined` for what is none of these. */
function generated(name: string, config: Config): object | undefined {
  if (!/^@generated\/(?:docusaurus\.config|globalData)$/.test(name)) return undefined
  const { siteConfig, globalData = {} } = siteData(config)
  return name.endsWith('globalData') ? globalData : siteConfig
}

async function bundle(paths: readonly string[], config: Config): Promise<ClientScripts> {
  const sheets = new Set<string>()
  const problems: Problem[] = []
  const { code, watched } = await bundleScript({
    input: ENTRY,
    moduleTypes: MODULE_TYPES,
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '({})' }, target: 'es2022' },
    plugins: [ownNames(paths, config, sheets), blockedAsks(config, problems)],
  })
  const path = toAssetPath(`assets/js/client-modules-${contentHash(code)}.js`)
  const files = watched.filter(file => !file.startsWith('\0'))
  return { files: [{ path, body: code }], sheets: [...sheets], problems, watched: files }
}

/** What Docusaurus gives such modules besides files: nothing that would bring an application along. */
function ownNames(paths: readonly string[], config: Config, sheets: Set<string>): Plugin {
  const { siteDir } = config
  return {
    name: 'zapiski-client-modules',
    async resolveId(written, importer, { kind }) {
      const isGiven = importer === undefined || written === BROWSER || generated(written, config) !== undefined
      if (isGiven) return { id: written }
      const name = written.startsWith('@site/') ? join(siteDir, written.slice('@site/'.length)) : written
      const found = await this.resolve(name, importer, { kind, skipSelf: true })
      // A site that has left Docusaurus has no React of its own: there is the engine's, as for components.
      if (found === null && isReact(written)) return { id: createRequire(import.meta.url).resolve(written) }
      if (found === null || found.external !== false) throw new Error(`Could not resolve '${written}'`)
      return found
    },
    load(id) {
      if (id === ENTRY) return { code: entryOf(paths), moduleType: 'js' }
      if (id === BROWSER) return { code: `export default ${JSON.stringify(IN_BROWSERS)}`, moduleType: 'js' }
      const data = generated(id, config)
      if (data !== undefined) return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' }
      if (!isSheetFile(id)) return null
      sheets.add(relativeFile(id, siteDir))
      return { code: '', moduleType: 'js' }
    },
  }
}

/** Notes what the modules ask for and do not get: addresses that the policy forbids, the environment of the build. */
function blockedAsks(config: Config, problems: Problem[]): Plugin {
  const allows = createAllowed(config)
  return {
    name: 'zapiski-asks',
    transform(text, id) {
      if (!isAbsolute(id) || !isOwnFile(id) || roleOf(id) !== 'code' || id.endsWith('.json')) return null
      const program = attempt(() => this.parse(text, { lang: langOf(id) }))
      const asks = program === undefined ? [] : asksOf(program as object as Node)
      const blocked = asks.filter(({ setting, origin }) => !allows(setting, origin))
      for (const { setting, origin, offset } of firstOf(blocked)) {
        const at = { file: relativeFile(id, config.siteDir), ...positionAt(text, offset) }
        problems.push(problemOf('warning', 'blocked-address/module', { values: { setting, origin }, at }))
      }
      for (const { name, offset } of program === undefined ? [] : variablesOf(program as object as Node)) {
        const at = { file: relativeFile(id, config.siteDir), ...positionAt(text, offset) }
        problems.push(problemOf('warning', 'browser-environment', { values: { name }, at }))
      }
      return null
    },
  }
}

const IN_BROWSERS = {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: true,
  canUseViewport: true,
}

/**
 * Imports them in their order and calls what they export for a page that is shown: the first when the engine's script
 * has taken it over, others at its event.
 */
const entryOf = (paths: readonly string[]): string => `
${paths.map((path, index) => `import * as module${index} from ${JSON.stringify(path)}`).join('\n')}
const attempt = (run, given) => { try { return run?.(given) } catch (error) { console.error(error) } }
const call = (name, given) =>
  [${paths.map((_, index) => `module${index}`).join(', ')}].map(own => attempt(own.default?.[name] ?? own[name], given))
let previousLocation = null
const tell = () => {
  const { pathname, search, hash } = window.location
  const location = { pathname, search, hash }
  if (JSON.stringify(location) === JSON.stringify(previousLocation)) return
  const given = { location, previousLocation }
  previousLocation = location
  for (const done of call('onRouteUpdate', given)) attempt(done)
  call('onRouteDidUpdate', given)
}
const { documentElement } = document
const begin = () => {
  if (!documentElement.dataset.client) return
  observer.disconnect()
  tell()
  document.addEventListener('zapiski:page', tell)
  addEventListener('hashchange', tell)
}
const observer = new MutationObserver(begin)
observer.observe(documentElement, { attributeFilter: ['data-client'] })
begin()
`
