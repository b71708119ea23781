/** Answers of Mastodon and Bluesky as one shape. Nothing in them is believed: what is not of its kind is left out. */

import { attempt, listOf, recordOf, stringOf } from '../../shared/value.ts'

/** A part of a line, and where it leads. */
export interface Piece {
  text: string
  href?: string | undefined
}

export interface Reply {
  id: string
  /** Reply that it answers; nothing for those that answer the post itself. */
  parent: string | undefined
  author: string
  handle: string
  href: string
  date: Date
  /** Paragraphs, or foreign HTML. */
  body: Piece[][] | { html: string }
}

export function readReplies(answer: unknown): Reply[] {
  const { descendants, thread } = recordOf(answer)
  const found = Array.isArray(descendants) ? descendants.flatMap(readMastodon) : readThread(thread, undefined)
  const known = new Set(found.map(({ id }) => id))
  // The one that it answers may be gone.
  return found.map(reply => ({ ...reply, parent: known.has(reply.parent ?? '') ? reply.parent : undefined }))
}

function readMastodon(value: unknown): Reply[] {
  const { id, in_reply_to_id, url, created_at, content, visibility, account } = recordOf(value)
  const { display_name, acct } = recordOf(account)
  const href = webAddress(url)
  const isPublic = visibility === undefined || visibility === 'public' || visibility === 'unlisted'
  if (typeof id !== 'string' || href === undefined || !isPublic) return []
  const handle = stringOf(acct)
  const body = { html: stringOf(content) }
  const parent = stringOf(in_reply_to_id)
  return [
    { id, parent, author: stringOf(display_name) || handle, handle: `@${handle}`, href, ...dated(created_at), body },
  ]
}

function readThread(value: unknown, parent: string | undefined): Reply[] {
  const { replies } = recordOf(value)
  if (!Array.isArray(replies)) return []
  return replies.flatMap(one => {
    const { uri, author, record } = recordOf(recordOf(one).post)
    const { text, facets, createdAt } = recordOf(record)
    const { handle: name, displayName } = recordOf(author)
    const key = stringOf(uri).split('/').at(-1)
    const handle = stringOf(name)
    if (typeof uri !== 'string' || handle === '') return []
    const href = `https://bsky.app/profile/${encodeURIComponent(handle)}/post/${encodeURIComponent(key ?? '')}`
    const body = linesOf(withLinks(stringOf(text), facets))
    const reply = { id: uri, parent, author: stringOf(displayName) || handle, handle: `@${handle}`, href, body }
    return [{ ...reply, ...dated(createdAt) }, ...readThread(one, uri)]
  })
}

/** Links of a text are told by places in its bytes. */
function withLinks(text: string, facets: unknown): Piece[] {
  const bytes = new TextEncoder().encode(text)
  const cut = (from: number, to: number): string => new TextDecoder().decode(bytes.slice(from, to))
  const links = listOf(facets).flatMap(facet => {
    const { index, features } = recordOf(facet)
    const { byteStart, byteEnd } = recordOf(index)
    const uris = listOf(features).map(feature => webAddress(recordOf(feature).uri))
    const href = uris.find(uri => uri !== undefined)
    const isPlace = Number.isInteger(byteStart) && Number.isInteger(byteEnd)
    return href !== undefined && isPlace ? [{ from: Number(byteStart), to: Number(byteEnd), href }] : []
  })
  const pieces: Piece[] = []
  let place = 0
  for (const { from, to, href } of links.sort((a, b) => a.from - b.from)) {
    if (from < place || to <= from || to > bytes.length) continue
    pieces.push({ text: cut(place, from) }, { text: cut(from, to), href })
    place = to
  }
  return [...pieces, { text: cut(place, bytes.length) }]
}

/** A line is a paragraph. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { text, href } of pieces) {
    for (const [index, part] of text.split(/\n+/).entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, href })
    }
  }
  return lines.filter(line => line.length > 0)
}

/** `https://…` and nothing that could run. */
export function webAddress(value: unknown): string | undefined {
  const url = attempt(() => new URL(stringOf(value)))
  if (url === undefined) return undefined
  const { protocol, href } = url
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

function dated(value: unknown): { date: Date } {
  const date = new Date(stringOf(value))
  return { date: Number.isNaN(date.getTime()) ? new Date(0) : date }
}
