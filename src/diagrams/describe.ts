/** A diagram in words, for those who cannot see it and for the search. */

import type { Diagram, GraphNode, Manner } from './model.ts'

/** Longer ones are no help to listen to. */
const LONGEST = 1500

export function describeDiagram(diagram: Diagram, manner: Manner): string {
  const text = sentencesOf(diagram, manner).join('; ')
  return text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text
}

const joined = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim()

function sentencesOf(diagram: Diagram, { locale }: Manner): string[] {
  switch (diagram.kind) {
    case 'graph': {
      const names = new Map(diagram.nodes.map(node => [node.id, nameOf(node)]))
      const alone = diagram.nodes.filter(
        ({ id, isGroup }) => !isGroup && !diagram.edges.some(({ from, to }) => from === id || to === id),
      )
      const parts = diagram.nodes.flatMap(node => (node.parts === undefined ? [] : [withParts(node)]))
      return [
        ...diagram.edges
          .filter(({ stroke }) => stroke !== 'none')
          .map(({ from, to, lines }) => arrow([names.get(from), names.get(to)], joined(lines))),
        ...(parts.length > 0 ? parts : alone.map(nameOf)),
      ].filter(sentence => sentence !== '')
    }
    case 'sequence': {
      const names = new Map(diagram.actors.map(({ id, lines }) => [id, joined(lines)]))
      return diagram.steps.flatMap(step => {
        if (step.kind === 'message')
          return [`${names.get(step.from) ?? ''} → ${names.get(step.to) ?? ''}: ${joined(step.lines)}`]
        return step.kind === 'note' ? [joined(step.lines)] : []
      })
    }
    case 'pie': {
      const { format } = new Intl.NumberFormat(locale)
      return diagram.slices.map(({ label, value }) => `${label}: ${format(value)}`)
    }
    case 'gantt':
      return diagram.tasks.map(({ label, from, to }) => `${label}: ${dayOf(from)} – ${dayOf(to)}`)
  }
}

const arrow = ([from = '', to = '']: (string | undefined)[], label: string): string =>
  `${from} → ${to}${label === '' ? '' : ` (${label})`}`

const BEGINNING = '●'
const nameOf = ({ shape, lines }: GraphNode): string => (/^state(?:Start|End)$/.test(shape) ? BEGINNING : joined(lines))
const withParts = (node: GraphNode): string => [nameOf(node), ...(node.parts ?? []).flat()].join(', ')
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
