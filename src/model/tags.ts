/** Tags of posts and docs: from references in front matter to labels and routes. */

import { createReport } from '../messages/problem.ts'
import type { BlogConfig, DocsConfig } from '../shared/config.ts'
import type { ParsedPage, TagEntry, TagReference } from '../shared/document.ts'
import { type Route, routeToAddress, toRoute } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { Tag } from '../shared/site.ts'
import { nearest } from '../shared/text/nearest.ts'
import { tagPermalink } from '../shared/text/slug.ts'
import { type Context, textOrder } from './context.ts'

export interface TagBook {
  /** Tags of a document, in its order, each once. */
  tagsOf(parsed: ParsedPage): Tag[]
  /** Every tag that some document has, by label. Counts are of listed documents. */
  all: Tag[]
  problems: Problem[]
}

type Instance = BlogConfig | DocsConfig
/** Tags of `tags.yml`; absent without the file. */
type Entries = Record<string, TagEntry> | undefined

interface TagSource {
  instance: Instance
  entries: Entries
  /** Of two labels with one address the first document's stays. */
  documents: readonly ParsedPage[]
}

/** A tag as one reference says it. */
interface Named {
  label: string
  route: Route
  description: string | undefined
  isKnown: boolean
}

/** Where all tags of a blog or of documents are, or one of them. */
export const tagsRoute = ({ routeBasePath, tagsBasePath }: Instance, tag = ''): Route =>
  toRoute(routeBasePath, tagsBasePath, tag)

/** Collects the tags of one blog or docs instance. */
export function collectTags({ config, addresses }: Context, { instance, entries, documents }: TagSource): TagBook {
  const problems: Problem[] = []
  const named = new Map<Route, Named>()
  const counts = new Map<Route, number>()
  const routes = new Map<ParsedPage, Route[]>()
  const check = createTagCheck(instance, entries, problems)
  const report = createReport(problems)
  const home = tagsRoute(instance)
  for (const parsed of documents) {
    const { file, frontMatter, frontMatterLines } = parsed.source
    const written = frontMatter.tags.map(reference => nameTag(instance, entries, reference))
    const own = written.filter(({ route }) => route !== home)
    for (const { label } of written.filter(({ route }) => route === home))
      report(problemLevel(config.onDuplicateRoutes), 'tag-address', {
        at: { file, line: frontMatterLines.tags },
        values: { label },
      })
    for (const tag of own) {
      check(tag, named.get(tag.route), parsed)
      if (named.has(tag.route)) continue
      named.set(tag.route, tag)
      if (isTooLong(tag.route, addresses))
        report('error', 'output-path/tag', {
          at: { file, line: frontMatterLines.tags },
          values: { label: tag.label },
        })
    }
    const unique = [...new Set(own.map(({ route }) => route))]
    routes.set(parsed, unique)
    if (frontMatter.unlisted) continue
    for (const route of unique) counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  const tags = new Map(
    [...named].map(([route, { label, description }]): [Route, Tag] => [
      route,
      { label, route, href: routeToAddress(route, addresses), description, count: counts.get(route) ?? 0 },
    ]),
  )
  const order = textOrder(config.locale.locale)
  return {
    tagsOf: parsed => (routes.get(parsed) ?? []).flatMap(route => tags.get(route) ?? []),
    all: [...tags.values()].sort((a, b) => order(a.label, b.label)),
    problems,
  }
}

function nameTag(instance: Instance, entries: Entries, reference: TagReference): Named {
  const entry = typeof reference === 'string' ? entries?.[reference] : undefined
  const { label, permalink } =
    entry ??
    (typeof reference === 'string' ? { label: reference, permalink: tagPermalink(reference) ?? '/' } : reference)
  const route = tagsRoute(instance, permalink)
  return { label, route, description: entry?.description, isKnown: entry !== undefined }
}

/** Names what an author would not want of a tag: an unregistered one, two of one address, two spellings of a word. */
function createTagCheck(instance: Instance, entries: Entries, problems: Problem[]) {
  const labels = new Map<string, string>()
  const report = createReport(problems)
  return ({ label, route, isKnown }: Named, same: Named | undefined, { source }: ParsedPage): void => {
    const at = { file: source.file, line: source.frontMatterLines.tags }
    if (!isKnown && entries !== undefined) {
      const key = meantTag(label, entries)
      const values = { label, key, file: instance.tags }
      report(problemLevel(instance.onInlineTags), key === undefined ? 'inline-tag' : 'inline-tag/near', { at, values })
    }
    if (same !== undefined) {
      if (same.label !== label) report('warning', 'tag-collision', { at, values: { first: same.label, label, route } })
      return
    }
    const twin = labels.get(foldLabel(label))
    if (twin !== undefined && twin !== label) report('warning', 'tag-twin', { at, values: { first: twin, label } })
    labels.set(foldLabel(label), label)
  }
}

/** Key of the tag that was meant: the one shown so, else one written nearly so. */
function meantTag(label: string, entries: Record<string, TagEntry>): string | undefined {
  const all = Object.values(entries)
  const close = nearest(label, [...Object.keys(entries), ...all.map(entry => entry.label)])
  const isMeant = ({ key, label: shown }: TagEntry): boolean => key === close || shown === close
  return (all.find(entry => foldLabel(entry.label) === foldLabel(label)) ?? all.find(isMeant))?.key
}

/** In UTF-8. */
const bytesOf = (text: string): number =>
  [...text].reduce(
    (sum, char) => sum + (/[^\0-\uffff]/u.test(char) ? 4 : char > '\u07ff' ? 3 : char > '\x7f' ? 2 : 1),
    0,
  )

/** Whether a part of an address has more bytes than a file's name may have, `.html` included where it is one. */
function isTooLong(route: Route, addresses: Context['addresses']): boolean {
  const limit = routeToAddress(route, addresses).endsWith('/') ? 255 : 250
  return route.split('/').some(part => bytesOf(part) > limit)
}

const foldLabel = (label: string): string => label.toLowerCase().replaceAll('ё', 'е')
