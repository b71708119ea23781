/** One page out of its view: the article, the shell around it, the document around both. */

import { shortHash } from '../shared/hash.ts'
import { type Address, assetToAddress } from '../shared/path.ts'
import { BASE_URL_BANNER, type InlineState, type PageState } from '../shared/shell.ts'
import type { Assets, FaceFiles } from '../shared/site/assets.ts'
import { menuPath } from '../shared/site/data-files.ts'
import { PIECES } from '../shared/site/parts.ts'
import { escapeAttribute, escapeJson, escapeText } from '../shared/text/escape.ts'
import type { ArticleView, BodyView, PageView, SlotView } from '../shared/view/page-view.ts'
import { Content, DocCard, DocCardList, Shell, TocInline } from '../theme/index.ts'
import type { RenderContext } from './context.ts'
import { buildHead, renderHead } from './head/head.ts'
import { stylesFor } from './head/page-styles.ts'
import { pagePolicy } from './hosting/page-policy.ts'
import { hydratedMarkup, markupOf } from './markup.ts'
import { fillOwnBar } from './own-bar.tsx'
import { composeParts } from './parts.ts'
import { spliceHtml } from './splice.ts'

/** Renders a page completely: what a browser needs to show it without loading a document stands in its HTML, too. */
export function renderPage(context: RenderContext, view: PageView): string {
  const { article, document } = view
  const { assets, config, around } = context.frame
  const content = renderArticle(context, article)
  const { materials } = context
  const hasStyles = Object.keys(document.styles).length > 0
  const shown = around === undefined ? content : around.before + content + around.after
  const styles = stylesFor(shown, assets, hasStyles ? materials.sheet(document.styles) : undefined)
  const needs = { route: article.route, security: config.security, scriptHash: materials.scriptHash }
  const { comments } = 'body' in article ? article : {}
  const { csp, extra } = pagePolicy(context.frame.csp, { ...document, ...needs, comments })
  return renderDocument(context, view, { content, styles, csp, policy: extra.length > 0 ? extra : undefined })
}

/** The map itself stands in the article; around it only its measures are known. */
const mapState = ({ map }: ArticleView): PageState['map'] => map?.map(({ anchor, drawing }) => [anchor, drawing.height])

function renderArticle(context: RenderContext, article: ArticleView): string {
  const html = markupOf(
    <Content
      page={withHeading(article)}
      frame={context.frame}
      t={context.t}
      html={body => renderBody(context, body)}
    />,
  )
  const { replaced } = 'replaced' in article ? article : {}
  if (replaced === undefined) return html
  return composeParts(html, name => {
    if (name === PIECES) return ''
    const own = replaced[name]
    return own && renderBody(context, own)
  })
}

/** Pictures and links of a title are among those of the text. */
function withHeading(article: ArticleView): ArticleView {
  if (!('headingHtml' in article) || article.headingHtml === undefined) return article
  return { ...article, headingHtml: spliceHtml(article.headingHtml, article.body, () => '') }
}

/** What was drawn of a page so far. */
interface Drawn {
  content: string
  styles: Assets['styles']
  csp: string
  policy: string[] | undefined
}

function renderDocument(context: RenderContext, view: PageView, { content, styles, csp, policy }: Drawn): string {
  const { frame, t } = context
  const { shell, assets, config, around: own } = frame
  const { route, href, sidebar, toc, docsVersion, elsewhere, className } = view.article
  const map = mapState(view.article)
  const { menu } = view.document
  const state: InlineState = {
    build: shell.build,
    shell: assets.shell,
    menu: sidebar === undefined ? undefined : assetToAddress(menuPath(sidebar), config.baseUrl),
    // As browsers have it of the whole menu (`branchDigest`); what is cut off once is not cut once more.
    branch: menu && shortHash(JSON.stringify(menu)),
    className,
    route,
    href,
    sidebar,
    toc,
    map,
    docsVersion,
    elsewhere,
    policy,
    full: view.article.needsFullLoad ? true : undefined,
  }
  const around = hydratedMarkup(
    <Shell shell={shell} page={state} sidebar={menu} t={t}>
      <div id="__zapiski_content" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
    </Shell>,
  )
  const head = renderHead(
    buildHead({ ...frame, csp }, view, { styles, fonts: fontsFor(around, assets, 'body' in view.article) }),
  )
  const before = shell.navbar.isOwn ? fillOwnBar(own?.before ?? '', { shell, page: state, t }) : (own?.before ?? '')
  const banner = route === '/' ? baseUrlBanner(context) : ''
  const { htmlLang, direction } = config.locale
  return (
    `<!doctype html><html lang="${htmlLang}" dir="${direction}" class="${escapeAttribute(className)}">` +
    `<head>${head}</head><body>${banner}${before}<div id="__zapiski">${around}</div>${own?.after ?? ''}` +
    `<script type="application/json" id="__zapiski_state">${escapeJson(state)}</script></body></html>\n`
  )
}

/** Fonts that a page needs at once: those of the letters that it has. */
function fontsFor(html: string, { fonts }: Assets, isText: boolean): Address[] {
  if (fonts === undefined) return []
  // Blocks of code in a text of its own; single words of it and excerpts may do with the face that stands in.
  const code = isText ? (html.match(/<pre[\s>][\s\S]*?<\/pre>/g) ?? []).join('') : ''
  return [...lettersOf(html, fonts.text), ...(code !== '' ? lettersOf(code, fonts.code) : [])]
}

const lettersOf = (html: string, { latin, cyrillic }: FaceFiles): Address[] => [
  ...latin,
  ...(/[а-яё]/i.test(html) ? cyrillic : []),
]

/** Says why the home page came without its style sheets; the inline script shows it and ends it with the address (`head-script.ts`). */
function baseUrlBanner({ frame, t }: RenderContext): string {
  const current = t('theme.baseUrl.current', { baseUrl: frame.config.baseUrl })
  return (
    `<div id="${BASE_URL_BANNER}" role="alert" hidden><p><strong>${t('theme.baseUrl.title')}</strong></p>` +
    `<p>${escapeText(current)}</p><p>${t('theme.baseUrl.suggestion')} </p></div>`
  )
}

/** A text with everything put in: for its page, for lists and for feeds. */
export const renderBody = (context: RenderContext, body: BodyView): string =>
  spliceHtml(context.materials.html(body.digest), body, slot => drawSlot(context, slot))

/** Draws what stands in an article and needs the site. */
function drawSlot({ t }: RenderContext, slot: SlotView): string {
  switch (slot.component) {
    case 'DocCardList':
      return markupOf(<DocCardList cards={slot.cards} t={t} />)
    case 'DocCard':
      return slot.cards.map(card => markupOf(<DocCard card={card} t={t} />)).join('')
    case 'TOCInline':
      return markupOf(<TocInline toc={slot.toc} {...slot.props} />)
  }
}
