/**
 * The first script of a page: small, and enough for every control that the document already has. The rest of the client
 * with React comes after the first paint.
 */

import { cycleColors, startColors } from './color-mode.ts'
import { startDetails } from './content/details.ts'
import { layOutRest } from './content/first-layout.ts'
import { mountTabs, startTabs } from './content/tabs.ts'
import { startKeyboardMode } from './keyboard-mode.ts'
import { startEntryScroll } from './navigation/entry-scroll.ts'
import { closeAnnouncement, startAnnouncement } from './shell/announcement.ts'
import { scrollToTop, startBackToTop } from './shell/back-to-top.ts'
import { startDropdowns } from './shell/dropdowns.ts'
import { startMobileMenu } from './shell/mobile-menu.ts'
import { startNavbarScroll } from './shell/navbar-scroll.ts'
import { startPreferences } from './shell/preferences.ts'
import { startSidebarMemory } from './shell/sidebar-memory.ts'
import { fetchShell, loadMenu, readState } from './shell-data.ts'

/** The article as the server wrote it, before any script adds to it: coming back to this page needs no request. */
const content = document.getElementById('__zapiski_content')
const html = content?.innerHTML ?? ''

const ACTIONS: Record<string, () => void> = {
  'color-mode': cycleColors,
  'close-announcement': closeAnnouncement,
  'to-top': scrollToTop,
}
document.addEventListener('click', event => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
  ACTIONS[target?.dataset.action ?? '']?.()
})

startColors()
startAnnouncement()
startKeyboardMode()
startDropdowns()
startMobileMenu()
startNavbarScroll()
startBackToTop()
startPreferences()
startSidebarMemory()
startTabs()
mountTabs(document)
startDetails()
startEntryScroll()
document.documentElement.dataset.client = ''

/** All that the app needs is asked for at once. */
async function loadApp(): Promise<void> {
  const state = readState()
  if (state === undefined) return
  const [{ startApp }, shell, sidebar] = await Promise.all([
    import('./app.tsx'),
    fetchShell(state.shell),
    loadMenu(state.menu),
  ])
  // The app's code was just run: the page is taken over in a turn of its own.
  setTimeout(startApp, 0, { content, html, state, shell, sidebar })
}

// Two frames: the first paint is on the screen.
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    layOutRest()
    // Without it the site reads and navigates as plain pages.
    loadApp().catch(error => {
      console.warn(error)
      document.documentElement.dataset.client = 'plain'
    })
  }),
)
