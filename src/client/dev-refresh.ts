/** The seam for the dev server's script: it hands over a fresh document, the app draws it in place. */

import type { PageRecord } from '../shared/shell.ts'
import type { View } from './app.tsx'
import { fetchShell, forgetMenus, loadMenu } from './shell-data.ts'

const REFRESHED = 'zapiski:refreshed'

interface Fresh {
  fresh: Document
  /** Puts the article's HTML into its host. */
  fill: (host: HTMLElement, html: string) => void
}

/** What the app has anyway: imported here it would stand in a file of its own, which every page asks for. */
interface Means {
  readRecord: (fresh: Document) => PageRecord
  loadStyles: (addresses: readonly string[]) => Promise<void>
  draw: (view: View) => Promise<void>
}

/** `event` carries a fresh `Document`. */
export async function refresh(event: Event, { readRecord, loadStyles, draw }: Means): Promise<void> {
  if (!(event instanceof CustomEvent)) return
  const { fresh, fill } = event.detail as Fresh
  const record = readRecord(fresh)
  forgetMenus()
  const [shell, sidebar] = await Promise.all([fetchShell(record.shell, 'no-store'), loadMenu(record.menu)])
  const { styles = [] } = record
  await loadStyles(styles)
  // Of two sheets with one purpose the later one wins, and the fresh one need not be the later.
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    if (!styles.includes(link.getAttribute('href') ?? '')) link.remove()
  await draw({ fill, shell, sidebar, record })
  document.dispatchEvent(new CustomEvent(REFRESHED))
}
