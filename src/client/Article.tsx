/** The host of the article. React never owns what is inside: on the first load it is the server's, then it is set whole. */

import { memo, useLayoutEffect, useRef } from 'react'

/** One object for ever: React compares it and never touches the content. */
const NOTHING = { __html: '' }

interface ArticleProps {
  html: string
  /** The element as the server wrote it; its nodes are kept even when React has to make the host anew. */
  server: HTMLElement | null
  /** Another way to put the HTML in than all at once. */
  fill: ((host: HTMLElement, html: string) => void) | undefined
  /** Called when the content is in place; gives what to do before it goes. */
  onReady(host: HTMLElement): () => void
}

let isFirst = true

export const Article = memo(function Article({ html, server, fill, onReady }: ArticleProps) {
  const ref = useRef<HTMLDivElement>(null)
  const drawn = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const host = ref.current
    if (host === null) return
    if (isFirst) {
      // Something changed the page before React came (a translator, an extension) and hydration began anew.
      if (host !== server && server !== null) host.replaceChildren(...server.childNodes)
      isFirst = false
    } else if (drawn.current !== html || host.querySelector('x-island') !== null || host.firstChild === null) {
      // Islands that were left have taken their content away.
      if (fill === undefined) host.innerHTML = html
      else fill(host, html)
    }
    drawn.current = html
    return onReady(host)
  }, [html, server, fill, onReady])
  return <div ref={ref} id="__zapiski_content" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
})
