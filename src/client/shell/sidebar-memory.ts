/** The sidebar as the reader left it: open folders and scroll survive full page loads; soft navigation keeps them anyway. */

import { readStored, writeStored } from '../storage.ts'

const KEY = 'zapiski.sidebar'

interface Memory {
  id: string
  scroll: number
  /** Labels of folders from the root down, with the state that the reader gave them. */
  folders: Record<string, boolean>
}

const sidebar = (): HTMLElement | null => document.getElementById('zapiski-sidebar')

function pathOf(folder: Element): string {
  const parent = folder.parentElement?.closest('details[data-label]')
  const label = folder.getAttribute('data-label') ?? ''
  return parent ? `${pathOf(parent)}/${label}` : label
}

function read(): Memory | undefined {
  try {
    const value: unknown = JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null')
    return typeof value === 'object' && value !== null && 'folders' in value ? (value as Memory) : undefined
  } catch {
    return undefined
  }
}

function save(): void {
  const element = sidebar()
  if (element === null) return
  const folders = [...element.querySelectorAll<HTMLDetailsElement>('details[data-label]')]
  const memory: Memory = {
    id: element.dataset.sidebar ?? '',
    scroll: element.scrollTop,
    folders: Object.fromEntries(folders.map(folder => [pathOf(folder), folder.open])),
  }
  writeStored(KEY, JSON.stringify(memory), 'sessionStorage')
}

/** Before hydration: what the server opened stays open, what the reader opened or closed elsewhere follows. */
export function startSidebarMemory(): void {
  const element = sidebar()
  const memory = read()
  if (element !== null && memory !== undefined && memory.id === element.dataset.sidebar) {
    for (const folder of element.querySelectorAll<HTMLDetailsElement>('details[data-label]')) {
      const stored = memory.folders[pathOf(folder)]
      if (stored !== undefined && !holdsCurrent(folder)) folder.open = stored
    }
    element.scrollTop = memory.scroll
  }
  showCurrent()
  addEventListener('pagehide', save)
}

const holdsCurrent = (folder: Element): boolean => folder.querySelector('[aria-current="page"]') !== null

/** Opens the folders of the current page and brings it into the sidebar's view, moving nothing else. */
export function showCurrent(): void {
  const element = sidebar()
  const current = element?.querySelector<HTMLElement>('[aria-current="page"]')
  if (element === null || !current) return
  for (const folder of element.querySelectorAll<HTMLDetailsElement>('details[data-label]')) {
    if (holdsCurrent(folder)) folder.open = true
  }
  // The current page's own folder stands beside its link.
  const own = current.parentElement?.querySelector<HTMLDetailsElement>(':scope > details[data-label]')
  if (own) own.open = true
  const box = element.getBoundingClientRect()
  const link = current.getBoundingClientRect()
  if (link.top < box.top || link.bottom > box.bottom) {
    element.scrollTop += link.top - box.top - box.height / 2
  }
}
