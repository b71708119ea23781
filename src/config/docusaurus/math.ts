/** Formulas: plugins that read and draw them become a setting of ours. */

import { recordOf } from '../../shared/value.ts'
import { pluginsIn } from './plugins.ts'
import type { Section } from './source.ts'

/** `remark-math` as it is named by its package and by its function. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax.*))$/i

export const isMathPlugin = (name: string): boolean => MATH.test(name)

/** What `markdown.math` would say; `undefined` where no section has formulas. */
export function translateMath(sections: readonly Section[]): unknown {
  const keys = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']
  const found = pluginsIn(sections, keys)
    .filter(({ name }) => isMathPlugin(name))
    .map(({ options }) => recordOf(options))
  if (found.length === 0) return undefined
  const macros = Object.assign({}, ...found.map(options => textsIn(options.macros)))
  return { singleDollar: found.every(options => options.singleDollarTextMath !== false), macros }
}

/** Macros may be objects of KaTeX's own; those that are text are everybody's. */
const textsIn = (macros: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(recordOf(macros)).filter(([, text]) => typeof text === 'string'))
