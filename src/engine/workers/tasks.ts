/** What other threads do: each task is a function of small plain data, the same in every thread. */

import type { ShareText } from '../../render/share/index.ts'
import { buildIndex, type SearchDocument } from '../../search/index.ts'
import type { AssetPath } from '../../shared/path.ts'
import { parseTexts } from '../parsing/task.ts'
import { paintShare } from '../share/paint.ts'

/** A file whose text is there. */
interface IndexText {
  path: AssetPath
  key: string
  text: string
}

const tasks = {
  /** Share images, in the order of their texts. */
  shares: (texts: readonly ShareText[]): Uint8Array[] => texts.map(paintShare),
  /** A whole index of the search, made of nothing earlier. */
  index: ({ documents, locale }: { documents: readonly SearchDocument[]; locale: string }): IndexText[] =>
    buildIndex(documents, { locale }).files.map(({ path, key, read }) => ({ path, key, text: read() })),
  /** Texts without code, parsed. */
  parse: parseTexts,
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** A task as it is sent to a thread. */
export type Order = { [Name in TaskName]: { name: Name; input: Input<Name> } }[TaskName]

export async function perform(order: Order): Promise<Output<TaskName>> {
  switch (order.name) {
    case 'shares':
      return tasks.shares(order.input)
    case 'index':
      return tasks.index(order.input)
    case 'parse':
      return tasks.parse(order.input)
  }
}
