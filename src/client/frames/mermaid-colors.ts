/** The theme's colours under the names that Mermaid knows; what is not named follows from these. */

import { palette } from '../../theme/palette.ts'
import type { Order } from './messages.ts'

type Mode = Order['mode']

/** Told apart on both grounds, in this order. */
const TONES = ['info', 'danger', 'tip', 'warning', 'code-type', 'accent', 'code-property', 'note'] as const

/** What of a chart is neither a bar nor a line. */
const CHART_WORDS = [
  'title',
  ...['x', 'y'].flatMap(axis => ['Title', 'Label', 'Tick', 'Line'].map(part => `${axis}Axis${part}`)),
]

/** Mermaid counts up to twelve. */
const LIMIT = 12

export function mermaidColors(mode: Mode): Record<string, unknown> {
  const of = (name: keyof typeof palette): string => palette[name][mode]
  const tone = (index: number): string => of(TONES[index % TONES.length] ?? 'note')
  // Words on it are those of the text.
  const soft = (index: number): string => mixed(tone(index), of('paper'), mode === 'dark' ? 0.32 : 0.2)
  const numbered = (name: string, value: (index: number) => string): [string, string][] =>
    Array.from({ length: LIMIT }, (_, index) => [`${name}${index}`, value(index)])
  return {
    darkMode: mode === 'dark',
    background: of('paper'),
    primaryColor: of('surface'),
    primaryTextColor: of('ink'),
    primaryBorderColor: of('line-strong'),
    secondaryColor: soft(0),
    tertiaryColor: soft(2),
    lineColor: of('muted'),
    textColor: of('ink'),
    titleColor: of('ink'),
    ...Object.fromEntries([
      ...numbered('cScale', soft),
      ...numbered('cScalePeer', tone),
      ...numbered('cScaleLabel', () => of('ink')),
      ...numbered('git', tone),
      ...numbered('gitInv', tone),
      ...numbered('gitBranchLabel', () => of('paper')),
      ...numbered('fillType', soft),
      ...numbered('pie', soft),
      ...numbered('venn', tone),
    ]),
    xyChart: {
      backgroundColor: 'transparent',
      plotColorPalette: TONES.map(name => of(name)).join(),
      ...Object.fromEntries(CHART_WORDS.map(name => [`${name}Color`, of('ink')])),
    },
    packet: {
      ...Object.fromEntries(['startByte', 'endByte', 'label', 'title'].map(name => [`${name}Color`, of('ink')])),
      blockStrokeColor: of('line-strong'),
      blockFillColor: of('surface'),
    },
    ...Object.fromEntries(['Edge', 'EdgeArrow', 'GroupBorder'].map(name => [`arch${name}Color`, of('muted')])),
    commitLabelColor: of('ink'),
    commitLabelBackground: of('surface'),
  }
}

/** `#rrggbb`, so much of the first. */
function mixed(first: string, second: string, share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map(at => Math.round(channel(first, at) * share + channel(second, at) * (1 - share)))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
