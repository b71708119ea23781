/** A site on disk as search documents, and its index in memory: for quality tests and benches. */

import { basename } from 'node:path'
import { loadConfig } from '../src/config/load.ts'
import { readContent } from '../src/content/index.ts'
import { createParser } from '../src/engine/parse.ts'
import { createTranslate } from '../src/messages/index.ts'
import { buildSite } from '../src/model/index.ts'
import { createModules } from '../src/modules/index.ts'
import { createSearcher, SearchError } from '../src/search/browser.ts'
import { type SearchDocument, searchDocuments } from '../src/search/documents.ts'
import { buildIndex, textOf } from '../src/search/index.ts'
import { toRoute } from '../src/shared/path.ts'
import { onceInRun } from './once.ts'
import { said } from './said.ts'

/** A document of which a test names only what it is about. */
export function makeDocument(route: string, fields: Partial<SearchDocument> = {}): SearchDocument {
  return {
    route: toRoute(route),
    title: route,
    kind: 'blog',
    tags: [],
    date: undefined,
    section: '',
    sections: [],
    ...fields,
  }
}

/** What the build would put into the index of a site; read once for a run of tests. */
export const readDocuments = (siteDir: string): Promise<SearchDocument[]> =>
  onceInRun(`documents-${basename(siteDir)}`, () => readAll(siteDir))

async function readAll(siteDir: string): Promise<SearchDocument[]> {
  const { config, problems } = await loadConfig(siteDir)
  if (config === undefined) throw new Error(problems.map(said).join('\n'))
  const t = createTranslate(config.locale.locale)
  const content = await readContent(config)
  const { pages } = await createParser({ config, t, modules: createModules(config) }).parse(content, () => {})
  return searchDocuments(buildSite({ config, content, parsed: pages, assets: new Map(), t, mode: 'production' }))
}

/** A searcher over files in memory; `seen` gets the path of every file it asks for. */
export function searchIn({ files }: Pick<ReturnType<typeof buildIndex>, 'files'>, seen?: (path: string) => void) {
  const known = new Map<string, (typeof files)[number]>(files.map(file => [file.path, file]))
  return createSearcher({
    load: async (path, _signal, encoding) => {
      seen?.(path)
      const file = known.get(path)
      if (file === undefined) throw new SearchError('broken', path)
      return JSON.parse(textOf(file.read(), encoding))
    },
  })
}

export { buildIndex, createSearcher, type SearchDocument }
