/** A page of its own: «О блоге». */

import { OWN_CONTENTS } from '../../shared/site/parts.ts'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Backlinks, Banners, EditAndUpdate, OwnContents, Part, Text, TextHeader } from '../PageParts.tsx'
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
      <Part page={page} name="MDXPage">
        <Banners page={page} t={t} />
        <TextHeader page={page} />
        <MobileToc toc={page.toc} map={page.map} t={t} />
        <Text page={page} html={html} />
        <footer className="page-footer">
          <Part page={page} name="EditMetaRow">
            <EditAndUpdate page={page} frame={frame} t={t} />
          </Part>
        </footer>
        <Backlinks backlinks={page.backlinks} t={t} />
      </Part>
      <Part page={page} name={OWN_CONTENTS}>
        <OwnContents page={page} t={t} />
      </Part>
    </article>
  )
}
