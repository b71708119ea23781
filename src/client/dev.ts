/**
 * The author's side of the dev server: takes a saved file into the open page without a reload, keeps the scroll, and
 * shows problems over the page until they are gone. Not part of a published site.
 */

import type { Overlay } from '../messages/overlay.ts'
import type { Blocked } from '../shared/config/blocked.ts'
import { watchBlocked } from './dev/blocked.ts'
import { newestFirst } from './dev/newest.ts'
import { showOverlay } from './dev/overlay.ts'
import { keepIslands } from './dev-islands.ts'

/** A page gone to so soon after a save is drawn again, milliseconds. */
const RECENT = 3000
/** Longest wait for the app to draw, milliseconds. */
const PATIENCE = 10_000
/** Asks where a page went that is here no more. */
const FOLLOWING = { 'x-zapiski-follow': '1' }
/** Id of what the app draws. */
const APP = '__zapiski'

/** Which site the page shows: the server, and the number of its state. */
let shown = siteOf(document)
const [server] = shown.split('.')
let frame = frameOf(document)
const written = readBeside()
let changedAt = Number.NEGATIVE_INFINITY

const events = new EventSource('/__zapiski/events')
let wrong: Overlay | undefined
let blocked: Blocked[] = []
const show = (): void => {
  if (wrong !== undefined) showOverlay(wrong, blocked)
}
events.addEventListener('problems', event => {
  const told = JSON.parse(event.data) as Overlay
  wrong = { ...told, mistakes: newestFirst(told.mistakes, wrong?.mistakes ?? []) }
  show()
})
const forgetBlocked = watchBlocked(one => {
  blocked = [...blocked, one]
  show()
})
// Said at the start of every connection: something may have been saved while the page was loading or the line was down.
events.addEventListener('site', event => take(JSON.parse(event.data) as string))
events.addEventListener('update', event => {
  const { site, addresses } = JSON.parse(event.data) as { site: string; addresses: string[] }
  changedAt = performance.now()
  void take(site).then(() => askAgain(addresses))
})
// A page gone to just after a save may have been asked for before it.
document.addEventListener('zapiski:page', () => {
  forgetBlocked()
  if (blocked.length > 0) {
    blocked = []
    show()
  }
  if (performance.now() - changedAt < RECENT) void refresh()
})

/** Brings the page to a state of the site. Another server at this address is another engine: everything is loaded. */
async function take(site: string): Promise<void> {
  if (site === shown) return
  shown = site
  if (site.split('.')[0] !== server) location.reload()
  else await refresh()
}

let working: Promise<void> | undefined
let isWanted = false

/** One at a time, and once more when something was saved meanwhile: an older answer never comes after a newer one. */
function refresh(): Promise<void> {
  isWanted = true
  working ??= (async () => {
    try {
      while (isWanted) {
        isWanted = false
        await redraw()
      }
    } finally {
      working = undefined
    }
  })()
  return working
}

/** Hands the fresh document to the app, which draws it where the old one is. */
async function redraw(): Promise<void> {
  await untilReady()
  const place = location.pathname + location.search
  // Without a server there is nothing to draw; its first word afterwards leads here again.
  const response = await fetch(place, { cache: 'no-store', headers: FOLLOWING }).catch(() => undefined)
  if (response === undefined) return
  // The file was renamed, or the address in it was changed.
  if (response.redirected) return location.replace(response.url + location.hash)
  const fresh = parse(await response.text())
  if (place !== location.pathname + location.search) {
    isWanted = true
    return
  }
  const [next, beside] = [frameOf(fresh), besideOf(fresh)]
  if (next !== frame || ((await written) ?? beside) !== beside) return location.reload()
  frame = next
  const content = document.getElementById('__zapiski_content')
  const open = [...(content?.querySelectorAll('details') ?? [])].map(details => details.open)
  const checked = [...(content?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])]
  const drawn = new Promise<void>((resolve, reject) => {
    document.addEventListener('zapiski:refreshed', () => resolve(), { once: true })
    setTimeout(reject, PATIENCE)
  })
  document.dispatchEvent(new CustomEvent('zapiski:refresh', { detail: { fresh, fill: keepIslands } }))
  await drawn.then(
    () => restoreChoices(open, checked),
    () => location.reload(),
  )
}

/** What a page has for as long as it is open: its policy, its scripts, its language. Another one needs a load. */
function frameOf({ documentElement: { lang, dir }, head }: Document): string {
  const policy = head.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content
  const scripts = [...head.querySelectorAll('script')].filter(({ type }) => type === '' || type === 'module')
  const links = head.querySelectorAll<HTMLLinkElement>('link:is([rel~=icon],[rel=manifest],[rel=preconnect])')
  const written = [...scripts.map(({ outerHTML }) => outerHTML), ...[...links].map(({ outerHTML }) => outerHTML)]
  return JSON.stringify([lang, dir, policy, written])
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** What the site draws around the page: islands in it run on, and navigation never comes there. */
function besideOf({ body }: Document): string {
  const own = [...body.children].filter(({ id, tagName }) => id !== APP && tagName !== 'SCRIPT')
  return own.map(({ outerHTML }) => outerHTML).join('')
}

/**
 * The same as the server wrote it when the page came; scripts of the site may have changed it since. `undefined`: there
 * is none. `unknown`: the site is another one already, and what this page came with is not to be had any more.
 */
async function readBeside(): Promise<string | undefined> {
  if (besideOf(document) === '') return undefined
  const site = shown
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  const fresh = response && parse(await response.text())
  return fresh && siteOf(fresh) === site ? besideOf(fresh) : 'unknown'
}

/** Which site a document shows, as the server says in it. */
function siteOf(page: Document): string {
  return page.querySelector<HTMLElement>('script[data-site]')?.dataset.site ?? ''
}

/** Files under addresses of their own: those who show them ask for them again, a script needs a load. */
function askAgain(addresses: readonly string[]): void {
  for (const address of addresses) {
    const { href } = new URL(address, location.href)
    const isThis = (url: string): boolean => url.split(/[?#]/)[0] === href
    const fresh = `${address}?${performance.now()}`
    if ([...document.scripts].some(({ src }) => isThis(src))) location.reload()
    for (const element of document.querySelectorAll<HTMLElement & { src: string }>('img,video,audio,iframe,embed'))
      if (isThis(element.src)) element.src = fresh
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (isThis(link.href)) link.href = fresh
  }
}

/** A page that is just being opened has no app yet; one that never gets it is loaded again. */
async function untilReady(): Promise<void> {
  for (let tries = 0; document.documentElement.dataset.client !== 'ready'; tries++) {
    if (tries > 200) return location.reload()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Leaves open details and chosen tabs as the author has them. */
function restoreChoices(open: boolean[], checked: HTMLInputElement[]): void {
  document.querySelectorAll<HTMLDetailsElement>('#__zapiski_content details').forEach((details, index) => {
    if (open[index] !== undefined) details.open = open[index]
  })
  for (const { id } of checked) {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) input.checked = true
  }
}
