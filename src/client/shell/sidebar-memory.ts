/** The sidebar as the reader left it: open folders and scroll survive full page loads; soft navigation keeps them anyway. */

import { onFirstTouch } from '../navigation/first-touch.ts'
import { readStoredJson, writeStored } from '../storage.ts'

const KEY = 'zapiski.sidebar'

interface Memory {
  id: string
  scroll: number
  /** Labels of folders from the root down, with the state that the reader gave them. */
  folders: Record<string, boolean>
}

const sidebar = (): HTMLElement | null => document.getElementById('zapiski-sidebar')

const allFolders = (): HTMLDetailsElement[] => [
  ...(sidebar()?.querySelectorAll<HTMLDetailsElement>('details[data-label]') ?? []),
]

function pathOf(folder: Element): string {
  const parent = folder.parentElement?.closest('details[data-label]')
  const label = folder.getAttribute('data-label') ?? ''
  return parent ? `${pathOf(parent)}/${label}` : label
}

let memory: Memory | undefined
/** Where the menu is to be scrolled, as soon as it is high enough: what is in folders may come with React only. */
let wanted: number | undefined
/** Folders that have been put as the reader left them: once each. */
let known = new WeakSet<Element>()

/** Takes down how the menu is now. Folders that are not drawn, being in closed ones, stay as they were. */
export function saveSidebar(): void {
  const element = sidebar()
  if (element === null) return
  const id = element.dataset.sidebar ?? ''
  const earlier = memory?.id === id ? memory.folders : {}
  memory = {
    id,
    scroll: element.scrollTop,
    folders: { ...earlier, ...Object.fromEntries(allFolders().map(folder => [pathOf(folder), folder.open])) },
  }
  writeStored(KEY, JSON.stringify(memory), 'sessionStorage')
}

/** Before hydration: what the server opened stays open, what the reader opened or closed elsewhere follows. */
export function startSidebarMemory(): void {
  const element = sidebar()
  const stored = readStoredJson(KEY, 'sessionStorage') as Memory | null | undefined
  memory = stored?.folders && stored
  wanted = undefined
  known = new WeakSet()
  for (const folder of allFolders()) readFolder(folder)
  openCurrent()
  wanted = memory !== undefined && memory.id === element?.dataset.sidebar ? memory.scroll : element?.scrollTop
  scrollAsWanted()
  addEventListener('pagehide', saveSidebar)
  onFirstTouch(() => {
    wanted = undefined
  })
}

function scrollAsWanted(): void {
  const element = sidebar()
  if (element === null || wanted === undefined) return
  element.scrollTop = wanted
  revealCurrent()
}

/** Whether a folder is open. One that just came to stand in the document is first put as the reader left it. */
export function readFolder(folder: HTMLDetailsElement): boolean {
  if (!known.has(folder)) {
    known.add(folder)
    const stored = memory?.id === sidebar()?.dataset.sidebar ? memory?.folders[pathOf(folder)] : undefined
    if (stored !== undefined && !holdsCurrent(folder)) folder.open = stored
  }
  scrollAsWanted()
  return folder.open
}

const holdsCurrent = (folder: Element): boolean => folder.querySelector('[aria-current="page"]') !== null

/** After a page was gone to: opens its folders and brings it into the sidebar's view, moving nothing else. */
export function showCurrent(): void {
  wanted = undefined
  openCurrent()
  revealCurrent()
}

const currentLink = (): HTMLElement | null | undefined => sidebar()?.querySelector<HTMLElement>('[aria-current="page"]')

function openCurrent(): void {
  for (const folder of allFolders()) if (holdsCurrent(folder)) folder.open = true
  // The current page's own folder stands beside its link.
  const own = currentLink()?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details[data-label]')
  if (own) own.open = true
}

function revealCurrent(): void {
  const [element, current] = [sidebar(), currentLink()]
  if (element === null || !current) return
  const box = element.getBoundingClientRect()
  const link = current.getBoundingClientRect()
  if (link.top < box.top || link.bottom > box.bottom) {
    element.scrollTop += link.top - box.top - box.height / 2
  }
}
