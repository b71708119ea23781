/** Tabs are radio buttons; this keeps groups in step: on the page, over navigation, in other tabs of the browser, in the address. */

import { onStored, readStored, writeStored } from '../storage.ts'

const PREFIX = 'docusaurus.tab.'
const GROUP = '.tabs[data-group]'

function radios(tabs: Element): HTMLInputElement[] {
  return [...tabs.querySelectorAll<HTMLInputElement>(':scope > .tab-list > input')]
}

/** Chooses a value in every set of the group that has it. */
function chooseInGroup(group: string, value: string, root: ParentNode = document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(GROUP)) {
    if (tabs.dataset.group !== group) continue
    const input = radios(tabs).find(radio => radio.value === value)
    if (input !== undefined) input.checked = true
  }
}

/** A new article takes the choices made before; the address has the last word. */
export function mountTabs(root: ParentNode): void {
  const groups = new Set([...root.querySelectorAll<HTMLElement>(GROUP)].map(tabs => tabs.dataset.group ?? ''))
  for (const group of groups) {
    const stored = readStored(PREFIX + group)
    if (stored !== undefined) chooseInGroup(group, stored, root)
  }
  const query = new URLSearchParams(location.search)
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-query]')) {
    const value = query.get(tabs.dataset.query ?? '')
    const input = radios(tabs).find(radio => radio.value === value)
    if (input !== undefined) input.checked = true
  }
}

export function startTabs(): void {
  document.addEventListener('change', event => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.type !== 'radio') return
    const tabs = input.closest<HTMLElement>('.tabs')
    if (tabs === null) return
    const { group, query } = tabs.dataset
    if (group !== undefined) {
      // What is pressed stays under the pointer while sets above it change their height.
      const before = input.labels?.[0]?.getBoundingClientRect().top ?? 0
      chooseInGroup(group, input.value)
      scrollBy({ top: (input.labels?.[0]?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' })
      writeStored(PREFIX + group, input.value)
    }
    if (query !== undefined) {
      const url = new URL(location.href)
      url.searchParams.set(query, input.value)
      history.replaceState(history.state, '', url)
    }
  })
  onStored(key => {
    if (key?.startsWith(PREFIX)) chooseInGroup(key.slice(PREFIX.length), readStored(key) ?? '')
  })
}
