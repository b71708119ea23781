/** A frame in a page: a document of an origin of its own, which sees nothing of the page but what it is told. */

import { make } from '../element.ts'
import { type Answer, type Order, readAnswer } from './messages.ts'

export interface View {
  element: HTMLIFrameElement
  /** Says what to show, when the frame can hear it. */
  tell(orders: readonly Wish[]): void
  close(): void
}

type Wish = Omit<Order, 'kind' | 'mode'>

interface ViewOptions {
  src: string
  title: string
  /** All that it shows: said anew when it is there, and in other colours. */
  wishes: () => readonly Wish[]
  hear: (said: Exclude<Answer, { kind: 'ready' }>) => void
}

/** Not yet in the page: a frame that is moved loads again. */
export function createView({ src, title, wishes, hear }: ViewOptions): View {
  const element = make('iframe', { className: 'framed-view', title, referrerPolicy: 'no-referrer' })
  element.setAttribute('sandbox', 'allow-scripts')
  element.src = src
  let isReady = false
  const tell = (orders: readonly Wish[]): void => {
    const mode = modeOf()
    // Of another scheme a browser would put a ground under it.
    element.style.colorScheme = mode
    if (!isReady) return
    for (const order of orders)
      element.contentWindow?.postMessage({ kind: 'order', mode, ...order } satisfies Order, '*')
  }
  const tellAll = (): void => tell(wishes())
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== element.contentWindow || origin !== 'null') return
    const said = readAnswer(data)
    if (said === undefined) return
    if (said.kind === 'ready') {
      isReady = true
      tellAll()
    } else hear(said)
  }
  const observer = new MutationObserver(tellAll)
  addEventListener('message', onMessage)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const close = (): void => {
    observer.disconnect()
    removeEventListener('message', onMessage)
    element.remove()
  }
  return { element, tell, close }
}

const modeOf = (): Order['mode'] => {
  const { theme } = document.documentElement.dataset
  if (theme === 'dark' || theme === 'light') return theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
