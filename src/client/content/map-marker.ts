/** The reader's place on the map beside the text: within the section, as far down as the reading line is in it. */

/** Gives the part of a section that is read, 0 to 1; sections are bounded by their headings. */
function partRead(top: number, bottom: number, line: number): number {
  return bottom <= top ? 0 : Math.min(1, Math.max(0, (line - top) / (bottom - top)))
}

/** `active` is the id of the heading above the reading line. Set by script, as the policy allows. */
export function moveMarker(headings: readonly HTMLElement[], active: string | undefined, line: number): void {
  const marker = document.querySelector<HTMLElement>('.map-marker')
  const map = marker?.parentElement
  if (!marker || !map) return
  const links = [...map.querySelectorAll<HTMLAnchorElement>(':scope > li > div > .toc-link')]
  // Sections of the map are those of the larger headings, whatever is read inside them.
  const ids = links.map(link => decodeURIComponent(link.hash.slice(1)))
  const bounds = ids.map(id => headings.find(heading => heading.id === id)?.getBoundingClientRect().top)
  const article = document.getElementById('__zapiski_content')?.getBoundingClientRect()
  if (article === undefined) return
  let current = 0
  for (const [index, top] of bounds.entries())
    if (top !== undefined && active !== undefined && top <= line) current = index
  const top = bounds[current] ?? article.top
  const bottom = bounds[current + 1] ?? article.bottom
  const column = links[current]?.closest('li')?.querySelector('svg')
  if (!column) return
  const box = column.getBoundingClientRect()
  const place = box.top - map.getBoundingClientRect().top + partRead(top, bottom, line) * Math.max(0, box.height - 16)
  marker.style.translate = `0 ${Math.round(place)}px`
}
