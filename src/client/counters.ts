/** Visit counters, only where the config names them: loaded after the page, told of each change to a new path. */

import type { Counters } from '../shared/shell.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
    plausible?: ((event: 'pageview', options: { u: string }) => void) & { q?: unknown[] }
    umami?: { track(): void }
    goatcounter?: { no_onload?: boolean; count?(visit: { path: string }): void }
    ym?: ((...command: unknown[]) => void) & { a?: unknown[]; l?: number }
  }
}

let lastPath = location.pathname
let isStarted = false
let counters: Counters | undefined

export function startCounters(configured: Counters): void {
  counters = configured
  document.addEventListener('zapiski:page', countPage)
  const start = () => setTimeout(load, 0)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

function load(): void {
  isStarted = true
  if (counters?.gtag !== undefined) loadGtag(counters.gtag)
  if (counters?.metrika !== undefined) loadMetrika(counters.metrika.counterId)
  loadOthers(counters ?? {})
}

function addScript(src: string, data?: Record<string, string>, onload?: () => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  if (data !== undefined) Object.assign(script.dataset, data)
  if (onload !== undefined) script.onload = onload
  document.head.append(script)
}

/** They count nothing by themselves: what a page is, only we know. */
function loadOthers({ plausible, umami, goatcounter }: Counters): void {
  if (plausible !== undefined)
    addScript(`${plausible.host}/js/script.manual.js`, { domain: plausible.domain }, TELL.plausible)
  if (umami !== undefined) {
    const data = { websiteId: umami.websiteId, hostUrl: umami.host, autoTrack: 'false' }
    addScript(`${umami.host}/script.js`, data, TELL.umami)
  }
  if (goatcounter !== undefined) {
    window.goatcounter = { no_onload: true }
    const data = { goatcounter: `${goatcounter.url}/count` }
    addScript(`${goatcounter.url}/count.js`, data, TELL.goatcounter)
  }
}

/** Tell each of the page that is shown. */
const TELL = {
  plausible: () => window.plausible?.('pageview', { u: location.href }),
  umami: () => window.umami?.track(),
  goatcounter: () => window.goatcounter?.count?.({ path: location.pathname + location.search }),
}

function tellOthers(): void {
  if (counters?.plausible !== undefined) TELL.plausible()
  if (counters?.umami !== undefined) TELL.umami()
  if (counters?.goatcounter !== undefined) TELL.goatcounter()
}

/** Google's snippet. The queue takes `arguments` objects, not arrays. */
function loadGtag({ trackingIds, anonymizeIp }: NonNullable<Counters['gtag']>): void {
  window.dataLayer ??= []
  window.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag manager recognises its commands by this
    window.dataLayer?.push(arguments)
  }
  window.gtag('js', new Date())
  for (const id of trackingIds) window.gtag('config', id, anonymizeIp ? { anonymize_ip: true } : {})
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingIds[0] ?? '')}`)
}

function loadMetrika(counterId: string): void {
  const queue: NonNullable<Window['ym']> = (...command) => {
    queue.a = [...(queue.a ?? []), command]
  }
  queue.l = Date.now()
  window.ym ??= queue
  window.ym(Number(counterId), 'init', { defer: true, clickmap: false, trackLinks: false, accurateTrackBounce: true })
  window.ym(Number(counterId), 'hit', location.href, { title: document.title, referer: document.referrer })
  addScript('https://mc.yandex.ru/metrika/tag.js')
}

/** A page was shown. Another query or hash of the same path is the same page. */
function countPage(): void {
  const referer = location.origin + lastPath
  if (location.pathname === lastPath) return
  lastPath = location.pathname
  if (!isStarted) return
  tellOthers()
  const path = location.pathname + location.search + location.hash
  if (counters?.gtag !== undefined) {
    window.gtag?.('set', 'page_path', path)
    window.gtag?.('event', 'page_view')
  }
  if (counters?.metrika !== undefined) {
    window.ym?.(Number(counters.metrika.counterId), 'hit', location.href, { title: document.title, referer })
  }
}
