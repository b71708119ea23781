/**
 * The first script of a page: small, and enough for every control that the document already has. The rest of the client
 * with React comes after the first paint.
 */

import { closeAnnouncement, startAnnouncement } from './announcement.ts'
import { cycleColors, startColors } from './color-mode.ts'
import { startDetails } from './content/details.ts'
import { mountTabs, startTabs } from './content/tabs.ts'
import { startKeyboardMode } from './keyboard-mode.ts'
import { startEntryScroll } from './navigation/entry-scroll.ts'
import { scrollToTop, startBackToTop } from './shell/back-to-top.ts'
import { startDropdowns } from './shell/dropdowns.ts'
import { startMobileMenu } from './shell/mobile-menu.ts'
import { startNavbarScroll } from './shell/navbar-scroll.ts'
import { startPreferences } from './shell/preferences.ts'
import { startSidebarMemory } from './shell/sidebar-memory.ts'

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

// Two frames: the first paint is on the screen.
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    import('./app.tsx')
      .then(({ startApp }) => startApp({ content, html }))
      // Without it the site reads and navigates as plain pages.
      .catch(error => {
        console.warn(error)
        document.documentElement.dataset.client = 'plain'
      })
  }),
)
