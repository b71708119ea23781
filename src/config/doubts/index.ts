/** What a config can say and hardly means: the site is made all the same, and its author is asked. */

import { problemOf } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Report } from '../fields.ts'
import type { Locate } from '../languages.ts'
import { doubtLanguages } from './languages.ts'
import { doubtMarkup } from './markup.ts'

export interface Doubted {
  /** In our names. */
  user: unknown
  /** The config's name. */
  name: string
}

const DOUBTS = [doubtMarkup, doubtLanguages]

/** `places` is asked only where there is something to say: it costs a look into the text of the config. */
export async function doubtsOf(doubted: Doubted, places: () => Promise<Locate>): Promise<Problem[]> {
  const found: Parameters<Report>[] = []
  for (const doubt of DOUBTS) doubt(doubted, (...one) => void found.push(one))
  if (found.length === 0) return []
  const file = toFilePath(doubted.name)
  const locate = await places()
  return found.map(([where, id, values]) =>
    problemOf('warning', id, { at: { file, ...locate(where, file) }, values: { ...values, where: `${where}: ` } }),
  )
}
