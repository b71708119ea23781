/** A note of the knowledge base, and the map of a section. */

import type { Translate } from '../../messages/index.ts'
import type { Breadcrumb, DocCard as DocCardData } from '../../shared/site/menus.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Backlinks, Banners, Name, NameLink, OwnContents, PageHeader, Part, Text, TextHeader } from '../PageParts.tsx'
import { Neighbours } from '../Paginators.tsx'
import { VersionBadge, VersionBanner } from '../shell/VersionParts.tsx'
import { MobileToc } from '../Toc.tsx'
import type { View, WithTexts } from '../view.ts'
import { Comments } from './Comments.tsx'
import { TagsAndEdit } from './PostMeta.tsx'

export function DocView({ page, frame, t, html }: View<ArticleOf<'doc'>> & WithTexts) {
  return (
    <article className="doc">
      <Part page={page} name="DocItem">
        <Part page={page} name="DocItem/Layout">
          <Part page={page} name="DocVersionBanner">
            <VersionBanner page={page} frame={frame} t={t} />
          </Part>
          <Part page={page} name="DocBreadcrumbs">
            <Breadcrumbs items={page.breadcrumbs} t={t} />
          </Part>
          <Part page={page} name="DocVersionBadge">
            <VersionBadge page={page} t={t} />
          </Part>
          <Banners page={page} t={t} />
          <Part page={page} name="DocItem/Content">
            <div className="theme-doc-markdown markdown-host">
              {(page.isTitleInText || !page.hideTitle) && <TextHeader page={page} />}
              <MobileToc toc={page.toc} map={page.map} t={t} />
              <Text page={page} html={html} />
            </div>
          </Part>
          <Part page={page} name="DocItem/Footer">
            <footer className="page-footer theme-doc-footer">
              <TagsAndEdit page={page} frame={frame} tags={page.tags} t={t} />
            </footer>
          </Part>
          <Comments page={page} t={t} />
          <Backlinks backlinks={page.backlinks} t={t} />
          <Part page={page} name="DocItem/Paginator">
            <Part page={page} name="DocPaginator">
              <DocNeighbours page={page} frame={frame} t={t} />
            </Part>
          </Part>
        </Part>
      </Part>
      <OwnContents page={page} t={t} />
    </article>
  )
}

export function CategoryView({ page, frame, t }: View<ArticleOf<'category'>>) {
  return (
    <div className="doc">
      <VersionBanner page={page} frame={frame} t={t} />
      <Breadcrumbs items={page.breadcrumbs} t={t} />
      <VersionBadge page={page} t={t} />
      <PageHeader title={page.heading} lead={page.lead} />
      <DocCardList cards={page.cards} t={t} />
      <DocNeighbours page={page} frame={frame} t={t} />
    </div>
  )
}

function DocNeighbours({ page, frame, t }: { page: ArticleOf<'doc' | 'category'>; frame: Frame; t: Translate }) {
  return (
    <Neighbours
      frame={frame}
      label={t('theme.docs.paginator.navAriaLabel')}
      previous={page.previous}
      previousLabel={t('theme.docs.paginator.previous')}
      next={page.next}
      nextLabel={t('theme.docs.paginator.next')}
    />
  )
}

function Breadcrumbs({ items, t }: { items: Breadcrumb[]; t: Translate }) {
  if (items.length < 2) return null
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbs" aria-label={t('theme.docs.breadcrumbs.navAriaLabel')}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label}>
            <NameLink to={item} isHere={index === items.length - 1}>
              {item.label}
            </NameLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function DocCardList({ cards, t }: { cards: DocCardData[]; t: Translate }) {
  return (
    <ul className="cards">
      {cards.map(card => (
        <li key={card.href}>
          <DocCard card={card} t={t} />
        </li>
      ))}
    </ul>
  )
}

export function DocCard({ card, t }: { card: DocCardData; t: Translate }) {
  return (
    <a className={`card card--${card.type}`} href={card.href}>
      <span className="card-title">
        <Name of={card}>{card.label}</Name>
      </span>
      {card.count !== undefined && (
        <span className="card-count">{t.plural('theme.docs.DocCard.categoryDescription.plurals', card.count)}</span>
      )}
      {card.description !== undefined && (
        <span className="card-text">
          <Name of={card}>{card.description}</Name>
        </span>
      )}
    </a>
  )
}
