/** `postBuild` of plugins: run over the finished output of a language, before it takes its place. */

import { DOCUSAURUS_VERSION } from '../../../shared/config/lenient.ts'
import type { BuiltSite, Made } from '../../../shared/config/made.ts'
import type { Problem } from '../../../shared/problem.ts'
import { recordOf } from '../../../shared/value.ts'
import type { Living } from './living.ts'
import { takeTurn } from './turn.ts'

/** `undefined`: no plugin asks for it. */
export function finishing(plugins: readonly Living[], siteDir: string, globalData: unknown): Made['finish'] {
  const asked = plugins.filter(plugin => plugin.has('postBuild'))
  if (asked.length === 0) return undefined
  return async built => {
    const problems: Problem[] = []
    for (const plugin of asked) {
      const props = { ...propsOf(plugin, built), plugins: pluginsOf(plugins, built), globalData }
      const run = async (): Promise<void> =>
        void (await plugin.call('postBuild', { ...props, content: plugin.content }))
      const problem = await takeTurn({ own: plugin.own, code: plugin.code, siteDir }, run)
      if (problem !== undefined) problems.push(problem)
    }
    return problems
  }
}

/** Docusaurus' names, without what only its own client needs. */
function propsOf({ context }: Living, { outDir, pages, routes }: BuiltSite): Record<string, unknown> {
  const { siteConfig, siteVersion } = context
  return {
    ...context,
    siteConfig: { ...recordOf(siteConfig) },
    siteMetadata: { docusaurusVersion: DOCUSAURUS_VERSION, siteVersion, pluginVersions: {} },
    outDir,
    routes,
    routesPaths: pages.map(({ path }) => path),
    routesBuildMetadata: Object.fromEntries(pages.map(({ path, noIndex }) => [path, { noIndex }])),
    head: {},
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
  }
}

function pluginsOf(plugins: readonly Living[], { content = {} }: BuiltSite): object[] {
  const ours = Object.entries(content).flatMap(([name, byId]) =>
    Object.entries(byId).map(([id, own]) => ({ name, options: { id }, version: { type: 'synthetic' }, content: own })),
  )
  const own = plugins.map(({ name, options, content: its }) => ({
    name,
    options,
    version: { type: 'project' },
    content: its,
  }))
  return [...ours, ...own]
}
