/** Under which key a parsed page is kept for other runs, and whether it may be. */

import { contentHash } from '../../content-hash.ts'
import type { Modules } from '../../modules/index.ts'
import type { ParsedPage, Partial, Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import type { FilePath } from '../../shared/path.ts'

interface Input {
  modules: Modules
  /** Every text that a document may take in. */
  texts: ReadonlyMap<FilePath, Partial | Source>
  /** Those of them that are no pages. */
  parts: readonly Partial[]
  /** The key within one run. */
  keyOf: (source: Source) => string
}

interface Lasting {
  /** Everything that the page is made of; `undefined` when its code may say something else tomorrow. */
  keyOf(source: Source): string | undefined
  /** The page says the same whenever it is parsed, and nothing in it is to be mended. */
  isFor(page: ParsedPage): boolean
}

/** Code that asks the clock, chance, the network or the machine. */
const FICKLE = /\b(?:Date|Intl|random\w*|getRandomValues|performance|process|fetch|globalThis)\b/
const SAMPLES = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm

export function createLasting({ modules, texts, parts, keyOf }: Input): Lasting {
  const code = modules.digest()
  const partsDigest = contentHash(parts.flatMap(({ file, body }) => [file, body]).join('\0'), 32)

  /** Texts that a document takes in, and those that they take in. */
  function takenBy(source: Source): (Partial | Source)[] {
    const found = new Set<FilePath>()
    const visit = (file: FilePath): void => {
      if (found.has(file)) return
      found.add(file)
      modules.imported(file).forEach(visit)
    }
    for (const file of [...modules.imported(source.file), ...modules.embedded(source)]) visit(file)
    return [...found].flatMap(file => texts.get(file) ?? [])
  }

  return {
    keyOf(source) {
      const hasCode = modules.fingerprint(source) !== ''
      if (hasCode && code === undefined) return undefined
      const taken = takenBy(source).map(text => [text.file, 'hash' in text ? text.hash : contentHash(text.body, 32)])
      const { path, kind, instance } = source
      const around = [hasCode && code, taken, taken.length > 0 && partsDigest, modules.embedded(source)]
      return contentHash(JSON.stringify([keyOf(source), path, kind, instance, around]), 32)
    },
    isFor({ source, problems }) {
      if (problems.some(({ level }) => level === 'error')) return false
      return isComponentPage(source.file) || ![source, ...takenBy(source)].some(({ body }) => isFickle(body))
    },
  }
}

/** Prose and samples may name anything; code in a text stands in braces or imports. */
function isFickle(body: string): boolean {
  if (!FICKLE.test(body) || !/\{|^(?:import|export)\b/m.test(body)) return false
  return FICKLE.test(body.replace(SAMPLES, ''))
}
