/** Pages as files: each a function of its view and the frame, named by the digest of both. */

import { contentHash, scriptHash } from '../content-hash.ts'
import { bodyView, createViews, hasMarkdown, type KeepText, markdownView, type ViewOptions } from '../model/index.ts'
import { createRenderContext, type Materials, renderBody, renderMarkdown, renderPage } from '../render/index.ts'
import type { Config } from '../shared/config.ts'
import type { ParsedPage } from '../shared/document.ts'
import { type Address, type AssetPath, type Route, routeToMarkdown } from '../shared/path.ts'
import type { Page, Post, Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { ArticleView, BodyView, PageView } from '../shared/view/page-view.ts'
import { engineIdentity } from './cache/identity.ts'
import type { MadeFile } from './output-file.ts'
import type { PageOrder } from './workers/draw.ts'

export interface PageFiles {
  /** Document of each page, then its text as Markdown where it has one; in the order of the pages. */
  files: MadeFile[][]
  /** Document of a page. */
  document(route: Route): MadeFile | undefined
  /** Text of a post, for feeds. */
  body(post: Post): BodyView
  /** Final HTML of a text. */
  html(body: BodyView): string
  /** A text with its marks, by its digest. */
  text(digest: string): string
}

interface PagesInput extends Omit<ViewOptions, 'keep'> {
  site: Site
  frame: Frame
  /** Address of a sheet of inline styles. */
  sheetOf: Materials['sheet']
  /** Hears of each page when its key is made. */
  note?: ((noted: NotedPage) => void) | undefined
}

export interface NotedPage extends Looked {
  page: Page
  /** A text that the view names. */
  textOf(digest: string): string
}

export function createPages({ site, frame, t, imageOf, sheetOf, note }: PagesInput): PageFiles {
  const { materials, keep } = createMaterials(sheetOf)
  const lookAt = lastOf(createViews(site, { t, keep, imageOf }), sheetOf)
  const context = createRenderContext(frame, materials)
  const frameKey = frameKeyOf(frame)
  const drawing: Drawing = {
    key(page) {
      const looked = lookAt(page)
      note?.({ page, ...looked, textOf: materials.html })
      return keyOf(frameKey, looked.texts)
    },
    order(page) {
      const { view, texts, sheet } = lookAt(page)
      const bodies = bodiesOf(view.article).map(({ digest }) => [digest, materials.html(digest)] as const)
      return { frame, frameKey, ...texts, sheet, bodies: [...new Map(bodies)] }
    },
    render: page => renderPage(context, lookAt(page).view),
  }
  const published = new Map(site.pages.map(page => [page.route, page]))
  const files = site.pages.map(page => [
    new PageFile(page, drawing),
    ...(hasMarkdown(site, page)
      ? [new MarkdownText(page.route, () => markdownFile(lookAt(page).view, page.parsed, site.config))]
      : []),
  ])
  const documents = new Map(files.map(([document], index) => [site.pages[index]?.route, document]))
  return {
    files,
    document: route => documents.get(route),
    body(post) {
      const page = published.get(post.route)
      return bodyView({ site, keep }, page?.kind === 'post' ? page.parsed : post.parsed)
    },
    html: body => renderBody(context, body),
    text: materials.html,
  }
}

/** What a page is drawn from. */
interface Looked {
  view: PageView
  texts: ViewTexts
  /** Sheet of its inline styles. */
  sheet: Address | undefined
}

/** A page is drawn right after its key is made: of what it is drawn from the last is kept, and no more. */
function lastOf(viewOf: (page: Page) => PageView, sheetOf: Materials['sheet']): (page: Page) => Looked {
  let last: { page: Page; looked: Looked } | undefined
  return page => {
    if (last?.page === page) return last.looked
    const view = viewOf(page)
    const { styles } = view.document
    const sheet = Object.keys(styles).length > 0 ? sheetOf(styles) : undefined
    const looked = { view, texts: textsOf(view), sheet }
    last = { page, looked }
    return looked
  }
}

/** Texts that an article shows. */
export const bodiesOf = (article: ArticleView): BodyView[] => [
  ...('body' in article ? [article.body] : []),
  ...('entries' in article ? article.entries.map(({ excerpt }) => excerpt) : []),
  ...Object.values(article.replaced ?? {}),
]

/** The two halves of a view as JSON. */
export interface ViewTexts {
  article: string
  document: string
}

export const textsOf = ({ article, document }: PageView): ViewTexts => ({
  article: JSON.stringify(article),
  document: JSON.stringify(document),
})

export const frameKeyOf = (frame: Frame): string => textDigest(JSON.stringify([engineIdentity(), frame]))

export const keyOf = (frameKey: string, texts: ViewTexts): string =>
  textDigest(['page', frameKey, texts.article, texts.document].join('\n'))

/** The text of a page as Markdown: a function of a value of its own. `undefined` where there is none. */
export function markdownFile(view: PageView, parsed: ParsedPage, config: Config): MadeFile | undefined {
  const value = markdownView(view, parsed, config)
  return (
    value && {
      path: routeToMarkdown(view.article.route),
      key: textDigest(JSON.stringify([engineIdentity(), 'markdown', value])),
      read: () => renderMarkdown(value),
    }
  )
}

/** Under which a text stands among the materials. */
export const textDigest = (text: string): string => contentHash(text, 32)

/** Texts under their digests, as the views that name them are made; those that can be had again are not kept. */
function createMaterials(sheet: Materials['sheet']): { materials: Materials; keep: KeepText } {
  const texts = new Map<string, () => string>()
  return {
    materials: { html: digest => texts.get(digest)?.() ?? '', sheet, scriptHash },
    keep(html, again = () => html) {
      const digest = textDigest(html)
      texts.set(digest, again)
      return digest
    },
  }
}

/** Makes what is asked for out of the view, which is not kept: of thousands it would be as large as the site. */
interface Drawing {
  key(page: Page): string
  order(page: Page): PageOrder
  render(page: Page): string
}

/** Of a shape that all share: with a getter and functions of its own each would take ten times as much. */
class PageFile implements MadeFile {
  readonly path: AssetPath
  readonly #page: Page
  readonly #drawing: Drawing
  #key: string | undefined

  constructor(page: Page, drawing: Drawing) {
    this.path = page.output
    this.#page = page
    this.#drawing = drawing
  }

  get key(): string {
    this.#key ??= this.#drawing.key(this.#page)
    return this.#key
  }

  order(): PageOrder {
    return this.#drawing.order(this.#page)
  }

  read(): string {
    return this.#drawing.render(this.#page)
  }
}

/** Its value is made when somebody asks, and not kept: with all texts it would be as large as the site. */
class MarkdownText implements MadeFile {
  readonly path: AssetPath
  readonly #make: () => MadeFile | undefined
  #key: string | undefined

  constructor(route: Route, make: () => MadeFile | undefined) {
    this.path = routeToMarkdown(route)
    this.#make = make
  }

  // Of a page without a text there is none.
  get key(): string {
    this.#key ??= this.#make()?.key ?? ''
    return this.#key
  }

  read(): string {
    return String(this.#make()?.read() ?? '')
  }
}
