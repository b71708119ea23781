/** The other form of a page, for those who read Markdown: the text of its author, and where what it names is. */

import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Reference } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { type Address, assetToAddress, routeToMarkdown } from '../../shared/path.ts'
import { leadsElsewhere } from '../../shared/site/pages.ts'
import type { DocumentPage, Page, Site } from '../../shared/site.ts'
import type { MarkdownView } from '../../shared/view/markdown-view.ts'
import type { ArticleView, BodyView, PageView, PostLook } from '../../shared/view/page-view.ts'

/** Whether the text of a page is published as Markdown: what is to be found, at the address of its own language. */
export function hasMarkdown(
  { config, languages }: Pick<Site, 'config' | 'languages'>,
  page: Page,
): page is DocumentPage {
  if (config.markdown.pages !== true || !('parsed' in page) || isComponentPage(page.parsed.source.file)) return false
  const isHidden = page.noindex || page.unlisted || page.draft || page.scheduled === true || hidesItself(page.parsed)
  if (isHidden || leadsElsewhere(page.parsed)) return false
  return languages?.get(page.route)?.original === undefined
}

/** Where it is; nothing on a page that has no other form. */
export const markdownOf = (site: Site, page: Page): { markdown?: Address } =>
  hasMarkdown(site, page) ? { markdown: assetToAddress(routeToMarkdown(page.route), site.config.baseUrl) } : {}

/** Its own head asks robots to pass. */
const hidesItself = ({ head = [] }: ParsedPage): boolean =>
  head.some(
    ({ tagName, attributes: { name, content } }) =>
      tagName === 'meta' && name === 'robots' && /noindex|none/i.test(String(content)),
  )

/** A function of the view of the page and of its text; `undefined` for a page that has no such form. */
export function markdownView(
  { article, document }: PageView,
  parsed: ParsedPage,
  { url, timeZone }: Pick<Config, 'url' | 'timeZone'>,
): MarkdownView | undefined {
  if (document.markdown === undefined || !('body' in article)) return undefined
  return {
    title: article.title,
    description: document.description,
    date: article.kind === 'post' ? dateOf(article.post, timeZone) : undefined,
    tags: tagsOf(article).map(({ label }) => label),
    text: textOf(parsed),
    addresses: addressesOf(parsed.references, article.body, url),
  }
}

const dateOf = ({ day, date }: PostLook, timeZone: string): MarkdownView['date'] =>
  day === undefined ? { instant: date, timeZone } : { day }

function tagsOf(article: ArticleView): { label: string }[] {
  if (article.kind === 'post') return article.post.tags
  return article.kind === 'doc' ? article.tags : []
}

/** Where lines go, one empty line of those around them goes too. */
function textOf({ source, notText = [] }: ParsedPage): string {
  if (notText.length === 0) return source.body.trim()
  const lines = source.body.split('\n')
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    if (notText.some(([first, last]) => first <= index + 1 && index + 1 <= last)) continue
    const follows = notText.some(([, last]) => last === index)
    if (follows && line.trim() === '' && (kept.at(-1) ?? '').trim() === '') continue
    kept.push(line)
  }
  return kept.join('\n').trim()
}

/** Anchors of the page and other sites stay as they are written. */
const KINDS: ReadonlySet<Reference['kind']> = new Set(['file', 'url', 'asset', 'plain'])

function addressesOf(references: readonly Reference[], { targets }: BodyView, origin: string): Record<string, string> {
  const found = references.flatMap(({ kind, image, target, query, hash }, index) => {
    const href = KINDS.has(kind) ? targets[index]?.href : undefined
    // What leads nowhere is as it was written.
    return href?.startsWith('/') === true ? [{ image, written: target + query + hash, url: origin + href }] : []
  })
  // A link names the picture itself, the picture one of its widths.
  const ordered = [...found.filter(({ image }) => image), ...found.filter(({ image }) => !image)]
  return Object.fromEntries(ordered.map(({ written, url }) => [written, url]))
}
