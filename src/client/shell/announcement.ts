/** The announcement bar: closing is remembered under Docusaurus' key; a new id resets it in the head's inline script. */

import { onStored, readStored, writeStored } from '../storage.ts'

const KEY = 'docusaurus.announcement.dismiss'

function show(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed)
}

export function closeAnnouncement(): void {
  writeStored(KEY, 'true')
  show(true)
}

/** Closed in one tab, closed in all. */
export function startAnnouncement(): void {
  onStored(key => {
    if (key === KEY) show(readStored(KEY) === 'true')
  })
}
