/**
 * Texts that other threads parse while this one parses from the front: they take from the end, so nobody waits before
 * the last ones. No code of an author leaves this thread, nor a text that the native parser may be long at: what is
 * done elsewhere has no turn of its own in the fence.
 */

import { setImmediate } from 'node:timers/promises'
import { contentHash } from '../../content-hash.ts'
import type { Modules } from '../../modules/index.ts'
import { isModest } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { drawersOf } from '../drawers/index.ts'
import { pluginsFor } from '../drawers/plugins.ts'
import { isAlone, mayRun } from '../short/alone.ts'
import type { Workers } from '../workers/index.ts'
import type { Threads } from '../workers/pool.ts'
import { packedPage } from './bodies.ts'
import { plainConfig } from './plain.ts'
import type { ParsedTexts, ParseOrder } from './task.ts'

interface Apart {
  /** The page of a text that another thread has; `undefined`: to be parsed here. */
  take(source: Source): Promise<ParsedPage | undefined>
}

interface Site {
  config: Config
  modules: Modules
  threads: Threads
}

/** Texts that a thread takes at once; so many such tasks a thread are under way. */
const BATCH = 24
const AHEAD = 2
/** How often is heard what threads have to say, milliseconds. */
const BREATH = 8

/** `undefined` when they are too few for another thread. */
export function createApart(sources: readonly Source[], { config, modules, threads }: Site): Apart | undefined {
  const isOurs = config.markdown.hooks === undefined && !hasOwnParts(modules)
  if (!isOurs || !threads.pays(sources.length)) return undefined
  const hasDrawers = drawersOf(config).length > 0
  const plain = sources.filter(source => isPlain(source, { config, modules, hasDrawers }))
  const workers = threads.start(plain.length)
  return workers && share(plain, workers, orderOf(config, modules))
}

/** The site draws parts of every page itself. */
function hasOwnParts(modules: Modules): boolean {
  const { parts = {}, components = {} } = modules.options()
  return Object.keys(parts).length + Object.keys(components).length > 0
}

/** A module beginning, or a formula or a diagram that a package of the site draws. */
const MODULE = /^(?:import|export)\b/m
const DRAWN = /\$|mermaid/

function isPlain(source: Source, { config, modules, hasDrawers }: Omit<Site, 'threads'> & { hasDrawers: boolean }) {
  const { file, body } = source
  if (isComponentPage(file) || pluginsFor(config, source) !== undefined || !isAlone(modules, source)) return false
  return !MODULE.test(body) && !(hasDrawers && DRAWN.test(body)) && !mayRun(body) && isModest(body)
}

function orderOf(config: Config, modules: Modules): Omit<ParseOrder, 'sources'> {
  const plain = plainConfig(config)
  const published = modules.published()
  return { site: contentHash(JSON.stringify([plain, published], patternText), 32), config: plain, published }
}

/** Patterns have no JSON of their own. */
const patternText = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value)

function share(sources: readonly Source[], workers: Workers, order: Omit<ParseOrder, 'sources'>): Apart {
  const waiting = [...sources]
  const away = new Map<Source, Promise<ReadonlyMap<Source, ParsedPage>>>()
  let [first, under, breath] = [0, 0, 0]
  const parse = async (batch: readonly Source[]) => {
    try {
      return pagesOf(batch, await workers.run('parse', { ...order, sources: batch }))
    } catch {
      // Who asks for these threads next hears why.
      return new Map()
    } finally {
      under--
      give()
    }
  }
  const give = (): void => {
    while (under < workers.count * AHEAD && waiting.length - first > AHEAD) {
      const fair = Math.ceil((waiting.length - first) / (AHEAD * (workers.count + 1)))
      const batch = waiting.splice(-Math.min(BATCH, fair))
      under++
      const made = parse(batch)
      for (const source of batch) away.set(source, made)
    }
  }
  give()
  return {
    async take(source) {
      if (performance.now() > breath) {
        await setImmediate()
        breath = performance.now() + BREATH
      }
      if (waiting[first] === source) first++
      return (await away.get(source))?.get(source)
    },
  }
}

function pagesOf(sources: readonly Source[], { texts, bodies }: ParsedTexts): ReadonlyMap<Source, ParsedPage> {
  const pages = new Map<Source, ParsedPage>()
  let start = 0
  for (const [index, source] of sources.entries()) {
    const text = texts[index]
    if (text === undefined) continue
    const [html, end] = text.ends
    const own = { html: bodies.subarray(start, html), sections: bodies.subarray(html, end) }
    pages.set(source, packedPage(text.meta, own, source))
    start = end
  }
  return pages
}
