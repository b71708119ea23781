/** Reads out of a page's own document all that shows it in place of another one. */

import type { InlineState, PageRecord } from '../../shared/shell.ts'
import { readHead } from './head.ts'

/** Throws when the document is no page of ours. */
export function readRecord(fresh: Document): PageRecord {
  const at = (id: string): Element | null => fresh.getElementById(id)
  return {
    ...(JSON.parse(at('__zapiski_state')?.textContent ?? '') as InlineState),
    title: fresh.title,
    head: readHead(fresh),
    content: at('__zapiski_content')?.innerHTML ?? '',
    styles: [...fresh.querySelectorAll('link[rel="stylesheet"]')].map(link => link.getAttribute('href') ?? ''),
  }
}

export const parseRecord = (html: string): PageRecord => readRecord(new DOMParser().parseFromString(html, 'text/html'))
