/** Puts new HTML into a page that is being written and leaves alone the islands that it has unchanged. */

import { groupBy } from '../shared/collections.ts'

/** What an island is made of, its slots included; the number that tells equal ones apart is not of it. */
function identity(island: HTMLElement): string {
  const { id: _, ...data } = island.dataset
  const slots = (data.slots ?? '').split(',').map(name => {
    const shown = island.querySelector(`x-slot[data-slot="${CSS.escape(name)}"]`)
    return shown?.innerHTML ?? ''
  })
  return JSON.stringify([Object.entries(data).toSorted(), slots])
}

/** Islands that stand in no other one, by what they are made of, in the order of the page. */
function outerIslands(root: ParentNode): Map<string, HTMLElement[]> {
  const islands = root.querySelectorAll<HTMLElement>('x-island')
  return groupBy(islands, island => (island.parentElement?.closest('x-island') == null ? [identity(island)] : []))
}

/** Takes over what is running: an island that has state keeps it. */
export function keepIslands(host: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const running = outerIslands(host)
  for (const [key, islands] of outerIslands(template.content)) {
    const old = running.get(key) ?? []
    islands.forEach((island, index) => {
      const same = old[index]
      if (same !== undefined) island.replaceWith(same)
    })
  }
  host.replaceChildren(template.content)
}
