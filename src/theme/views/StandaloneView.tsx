/** A page of its own: «О блоге». */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Backlinks, Banners, EditAndUpdate, Heading, spoken } from '../PageParts.tsx'
import { MobileToc } from '../Toc.tsx'
import type { View, WithTexts } from '../view.ts'

export function StandaloneView({ page, frame, t, html }: View<ArticleOf<'page'>> & WithTexts) {
  if (page.isComponent) {
    return (
      <div
        className={`component-page ${page.wrapperClassName ?? ''}`.trim()}
        dangerouslySetInnerHTML={{ __html: html(page.body) }}
      />
    )
  }
  return (
    <article className={`standalone ${page.wrapperClassName ?? ''}`.trim()}>
      <Banners page={page} t={t} />
      <header className="page-header">
        <Heading page={page} />
      </header>
      <MobileToc toc={page.toc} map={page.map} t={t} />
      <div className="markdown" {...spoken(page)} dangerouslySetInnerHTML={{ __html: html(page.body) }} />
      <footer className="page-footer">
        <EditAndUpdate page={page} frame={frame} t={t} />
      </footer>
      <Backlinks backlinks={page.backlinks} t={t} />
    </article>
  )
}
