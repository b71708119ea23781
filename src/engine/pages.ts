/** Pages and their records as files: each a function of its view and the frame, named by the digest of both. */

import { contentHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { createViews } from '../model/index.ts'
import { createRenderContext, type Materials, renderBody, renderPage } from '../render/index.ts'
import type { AssetPath, Route } from '../shared/path.ts'
import { recordPath } from '../shared/record.ts'
import type { Page, Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { PageView } from '../shared/view/page-view.ts'
import { engineIdentity } from './cache/identity.ts'
import { once } from './once.ts'
import type { MadeFile } from './output-file.ts'

export interface PageFiles {
  /** Document and record of each page, in the order of the pages. */
  files: MadeFile[][]
  /** Document of a page. */
  document(route: Route): MadeFile | undefined
  /** Final HTML of a document's text, for feeds. */
  body(route: Route): string
}

interface PagesInput {
  site: Site
  frame: Frame
  t: Translate
}

export function createPages({ site, frame, t }: PagesInput): PageFiles {
  const { materials, keep } = createMaterials(site)
  const menus = new Map(Object.entries(site.sidebars).map(([id, sidebar]) => [id, digestOf(sidebar)]))
  const viewOf = createViews(site, { t, keep, menus })
  const context = createRenderContext(frame, materials)
  const frameKey = digestOf([engineIdentity(), frame])
  const pages = new Map(site.pages.map(page => [page.route, { page, view: once(() => viewOf(page)) }]))
  const render = (view: PageView): Drawn => {
    const { html, record } = renderPage(context, view)
    return { html, record: JSON.stringify(record) }
  }
  const files = [...pages.values()].map(({ page, view }) => {
    return pageFiles(page, { render: () => render(view()), view, frameKey })
  })
  const documents = new Map(files.map(([document], index) => [site.pages[index]?.route, document]))
  return {
    files,
    document: route => documents.get(route),
    body(route) {
      const article = pages.get(route)?.view().article
      return article !== undefined && 'body' in article ? renderBody(context, article.body) : ''
    },
  }
}

const digestOf = (value: unknown): string => contentHash(JSON.stringify(value), 32)

/** Texts under their digests, as the views that name them are made. */
function createMaterials({ sidebars }: Site): { materials: Materials; keep: (html: string) => string } {
  const texts = new Map<string, string>()
  return {
    materials: { html: digest => texts.get(digest) ?? '', menu: ({ id }) => sidebars[id] },
    keep(html) {
      const digest = contentHash(html, 32)
      texts.set(digest, html)
      return digest
    },
  }
}

interface Drawn {
  html: string
  record: string
}

interface Drawing {
  view: () => PageView
  frameKey: string
  render: () => Drawn
}

/** Document and record come of one rendering: what was made for the one waits for the other and is then forgotten. */
function pageFiles(page: Page, { view, frameKey, render }: Drawing): MadeFile[] {
  let waiting: string | undefined
  const file = (path: AssetPath, key: () => string, read: () => string): MadeFile => ({
    path,
    get key() {
      return key()
    },
    read,
  })
  return [
    file(
      page.output,
      once(() => digestOf(['page', frameKey, view()])),
      () => {
        const { html, record } = render()
        waiting = record
        return html
      },
    ),
    file(
      recordPath(page.route),
      once(() => digestOf(['record', frameKey, view().article])),
      () => {
        const record = waiting ?? render().record
        waiting = undefined
        return record
      },
    ),
  ]
}
