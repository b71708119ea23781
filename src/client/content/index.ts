/** What scripts add to an article: done anew for each, undone when it goes. */

import type { TocItem } from '../../shared/document.ts'
import type { ShellData } from '../../shared/shell.ts'
import { watchLinks } from '../navigation/prefetch.ts'
import type { Records } from '../navigation/records.ts'
import { mountSearchPage } from '../search/open.ts'
import type { ClientTranslate } from '../translate.ts'
import { mountCode } from './code.ts'
import { startTocSpy, watchHeadings } from './contents/toc-spy.ts'
import { startHeadings } from './headings.ts'
import { openLater } from './later.ts'
import { mountTabs } from './tabs.ts'

interface ContentContext {
  shell: ShellData
  t: ClientTranslate
  records: Records
  toc: TocItem[]
}

/** Once for the visit. */
export function startContent(t: ClientTranslate, records: Records): void {
  startHeadings(t)
  startTocSpy()
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, onTurn)

  /** The look ahead comes with the first link that someone turns to. */
  function onTurn(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('.markdown a[href]') : null
    if (!link || (event as PointerEvent).pointerType === 'touch') return
    for (const name of ['pointerover', 'focusin']) document.removeEventListener(name, onTurn)
    import('./preview.ts').then(({ startPreview }) => startPreview(records, link)).catch(console.warn)
  }
}

/** For each article; gives what to do before it goes. */
export function mountContent(host: HTMLElement, { shell, t, records, toc }: ContentContext): () => void {
  mountTabs(host)
  mountCode(host, t)
  watchHeadings(toc.map(({ id }) => id))
  watchLinks(host, records)
  const leaveSearch = mountSearchPage(host, shell, t)
  const leaveParts = openLater({ host, shell, t })
  return () => {
    watchHeadings([])
    leaveSearch()
    leaveParts()
  }
}
