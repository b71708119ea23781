/** What a config can say and hardly means: the site is made all the same, and its author is asked. */

import { problemOf } from '../../messages/problem.ts'
import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import type { Config } from '../../shared/config.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Problem, ProblemLevel } from '../../shared/problem.ts'
import type { Report } from '../fields.ts'
import type { Locate } from '../languages.ts'
import { doubtConfigs } from './configs.ts'
import { doubtLanguages } from './languages.ts'
import { doubtMarkup } from './markup.ts'
import { doubtTranslations } from './translations.ts'
import { doubtUnset } from './unset.ts'
import { doubtVersions } from './versions.ts'

export interface Doubted {
  /** In our names. */
  user: unknown
  /** Absent where there are mistakes, which are told first. */
  config: Config | undefined
  /** The site's folder, absolute. */
  root: string
  /** The config's name. */
  name: string
  /** Absolute paths of what it is read from. */
  files: readonly string[]
}

type OfFile = (file: string, id: TextId, values?: TextValues) => void

export interface Tell {
  /** Of a setting, at its place in the config. */
  setting: Report
  /** The same of what has no effect and does no harm. */
  idle: Report
  /** Of a file or a folder of the site; where another engine's config is read, it may lie there for that one. */
  file: OfFile
  /** What may well be meant so. */
  note: OfFile
}

const DOUBTS = [doubtConfigs, doubtMarkup, doubtLanguages, doubtTranslations, doubtUnset, doubtVersions]

/** `places` is asked only where there is something to say: it costs a look into the text of the config. */
export async function doubtsOf(doubted: Doubted, places: () => Promise<Locate>): Promise<Problem[]> {
  const found: [ProblemLevel, ...Parameters<Report>][] = []
  const files: Problem[] = []
  const level = doubted.config?.lenient === undefined ? 'warning' : 'note'
  const ofFile =
    (as: ProblemLevel): OfFile =>
    (file, id, values) =>
      void files.push(problemOf(as, id, { at: { file: toFilePath(file) }, values }))
  const tell: Tell = {
    setting: (...one) => void found.push(['warning', ...one]),
    idle: (...one) => void found.push(['note', ...one]),
    file: ofFile(level),
    note: ofFile('note'),
  }
  for (const doubt of DOUBTS) doubt(doubted, tell)
  if (found.length === 0) return files
  const file = toFilePath(doubted.name)
  const locate = await places()
  const settings = found.map(([as, where, id, values]) =>
    problemOf(as, id, { at: { file, ...locate(where, file) }, values: { ...values, where: `${where}: ` } }),
  )
  return [...settings, ...files]
}
