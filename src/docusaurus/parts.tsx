/** Parts of pages as a site's own parts ask for them: ours stand there, frames show what is in them, the rest is elsewhere. */

import { type ReactNode, useContext } from 'react'
import { AUTHOR_PART, listedPart } from '../shared/site/parts.ts'
import { createFooterParts } from './bars/footer.tsx'
import { ICONS } from './bars/icons.tsx'
import { createMenu } from './bars/menu.tsx'
import { createNavbarItems } from './bars/navbar.tsx'
import { createTopBar } from './bars/top-bar.tsx'
import { type AnyComponent, type AnyProps, Frame, type Host, IslandContext, Nothing, PageContext } from './host.ts'
import { createLinks } from './links.tsx'
import { createLists } from './lists.tsx'
import { createPieces } from './pieces.tsx'

/** Drawn by the theme, wherever they are asked for. */
const OWN =
  'BlogPostPage BlogPostItem BlogPostItem/Header BlogPostItem/Header/Title BlogPostItem/Header/Info BlogPostItem/Header/Authors BlogPostItem/Content BlogPostItem/Footer BlogPostPaginator DocItem DocItem/Layout ContentVisibility DocVersionBanner DocVersionBadge DocBreadcrumbs DocItem/Content DocItem/Footer DocItem/Paginator DocPaginator EditMetaRow MDXPage TOC TOCItems TagsListInline Footer NotFound NotFound/Content Root'.split(
    ' ',
  )
/** Around a page there is one shell, whatever frames a site sets it in. */
const FRAMES =
  'DocPage DocPage/Layout DocPage/Layout/Main DocRoot DocRoot/Layout DocRoot/Layout/Main DocVersionRoot DocsRoot Layout/Provider ContentVisibility/Frame'.split(
    ' ',
  )
/** What stands in the shell or in the head, or is a part of what stands elsewhere. */
const ELSEWHERE =
  'BackToTopButton BlogListPage/StructuredData BlogPostPage/Metadata BlogPostPage/StructuredData DocBreadcrumbs/Items/Home DocBreadcrumbs/StructuredData DocItem/Metadata DocItem/TOC/Desktop DocItem/TOC/Mobile LastUpdated SearchMetadata SkipToContent'.split(
    ' ',
  )

const Container = ({ children, className }: AnyProps): ReactNode => (
  <article className={className as string}>{children}</article>
)

interface AuthorFacts {
  name?: string
  title?: string
  url?: string
  email?: string
  page?: { permalink?: string } | null
  imageURL?: string
}

const Author =
  (Link: AnyComponent): AnyComponent =>
  ({ author }) => {
    const { name, title, url, email, page, imageURL } = (author ?? {}) as AuthorFacts
    const to = page?.permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`)
    const shown = to === undefined ? name : <Link to={to}>{name}</Link>
    return (
      <span className="post-author">
        {imageURL !== undefined && <img className="avatar__photo" src={imageURL} alt="" />} {shown}
        {title !== undefined && <small> {title}</small>}
      </span>
    )
  }

/** For sites that draw one author themselves, and not the row of them. */
const createAuthors = (host: Host): AnyComponent =>
  function Authors() {
    const { metadata } = useContext(PageContext) ?? host.page() ?? {}
    const authors = Array.isArray(metadata?.authors) ? (metadata.authors as AuthorFacts[]) : []
    const One = host.own?.(AUTHOR_PART) ?? Nothing
    return (
      <div className="post-authors">
        {authors.map((author, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: authors have no identity, and their order stays
          <One key={index} author={author} singleAuthor={authors.length === 1} />
        ))}
      </div>
    )
  }

/** Of `@theme/…`, by name. */
export function createParts(host: Host): Record<string, unknown> {
  const { Link } = createLinks(host).router
  const own = OWN.map((name): [string, AnyComponent] => {
    const Part = ({ children }: AnyProps): ReactNode => {
      const { listed } = useContext(PageContext) ?? {}
      const shown = listed === undefined ? name : listedPart(name, listed)
      return host.part(shown, useContext(IslandContext), children)
    }
    return [name, Part]
  })
  const named = Object.fromEntries(own)
  return Object.fromEntries([
    ...Object.entries(createPieces(host, Link)),
    ...own,
    ...FRAMES.map((name): [string, AnyComponent] => [name, Frame]),
    ...ELSEWHERE.map((name): [string, AnyComponent] => [name, Nothing]),
    ['BlogPostItem/Container', Container],
    [AUTHOR_PART, Author(Link)],
    ['Blog/Components/Author', Author(Link)],
    ['BlogPostItem/Header/Authors/Composed', createAuthors(host)],
    ...Object.entries(ICONS),
    ...Object.entries(createTopBar(host)),
    ...Object.entries(createNavbarItems(host, Link)),
    ...Object.entries(createFooterParts(host, Link)),
    ...Object.entries(createLists(host, Link)),
    ...Object.entries(createMenu(host)),
    // Older parts ask for the link and the date apart, and for one of the banners.
    ['EditThisPage', named.EditMetaRow ?? Nothing],
    ['Unlisted', named.ContentVisibility ?? Nothing],
  ])
}
