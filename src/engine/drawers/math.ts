/** Formulas as MathML: Temml, or KaTeX where a site has only that. */

import type { ParseOptions } from '../../pages/index.ts'
import type { Config, MathConfig } from '../../shared/config.ts'
import { messageOf } from '../../shared/value.ts'
import { findPackage, type OptionalPackage } from './package.ts'

type DrawMath = NonNullable<ParseOptions['drawMath']>

interface Renderer {
  renderToString(tex: string, options: Record<string, unknown>): string
}

const PACKAGES = ['temml', 'katex']
/** Formulas that are remembered; a text repeats its letters. */
const MAX_KNOWN = 10_000
/** Macros that a formula may expand, ems that a rule may be long. */
const LIMITS = { maxExpand: 1000 }

/** The package that draws the formulas of a site, when it has any. */
export const mathPackage = ({
  markdown,
  siteDir,
}: Pick<Config, 'markdown' | 'siteDir'>): OptionalPackage | undefined =>
  markdown.math === undefined ? undefined : findPackage(PACKAGES, siteDir)

/** Loaded with the first formula. */
export function createMath(config: Pick<Config, 'markdown' | 'siteDir'>): DrawMath | undefined {
  const { math } = config.markdown
  const found = mathPackage(config)
  if (math === undefined || found === undefined) return undefined
  let renderer: Renderer | undefined
  const known = new Map<string, ReturnType<DrawMath>>()
  return (tex, isBlock) => {
    const key = `${isBlock ? '$$' : '$'}${tex}`
    const before = known.get(key)
    if (before !== undefined) return before
    renderer ??= found.load() as Renderer
    if (known.size >= MAX_KNOWN) known.clear()
    const drawn = render(renderer, tex, optionsFor(math, isBlock))
    known.set(key, drawn)
    return drawn
  }
}

/** The macros anew each time: what one formula defines is not known to the next, in whatever order pages are made. */
const optionsFor = ({ macros }: MathConfig, isBlock: boolean): Record<string, unknown> => ({
  ...LIMITS,
  displayMode: isBlock,
  macros: { ...macros },
  output: 'mathml',
  throwOnError: true,
  trust: false,
  strict: false,
})

function render(renderer: Renderer, tex: string, options: Record<string, unknown>): ReturnType<DrawMath> {
  try {
    return { mathml: onlyMath(renderer.renderToString(tex, options)) }
  } catch (error) {
    const position: unknown = error instanceof Error && 'position' in error ? error.position : undefined
    return { message: reasonOf(messageOf(error)), offset: typeof position === 'number' ? position : 0 }
  }
}

/** Without the TeX that KaTeX repeats beside what it draws. */
const onlyMath = (html: string): string =>
  html
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '')

/** The place stands before the message already. */
const reasonOf = (message: string): string =>
  message
    .replace(/^\s*(?:KaTeX parse error:\s*)?/, '')
    .replace(/\s+at (?:position \d+|end of input)\s*:[\s\S]*$/, '')
    .trim()
