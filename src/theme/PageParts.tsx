/** What stands under or over the text of a document: banners, edit link, last update, backlinks. */

import type { ReactNode } from 'react'
import type { Spoken } from '../shared/site/languages.ts'
import { BODY, CONTENTS_PARTS, PART_CLOSE, partOpen, TITLE } from '../shared/site/parts.ts'
import type { Backlink } from '../shared/site.ts'
import type { ArticleOf } from '../shared/view/page-view.ts'
import { formatDate, isoDay } from './dates.ts'
import { Sign } from './Icon.tsx'
import { nestToc, TocList } from './Toc.tsx'
import type { View, WithTexts } from './view.ts'

interface PartProps {
  page: Pick<View['page'], 'replaced'>
  name: string
  children: ReactNode
}

/** A part that a site may draw itself; on pages where it draws none nothing is written. */
export const Part = ({ page, name, children }: PartProps) =>
  page.replaced === undefined ? (
    children
  ) : (
    <>
      {partOpen(name)}
      {children}
      {PART_CLOSE}
    </>
  )

interface TextProps extends Pick<WithTexts, 'html'> {
  page: ArticleOf<'post' | 'doc' | 'page'>
  id?: string
  /** What it is to those who read microformats. */
  className?: string
}

/** The text of a document. */
export function Text({ page, html, id, className }: TextProps) {
  const body = html(page.body)
  const __html = page.replaced === undefined ? body : partOpen(BODY) + body + PART_CLOSE
  return (
    <div
      id={id}
      className={className === undefined ? 'markdown' : `markdown ${className}`}
      {...spoken(page)}
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

/** What readers are told before the text; parts of a site ask for it by the name that Docusaurus gives to most of it. */
export function Banners({ page, t }: Pick<View, 'page' | 't'>) {
  return (
    <Part page={page} name="ContentVisibility">
      {page.draft && (
        <Banner
          title={t('theme.contentVisibility.draftBanner.title')}
          text={t('theme.contentVisibility.draftBanner.message')}
        />
      )}
      {page.scheduled && (
        <Banner
          title={t('theme.contentVisibility.scheduledBanner.title')}
          text={t('theme.contentVisibility.scheduledBanner.message')}
        />
      )}
      {page.unlisted && (
        <Banner
          title={t('theme.contentVisibility.unlistedBanner.title')}
          text={t('theme.contentVisibility.unlistedBanner.message')}
        />
      )}
      {page.original !== undefined && (
        <p className="version-banner" role="note">
          {t('theme.untranslated.text')}{' '}
          <a href={page.original.href} hrefLang={page.original.lang}>
            {t('theme.untranslated.link')}
          </a>
        </p>
      )}
    </Part>
  )
}

function Banner({ title, text }: { title: string; text: string }) {
  return (
    <div className="theme-admonition theme-admonition-caution admonition admonition-caution">
      <div className="admonition-heading">
        <span className="admonition-icon" aria-hidden="true" />
        {title}
      </div>
      <div className="admonition-content">
        <p>{text}</p>
      </div>
    </div>
  )
}

/** Language of what nobody has translated, for the elements that hold it. */
export const spoken = ({ original }: View['page']): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  original === undefined ? {} : { lang: original.lang, dir: original.direction }

/** A name among those of the page's language: it keeps its own and stands where they do. */
export const Name = ({ of: { lang, dir }, children }: { of: Spoken; children: string }) =>
  lang === undefined ? (
    children
  ) : (
    <span lang={lang} dir={dir}>
      {children}
    </span>
  )

interface NameLinkProps {
  to: Spoken & { href: string | undefined }
  /** It is the page that the link stands on. */
  isHere?: boolean
  children: string
}

/** A link by such a name; the name alone where there is nowhere to go. */
export const NameLink = ({ to, isHere = false, children }: NameLinkProps) =>
  isHere || to.href === undefined ? (
    <span aria-current={isHere ? 'page' : undefined}>
      <Name of={to}>{children}</Name>
    </span>
  ) : (
    <a href={to.href}>
      <Name of={to}>{children}</Name>
    </a>
  )

/** Language of a block of one's own. */
export const spokenName = ({ lang, dir }: Spoken): Spoken => ({ lang, dir })

/** Letters of a title from which on it is a step smaller. */
const LONG = 80

/** A word that a phone has no room for in the letters of titles, as names of functions are. */
const WIDE = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}_]{16}/u

/** Class of a title. */
export const titleClass = (title: string): string | undefined =>
  title.length > LONG ? 'is-long' : WIDE.test(title) ? 'is-wide' : undefined

