/** Takes a parsed page from an earlier run when everything that it was made of is as it was. */

import { contentHash } from '../../content-hash.ts'
import type { Modules } from '../../modules/index.ts'
import { fileOfText } from '../../shared/config/given-text.ts'
import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Partial, Source } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import { pluginsFor } from '../drawers/plugins.ts'
import type { Reads } from '../parsing/reads.ts'
import { machinePlace } from './identity.ts'
import type { PageCache } from './pages.ts'

interface Input {
  config: Config
  modules: Modules
  pages: PageCache | undefined
  /** Every text that a document may take in. */
  texts: ReadonlyMap<FilePath, Partial | Source>
  /** Those of them that are no pages. */
  parts: readonly Partial[]
  /** The key within one run. */
  keyOf: (source: Source) => string
  parse: (source: Source) => Promise<ParsedPage>
  reads: Reads
}

type Recall = (source: Source) => Promise<ParsedPage>

/** Gives the page of an earlier run, or one parsed and kept for the next one. */
export function createRecall(input: Input): Recall {
  const { pages, parse } = input
  return pages === undefined ? parse : createKept({ ...input, pages })
}

function createKept(input: Input & { pages: PageCache }): Recall {
  const { modules, pages, parts, parse, reads } = input
  const code = modules.digest()
  const place = machinePlace()
  const partsDigest = contentHash(parts.flatMap(({ file, body }) => [file, body]).join('\0'), 32)

  /** Everything that a page is made of; `undefined` when its code may say something else tomorrow. */
  function lastingKey(source: Source): string | undefined {
    const hasCode = modules.fingerprint(source) !== ''
    const plugins = pluginsFor(input.config, source)
    const made = plugins && [...plugins.remark, ...plugins.rehype].map(({ digest }) => digest)
    // A plugin that does not say otherwise may read anything.
    if ((hasCode && code === undefined) || made?.includes(undefined)) return undefined
    const taken = takenBy(source, input).map(text => [
      text.file,
      'hash' in text ? text.hash : contentHash(text.body, 32),
    ])
    const { path, kind, instance } = source
    const around = [hasCode && [code, place], taken, taken.length > 0 && partsDigest, modules.embedded(source), made]
    return contentHash(JSON.stringify([input.keyOf(source), path, kind, instance, around]), 32)
  }

  return async source => {
    const key = lastingKey(source)
    if (key === undefined) {
      pages.refuse()
      return parse(source)
    }
    const known = pages.find(key, source)
    if (known !== undefined && reads.areSame(known.reads)) {
      modules.use(known.used)
      reads.keep(source.file, known.reads)
      return known.page
    }
    modules.takeUsed()
    const asks = modules.asks()
    const listed = modules.listing.asks()
    const page = await parse(source)
    const used = modules.takeUsed()
    // Who asks for other documents is made of more than its own files.
    const isOwn = modules.listing.asks() === listed
    const isSure = modules.asks() === asks && (modules.fingerprint(source) === '' || !modules.keepsAnswer())
    if (isOwn && isSure && isLasting(page, input.config))
      return pages.keep(key, { page, used, reads: reads.of(source.file) })
    pages.refuse()
    return page
  }
}

/** Texts that a document takes in, and those that they take in. */
function takenBy(source: Source, { modules, texts }: Input): (Partial | Source)[] {
  const found = new Set<FilePath>()
  const visit = (file: FilePath): void => {
    if (found.has(file)) return
    found.add(file)
    modules.imported(fileOfText(file)).forEach(visit)
  }
  for (const file of [...modules.imported(source.file), ...modules.embedded(source)]) visit(file)
  return [...found].flatMap(file => texts.get(file) ?? [])
}

/** Nothing in the page is to be mended, unless nobody is asked to; code that waited or failed by itself may do better. */
const isLasting = ({ problems }: ParsedPage, { lenient }: Config): boolean =>
  !problems.some(({ level, code }) => level === 'error' && (lenient === undefined || code.startsWith('author-code')))
