/** Collapsible panels with animated height. The panel itself is native details; without scripts it just opens. */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)')
const PANELS = '.details, .sidebar-details, .toc-mobile, .sidebar-year'

/**
 * Milliseconds for a height in pixels: grows slowly, so that tall panels neither rush nor crawl.
 * The formula is Material's `getAutoHeightDuration`, which Docusaurus uses too.
 */
function duration(height: number): number {
  if (REDUCED.matches) return 1
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}

const running = new WeakMap<HTMLDetailsElement, Animation>()

export function startDetails(): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const summary = event.target.closest('summary')
    const panel = summary?.parentElement
    if (!summary || !(panel instanceof HTMLDetailsElement) || !panel.matches(PANELS)) return
    // A link or a button in the summary does its own work.
    if (event.target.closest('a, button, input')) return
    event.preventDefault()
    if (panel.childElementCount > 1) toggle(panel, summary)
    else fill(panel, summary)
  })
}

/** A folder of a menu whose content is drawn when it is opened: at once, where the client is there to draw it. */
function fill(panel: HTMLDetailsElement, summary: HTMLElement): void {
  panel.open = !panel.open
  panel.dispatchEvent(new Event('toggle'))
  queueMicrotask(() => {
    if (panel.childElementCount === 1) return
    panel.open = false
    toggle(panel, summary)
  })
}

function toggle(panel: HTMLDetailsElement, summary: HTMLElement): void {
  const previous = running.get(panel)
  const isClosing = previous === undefined ? panel.open : panel.dataset.collapsing === undefined
  const from = panel.offsetHeight
  previous?.cancel()
  panel.open = true
  const full = panel.offsetHeight
  // What opens a folder of a menu stands beside its name, outside of what it opens.
  const closed = panel.matches('.sidebar-details') ? 0 : summary.offsetHeight + full - panel.clientHeight
  if (isClosing) panel.dataset.collapsing = ''
  else delete panel.dataset.collapsing
  const to = isClosing ? closed : full
  const start = previous === undefined ? (isClosing ? full : closed) : from
  const animation = panel.animate(
    { height: [`${start}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: duration(full - closed), easing: 'ease-in-out' },
  )
  running.set(panel, animation)
  animation.onfinish = () => {
    running.delete(panel)
    delete panel.dataset.collapsing
    panel.open = !isClosing
  }
}
