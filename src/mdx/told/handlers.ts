/** Handlers that a text gives to parts of the theme: a page is plain HTML there, and they never run. */

import type { Context } from '../../tree/context.ts'
import type { HtmlNode } from '../../tree/html-tree.ts'
import { findJsx } from '../names.ts'
import type { MdxRun } from '../run.ts'
import type { CompiledMdx } from '../skeleton/compile.ts'

/** Which parts of the theme a text names, by the names that it has for them. */
function partsOf({ imports, declared }: CompiledMdx, { components, builtIn, context }: MdxRun): Set<string> {
  const given = Object.keys(builtIn).filter(name => !declared.has(name) && components[name] === builtIn[name])
  const taken = imports.flatMap(({ specifier, bindings }) => {
    const [, name] = /^@(?:theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier) ?? []
    // What the site draws itself knows what to do with it.
    if (name === undefined || context.options.parts?.[name] !== undefined) return []
    return bindings.filter(({ imported }) => imported === 'default').map(({ local }) => local)
  })
  return new Set([...given, ...taken])
}

export function warnOfDeadHandlers(nodes: readonly HtmlNode[], compiled: CompiledMdx, run: MdxRun): void {
  const handed: Parameters<Context['report']>[] = []
  findJsx(nodes, ({ name: tag = '', attributes, at }) => {
    for (const { name = '' } of attributes)
      if (/^on[A-Z]/.test(name) && /^\p{Lu}/u.test(tag))
        handed.push(['warning', 'dead-handler', { at, values: { name, tag } }])
  })
  if (handed.length === 0) return
  const parts = partsOf(compiled, run)
  for (const [level, id, found] of handed)
    if (parts.has(String(found?.values?.tag))) run.context.report(level, id, found)
}
