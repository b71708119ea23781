/** One page: its article, the shell around it, the document around both, and the record for navigation. */

import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Translate } from '../messages/index.ts'
import type { ParsedPage } from '../shared/document.ts'
import type { PageRecord } from '../shared/record.ts'
import type { InlineState, ShellData } from '../shared/shell.ts'
import type { Assets } from '../shared/site/assets.ts'
import type { DocCard as DocCardData, DocumentPage, Page, Post, Site } from '../shared/site.ts'
import { Content, DocCard, DocCardList, Shell, TocInline } from '../theme/index.ts'
import { BASE_URL_BANNER } from './head/color-mode.ts'
import { buildHead, pageTitle, renderHead } from './head/head.ts'
import { needsFullLoad, ownHead } from './head/own-head.ts'
import { stylesFor } from './head/page-styles.ts'
import { escapeAttribute, escapeJson, escapeText } from './html.ts'
import { spliceHtml } from './splice.ts'

export interface RenderContext {
  site: Site
  assets: Assets
  t: Translate
  /** What stands around every article; its `build` goes into every page and record. */
  shell: ShellData
  /** Policy for the `<meta>` fallback. */
  csp: string
}

export interface RenderedPage {
  html: string
  record: PageRecord
}

/** Renders a page completely. */
export function renderPage(context: RenderContext, page: Page): RenderedPage {
  const { site, t, shell } = context
  const content = renderToStaticMarkup(
    <Content
      site={site}
      page={page}
      t={t}
      body={'parsed' in page ? renderBody(context, page) : ''}
      bodyOf={post => renderExcerpt(context, post)}
    />,
  )
  const styles = stylesFor(content, context.assets)
  const record: PageRecord = {
    build: shell.build,
    route: page.route,
    href: page.href,
    title: pageTitle(site, page),
    className: page.className,
    sidebar: page.sidebar,
    toc: page.toc,
    docsVersion: page.docsVersion,
    noindex: page.noindex,
    ...(styles.length > context.assets.styles.length && { styles }),
    ...(needsFullLoad(page) && { full: true }),
    content,
  }
  return { html: renderDocument(context, page, content, styles), record }
}

function renderDocument(context: RenderContext, page: Page, content: string, styles: Assets['styles']): string {
  const { site, t, assets, shell } = context
  const { htmlLang, direction } = site.config.locale
  const sidebar = page.sidebar === undefined ? undefined : site.sidebars[page.sidebar]
  const state: InlineState = {
    build: shell.build,
    shell: assets.shell,
    className: page.className,
    route: page.route,
    href: page.href,
    sidebar: page.sidebar,
    toc: page.toc,
    docsVersion: page.docsVersion,
  }
  const around = renderToString(
    <Shell shell={shell} page={state} sidebar={sidebar} t={t}>
      <div id="__zapiski_content" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
    </Shell>,
  )
  const head = renderHead(
    buildHead(site, page, { ...assets, styles }, { t, csp: context.csp, own: ownHead(site, page) }),
  )
  const banner = page.route === '/' ? baseUrlBanner(context) : ''
  return (
    `<!doctype html><html lang="${htmlLang}" dir="${direction}" class="${escapeAttribute(page.className)}">` +
    `<head>${head}</head><body>${banner}<div id="__zapiski">${around}</div>` +
    `<script type="application/json" id="__zapiski_state">${escapeJson(state)}</script></body></html>\n`
  )
}

/** Says why the home page came without its style sheets; the inline script shows it (`color-mode.ts`). */
function baseUrlBanner({ site, t }: RenderContext): string {
  const current = t('theme.baseUrl.current', { baseUrl: site.config.baseUrl })
  return (
    `<div id="${BASE_URL_BANNER}" role="alert" hidden><p><strong>${t('theme.baseUrl.title')}</strong></p>` +
    `<p>${escapeText(current)}</p><p>${t('theme.baseUrl.suggestion')} <code></code></p></div>`
  )
}

/** Article of a document with everything put in: for its page and for feeds. */
export function renderBody(context: RenderContext, page: DocumentPage): string {
  return splice(context, page.parsed, page.parsed.html, page)
}

/** What a list shows of a post: its excerpt, or all of it when there is no truncate marker. */
export function renderExcerpt(context: RenderContext, post: Post): string {
  return splice(context, post.parsed, post.parsed.excerpt ?? post.parsed.html, undefined)
}

/** Items that an author wrote in MDX, in the form of sidebar items; what cannot be a link is passed over. */
function readCards(items: unknown): DocCardData[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.flatMap((item: unknown): DocCardData[] => {
    if (typeof item !== 'object' || item === null) return []
    const { label, href, description } = item as Record<string, unknown>
    if (typeof label !== 'string' || typeof href !== 'string') return []
    return [
      {
        type: 'link',
        label,
        href,
        description: typeof description === 'string' ? description : undefined,
        count: undefined,
      },
    ]
  })
}

function splice(context: RenderContext, parsed: ParsedPage, html: string, page: DocumentPage | undefined): string {
  const { site, t } = context
  return spliceHtml(html, parsed, {
    site,
    slot: index => {
      const slot = parsed.slots[index]
      if (slot === undefined) return ''
      const { props } = slot
      switch (slot.component) {
        case 'DocCardList':
          return renderToStaticMarkup(
            <DocCardList cards={readCards(props.items) ?? (page?.kind === 'doc' ? page.cards : [])} t={t} />,
          )
        case 'DocCard':
          return (readCards([props.item]) ?? [])
            .map(card => renderToStaticMarkup(<DocCard card={card} t={t} />))
            .join('')
        case 'TOCInline':
          return renderToStaticMarkup(<TocInline toc={parsed.toc} {...props} />)
      }
    },
  })
}
