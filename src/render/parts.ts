/** Puts a site's own parts in the places of ours, and ours where these ask for them. */

import { BODY, OWN_PART, PART_EDGES, TITLE } from '../shared/site/parts.ts'

/** A piece of HTML, or a part with what stands in it. */
type Piece = string | { name: string; inside: Piece[] }

interface Composition {
  /** The site's own parts by name. */
  own(name: string): string | undefined
  /** Ours, wherever they stand. */
  ours: ReadonlyMap<string, Piece[]>
}

/** `own`: the site's HTML of a part; `html`: ours, with the edges of all parts. */
export function composeParts(html: string, own: Composition['own']): string {
  const pieces = cut(html.split(PART_EDGES), edge => {
    if (edge.startsWith('\uFDD5')) return edge.slice(1, -1)
    return edge === '\uFDD7' ? null : undefined
  })
  const ours = new Map<string, Piece[]>()
  collect(pieces, ours)
  return join(pieces, { own, ours })
}

function collect(pieces: readonly Piece[], ours: Map<string, Piece[]>): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    ours.set(piece.name, piece.inside)
    collect(piece.inside, ours)
  }
}

/** Pieces between edges; `nameOf` gives the name of what begins, or `null` for an end. */
function cut(texts: readonly string[], nameOf: (text: string) => string | null | undefined): Piece[] {
  const root: Piece[] = []
  const open: Piece[][] = [root]
  for (const text of texts) {
    const name = nameOf(text)
    if (name === undefined) open.at(-1)?.push(text)
    else if (name === null) {
      if (open.length > 1) open.pop()
    } else {
      const inside: Piece[] = []
      open.at(-1)?.push({ name, inside })
      open.push(inside)
    }
  }
  return root
}

/** Ours; `body` stands for the text where a part of the site put something around it. */
function join(pieces: readonly Piece[], composition: Composition, body?: string): string {
  return pieces
    .map(piece => {
      if (typeof piece === 'string') return piece
      const { name, inside } = piece
      if (name === BODY && body !== undefined) return body
      const own = composition.own(name)
      return own === undefined ? join(inside, composition, body) : fill(own, composition, body)
    })
    .join('')
}

const EDGE = new RegExp(`(<${OWN_PART}\\b[^>]*>|</${OWN_PART}>)`)
const NAME = /data-part="([^"]*)"/

/** Ours of them print the title that stands in a text. */
const TITLED = new Set(['DocItem', 'DocItem/Layout', 'DocItem/Content', 'MDXPage'])

/** The site's own, with ours where it asks for them. Where ours does not print the title of the text, it begins the text. */
function fill(html: string, composition: Composition, body: string | undefined): string {
  const pieces = cut(html.split(EDGE), edge => {
    if (edge === `</${OWN_PART}>`) return null
    return edge.startsWith(`<${OWN_PART}`) && EDGE.test(edge) ? (NAME.exec(edge)?.[1] ?? '') : undefined
  })
  const draw = (list: readonly Piece[], isInOurs: boolean): string =>
    list
      .map(piece => {
        if (typeof piece === 'string') return piece
        const inside = draw(piece.inside, isInOurs || TITLED.has(piece.name))
        const ours = composition.ours.get(piece.name)
        if (piece.name !== BODY)
          return ours === undefined ? inside : join(ours, composition, inside === '' ? body : inside)
        const title = isInOurs || body !== undefined ? [] : composition.ours.get(TITLE)
        return join(title ?? [], composition) + (body ?? join(ours ?? [], composition))
      })
      .join('')
  return draw(pieces, false)
}
