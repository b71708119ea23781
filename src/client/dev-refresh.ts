/** The seam for the dev server's script: it hands over a fresh document, the app draws it in place. */

import type { InlineState } from '../shared/shell.ts'
import type { View } from './app.tsx'
import { loadStyles, readHead } from './navigation/head.ts'
import { fetchShell, forgetMenus, loadMenu } from './shell-data.ts'

const REFRESHED = 'zapiski:refreshed'

interface Fresh {
  fresh: Document
  /** Puts the article's HTML into its host. */
  fill: (host: HTMLElement, html: string) => void
}

type Draw = (view: View) => Promise<void>

/** `event` carries a fresh `Document`. */
export async function refresh(event: Event, draw: Draw): Promise<void> {
  if (!(event instanceof CustomEvent)) return
  const { fresh, fill } = event.detail as Fresh
  const state = JSON.parse(fresh.getElementById('__zapiski_state')?.textContent ?? '') as InlineState
  forgetMenus()
  const [shell, sidebar] = await Promise.all([fetchShell(state.shell, 'no-store'), loadMenu(state.menu)])
  const styles = [...fresh.querySelectorAll('link[rel="stylesheet"]')].map(link => link.getAttribute('href') ?? '')
  await loadStyles(styles)
  // Of two sheets with one purpose the later one wins, and the fresh one need not be the later.
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    if (!styles.includes(link.getAttribute('href') ?? '')) link.remove()
  await draw({
    fill,
    shell,
    sidebar,
    record: {
      ...state,
      title: fresh.title,
      head: readHead(fresh),
      content: fresh.getElementById('__zapiski_content')?.innerHTML ?? '',
    },
  })
  document.dispatchEvent(new CustomEvent(REFRESHED))
}
