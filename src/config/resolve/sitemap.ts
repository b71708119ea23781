/** The list of pages for search engines, and a site's own function that makes it. */

import type { SitemapConfig, SitemapItem } from '../../shared/config.ts'
import { isRecord } from '../../shared/value.ts'
import { readAnswer } from '../call.ts'
import { type Fields, kindOf, type Report, readFields } from '../fields.ts'

export function resolveSitemap(parent: Fields): SitemapConfig | undefined {
  if (parent.raw('sitemap') === false) return undefined
  const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const
  return parent.within('sitemap', fields => {
    const isNull = (key: string): boolean => fields.raw(key) === null
    return {
      filename: fields.text('filename', 'sitemap.xml'),
      changefreq: isNull('changefreq') ? undefined : fields.oneOf('changefreq', frequencies, 'weekly'),
      priority: isNull('priority') ? undefined : fields.number('priority', 0.5, { min: 0, max: 1 }),
      lastmod: isNull('lastmod') ? undefined : fields.oneOf('lastmod', ['date', 'datetime']),
      ignorePatterns: fields.texts('ignorePatterns', []),
      ...resolveMaker(fields),
    }
  })
}

const KEY = 'createSitemapItems'

function resolveMaker(fields: Fields): Pick<SitemapConfig, typeof KEY> {
  const create = fields.call(KEY)
  if (create === undefined) return {}
  return {
    async [KEY](request) {
      const made = await create(request)
      return readAnswer(create, report => readItems(made, report))
    },
  }
}

function readItems(made: unknown, report: Report): SitemapItem[] {
  if (Array.isArray(made)) return made.map((item: unknown, index) => readItem(item, `${KEY}[${index}]`, report))
  report(KEY, 'config/not-list', { kind: kindOf(made) })
  return []
}

function readItem(item: unknown, where: string, report: Report): SitemapItem {
  const fields = readFields(item, where, report)
  const has = (key: string): boolean => fields.has(key) && fields.raw(key) !== null
  const url = isRecord(item) ? fields.required('url', 'https://example.org/page') : ''
  if (!URL.canParse(url, 'https://example.org')) fields.wrong('url', 'config/url', { written: url })
  const lastmod = fields.raw('lastmod')
  const isDate = lastmod instanceof Date && !Number.isNaN(lastmod.getTime())
  return {
    url,
    lastmod: isDate ? lastmod.toISOString() : has('lastmod') ? fields.text('lastmod') : undefined,
    changefreq: has('changefreq') ? fields.text('changefreq') : undefined,
    priority: has('priority') ? fields.number('priority', 0.5, { min: 0, max: 1 }) : undefined,
  }
}
