/** A script in the place of the service worker of the site's former engine. */

import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'

/**
 * A browser that has a service worker asks for its script from time to time, and where there is none any more keeps the
 * one it has, which goes on answering with pages of the old site. This one takes its place, forgets what it kept (caches
 * of Workbox are named by the folder of the site; others at the same host have their own) and goes; pages are loaded anew.
 */
const SCRIPT = `// Takes the place of the service worker of this site's former engine, and goes.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(leave()))
async function leave() {
  const { scope } = self.registration
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name)
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url).catch(() => {})
}
`

export const renderRetiredWorker = ({ config: { retiredServiceWorker } }: Site): TextFile[] =>
  retiredServiceWorker === undefined ? [] : [{ path: retiredServiceWorker, body: SCRIPT }]
