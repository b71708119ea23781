/** A page of its own: «О блоге». */

import type { StandalonePage } from '../../shared/site.ts'
import { Backlinks, Banners, EditAndUpdate, Heading } from '../PageParts.tsx'
import type { View } from '../view.ts'

export function StandaloneView({ site, page, t, body }: View<StandalonePage> & { body: string }) {
  if (page.isComponent === true) {
    return (
      <div
        className={`component-page ${page.wrapperClassName ?? ''}`.trim()}
        dangerouslySetInnerHTML={{ __html: body }}
      />
    )
  }
  return (
    <article className={`standalone ${page.wrapperClassName ?? ''}`.trim()}>
      <Banners site={site} page={page} t={t} />
      <header className="page-header">
        <Heading page={page} />
      </header>
      <div className="markdown" dangerouslySetInnerHTML={{ __html: body }} />
      <footer className="page-footer">
        <EditAndUpdate site={site} page={page} t={t} />
      </footer>
      <Backlinks backlinks={page.backlinks} t={t} />
    </article>
  )
}
