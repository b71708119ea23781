/** Rows of the earlier shards, of which few are changed: the others stay texts. */

import { firstPlace } from '../../shared/collections.ts'
import type { TermRow } from '../format.ts'
import type { TermText } from './parts.ts'

interface Row {
  postings: string
  twins: readonly string[]
}

export interface Rows {
  find(term: string): Row | undefined
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
  return {
    find(term) {
      const text = textOf(term)
      return text === undefined ? undefined : readRow(text)
    },
    set: (term, text) => void changed.set(term, text),
    setTwins(term, twins) {
      const text = textOf(term)
      // Nearly all have none.
      if (text === undefined || (twins.length === 0 && !hasTwins(text))) return
      changed.set(term, rowText(term, readRow(text).postings, twins))
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

const hasTwins = (row: string): boolean => row.endsWith(']]')

/** Nothing in postings is written otherwise in JSON, so they are found without reading all of it. */
function readRow(row: string): Row {
  const from = row.indexOf('","') + 3
  return {
    postings: row.slice(from, row.indexOf('"', from)),
    twins: hasTwins(row) ? ((JSON.parse(row) as TermRow)[2] ?? []) : [],
  }
}

function textIn(rows: readonly TermText[], term: string): string | undefined {
  const row = rows[firstPlace(rows.length, place => (rows[place]?.term ?? '') >= term)]
  return row?.term === term ? row.text : undefined
}
