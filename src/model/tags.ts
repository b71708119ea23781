/** Tags of posts and docs: from references in front matter to labels and routes. */

import type { BlogConfig, Config, DocsConfig } from '../shared/config.ts'
import type { ParsedPage, TagEntry, TagReference } from '../shared/document.ts'
import { type Route, routeToAddress, toRoute } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { Tag } from '../shared/site.ts'
import { kebabCase } from '../shared/text/slug.ts'

export interface TagBook {
  /** Tags of a document, in its order, each once. */
  tagsOf(parsed: ParsedPage): Tag[]
  /** Every tag that some document has, by label. Counts are of listed documents. */
  all(): Tag[]
  problems: Problem[]
}

/**
 * Collects the tags of one blog or docs instance. `count` of a tag grows as listed documents are added, so lists
 * are drawn after all documents were seen.
 */
export function createTagBook(
  config: Config,
  instance: BlogConfig | DocsConfig,
  entries: Record<string, TagEntry> | undefined,
): TagBook {
  const tags = new Map<Route, Tag>()
  const labels = new Map<string, string>()
  const problems: Problem[] = []

  function toTag(reference: TagReference, parsed: ParsedPage): Tag {
    const known = typeof reference === 'string' ? entries?.[reference] : undefined
    const label = typeof reference === 'string' ? (known?.label ?? reference) : reference.label
    const permalink =
      typeof reference === 'string' ? (known?.permalink ?? `/${kebabCase(reference)}`) : reference.permalink
    const route = toRoute(instance.routeBasePath, instance.tagsBasePath, permalink)
    if (known === undefined && entries !== undefined) reportInline(label, parsed)
    const tag = tags.get(route)
    if (tag !== undefined) {
      if (tag.label !== label) reportCollision(tag, label, parsed)
      return tag
    }
    const twin = labels.get(foldLabel(label))
    if (twin !== undefined && twin !== label) reportTwin(twin, label, parsed)
    labels.set(foldLabel(label), label)
    const made: Tag = { label, route, href: routeToAddress(route, config), description: known?.description, count: 0 }
    tags.set(route, made)
    return made
  }

  const place = (parsed: ParsedPage) => ({
    file: parsed.source.file,
    line: parsed.source.frontMatterLines.tags,
    column: 1,
  })

  function reportInline(label: string, parsed: ParsedPage): void {
    const level = problemLevel(instance.onInlineTags)
    if (level === undefined) return
    const text = `тега «${label}» нет в файле ${instance.tags}`
    problems.push({
      level,
      code: 'inline-tag',
      text,
      hint: 'добавьте его туда или исправьте опечатку',
      ...place(parsed),
    })
  }

  function reportCollision(tag: Tag, label: string, parsed: ParsedPage): void {
    const text = `теги «${tag.label}» и «${label}» ведут на одну страницу ${tag.route}`
    const hint = 'дайте им разные permalink в tags.yml'
    problems.push({ level: 'warning', code: 'tag-collision', text, hint, ...place(parsed) })
  }

  function reportTwin(twin: string, label: string, parsed: ParsedPage): void {
    const text = `теги «${twin}» и «${label}» различаются только регистром или буквой ё`
    const hint = 'оставьте одно написание'
    problems.push({ level: 'warning', code: 'tag-twin', text, hint, ...place(parsed) })
  }

  return {
    tagsOf(parsed) {
      const found = new Set(parsed.source.frontMatter.tags.map(reference => toTag(reference, parsed)))
      if (!parsed.source.frontMatter.unlisted) for (const tag of found) tag.count += 1
      return [...found]
    },
    all: () => [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, config.locale.locale)),
    problems,
  }
}

const foldLabel = (label: string): string => label.toLowerCase().replaceAll('ё', 'е')
