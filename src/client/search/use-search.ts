/**
 * A query being answered, as state: idle, loading, stalled, error, done. Old results stay until new ones are there, at
 * first perhaps without their excerpts.
 */

import { useEffect, useState } from 'react'
import { SearchError, type SearchFailure, type SearchOptions, type SearchResult } from '../../search/browser.ts'
import type { Provider } from './provider.ts'

/** After this many milliseconds a search is said to take long (SPEC §4). */
const STALL = 300
/** Excerpts that come within this are drawn with their results, milliseconds: two steps would only flicker. */
const TOGETHER = 80

interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done'
  /** The query that `result` or `failure` belongs to. */
  query: string
  /** The `key` that it was asked with. */
  key: string
  result: SearchResult | undefined
  failure: SearchFailure | undefined
}

const IDLE: SearchState = { status: 'idle', query: '', key: '', result: undefined, failure: undefined }

export interface UseSearch {
  state: SearchState
  retry(): void
}

interface Asked {
  provider: Provider
  query: string
  options: SearchOptions
  /** Says when `options` are others. */
  key?: string
  /** Draw results before their excerpts are there. */
  inSteps?: boolean
  /** Milliseconds of rest in typing before a search begins. */
  delay?: number
}

export function useSearch({ provider, query, options, key = '', inSteps = false, delay = 0 }: Asked): UseSearch {
  const [state, setState] = useState(IDLE)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `options`, `attempt` asks again
  useEffect(() => {
    const text = query.trim()
    if (text === '') {
      setState(IDLE)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setState(old => ({ ...old, status: 'loading' }))
    const stall = setTimeout(() => setState(old => ({ ...old, status: 'stalled' })), delay + STALL)
    let titles: ReturnType<typeof setTimeout> | undefined
    let titled: SearchResult | undefined
    let drawn: SearchResult | undefined
    const onTitles = (result: SearchResult): void => {
      if (signal.aborted) return
      titled = result
      clearTimeout(titles)
      titles = setTimeout(() => {
        clearTimeout(stall)
        drawn = result
        setState({ status: 'loading', query: text, key, result, failure: undefined })
      }, TOGETHER)
    }
    const settle = (): void => {
      clearTimeout(stall)
      clearTimeout(titles)
    }
    const start = setTimeout(() => {
      provider
        .search(text, { ...options, signal, ...(inSteps && { onTitles }) })
        .then(result => {
          if (signal.aborted) return
          // What excerpts say of the order comes too late for who reads: no page leaves its place.
          const place = (route: string) => drawn?.groups.findIndex(group => group.route === route) as number
          if (drawn === titled) result.groups.sort((a, b) => place(a.route) - place(b.route))
          setState({ status: 'done', query: text, key, result, failure: undefined })
        })
        .catch((error: unknown) => {
          if (signal.aborted) return
          const failure = error instanceof SearchError ? error.reason : 'network'
          // Pages without their excerpts are worth more than a message.
          if (titled !== undefined && failure === 'network')
            setState({ status: 'done', query: text, key, result: titled, failure: undefined })
          else setState({ status: 'error', query: text, key, result: undefined, failure })
        })
        .finally(settle)
    }, delay)
    return () => {
      settle()
      clearTimeout(start)
      controller.abort()
    }
  }, [provider, query, key, attempt])
  return { state, retry: () => setAttempt(count => count + 1) }
}
