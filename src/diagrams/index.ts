/** The door of the room: a diagram as plain data to SVG that styles by class, and to words. */

import { drawGantt, drawPie } from './charts.ts'
import { drawGraph } from './graph.ts'
import type { Diagram, LayOut, Manner } from './model.ts'
import { drawSequence } from './sequence.ts'

export function drawDiagram(diagram: Diagram, layOut: LayOut, manner: Manner): string {
  switch (diagram.kind) {
    case 'graph':
      return drawGraph(diagram, layOut)
    case 'sequence':
      return drawSequence(diagram)
    case 'pie':
      return drawPie(diagram, manner)
    case 'gantt':
      return drawGantt(diagram)
  }
}

export { describeDiagram } from './describe.ts'
export type * from './model.ts'
export { plainLabel, wrap } from './text.ts'
