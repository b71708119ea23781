/**
 * Texts of a list that other threads parse: these take them from its end, while this thread goes on from its beginning.
 * Which of them parses a text changes nothing of its page.
 */

import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import type { Workers } from '../workers/index.ts'
import { plainConfig } from './plain.ts'
import { readPortable } from './portable.ts'

export interface Elsewhere {
  /**
   * This thread has come to a text: gives its page when another one has taken it, which may find that this one must
   * parse it all the same.
   */
  take(source: Source): Promise<ParsedPage | undefined> | undefined
}

interface Input {
  config: Config
  workers: Workers
  sources: readonly Source[]
  /** The text is to be parsed, and may be in another thread. */
  isPortable: (source: Source) => boolean
}

/** Texts sent at once; fewer at the end, which all threads are to reach together. */
const BATCH = 16
/** Tasks of a thread that are under way: it never waits for the next one. */
const AHEAD = 2

let sites = 0

export function parseElsewhere({ config, workers, sources, isPortable }: Input): Elsewhere {
  const places = new Map(sources.map((source, place) => [source, place]))
  const given = new Map<Source, Promise<ParsedPage | undefined>>()
  const site = { site: ++sites, config: plainConfig(config) }
  let [front, back, running, isOver] = [0, sources.length, 0, false]

  function nextBatch(): Source[] {
    const most = Math.min(BATCH, Math.ceil((back - front) / ((workers.count + 1) * AHEAD * 2)))
    const batch: Source[] = []
    while (batch.length < most && back > front) {
      const source = sources[--back]
      if (source !== undefined && isPortable(source)) batch.push(source)
    }
    return batch
  }

  function give(): void {
    while (!isOver && running < workers.count * AHEAD) {
      const batch = nextBatch()
      if (batch.length === 0) return
      running++
      const pages = ask(batch)
      for (const [index, source] of batch.entries())
        given.set(
          source,
          pages.then(found => found[index]),
        )
    }
  }

  /** A thread that ended has no pages; whoever needs it later says so. */
  async function ask(batch: readonly Source[]): Promise<(ParsedPage | undefined)[]> {
    try {
      const sent = batch.map(source => ({ ...source }))
      return readPortable(batch, await workers.run('parse', { ...site, sources: sent }))
    } catch {
      isOver = true
      return []
    } finally {
      running--
      give()
    }
  }

  give()
  return {
    take(source) {
      const page = given.get(source)
      given.delete(source)
      if (page === undefined) front = Math.max(front, (places.get(source) ?? 0) + 1)
      return page
    },
  }
}
