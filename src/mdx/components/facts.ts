/** What `useDoc` and `useBlogPost` tell of the document that is being drawn: as much of it as its own file says. */

import type { PageFacts } from '../../docusaurus/index.ts'
import type { Source } from '../../shared/document.ts'
import { dayOfName, isPageText, withoutExtension } from '../../shared/files.ts'
import type { AuthorReference, TagReference } from '../../shared/front-matter.ts'
import { folderOf, nameOf } from '../../shared/path.ts'
import { tagPermalink } from '../../shared/text/slug.ts'
import { readContentKey } from '../../shared/version.ts'
import type { Context } from '../../tree/context.ts'
import type { Registry } from '../../tree/options.ts'
import { addressMark } from './components.ts'

/** What is known besides when its own text has been read. */
interface ReadFacts {
  title: string | undefined
  description: string | undefined
  toc: readonly { text: string; id: string; level: number }[]
  /** Minutes. */
  readingTime: number | undefined
  /** Of a post: it has an excerpt. */
  isTruncated: boolean
}

/** A neighbour: the engine's own links lead there, which a site's part asks for when there is one. */
const NEIGHBOUR = { title: '', permalink: '' }

export function factsOf(context: Context, read?: ReadFacts): PageFacts {
  const { source, options } = context
  const { frontMatter, updated } = source
  const written = { ...source.written }
  const baseId = frontMatter.id ?? withoutExtension(nameOf(source.path))
  const place = source.kind === 'doc' ? options.about?.place?.() : undefined
  const id = place?.id ?? baseId
  const date = frontMatter.lastUpdate?.date ?? updated?.date
  const title = frontMatter.title ?? read?.title ?? context.contentTitle ?? baseId
  return {
    metadata: {
      id,
      unversionedId: id,
      title,
      description: frontMatter.description ?? read?.description ?? '',
      source: `@site/${source.file}`,
      sourceDirName: folderOf(source.path) || '.',
      permalink: isPageText(source.file) ? addressMark(`@site/${source.file}`, undefined, context) : '',
      slug: place?.slug ?? frontMatter.slug,
      ...(source.kind === 'doc' && { sidebarPosition: frontMatter.sidebarPosition ?? place?.position }),
      ...(source.kind === 'post' && { hasTruncateMarker: read?.isTruncated === true }),
      frontMatter: written,
      tags: frontMatter.tags.map(tag => tagOf(tag, options.about?.tagsBase ?? '', options.registry)),
      authors: frontMatter.authors.map(author => authorOf(author, options.registry)),
      date: dateOf(source),
      readingTime: read?.readingTime,
      unlisted: frontMatter.unlisted,
      draft: frontMatter.draft,
      ...(source.kind === 'doc' && readContentKey(source.instance)),
      editUrl: options.about?.editUrl(),
      ...(date !== undefined && { lastUpdatedAt: Date.parse(date) }),
      lastUpdatedBy: frontMatter.lastUpdate?.author ?? updated?.author,
      ...(source.kind === 'page' ? {} : neighbours(source)),
    },
    frontMatter: written,
    toc: (read?.toc ?? []).map(({ text, id: anchor, level }) => ({ value: text, id: anchor, level })),
    contentTitle: read?.title,
  }
}

/** As the list of posts finds it: parts that a site draws itself show it. */
const dateOf = ({ kind, path, frontMatter, created }: Source): string | undefined =>
  frontMatter.date ?? (kind === 'post' ? (dayOfName(withoutExtension(path)) ?? created?.date) : undefined)

const neighbours = ({ kind }: Source) =>
  kind === 'post' ? { prevItem: NEIGHBOUR, nextItem: NEIGHBOUR } : { previous: NEIGHBOUR, next: NEIGHBOUR }

function tagOf(tag: TagReference, base: string, { tags }: Registry = {}) {
  if (typeof tag !== 'string') return { ...tag, inline: true }
  const known = ownValue(tags, tag)
  if (known === undefined) return { label: tag, permalink: `${base}${tagPermalink(tag) ?? ''}`, inline: true }
  const { label, permalink, description } = known
  return { label, permalink: base + permalink, description, inline: false }
}

function authorOf(author: AuthorReference, { authors }: Registry = {}) {
  const { imageUrl, ...known } =
    typeof author === 'string' ? (ownValue(authors, author) ?? { key: author, name: author }) : author
  return { ...known, imageURL: imageUrl }
}

const ownValue = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined
