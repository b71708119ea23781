/** What Mermaid's own parsers found in a text, as our diagrams. */

import {
  type Colours,
  type Diagram,
  type Direction,
  type End,
  type Graph,
  type GraphEdge,
  type GraphNode,
  plainLabel,
  wrap,
} from '../../../diagrams/index.ts'
import { isRecord, listOf, stringOf } from '../../../shared/value.ts'
import { readGantt, readPie, readSequence } from './read-charts.ts'

/** A parsed diagram of Mermaid. */
export interface Parsed {
  type: string
  db: Database
}

export type Database = Record<string, ((...given: unknown[]) => unknown) | undefined>

/** `undefined`: a kind that is not drawn here. */
export function readDiagram({ type, db }: Parsed): Diagram | undefined {
  if (/^flowchart|^graph/.test(type)) return readGraph(db, 'flow')
  if (/^state/.test(type)) return readGraph(db, 'state')
  if (/^class/.test(type)) return readGraph(db, 'class')
  if (type === 'er') return readGraph(db, 'er')
  if (type === 'sequence') return readSequence(db)
  if (type === 'pie') return readPie(db)
  return type === 'gantt' ? readGantt(db) : undefined
}

const recordsOf = (value: unknown): Record<string, unknown>[] => listOf(value).filter(isRecord)

type Kind = 'flow' | 'state' | 'class' | 'er'

function readGraph(db: Database, kind: Kind): Graph | undefined {
  const data = db.getData?.()
  if (!isRecord(data)) return undefined
  const direction = directionOf(db.getDirection?.()) ?? directionOf(data.direction) ?? 'TB'
  return {
    kind: 'graph',
    direction,
    nodes: recordsOf(data.nodes).map(node => readNode(node, kind)),
    edges: recordsOf(data.edges).map(readEdge),
  }
}

function directionOf(value: unknown): Direction | undefined {
  const name = stringOf(value).toUpperCase().replace('TD', 'TB')
  return (['TB', 'BT', 'LR', 'RL'] as const).find(known => known === name)
}

function readNode(node: Record<string, unknown>, kind: Kind): GraphNode {
  const id = stringOf(node.id)
  const label = plainLabel(stringOf(kind === 'class' && node.text !== undefined ? node.text : node.alias || node.label))
  const shape = stringOf(node.shape)
  const annotations = listOf(node.annotations).map(name => `«${stringOf(name)}»`)
  return {
    id,
    lines: [...annotations, ...wrap(label)],
    shape: kind === 'flow' ? shape : shape.replace(/^(?:classBox|erBox)$/, 'squareRect'),
    isGroup: node.isGroup === true,
    parent: stringOf(node.parentId) || undefined,
    direction: directionOf(node.dir),
    parts: partsOf(node, kind),
    colours: shape === 'note' ? {} : coloursOf([...listOf(node.cssCompiledStyles), ...listOf(node.cssStyles)]),
  }
}

const lineOf = (value: unknown): string => plainLabel(stringOf(value)).replaceAll('\n', ' ')

function partsOf(node: Record<string, unknown>, kind: Kind): GraphNode['parts'] {
  if (kind === 'class' && node.shape === 'classBox') {
    const lines = (list: unknown): string[] =>
      recordsOf(list).map(({ text }) => lineOf(stringOf(text).replace(/^\\/, '')))
    const parts = [lines(node.members), lines(node.methods)]
    return parts.every(part => part.length === 0) ? undefined : parts
  }
  if (kind !== 'er' || listOf(node.attributes).length === 0) return undefined
  return [
    recordsOf(node.attributes).map(({ type, name, keys, comment }) =>
      [lineOf(type), lineOf(name), listOf(keys).map(stringOf).join(', '), lineOf(comment)].filter(Boolean).join('  '),
    ),
  ]
}

/** What SVG takes as a colour and nothing else. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%\s/]+\))$/i

function coloursOf(styles: readonly unknown[]): Colours {
  const found: Record<string, string> = {}
  for (const style of styles) {
    const [name = '', value = ''] = stringOf(style).split(/:(.*)/s)
    const colour = value.replace(/!important|;/g, '').trim()
    if (COLOUR.test(colour)) found[name.trim()] = colour
  }
  const { fill, stroke, color } = found
  // On our own ground, which is of two colours, letters might not be seen: their colour goes to the outline.
  if (isOurs(fill)) return { fill, stroke: stroke ?? color }
  return { fill, stroke: stroke ?? 'currentColor', ink: color ?? inkOn(fill) }
}

const isOurs = (fill: string | undefined): fill is 'none' | 'transparent' | undefined =>
  fill === undefined || fill === 'none' || fill === 'transparent'

/** Black or white, whichever is read on this ground in both colour modes. */
function inkOn(fill: string): string {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(fill)?.[1]
  if (hex === undefined) return '#111'
  const parts = hex.length === 3 ? [...hex].map(digit => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = parts.map(part => Number.parseInt(part, 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140 ? '#111' : '#fff'
}

const ENDS: Readonly<Record<string, End>> = {
  arrow_point: 'arrow',
  arrow_barb: 'arrow',
  arrow_cross: 'cross',
  arrow_circle: 'circle',
  extension: 'triangle',
  composition: 'filled-diamond',
  aggregation: 'diamond',
  dependency: 'open',
  lollipop: 'circle',
  only_one: 'one',
  zero_or_one: 'zero-or-one',
  one_or_more: 'many',
  zero_or_more: 'zero-or-many',
}

function readEdge(edge: Record<string, unknown>): GraphEdge {
  const looks = `${stringOf(edge.pattern)} ${stringOf(edge.thickness)}`
  const isNote = stringOf(edge.classes).includes('note') || edge.arrowhead === 'none'
  return {
    from: stringOf(edge.start),
    to: stringOf(edge.end),
    lines: wrap(plainLabel(stringOf(edge.label))),
    near: { start: nearText(edge.startLabelRight), end: nearText(edge.endLabelLeft) },
    start: ENDS[stringOf(edge.arrowTypeStart)] ?? 'none',
    end: isNote ? 'none' : (ENDS[stringOf(edge.arrowTypeEnd)] ?? 'none'),
    stroke: /invisible/.test(looks)
      ? 'none'
      : /thick/.test(looks)
        ? 'thick'
        : /dotted|dashed/.test(looks) || isNote
          ? 'dotted'
          : 'solid',
  }
}

const nearText = (text: unknown): string | undefined => {
  const label = plainLabel(stringOf(text))
  return label === '' || label === 'none' ? undefined : label
}
