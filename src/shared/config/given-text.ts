/**
 * A text that a plugin gives to a component of the site, as Docusaurus' bundler would make one of its file: what stands
 * for it among plain data, and its name among the texts that a page takes in.
 */

import type { FilePath } from '../path.ts'
import { isRecord } from '../value.ts'

const MARK = 'zapiski.text'
/** Only what stands before the truncate marker. */
const EXCERPT = '?truncated'

interface GivenText {
  /** Its file, or its beginning. */
  name: FilePath
  /** What Docusaurus tells of it besides. */
  facts: object
}

/** File names hold no `?` that would be taken for one: texts are looked up by what is before it. */
export const excerptName = (file: FilePath): FilePath => `${file}${EXCERPT}` as FilePath

export const isExcerptName = (name: FilePath): boolean => name.endsWith(EXCERPT)

export const fileOfText = (name: FilePath): FilePath =>
  isExcerptName(name) ? (name.slice(0, -EXCERPT.length) as FilePath) : name

/** As plain data. */
export const giveText = ({ name, facts }: GivenText): object => ({ [MARK]: name, facts })

/** Data again, each of the texts as what `draw` makes of it. */
export const takeTexts = (json: string, draw: (text: GivenText) => unknown): unknown =>
  JSON.parse(json, (_, value: unknown) =>
    isRecord(value) && typeof value[MARK] === 'string'
      ? draw({ name: value[MARK] as FilePath, facts: Object(value.facts) })
      : value,
  )
