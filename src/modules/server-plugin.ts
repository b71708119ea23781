/** How the site's modules are resolved and read for the build: Docusaurus' names, styles, drawings, files, islands. */

import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { isAbsolute, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { replacementOf } from '../docusaurus/index.ts'
import { sayIn } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import { drawingModule } from './drawing.ts'
import type { Graph } from './graph.ts'
import { inspectModule } from './inspect.ts'
import { missingPackage, placeOfImport, placeOfOffset } from './problems.ts'
import { ASSET, CODE, findThemeFile, readSpecifier, STYLE } from './specifier.ts'

export const ENTRY = '\0zapiski:entry'
const ISLAND = '\0zapiski:island:'
/** A Markdown text that a component draws. */
export const TEXT = '\0zapiski:text:'
const MISSING = '\0zapiski:missing:'
/** What the code of islands asks the program for. */
export const ISLAND_RUNTIME = 'zapiski:island'

export interface PluginOptions {
  siteDir: string
  /** Keys are what the entry offers, values what it imports. */
  entries: ReadonlyMap<string, string>
  provided: readonly string[]
  graph: Graph
}

export function serverPlugin({ siteDir, entries, provided, graph }: PluginOptions): Plugin {
  const known = new Set([
    ...provided,
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/server',
    'react-dom/client',
    ISLAND_RUNTIME,
  ])
  const external = (id: string) => ({ id, external: true as const })
  const report = (file: string, specifier: string, text: string, hint: string): string => {
    graph.problem(file, {
      level: 'error',
      code: 'module-import',
      text,
      hint,
      file: toFilePath(relative(siteDir, file)),
      ...placeOfImport(file, specifier),
    })
    return MISSING + importedNames(file, specifier)
  }
  const isLocal = (importer: string) => !importer.includes('/node_modules/')
  /** A component that browsers run is drawn as an island, except for the island itself. */
  const code = (path: string, importer: string): string =>
    graph.isClient(path) && importer !== ISLAND + path ? ISLAND + path : path

  return {
    name: 'zapiski',
    async resolveId(written, from) {
      if (written === ENTRY || written.startsWith(ISLAND)) return written
      if (known.has(written)) return external(written)
      if (from === undefined) return null
      const importer = from.startsWith(ISLAND) ? from.slice(ISLAND.length) : from
      if (from === ENTRY && isAbsolute(written) && CODE.test(written)) return code(written, from)
      if (written.startsWith('\0')) return written
      const theme = /^@theme(-original|-init)?\/(.+)$/.exec(written)
      if (theme !== null) {
        const [, original, name = ''] = theme
        const own = original === undefined ? findThemeFile(name, siteDir) : undefined
        if (own !== undefined && own !== importer) return code(own, from)
        if (known.has(`@theme/${name}`)) return external(`@theme/${name}`)
        if (/^MDXComponents\/\w+$/.test(name)) return external(`@theme/${name}`)
      }
      if (theme !== null || /^@(?:docusaurus|generated)\//.test(written)) {
        if (written === '@generated/docusaurus.config') return external(written)
        return report(importer, written, `модуля ${written} нет`, sayIn('ru')(replacementOf(written, provided)))
      }
      const target = readSpecifier(written, from === ENTRY ? `${siteDir}/_` : importer, siteDir)
      switch (target.kind) {
        case 'file':
          if (STYLE.test(target.path)) return target.path
          if (CODE.test(target.path)) return code(target.path, from)
          if (target.path.endsWith('.svg')) return `\0zapiski:svg:${target.path}`
          if (/\.mdx?$/.test(target.path)) return TEXT + target.path
          if (ASSET.test(target.path)) return `\0zapiski:url:${target.path}`
          return report(importer, written, `файл ${written} в компонент не вставить`, 'текст файла даёт приписка ?raw')
        case 'raw':
        case 'url':
          return `\0zapiski:${target.kind}:${target.path}`
        case 'missing':
          return report(
            importer,
            written,
            `файла ${toFilePath(relative(siteDir, target.path))} нет`,
            'исправьте путь в import',
          )
        case 'loader':
          return report(importer, written, `загрузчика ${target.name} нет`, 'есть raw-loader, url-loader и file-loader')
        case 'package': {
          if (isBuiltin(target.name)) return external(target.name)
          const resolved = await this.resolve(written, from === ENTRY ? `${siteDir}/_` : importer, { skipSelf: true })
          if (resolved !== null && !resolved.external) return resolved
          // A package may look for another that it can do without.
          if (!isLocal(importer)) return external(written)
          graph.problem(importer, missingPackage(written, importer, siteDir))
          return MISSING + importedNames(importer, written)
        }
      }
    },
    load(id) {
      if (id === ENTRY) {
        const lines = [...entries].map(([key, name]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(name)})`)
        return { code: `module.exports = {${lines.join(',')}}`, moduleType: 'js' }
      }
      if (id.startsWith(MISSING)) return { code: missingModule(id.slice(MISSING.length)), moduleType: 'js' }
      if (id.startsWith(ISLAND)) return { code: islandModule(id.slice(ISLAND.length)), moduleType: 'js' }
      if (id.startsWith(TEXT)) {
        const path = id.slice(TEXT.length)
        graph.read(path, readFileSync(path))
        return { code: textModule(toFilePath(relative(siteDir, path))), moduleType: 'js' }
      }
      const virtual = /^\0zapiski:(svg|url|raw):(.*)$/s.exec(id)
      const [, kind, path = id] = virtual ?? []
      if (kind !== undefined) graph.read(path, readFileSync(path))
      if (kind === 'svg') {
        const name = graph.nameOf(path)
        return { code: drawingModule(readFileSync(path, 'utf8'), name), moduleType: 'js' }
      }
      if (kind === 'url') return { code: `export default ${JSON.stringify(graph.publish(path))}`, moduleType: 'js' }
      if (kind === 'raw')
        return { code: `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`, moduleType: 'js' }
      if (STYLE.test(id)) return { code: graph.style(id), moduleType: 'js' }
      return null
    },
    transform(text, id) {
      if (!isAbsolute(id) || !isLocal(id) || !CODE.test(id)) return null
      graph.read(id, text)
      if (id.endsWith('.json')) return null
      const ast = parseQuietly(() => this.parse(text, { lang: langOf(id) }))
      if (ast === undefined) return null
      const { exports, live } = inspectModule(ast)
      graph.exports.set(id, exports)
      if (live !== undefined) graph.live.set(id, { what: live.what, ...placeOfOffset(text, live.offset) })
      return null
    },
  }

  /** The exports of a file, its components as islands. */
  function islandModule(path: string): string {
    const names = graph.exportsOf(path)
    const file = JSON.stringify(path)
    const lines = [`import * as original from ${file}`, `import { island } from ${JSON.stringify(ISLAND_RUNTIME)}`]
    for (const name of names) {
      const made = `island(original[${JSON.stringify(name)}], ${file}, ${JSON.stringify(name)})`
      lines.push(name === 'default' ? `export default ${made}` : `export const ${name} = ${made}`)
    }
    return lines.join('\n')
  }
}

/** What Docusaurus exports of a text, as far as it is known without the page. */
function textModule(file: string): string {
  const made = `part(${JSON.stringify(file)})`
  const imported = `import { part } from ${JSON.stringify(ISLAND_RUNTIME)}`
  return `${imported}\nexport default ${made}\nexport const toc = []\nexport const frontMatter = {}`
}

/** The bundler parses it once more and knows the place of a mistake. */
function parseQuietly<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** Stands for a module that is reported missing, so that the rest of the site is still checked: all of it is nothing. */
function missingModule(names: string): string {
  const named = names.split(',').filter(name => name !== '' && name !== 'default')
  return [
    'const nothing = () => null',
    'export default nothing',
    ...named.map(name => `export { nothing as ${name} }`),
  ].join('\n')
}

/** Names in `import x, { a, b as c } from '…'`. */
function importedNames(file: string, specifier: string): string {
  const code = readFileSync(file, 'utf8')
  const names = [...code.matchAll(/\bimport\b([^'"`;]*?)\bfrom\s*['"]([^'"\n]+)['"]/g)]
    .filter(([, , from]) => from === specifier)
    .flatMap(([, clause = '']) => /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [])
    .map(name =>
      (
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? ''
      ).trim(),
    )
  return [...new Set(names)].filter(name => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)).join()
}

/** JSX stands in `.js` too. */
export const langOf = (path: string): 'tsx' | 'ts' | 'jsx' =>
  path.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx'
