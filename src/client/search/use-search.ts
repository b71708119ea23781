/** A query being answered, as state: idle, loading, stalled, error, done. Old results stay until new ones are there. */

import { useEffect, useState } from 'react'
import { SearchError, type SearchFailure, type SearchOptions, type SearchResult } from '../../search/browser.ts'
import type { Provider } from './provider.ts'

/** After this many milliseconds a search is said to take long (SPEC §4). */
const STALL = 300

interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done'
  /** The query that `result` or `failure` belongs to. */
  query: string
  result: SearchResult | undefined
  failure: SearchFailure | undefined
}

const IDLE: SearchState = { status: 'idle', query: '', result: undefined, failure: undefined }

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
  /** Milliseconds of rest in typing before a search begins. */
  delay?: number
}

export function useSearch({ provider, query, options, key = '', delay = 0 }: Asked): UseSearch {
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
    const start = setTimeout(() => {
      provider
        .search(text, { ...options, signal })
        .then(result => {
          if (!signal.aborted) setState({ status: 'done', query: text, result, failure: undefined })
        })
        .catch((error: unknown) => {
          if (signal.aborted) return
          const failure = error instanceof SearchError ? error.reason : 'network'
          setState({ status: 'error', query: text, result: undefined, failure })
        })
        .finally(() => clearTimeout(stall))
    }, delay)
    return () => {
      clearTimeout(stall)
      clearTimeout(start)
      controller.abort()
    }
  }, [provider, query, key, attempt])
  return { state, retry: () => setAttempt(count => count + 1) }
}
