/** Small documents for tests of pure rooms: only what a test names, defaults for the rest. */

import type { FrontMatter, ParsedPage, Reference, Source, SourceKind } from '../src/shared/document.ts'
import { toFilePath } from '../src/shared/path.ts'

const ROOTS: Record<SourceKind, string> = { post: 'blog', doc: 'docs', page: 'pages' }

export function makeSource(kind: SourceKind, path: string, frontMatter: Partial<FrontMatter> = {}): Source {
  return {
    kind,
    instance: 'default',
    file: toFilePath(`${ROOTS[kind]}/${path}`),
    path,
    body: '',
    bodyLine: 1,
    frontMatter: {
      keywords: [],
      tags: [],
      authors: [],
      draft: false,
      unlisted: false,
      hideTitle: false,
      hideTableOfContents: false,
      parseNumberPrefixes: true,
      aliases: [],
      ...frontMatter,
    },
    frontMatterLines: {},
    hash: path,
  }
}

export function makeParsed(source: Source, fields: Partial<ParsedPage> = {}): ParsedPage {
  return {
    source,
    html: '',
    excerpt: '',
    toc: [],
    contentTitle: undefined,
    description: undefined,
    references: [],
    slots: [],
    anchors: [],
    words: 100,
    sections: [],
    problems: [],
    ...fields,
  }
}

export function makeReference(fields: Partial<Reference> & Pick<Reference, 'kind' | 'target'>): Reference {
  return { image: false, query: '', hash: '', line: 1, column: 1, text: '', context: undefined, ...fields }
}
