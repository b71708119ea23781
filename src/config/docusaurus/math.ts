/** Formulas: plugins that read and draw them become a setting of ours. */

import { isRecord } from '../../shared/value.ts'
import { pluginName } from './plugins.ts'
import type { Section } from './source.ts'

/** `remark-math` as it is named by its package and by its function. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax.*))$/i

export const isMathPlugin = (name: string): boolean => MATH.test(name)

/** What `markdown.math` would say; `undefined` where no section has formulas. */
export function translateMath(sections: readonly Section[]): unknown {
  const found = sections.flatMap(section =>
    ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'].flatMap(key => {
      const list = section.raw(key)
      return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
        const [plugin, options]: unknown[] = Array.isArray(item) ? item : [item]
        return isMathPlugin(pluginName(plugin)) ? [isRecord(options) ? options : {}] : []
      })
    }),
  )
  if (found.length === 0) return undefined
  const macros = Object.assign({}, ...found.map(options => textsIn(options.macros)))
  return { singleDollar: found.every(options => options.singleDollarTextMath !== false), macros }
}

/** Macros may be objects of KaTeX's own; those that are text are everybody's. */
const textsIn = (macros: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isRecord(macros) ? macros : {}).filter(([, text]) => typeof text === 'string'))
