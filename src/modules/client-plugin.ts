/** How the same modules are resolved for browsers: React and Docusaurus' names come from the engine's own script. */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { type ClientOptions, SHARED } from './bundle.ts'
import { drawingModule } from './drawing.ts'
import { ASSET, CODE, findThemeFile, readSpecifier, STYLE } from './specifier.ts'

const PROVIDED = '\0zapiski:provided:'
const SITE = '\0zapiski:site'
const NOTHING = '\0zapiski:nothing'

/** Problems were found when the same code was bundled for the build; what is missing here is nothing. */
export function clientPlugin({ siteDir, graph, provided, site }: ClientOptions): Plugin {
  return {
    name: 'zapiski-islands',
    async resolveId(written, importer) {
      if (importer === undefined) return null
      if (Object.hasOwn(provided, written)) return PROVIDED + written
      if (written.startsWith('\0')) return written
      const theme = /^@theme(-original|-init)?\/(.+)$/.exec(written)
      if (theme !== null) {
        const [, original, name = ''] = theme
        const own = original === undefined ? findThemeFile(name, siteDir) : undefined
        if (own !== undefined && own !== importer) return own
        return Object.hasOwn(provided, `@theme/${name}`) ? `${PROVIDED}@theme/${name}` : NOTHING
      }
      const target = readSpecifier(written, importer, siteDir)
      switch (target.kind) {
        case 'file':
          if (STYLE.test(target.path) || CODE.test(target.path)) return target.path
          if (target.path.endsWith('.svg')) return `\0zapiski:svg:${target.path}`
          return ASSET.test(target.path) ? `\0zapiski:url:${target.path}` : NOTHING
        case 'raw':
        case 'url':
          return `\0zapiski:${target.kind}:${target.path}`
        case 'package': {
          const resolved = await this.resolve(written, importer, { skipSelf: true })
          return resolved === null || resolved.external ? NOTHING : resolved
        }
        default:
          return NOTHING
      }
    },
    load(id) {
      const js = (code: string) => ({ code, moduleType: 'js' as const })
      if (id === NOTHING) return js('module.exports = {}')
      if (id === SITE) return js(`globalThis[Symbol.for('zapiski.site')] = ${site}`)
      if (id.startsWith(PROVIDED)) return js(providedModule(id.slice(PROVIDED.length)))
      const [, kind, path = ''] = /^\0zapiski:(svg|url|raw):(.*)$/s.exec(id) ?? []
      if (kind === 'svg') return js(drawingModule(readFileSync(path, 'utf8'), graph.nameOf(path)))
      if (kind === 'url') return js(`export default ${JSON.stringify(graph.publish(path))}`)
      if (kind === 'raw') return js(`export default ${JSON.stringify(readFileSync(path, 'utf8'))}`)
      return STYLE.test(id) ? js(graph.style(id)) : null
    },
  }

  function providedModule(name: string): string {
    const names = (provided[name] ?? []).filter(item => /^[a-zA-Z_$][\w$]*$/.test(item) && item !== 'default')
    const lines = [`const module = ${SHARED}[${JSON.stringify(name)}]`]
    // What these say of the site is known to the site alone.
    if (/^@(?:docusaurus|theme)\//.test(name)) lines.unshift(`import ${JSON.stringify(SITE)}`)
    lines.push("export default 'default' in module ? module.default : module")
    lines.push(...names.map(item => `export const ${item} = module.${item}`))
    return lines.join('\n')
  }
}
