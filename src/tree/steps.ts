/** The list of steps over texts: those of the engine and a site's plugins are of one kind. */

import { knownOr } from '../shared/collections.ts'
import { diagrams } from './blocks/diagrams.ts'
import { emoji } from './blocks/emoji.ts'
import { formulas } from './blocks/formulas.ts'
import { npm2yarn } from './code/npm2yarn.ts'
import type { ParseOptions } from './options.ts'
import type { Step } from './step.ts'
import { typography } from './typography/apply.ts'

const known = new WeakMap<ParseOptions, readonly Step[]>()

/** All that takes part in texts with these options, in the order in which it runs. */
export const stepsOf = (options: ParseOptions): readonly Step[] =>
  knownOr(known, options, () => [...ofSite(options), ...ofEngine(options)])

/** Those of the engine are the same for all texts of a site, whose options are each one's. */
function ofEngine(options: ParseOptions): readonly Step[] {
  const made = [options.markdown, options.drawDiagram, options.drawMath, options.frames, options.t]
  if (!made.every((part, index) => part === latest.made[index])) latest = { made, steps: createSteps(options) }
  return latest.steps
}

let latest: { made: readonly unknown[]; steps: readonly Step[] } = { made: [{}], steps: [] }

const ofSite = ({ plugins: { remark = [], rehype = [] } = {} as never }: ParseOptions): Step[] => [
  ...remark.map((plugin): Step => ({ ...plugin, tree: 'mdast', when: 'markdown' })),
  ...rehype.map((plugin): Step => ({ ...plugin, tree: 'hast', when: 'html' })),
]

function createSteps({ markdown, drawDiagram, drawMath, frames, t }: ParseOptions): Step[] {
  const { mermaid, npm2yarn: managers, names } = markdown
  const forDiagrams = {
    isOn: mermaid === true,
    isFramed: frames?.mermaid !== undefined,
    draw: drawDiagram,
    label: t('theme.diagram.label'),
  }
  const steps = [
    { name: 'mermaid', when: 'written', attach: diagrams, options: forDiagrams },
    { name: 'npm2yarn', when: 'blocks', attach: npm2yarn, options: { managers } },
    markdown.emoji && { name: 'emoji', when: 'words', attach: emoji, options: undefined },
    markdown.typography && { name: 'typography', when: 'type', attach: typography, options: { names } },
    // Headings are named after the TeX of their formulas, as in Docusaurus; from here on they are drawn.
    markdown.math !== undefined && {
      name: 'math',
      when: 'type',
      attach: formulas,
      options: { draw: drawMath, label: t('theme.math.regionLabel') },
    },
  ]
  return steps.filter(step => typeof step === 'object').map(step => ({ ...step, tree: 'own' }) as Step)
}
