/** Fragments: what a result shows of one page, and all that the index says of it. */

import { wideHash } from '../../shared/hash.ts'
import { toRoute } from '../../shared/path.ts'
import { alphabetOf } from '../alphabet.ts'
import type { SearchDocument } from '../documents.ts'
import { type Fragment, fragmentPath, NAME_LENGTH } from '../format.ts'
import type { IndexFile } from './parts.ts'

/** What is known of a page besides its place in the site. */
export type PageWords = Pick<SearchDocument, 'route' | 'title' | 'section' | 'lang' | 'date' | 'tags' | 'sections'>

export interface NamedFragment {
  number: number
  page: PageWords
  name: string
  file: IndexFile
}

interface FragmentOptions {
  encoding?: string | undefined
  /** The page with its text, when that is at hand: of `page` it may be unpacked at each look. */
  whole?: PageWords
  /** Its bytes are kept until they are read; else made then: of a whole site they are as large as its texts. */
  isHeld?: boolean
}

export function fragmentOf(
  { number, page }: Pick<NamedFragment, 'number' | 'page'>,
  { encoding, whole = page, isHeld = false }: FragmentOptions = {},
): NamedFragment {
  const text = fragmentText(whole, encoding)
  const name = fragmentName(text, encoding)
  const path = fragmentPath(number, name)
  let held = isHeld ? bodyOf(text, encoding) : undefined
  const read = (): string | Uint8Array => {
    const body = held ?? fragmentBody(page, encoding)
    held = undefined
    return body
  }
  return { number, page, name, file: { path, key: path, page: page.route, read } }
}

/** As it is written. */
export const fragmentBody = (page: PageWords, encoding: string | undefined): string | Uint8Array =>
  bodyOf(fragmentText(page, encoding), encoding)

const bodyOf = (text: string, encoding: string | undefined): string | Uint8Array =>
  encoding === undefined ? text : alphabetOf(encoding).encode(text)

function fragmentText(page: PageWords, encoding: string | undefined): string {
  const json = JSON.stringify(toFragment(page))
  return encoding === undefined ? json : alphabetOf(encoding).spell(json)
}

/**
 * The first letters of a digest tell little. The same text in another encoding is another file: languages of a site put
 * theirs into one folder.
 */
export const fragmentName = (text: string, encoding = ''): string =>
  wideHash([encoding, text]).slice(2, 2 + NAME_LENGTH)

function toFragment({ route, title, section, lang, date, tags, sections }: PageWords): Fragment {
  return {
    route,
    title,
    section,
    ...(lang !== undefined && { lang }),
    date: date ?? '',
    tags: tags.map(({ label, permalink }) => [label, permalink]),
    sections: sections
      .filter(({ heading, text }) => heading !== '' || text !== '')
      .map(({ anchor, heading, level, text }) => [anchor, heading, level, text]),
  }
}

/** The page of a fragment. */
export const pageOf = ({ route, title, section, lang, date, tags, sections }: Fragment): PageWords => ({
  route: toRoute(route),
  title,
  section,
  lang,
  date: date === '' ? undefined : date,
  tags: tags.map(([label, permalink]) => ({ label, permalink })),
  sections: sections.map(([anchor, heading, level, text]) => ({ anchor, heading, level, text })),
})
