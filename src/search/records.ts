/** The site's sections as records of a hosted service, in the shape of DocSearch: for upload, one JSON a line. */

import { absoluteUrl } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import { type SearchDocument, searchDocuments } from './documents.ts'

interface HostedRecord {
  objectID: string
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  url: string
  url_without_anchor: string
  anchor: string | null
  content: string | null
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>
  language: string
  docusaurus_tag: string
  /** ISO 8601 instant, for ranking by date. */
  date: string | null
}

/** Services refuse records above ten kilobytes; characters here, two bytes each in Russian. */
const MAX_CONTENT = 4000

function hostedRecords(site: Site): HostedRecord[] {
  const pages = new Map(site.pages.map(page => [page.route, page]))
  return searchDocuments(site).flatMap(document => {
    const page = pages.get(document.route)
    return page === undefined ? [] : recordsOf(site, document, page)
  })
}

/** Newline-delimited JSON. */
export const hostedRecordsText = (site: Site): string =>
  hostedRecords(site)
    .map(record => `${JSON.stringify(record)}\n`)
    .join('')

function recordsOf(site: Site, document: SearchDocument, page: Site['pages'][number]): HostedRecord[] {
  const { config } = site
  const url = absoluteUrl(config.url, page.href)
  const top = document.section === '' ? config.title : document.section
  /** Headings on the way down to the current section. */
  const path: HostedRecord['hierarchy'] = {
    lvl0: top,
    lvl1: document.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  const make = (fields: Pick<HostedRecord, 'type' | 'anchor' | 'content'>, number: number): HostedRecord => ({
    objectID: `${document.route}#${fields.anchor ?? ''}:${number}`,
    url: fields.anchor === null ? url : `${url}#${encodeURIComponent(fields.anchor)}`,
    url_without_anchor: url,
    hierarchy: { ...path },
    language: config.locale.locale,
    docusaurus_tag: page.searchTag,
    date: document.date ?? null,
    ...fields,
  })
  const records = [make({ type: 'lvl1', anchor: null, content: null }, 0)]
  for (const { anchor, heading, level, text } of document.sections) {
    const own = anchor === '' ? null : anchor
    if (heading !== '') {
      const depth = Math.min(Math.max(level, 2), 6)
      for (let below = depth; below <= 6; below++) path[levelName(below)] = null
      path[levelName(depth)] = heading
      records.push(make({ type: levelName(depth), anchor: own, content: null }, 0))
    }
    for (let from = 0, number = 1; from < text.length; from += MAX_CONTENT, number++) {
      records.push(make({ type: 'content', anchor: own, content: text.slice(from, from + MAX_CONTENT) }, number))
    }
  }
  return records
}

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const levelName = (level: number): (typeof LEVELS)[number] => LEVELS[level - 2] ?? 'lvl6'
