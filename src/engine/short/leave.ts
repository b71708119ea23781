/** Fills the store while a build makes its files: every document whose text may change alone. */

import { outwardDigest } from '../../model/index.ts'
import type { Modules } from '../../modules/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import type { Address, FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Page } from '../../shared/site.ts'
import { isRecord } from '../../shared/value.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { FeedFile } from '../feeds.ts'
import { textDigest, type ViewTexts } from '../pages.ts'
import { isAlone } from './alone.ts'
import { documentText } from './document.ts'
import { createStore, type Place } from './store.ts'

export interface Leaving {
  page(page: Page, texts: ViewTexts, sheet: Address | undefined): void
  /** `textOf` gives a text by its digest. */
  feeds(files: readonly FeedFile[], textOf: (digest: string) => string): void
  frame(frame: Frame): void
  /** Call when the site stands in its place; gives the id of what is left. */
  finish(): string | undefined
  discard(): void
}

interface LeavingInput {
  config: Config
  content: Content
  modules: Modules
  parsed: readonly ParsedPage[]
  problems: readonly Problem[]
}

/** More texts than these in the feeds are not kept for them. */
const MOST_TEXTS = 100

export function createLeaving(file: string, input: LeavingInput): Leaving | undefined {
  const store = createStore(file)
  if (store === undefined) return undefined
  const isPlain = plainFiles(input)
  const documents = new Map<FilePath, Place>()
  const texts = new Map<string, Place>()
  let feeds: Place = store.add('')
  let frame: Frame | undefined
  return {
    page(page, view, sheet) {
      if (!('parsed' in page) || !isPlain(page.parsed)) return
      const { kind, instance, created, updated, file } = page.parsed.source
      const outward = outwardDigest(page.parsed, textDigest)
      const kept = { kind, instance, created, updated, output: page.output, outward, sheet }
      documents.set(file, store.add(documentText(kept, view)))
    },
    feeds(files, textOf) {
      feeds = store.add(JSON.stringify(files))
      const digests = new Set(files.flatMap(({ feed }) => feed.items.map(({ body }) => body.digest)))
      if (digests.size <= MOST_TEXTS) for (const digest of digests) texts.set(digest, store.add(textOf(digest)))
    },
    frame(value) {
      frame = value
    },
    finish() {
      if (frame === undefined) return undefined
      return store.finish({ config: portable(input.config), frame, documents, feeds, texts })
    },
    discard: store.discard,
  }
}

/** Says whether a document is made of its file alone, and nothing of it stands elsewhere or is to be said again. */
function plainFiles({ content, modules, problems }: LeavingInput): (page: ParsedPage) => boolean {
  const { sources, partials } = content
  const counts = new Map<FilePath, number>()
  for (const { file } of sources) counts.set(file, (counts.get(file) ?? 0) + 1)
  const taken = new Set([
    ...modules.texts(),
    ...[...sources, ...partials].flatMap(({ file }) => modules.imported(file)),
    ...problems.map(({ file }) => file),
  ])
  return ({ source }) =>
    !isComponentPage(source.file) &&
    counts.get(source.file) === 1 &&
    !taken.has(source.file) &&
    isAlone(modules, source)
}

/** What parsing and drawing ask is plain; functions are asked by the model alone. */
const portable = (config: Config): Config => ({ ...(withoutFunctions(config) as Config), siteDir: '', outDir: '' })

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFunctions(part)]))
}
