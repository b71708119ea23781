/** Pages and their records as files: each a function of its view and the frame, named by the digest of both. */

import { createHash } from 'node:crypto'
import { contentHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { bodyView, createViews } from '../model/index.ts'
import { createRenderContext, type Materials, renderBody, renderPage } from '../render/index.ts'
import type { Route } from '../shared/path.ts'
import { recordPath } from '../shared/record.ts'
import type { Page, Post, Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { BodyView } from '../shared/view/page-view.ts'
import { engineIdentity } from './cache/identity.ts'
import { once } from './once.ts'
import type { MadeFile } from './output-file.ts'

export interface PageFiles {
  /** Document and record of each page, in the order of the pages. */
  files: MadeFile[][]
  /** Document of a page. */
  document(route: Route): MadeFile | undefined
  /** Text of a post, for feeds. */
  body(post: Post): BodyView
  /** Final HTML of a text. */
  html(body: BodyView): string
}

interface PagesInput {
  site: Site
  frame: Frame
  t: Translate
  /** Address of a sheet of inline styles. */
  sheetOf: Materials['sheet']
}

export function createPages({ site, frame, t, sheetOf }: PagesInput): PageFiles {
  const { materials, keep } = createMaterials(sheetOf)
  const viewOf = createViews(site, { t, keep })
  const context = createRenderContext(frame, materials)
  const frameKey = digestOf([engineIdentity(), frame])
  const drawing: Drawing = {
    keys(page) {
      const { article, document } = viewOf(page)
      // A record says everything of the head and has no menu beside it.
      const { menu: _, ...said } = document
      const articleKey = digestOf([frameKey, article])
      return {
        page: digestOf(['page', articleKey, document]),
        record: digestOf(['record', articleKey, said]),
      }
    },
    render(page) {
      const { html, record } = renderPage(context, viewOf(page))
      return { html, record: JSON.stringify(record) }
    },
  }
  const published = new Map(site.pages.map(page => [page.route, page]))
  const files = site.pages.map(page => pageFiles(page, drawing))
  const documents = new Map(files.map(([document], index) => [site.pages[index]?.route, document]))
  return {
    files,
    document: route => documents.get(route),
    body(post) {
      const page = published.get(post.route)
      return bodyView({ site, keep }, page?.kind === 'post' ? page.parsed : post.parsed)
    },
    html: body => renderBody(context, body),
  }
}

export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const digestOf = (value: unknown): string => contentHash(JSON.stringify(value), 32)

/** Texts under their digests, as the views that name them are made. */
function createMaterials(sheet: Materials['sheet']): { materials: Materials; keep: (html: string) => string } {
  const texts = new Map<string, string>()
  return {
    materials: { html: digest => texts.get(digest) ?? '', sheet, scriptHash },
    keep(html) {
      const digest = contentHash(html, 32)
      texts.set(digest, html)
      return digest
    },
  }
}

/** Makes what is asked for out of the view, which is not kept: of thousands it would be as large as the site. */
interface Drawing {
  keys(page: Page): { page: string; record: string }
  render(page: Page): { html: string; record: string }
}

/** Document and record come of one rendering: what was made for the one waits for the other and is then forgotten. */
function pageFiles(page: Page, drawing: Drawing): MadeFile[] {
  const keys = once(() => drawing.keys(page))
  let waiting: string | undefined
  return [
    {
      path: page.output,
      get key() {
        return keys().page
      },
      read() {
        const { html, record } = drawing.render(page)
        waiting = record
        return html
      },
    },
    {
      path: recordPath(page.route),
      get key() {
        return keys().record
      },
      read() {
        const record = waiting ?? drawing.render(page).record
        waiting = undefined
        return record
      },
    },
  ]
}