/** The `h1` of a document, with the code, pictures and links that its author gave it. */
function Heading({ page }: { page: ArticleOf<'doc' | 'page'> }) {
  const html = page.headingHtml
  const className = titleClass(page.heading)
  return html === undefined ? (
    <h1 className={className} tabIndex={-1} {...spoken(page)}>
      {page.heading}
    </h1>
  ) : (
    <h1 className={className} tabIndex={-1} {...spoken(page)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** The same over a text; in it, where a part of the site stands around that. */
export function TextHeader({ page }: { page: ArticleOf<'doc' | 'page'> }) {
  const header = page.heading !== '' && (
    <header className="page-header">
      <Heading page={page} />
    </header>
  )
  return page.isTitleInText ? (
    <Part page={page} name={TITLE}>
      {header}
    </Part>
  ) : (
    header
  )
}

/** The heading of a page that no text has. */
export const PageHeader = ({ title, lead }: { title: string; lead?: string | undefined }) => (
  <header className="page-header">
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <p className="lead">{lead}</p>}
  </header>
)

export function EditAndUpdate({ page, frame, t }: View<ArticleOf<'post' | 'doc' | 'page'>>) {
  const { editUrl, updated, markdown } = page
  const { timeZone, locale } = frame.config
  if (editUrl === undefined && updated === undefined && markdown === undefined) return null
  return (
    <div className="edit-row">
      {editUrl !== undefined && (
        <a className="theme-edit-this-page" href={editUrl} target="_blank" rel="noopener noreferrer">
          <Sign path="M4 20h4L19 9l-4-4L4 16v4ZM13.5 6.5l4 4" />
          {t('theme.common.editThisPage')}
        </a>
      )}
      {markdown !== undefined && (
        // A script copies what it leads to.
        <a className="as-markdown" href={markdown} type="text/markdown">
          {t('theme.markdown.copy')}
        </a>
      )}
      {updated !== undefined && (
        <span className="theme-last-updated">
          {t('theme.lastUpdated.lastUpdatedAtBy', { atDate: '', byUser: '' })}
          {updated.date !== undefined && (
            <>
              :{' '}
              <time dateTime={isoDay(updated.date, timeZone)}>
                {formatDate(updated.date, { locale: t.locale, timeZone, calendar: locale.calendar })}
              </time>
            </>
          )}
          {updated.author !== undefined && t('theme.lastUpdated.byUser', { user: updated.author })}
        </span>
      )}
    </div>
  )
}

/** So many stand open; a page that half the site links to would end in a wall of links. */
const OPEN_BACKLINKS = 6

export function Backlinks({ backlinks, t }: { backlinks: Backlink[]; t: View['t'] }) {
  if (backlinks.length === 0) return null
  // One link behind a lid is not worth the click.
  const open = backlinks.length <= OPEN_BACKLINKS + 1 ? backlinks.length : OPEN_BACKLINKS
  return (
    <section className="backlinks" aria-labelledby="zapiski-backlinks">
      <h2 id="zapiski-backlinks" className="part-title">
        {t('theme.backlinks.title')}
      </h2>
      <BacklinkList backlinks={backlinks.slice(0, open)} />
      {open < backlinks.length && (
        <details className="backlinks-more">
          <summary>{t.plural('theme.backlinks.more', backlinks.length - open)}</summary>
          <BacklinkList backlinks={backlinks.slice(open)} />
        </details>
      )}
    </section>
  )
}

const BacklinkList = ({ backlinks }: { backlinks: Backlink[] }) => (
  <ul>
    {backlinks.map(({ title, context, ...link }) => (
      <li key={link.href}>
        <NameLink to={link}>{title}</NameLink>
        {context !== undefined && (
          <p className="backlink-context" {...spokenName(link)}>
            {context.before}
            <strong>{context.text}</strong>
            {context.after}
          </p>
        )}
      </li>
    ))}
  </ul>
)

interface OwnContentsProps {
  page: Pick<ArticleOf<'post' | 'doc' | 'page'>, 'toc' | 'replaced'>
  t: View['t']
}

/** Contents that the site draws itself: a part of the article, which stands where ours would. */
export function OwnContents({ page, t }: OwnContentsProps) {
  const { toc, replaced = {} } = page
  if (toc.length === 0 || CONTENTS_PARTS.every(name => replaced[name] === undefined)) return null
  return (
    <aside className="own-toc">
      <div className="toc">
        <Part page={page} name="TOC">
          <nav aria-label={t('theme.toc.navAriaLabel')}>
            <div className="toc-title">{t('theme.toc.navAriaLabel')}</div>
            <Part page={page} name="TOCItems">
              <TocList items={nestToc(toc)} className="toc-list table-of-contents" />
            </Part>
          </nav>
        </Part>
      </div>
    </aside>
  )
}
