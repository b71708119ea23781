/**
 * Replies to a post elsewhere. What the service answers is anybody's: it is read field by field, drawn as text, and of
 * its markup only paragraphs, line breaks and links to the web are kept.
 */

import { readHtml } from './foreign-html.ts'
import { type Piece, type Reply, readReplies } from './read-replies.ts'

/** Longer conversations are read where they are held. */
const MOST = 200
const SECONDS = 15

export function openReplies(place: HTMLElement): () => void {
  const { src = '', empty = '', failed = '' } = place.dataset
  const controller = new AbortController()
  const said = document.createElement('p')
  said.className = 'talk-said'
  said.setAttribute('role', 'status')
  const load = async (): Promise<void> => {
    const signal = AbortSignal.any?.([controller.signal, AbortSignal.timeout(SECONDS * 1000)]) ?? controller.signal
    const response = await fetch(src, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new Error(`${src}: ${response.status}`)
    const replies = readReplies(await response.json()).slice(0, MOST)
    if (replies.length === 0) say(empty)
    else place.append(drawList(replies, undefined))
  }
  const say = (text: string): void => {
    said.textContent = text
    place.append(said)
  }
  load().catch(error => {
    if (controller.signal.aborted) return
    console.warn(error)
    say(failed)
  })
  return () => controller.abort()
}

/** Those that answer one and, inside each, those that answer it. */
function drawList(replies: readonly Reply[], parent: string | undefined): HTMLElement {
  const list = element('ul', 'talk-list')
  for (const reply of replies.filter(one => one.parent === parent)) {
    const item = document.createElement('li')
    item.append(drawReply(reply))
    if (replies.some(one => one.parent === reply.id)) item.append(drawList(replies, reply.id))
    list.append(item)
  }
  return list
}

function drawReply({ author, handle, href, date, body }: Reply): HTMLElement {
  const box = element('article', 'talk-reply')
  const head = element('p', 'talk-head')
  const name = document.createElement('strong')
  name.textContent = author
  const link = linkTo(href)
  link.textContent = dayOf(date)
  head.append(name, handle, link)
  box.append(head, ...('html' in body ? readHtml(body.html) : body).map(drawLine))
  return box
}

/** As dates stand everywhere else: «3 мая 2024» without the «г.». */
const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(date).replace(/\s+г\.$/, '')

function drawLine(pieces: Piece[]): HTMLElement {
  const line = document.createElement('p')
  for (const { text, href } of pieces) {
    if (href === undefined) line.append(text)
    else {
      const link = linkTo(href)
      link.textContent = text
      line.append(link)
    }
  }
  return line
}

function element(tag: 'ul' | 'article' | 'p', className: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow ugc'
  return link
}
