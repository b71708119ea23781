/** The parts of the head that a visitor or a browser uses after a soft navigation. */

import type { PageRecord } from '../../shared/record.ts'

export function updateHead(record: PageRecord, previous: { className: string }): void {
  const classes = document.documentElement.classList
  // Extensions put their own classes there: only ours are exchanged.
  classes.remove(...split(previous.className))
  classes.add(...split(record.className))
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical !== null) {
    const url = new URL(record.href, canonical.href).href
    canonical.href = url
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) link.href = url
    setMeta('meta[property="og:url"]', url)
  }
  setMeta('meta[property="og:title"]', record.title)
  const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]')
  if (record.noindex && robots === null) {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
  } else if (!record.noindex) robots?.remove()
}

/** Style sheets that the next page has and this one has not, in their places among the others. */
export async function loadStyles(addresses: readonly string[] = []): Promise<void> {
  const find = (address: string | undefined) =>
    document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(address ?? '')}"]`)
  const loads = addresses.map((address, index) => {
    if (find(address) !== null) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('href', address)
    // A sheet that does not come leaves the page plain, not missing.
    const loaded = new Promise(resolve => {
      link.onload = resolve
      link.onerror = resolve
    })
    const before = find(addresses[index - 1])
    if (before === null) document.head.append(link)
    else before.after(link)
    return loaded
  })
  await Promise.all(loads)
}

const split = (names: string): string[] => names.split(' ').filter(name => name !== '')

function setMeta(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}
