/**
 * The outward half of a document: all that anything besides its own page may see of it. What is not here is inward: the
 * text below the excerpt, or all of it where there is none, the words by section, the lines on which things stand. While the outward half is the same, no menu,
 * neighbour or backlink can change; only the page itself, the feeds that carry its text and its words in the search.
 *
 * Between the two lies the face: what lists, drawings and the share image show of how long the text is and how it is
 * built, and in lists the text itself of a post without an excerpt. Another face changes these, which are known by the document, and nothing else.
 */

import type { ParsedPage, Reference, Source } from '../shared/document.ts'
import { coarse, drawable } from '../shared/silhouette/marks.ts'
import { readingMinutes } from './blog/posts.ts'
import { excerptOf } from './view/body.ts'
import type { KeepText } from './view/context.ts'
import { EMBEDS } from './view/origins.ts'

type Optional = 'contentTitleHtml' | 'frames' | 'head' | 'isTitleInside' | 'layout' | 'replaced' | 'styles'

type Outward = Pick<ParsedPage, 'contentTitle' | 'description' | 'slots'> & {
  [Field in Optional]: ParsedPage[Field] | undefined
} & {
  /** Components of lists and functions over menus are told all keys of the front matter. */
  source: Pick<Source, 'kind' | 'instance' | 'file' | 'path' | 'frontMatter' | 'written' | 'created' | 'updated'>
  /** Lines of its problems are the page's own: a caller that shows old problems must recompute them. */
  references: Pick<Reference, 'kind' | 'image' | 'fits' | 'target' | 'query' | 'hash' | 'context'>[]
  /** Of a post. */
  lists: { truncated: boolean; excerpt: string } | undefined
  /** Where it is not drawn at all, other pages leave it no room. */
  isDrawn: boolean
}

/** The outward half of a document; texts stand in it by digest. */
function outwardOf(parsed: ParsedPage, digest: KeepText): Outward {
  const { kind, instance, file, path, frontMatter, written = {}, created, updated } = parsed.source
  const { contentTitle, contentTitleHtml, description, slots, frames, head, isTitleInside, layout, replaced, styles } =
    parsed
  return {
    source: { kind, instance, file, path, frontMatter, written, created, updated },
    references: parsed.references.map(outwardReference),
    lists: kind === 'post' ? listsOf(parsed, digest) : undefined,
    isDrawn: drawable(parsed.silhouette) !== undefined,
    ...{ contentTitle, contentTitleHtml, description, slots, frames, head, isTitleInside, layout, replaced, styles },
  }
}

function listsOf(parsed: ParsedPage, digest: KeepText): Outward['lists'] {
  const truncated = parsed.excerpt !== undefined
  const text = excerptOf(parsed)
  // A player in it is a matter of the policy of the list.
  return { truncated, excerpt: truncated || EMBEDS.test(text) ? digest(text) : '' }
}

/** Sentences are shown where a page of the site is named, which these may do. */
const outwardReference = (reference: Reference): Outward['references'][number] => {
  const { kind, image, fits, target, query, hash, context } = reference
  return {
    kind,
    image,
    ...(fits && { fits }),
    target,
    query,
    hash,
    context: !image && (kind === 'file' || kind === 'url') ? context : undefined,
  }
}

/** The same digest is the same outward half. */
export const outwardDigest = (parsed: ParsedPage, digest: KeepText): string =>
  digest(JSON.stringify(outwardOf(parsed, digest)))

/** Headings are the page's own but for what others name: with the same digest they and all anchors are as they were. */
export const contentsDigest = ({ toc, anchors }: ParsedPage, digest: KeepText): string =>
  digest(JSON.stringify([toc, anchors]))

/** The same digest is the same face. */
export function faceDigest(parsed: ParsedPage, digest: KeepText): string {
  const { source, silhouette = [], words } = parsed
  const ofPost = source.kind === 'post' ? [readingMinutes(words), wholeText(parsed, digest)] : []
  return digest(JSON.stringify([coarse(silhouette), ...ofPost]))
}

/** Lists show it. */
const wholeText = ({ excerpt, html }: ParsedPage, digest: KeepText): string =>
  excerpt === undefined ? digest(html) : ''

/** What components of the site that draw lists of posts are told of one besides: with the same digest they draw the same. */
export function listedDigest(parsed: ParsedPage, digest: KeepText): string {
  const { source, toc, words } = parsed
  return source.kind === 'post' ? digest(JSON.stringify([toc, readingMinutes(words), wholeText(parsed, digest)])) : ''
}
