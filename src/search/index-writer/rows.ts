/** Rows of the earlier shards, of which few are changed: the others stay texts. */

import { firstPlace } from '../../shared/collections.ts'
import type { TermRow } from '../format.ts'
import type { TermText } from './parts.ts'

export interface Rows {
  find(term: string): TermRow | undefined
  /** `undefined` takes the row away. */
  set(term: string, text: string | undefined): void
  setTwins(term: string, twins: readonly string[]): void
  /** Terms whose rows were set. */
  changed(): string[]
  all(): TermText[]
}

export const rowText = (term: string, postings: string, twins: readonly string[] = []): string =>
  JSON.stringify(twins.length === 0 ? [term, postings] : [term, postings, twins])

/** Rows by rising term. */
export function createRows(earlier: readonly TermText[]): Rows {
  const changed = new Map<string, string | undefined>()
  const textOf = (term: string): string | undefined => (changed.has(term) ? changed.get(term) : textIn(earlier, term))
  const find = (term: string): TermRow | undefined => {
    const text = textOf(term)
    return text === undefined ? undefined : (JSON.parse(text) as TermRow)
  }
  return {
    find,
    set: (term, text) => void changed.set(term, text),
    setTwins(term, twins) {
      const text = textOf(term)
      // Nearly all have none, and none of them is to be read.
      if (text === undefined || (twins.length === 0 && !text.endsWith(']]'))) return
      changed.set(term, rowText(term, (JSON.parse(text) as TermRow)[1], twins))
    },
    changed: () => [...changed.keys()],
    all() {
      const fresh = [...changed].flatMap(([term, text]) => (text === undefined ? [] : [{ term, text }]))
      fresh.sort((a, b) => (a.term < b.term ? -1 : 1))
      const rows: TermText[] = []
      let next = 0
      for (const row of earlier) {
        if (changed.has(row.term)) continue
        for (let own = fresh[next]; own !== undefined && own.term < row.term; own = fresh[++next]) rows.push(own)
        rows.push(row)
      }
      return [...rows, ...fresh.slice(next)]
    },
  }
}

function textIn(rows: readonly TermText[], term: string): string | undefined {
  const row = rows[firstPlace(rows.length, place => (rows[place]?.term ?? '') >= term)]
  return row?.term === term ? row.text : undefined
}
