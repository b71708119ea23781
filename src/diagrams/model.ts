/** Diagrams as plain data: what a parser found in a text, before anything has a place. */

export type Direction = 'TB' | 'BT' | 'LR' | 'RL'

/** Colours that the author gave a box; each is a colour that SVG knows. */
export interface Colours {
  fill?: string | undefined
  stroke?: string | undefined
  ink?: string | undefined
}

/** A box, or a frame around boxes. */
export interface GraphNode {
  id: string
  /** Lines of its text. */
  lines: readonly string[]
  shape: string
  isGroup: boolean
  /** The frame that it stands in. */
  parent?: string | undefined
  /** Of what stands inside a frame. */
  direction?: Direction | undefined
  /** Parts below its name, each of several lines: fields, methods. */
  parts?: readonly (readonly string[])[] | undefined
  colours: Colours
}

/** What an end of a line looks like. */
export type End =
  | 'none'
  | 'arrow'
  | 'open'
  | 'cross'
  | 'circle'
  | 'triangle'
  | 'diamond'
  | 'filled-diamond'
  | 'one'
  | 'zero-or-one'
  | 'many'
  | 'zero-or-many'

export interface GraphEdge {
  from: string
  to: string
  lines: readonly string[]
  /** Texts at its ends. */
  near: { start?: string | undefined; end?: string | undefined }
  start: End
  end: End
  stroke: 'solid' | 'dotted' | 'thick' | 'none'
}

export interface Graph {
  kind: 'graph'
  direction: Direction
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
}

interface Actor {
  id: string
  lines: readonly string[]
  isPerson: boolean
}

interface Message {
  kind: 'message'
  from: string
  to: string
  lines: readonly string[]
  /** Where the author has them numbered. */
  number: number | undefined
  isDotted: boolean
  start: End
  end: End
}

/** What happens in a sequence, from top to bottom. */
export type Step =
  | Message
  | { kind: 'note'; over: readonly string[]; side: 'left' | 'right' | 'over'; lines: readonly string[] }
  | { kind: 'begin'; word: string; lines: readonly string[] }
  | { kind: 'else'; lines: readonly string[] }
  | { kind: 'end' }
  | { kind: 'active'; actor: string; isOn: boolean }

export interface Sequence {
  kind: 'sequence'
  actors: readonly Actor[]
  steps: readonly Step[]
}

export interface Pie {
  kind: 'pie'
  slices: readonly { label: string; value: number }[]
  showsValues: boolean
}

export interface Gantt {
  kind: 'gantt'
  tasks: readonly {
    section: string
    label: string
    /** Milliseconds. */
    from: number
    to: number
    state: 'plain' | 'active' | 'done' | 'critical' | 'milestone'
  }[]
}

export type Diagram = Graph | Sequence | Pie | Gantt

/** How numbers are written where the text is read: `Intl` takes the tag of its language. */
export interface Manner {
  locale: string
}

/** Places of boxes and bends of lines: what a layout of layers gives. */
export interface Layout {
  nodes: ReadonlyMap<string, { x: number; y: number; width: number; height: number }>
  edges: readonly { points: readonly Point[]; label: Point | undefined }[]
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

interface LayoutInput {
  direction: Direction
  nodes: readonly { id: string; width: number; height: number; parent?: string | undefined }[]
  edges: readonly { from: string; to: string; width: number; height: number }[]
}

/** Puts boxes into layers; given by who has a library for it. */
export type LayOut = (input: LayoutInput) => Layout
