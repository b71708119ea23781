/** Fragments: what a result shows of one page, and all that the index says of it. */

import { wideHash } from '../../shared/hash.ts'
import type { SearchDocument } from '../documents.ts'
import { type Fragment, fragmentPath, NAME_LENGTH } from '../format.ts'
import type { NumberedPage } from './numbers.ts'
import type { ReadTerms } from './page-terms.ts'
import type { IndexFile } from './parts.ts'

export interface NamedFragment extends NumberedPage {
  name: string
  file: IndexFile
}

/** Made when it is read: of a whole site they are as large as its texts. */
export function fragmentOf({ number, page }: NumberedPage): NamedFragment {
  const read = (): string => JSON.stringify(toFragment(page))
  const name = fragmentName(read())
  const path = fragmentPath(number, name)
  return { number, page, name, file: { path, key: path, read } }
}

/** The first letters of a digest tell little. */
export const fragmentName = (text: string): string => wideHash([text]).slice(2, 2 + NAME_LENGTH)

function toFragment({ route, title, section, date, tags, sections }: SearchDocument): Fragment {
  return {
    route,
    title,
    section,
    date: date ?? '',
    tags: tags.map(({ label, permalink }) => [label, permalink]),
    sections: sections
      .filter(({ heading, text }) => heading !== '' || text !== '')
      .map(({ anchor, heading, level, text }) => [anchor, heading, level, text]),
  }
}

/** The page of a fragment, as its terms are read. */
export const pageOf = ({ title, tags, sections }: Fragment): Parameters<ReadTerms>[0] => ({
  title,
  tags: tags.map(([label, permalink]) => ({ label, permalink })),
  sections: sections.map(([anchor, heading, level, text]) => ({ anchor, heading, level, text })),
})
