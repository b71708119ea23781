/**
 * Sheets that components write into the page while they run. The policy takes no text of a `<style>` in, whoever wrote
 * it; code may make a sheet, so one is made of what the site's own code wrote.
 */

/** Where the site's own code writes; a text of a page is in none of these. */
const OWN = 'head, x-island'

const made = new Map<Element, { text: string; sheet: CSSStyleSheet }>()

const observer = new MutationObserver(records => {
  if (records.some(({ target, addedNodes, removedNodes }) => [target, ...addedNodes, ...removedNodes].some(isOfStyle)))
    adoptSheets()
})

/** From now on those that the site's code writes into the head or into this island. */
export function followSheets(place: HTMLElement): void {
  observer.observe(place, { childList: true, characterData: true, subtree: true })
  adoptSheets()
}

/** It is one, holds one or is the text of one; what has changed anywhere else is looked at no longer than that. */
function isOfStyle(node: Node): boolean {
  if (!(node instanceof Element)) return node.parentElement?.localName === 'style'
  return node.localName === 'style' || node.querySelector(':scope style') !== null
}

/** Those that are in the document now, and no others. */
export function adoptSheets(): void {
  const others = document.adoptedStyleSheets.filter(sheet => ![...made.values()].some(own => own.sheet === sheet))
  const styles = new Set<Element>([...document.querySelectorAll('style')].filter(isKeptOut))
  for (const style of made.keys()) if (!styles.has(style)) made.delete(style)
  for (const style of styles) {
    const text = style.textContent ?? ''
    const { sheet, text: before } = made.get(style) ?? { sheet: new CSSStyleSheet(), text: '' }
    if (before !== text) sheet.replaceSync(text)
    made.set(style, { text, sheet })
  }
  document.adoptedStyleSheets = [...others, ...[...made.values()].map(({ sheet }) => sheet)]
}

/** One that is let in for it is empty, and filled by its rules, has a sheet. */
const isKeptOut = (style: HTMLStyleElement): boolean =>
  style.sheet === null && style.textContent !== '' && style.closest(OWN) !== null
