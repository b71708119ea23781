/** What other threads do: each task is a function of small plain data, the same in every thread. */

import type { ShareText } from '../../render/share/index.ts'
import { buildIndex, type SearchEntry, toDocument } from '../../search/index.ts'
import type { AssetPath, Route } from '../../shared/path.ts'
import { readSections } from '../parsing/bodies.ts'
import { type ParsedTexts, type Portable, parsePortable } from '../parsing/portable.ts'
import { paintShare } from '../share/paint.ts'
import { type Drawing, type DrawnPages, drawPages } from './draw.ts'

/** A page to be searched, its sections packed. */
interface IndexedText {
  entry: SearchEntry
  sections: Uint8Array
}

/** A file whose bytes are there, or the page whose fragment it is. */
interface IndexBytes {
  path: AssetPath
  key: string
  body: Uint8Array | Route
}

interface Indexing {
  texts: readonly IndexedText[]
  locale: string
  /** Fragments are made where they are written: together they are as large as the texts. */
  isLarge: boolean
}

function indexOf({ texts, locale, isLarge }: Indexing): IndexBytes[] {
  const documents = texts.map(({ entry, sections }) => toDocument(entry, () => readSections(sections)))
  const encoder = new TextEncoder()
  const bytesOf = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? encoder.encode(content) : content
  return buildIndex(documents, { locale, isHeld: !isLarge }).files.map(({ path, key, page, read }) => ({
    path,
    key,
    body: (isLarge ? page : undefined) ?? bytesOf(read()),
  }))
}

const tasks = {
  /** Share images, in the order of their texts. */
  shares: (texts: readonly ShareText[]): Uint8Array[] => texts.map(paintShare),
  /** A whole index of the search, made of nothing earlier. */
  index: indexOf,
  /** Pages as they are published. */
  draw: (drawing: Drawing): DrawnPages => drawPages(drawing),
  /** Texts that are made of themselves alone. */
  parse: (input: Portable): Promise<ParsedTexts> => parsePortable(input),
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** A task as it is sent to a thread. */
export type Order = { [Name in TaskName]: { name: Name; input: Input<Name> } }[TaskName]

export async function perform({ name, input }: Order): Promise<Output<TaskName>> {
  // The input is that of the name.
  const task = tasks[name] as (input: Input<TaskName>) => Output<TaskName> | Promise<Output<TaskName>>
  return task(input)
}

/** What goes to the other thread and leaves this one: large bytes are not copied. */
export const movedOf = (output: Output<TaskName>): ArrayBuffer[] =>
  'bytes' in output
    ? ownBuffer(output.bytes)
    : output.flatMap(part => ('body' in part && typeof part.body !== 'string' ? ownBuffer(part.body) : []))

/** The same on the way there. */
export const sentOf = (order: Order): ArrayBuffer[] =>
  order.name === 'index' ? order.input.texts.flatMap(({ sections }) => ownBuffer(sections)) : []

/** Not of what lies among other bytes. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
