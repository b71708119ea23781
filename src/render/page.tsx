/** One page: its article, the shell around it, the document around both, and the record for navigation. */

import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Translate } from '../messages/index.ts'
import type { ParsedPage } from '../shared/document.ts'
import type { PageRecord } from '../shared/record.ts'
import type { InlineState, ShellData } from '../shared/shell.ts'
import type { Assets } from '../shared/site/assets.ts'
import type { DocCard as DocCardData, DocumentPage, Page, Post, Site } from '../shared/site.ts'
import { isRecord } from '../shared/value.ts'
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

interface RenderedPage {
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
  return { html: renderDocument(context, page, { content, styles }), record }
}

/** What was drawn of a page so far. */
interface Drawn {
  content: string
  styles: Assets['styles']
}

function renderDocument(context: RenderContext, page: Page, { content, styles }: Drawn): string {
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
    buildHead(site, page, { assets: { ...assets, styles }, csp: context.csp, own: ownHead(site, page) }),
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
export function renderBody({ site, t }: RenderContext, page: DocumentPage): string {
  const { parsed } = page
  return spliceHtml(parsed.html, parsed, { site, slot: drawSlot(parsed, t, page.kind === 'doc' ? page.cards : []) })
}

/** What a list shows of a post: its excerpt, or all of it when there is no truncate marker. */
function renderExcerpt({ site, t }: RenderContext, { parsed }: Post): string {
  return spliceHtml(parsed.excerpt ?? parsed.html, parsed, { site, slot: drawSlot(parsed, t, []) })
}

/** Draws what stands in an article and needs the site. `cards` are of what lies beside the document. */
function drawSlot({ slots, toc }: ParsedPage, t: Translate, cards: DocCardData[]): (index: number) => string {
  return index => {
    const slot = slots[index]
    if (slot === undefined) return ''
    const { component, props } = slot
    switch (component) {
      case 'DocCardList':
        return renderToStaticMarkup(<DocCardList cards={readCards(props.items) ?? cards} t={t} />)
      case 'DocCard':
        return (readCards([props.item]) ?? []).map(card => renderToStaticMarkup(<DocCard card={card} t={t} />)).join('')
      case 'TOCInline':
        return renderToStaticMarkup(<TocInline toc={toc} {...props} />)
    }
  }
}

/** Items that an author wrote in MDX, in the form of sidebar items; what cannot be a link is passed over. */
function readCards(items: unknown): DocCardData[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.filter(isRecord).flatMap(({ label, href, description }): DocCardData[] => {
    if (typeof label !== 'string' || typeof href !== 'string') return []
    const text = typeof description === 'string' ? description : undefined
    return [{ type: 'link', label, href, description: text, count: undefined }]
  })
}
