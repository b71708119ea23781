/** Layers of boxes by dagre, which Mermaid brings along. */

import type { LayOut, Layout, Point } from '../../../diagrams/index.ts'

/** As much of dagre as is asked for. */
export interface Dagre {
  Graph: new (options: { multigraph: boolean; compound: boolean }) => DagreGraph
  layout(graph: DagreGraph): void
}

interface Laid extends Point {
  width: number
  height: number
  points?: Point[]
}

interface DagreGraph {
  setGraph(options: Record<string, unknown>): unknown
  setNode(id: string, size: Record<string, unknown>): unknown
  setParent(id: string, parent: string): unknown
  setEdge(from: string, to: string, label: Record<string, unknown>, name: string): unknown
  node(id: string): Laid
  edge(from: string, to: string, name: string): Laid
}

/** Boxes go in under numbers: their own names may be made by chance. */
export const createLayOut =
  ({ Graph, layout }: Dagre): LayOut =>
  ({ direction, nodes, edges }) => {
    const graph = new Graph({ multigraph: true, compound: true })
    graph.setGraph({ rankdir: direction, nodesep: 44, ranksep: 48, edgesep: 16, marginx: 0, marginy: 0 })
    const ids = new Map(nodes.map(({ id }, index) => [id, String(index)]))
    const idOf = (id: string): string => ids.get(id) ?? id
    for (const { id, width, height } of nodes) graph.setNode(idOf(id), { width, height })
    for (const { id, parent } of nodes) if (parent !== undefined) graph.setParent(idOf(id), idOf(parent))
    edges.forEach(({ from, to, width, height }, index) => {
      graph.setEdge(idOf(from), idOf(to), { width, height, labelpos: 'c', minlen: 1 }, String(index))
    })
    layout(graph)
    return framed(
      nodes.map(({ id }) => [id, graph.node(idOf(id))] as const),
      edges.map(({ from, to, width }, index) => {
        const laid = graph.edge(idOf(from), idOf(to), String(index))
        return { points: laid.points ?? [], label: width === 0 ? undefined : { x: laid.x, y: laid.y } }
      }),
    )
  }

/** Lines without labels may bend outside of what dagre takes for the drawing. */
function framed(nodes: readonly (readonly [string, Laid])[], edges: Layout['edges']): Layout {
  const corners = nodes.flatMap(([, { x, y, width, height }]) => [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
  ])
  const points = [...corners, ...edges.flatMap(edge => edge.points)]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top })
  return {
    nodes: new Map(nodes.map(([id, { width, height, ...at }]) => [id, { width, height, ...moved(at) }])),
    edges: edges.map(edge => ({ points: edge.points.map(moved), label: edge.label && moved(edge.label) })),
    width: points.length === 0 ? 0 : Math.max(...xs) - left,
    height: points.length === 0 ? 0 : Math.max(...ys) - top,
  }
}
