/** The reader's place on the map beside the text: within the section, as far down as the reading line is in it. */

/** Set by script, as the policy allows. */
export function moveMarker(line: number): void {
  const marker = document.querySelector<HTMLElement>('.map-marker')
  const map = marker?.parentElement
  if (!marker || !map) return
  const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  const links = map.querySelectorAll<HTMLAnchorElement>('div > .toc-link:first-child')
  const tops = [...links].map(link => topOf(decodeURIComponent(link.hash.slice(1))))
  const current = Math.max(
    0,
    tops.findLastIndex(top => top <= line),
  )
  const end = document.getElementById('__zapiski_content')?.getBoundingClientRect().bottom ?? 0
  const [top = 0, bottom = end] = tops.slice(current)
  const box = map.querySelectorAll('svg')[current]?.getBoundingClientRect()
  if (box === undefined) return
  const read = Math.min(1, Math.max(0, (line - top) / Math.max(1, bottom - top)))
  const place = box.top - map.getBoundingClientRect().top + read * Math.max(0, box.height - 16)
  marker.style.translate = `0 ${Math.round(place)}px`
}
