/**
 * Conversations that live in a frame of their service. The frame is ours to make, so no script of theirs runs in the
 * page: it says how tall it is, we say which colours the page has.
 */

import { attempt, recordOf } from '../../shared/value.ts'
import { readStoredJson, writeStored } from '../storage.ts'

/** Where giscus' own script keeps who has signed in; a reader stays signed in when a site moves here. */
const SESSION = 'giscus-session'

const root = document.documentElement
const theme = (): 'dark' | 'light' => (root.dataset.theme === 'dark' ? 'dark' : 'light')

const SOURCES = {
  giscus: giscusAddress,
  telegram: (src: string) => (theme() === 'dark' ? `${src}&dark=1` : src),
}

export function openFrame(place: HTMLElement, service: keyof typeof SOURCES): () => void {
  const { src = '' } = place.dataset
  const { origin } = new URL(src)
  const frame = document.createElement('iframe')
  // Until it answers there may be a browser's page of an error in it.
  frame.className = 'talk-frame is-waiting'
  frame.title = place.querySelector('h2')?.textContent ?? ''
  frame.allow = 'clipboard-write'
  const load = (): void => {
    frame.src = SOURCES[service](src)
  }
  const onMessage = ({ source, origin: from, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || from !== origin) return
    const said = readMessage(data)
    if (said.height !== undefined) {
      frame.classList.remove('is-waiting')
      frame.style.height = `${said.height}px`
    }
    if (said.isSignedOut) {
      writeStored(SESSION, undefined)
      load()
    }
  }
  const colours = new MutationObserver(() => {
    if (service === 'telegram') load()
    else frame.contentWindow?.postMessage({ giscus: { setConfig: { theme: theme() } } }, origin)
  })
  load()
  addEventListener('message', onMessage)
  colours.observe(root, { attributeFilter: ['data-theme'] })
  place.append(frame)
  return () => {
    removeEventListener('message', onMessage)
    colours.disconnect()
    frame.remove()
  }
}

interface Said {
  height?: number
  isSignedOut: boolean
}

/** Telegram: `{"event":"resize","height":640}` as text; giscus: `{ giscus: { resizeHeight: 640 } }`. */
function readMessage(data: unknown): Said {
  const message = recordOf(typeof data === 'string' ? parse(data) : data)
  const giscus = recordOf(message.giscus)
  const height = message.event === 'resize' ? message.height : giscus.resizeHeight
  const isHeight = typeof height === 'number' && height > 0 && height < 1_000_000
  const isExpired = typeof giscus.error === 'string' && /Bad credentials|state/i.test(giscus.error)
  return { ...(isHeight && { height }), isSignedOut: giscus.signOut === true || isExpired }
}

const parse = (text: string): unknown => attempt(() => JSON.parse(text))

/** The service sends a reader back with a session in the address. */
function giscusAddress(src: string): string {
  const here = new URL(location.href)
  const fresh = here.searchParams.get('giscus')
  here.searchParams.delete('giscus')
  here.hash = ''
  if (fresh !== null) {
    writeStored(SESSION, JSON.stringify(fresh))
    history.replaceState(history.state, '', here)
  }
  const kept = readStoredJson(SESSION)
  const address = new URL(src)
  const add = (name: string, value: string): void => address.searchParams.set(name, value)
  if (!address.searchParams.has('term')) add('term', document.title)
  add('origin', here.href)
  add('backLink', here.href)
  add('session', typeof kept === 'string' ? kept : '')
  add('theme', theme())
  add('description', document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '')
  return address.href
}
