/** Lists of a blog out of their parts, for sites that draw some of these themselves, and what such parts ask. */

import { type ReactNode, useContext } from 'react'
import { groupBy } from '../shared/collections.ts'
import { CONTENTS_PARTS, listedPart } from '../shared/site/parts.ts'
import {
  type AnyComponent,
  type AnyProps,
  type Host,
  IslandContext,
  isOwn,
  Nothing,
  oursOf,
  ownOr,
  PageContext,
  type PageFacts,
  type Parts,
} from './host.ts'
import { createTexts } from './texts.tsx'
import { listTagsByLetters } from './theme-common/query.ts'

/** A post of a list: draws its text and says of itself what a page of its own would. */
type ListedPost = AnyComponent & PageFacts

interface SidebarItem {
  title: string
  permalink: string
  date?: string
}

/** In a list each post is told apart; elsewhere the page itself answers. */
export const BlogPostProvider: AnyComponent = ({ content, children }) => {
  const { metadata, frontMatter, toc, contentTitle, assets, listed } = (content ?? {}) as Partial<ListedPost>
  if (listed === undefined || metadata === undefined) return children ?? null
  const facts = { metadata, frontMatter: frontMatter ?? {}, toc: toc ?? [], contentTitle, assets, listed } as PageFacts
  return <PageContext value={facts}>{children}</PageContext>
}

/** Newest year first. */
export function groupBlogSidebarItemsByYear(items: readonly SidebarItem[]): [string, SidebarItem[]][] {
  return [...groupBy(items, ({ date }) => [(date ?? '').slice(0, 4)])].sort(
    ([one], [other]) => Number(other) - Number(one),
  )
}

export const createSidebarItemList =
  (Link: AnyComponent): AnyComponent =>
  ({ items, ulClassName, liClassName, linkClassName }) => (
    <ul className={ulClassName as string}>
      {((items ?? []) as SidebarItem[]).map(({ title, permalink }) => (
        <li key={permalink} className={liClassName as string}>
          <Link to={permalink} className={linkClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )

type Named = (name: string) => AnyComponent

/** Ours, and what a site has in the place of it. */
function createFinders(host: Host) {
  const ours: Named = name => oursOf(host, name)
  const part = (name: string, fallback: AnyComponent): AnyComponent => ownOr(host, name, fallback)
  return { ours, part }
}

type Finders = ReturnType<typeof createFinders>

function createFrame(host: Host, { part }: Finders): AnyComponent {
  const Sidebar = part('BlogSidebar', part('BlogSidebar/Desktop', Nothing))
  const draw: AnyComponent = ({ sidebar, toc, children }) => (
    <>
      {sidebar !== undefined && (
        <div className="own-sidebar">
          <Sidebar sidebar={sidebar} />
        </div>
      )}
      {children}
      {toc !== undefined && isOwn(host, CONTENTS_PARTS) ? (
        <aside className="own-toc">
          <div className="toc">{toc as ReactNode}</div>
        </aside>
      ) : null}
    </>
  )
  return props => {
    if (props.toc === undefined) host.layout({ noContents: true })
    return draw(props)
  }
}

function createItems(host: Host, { part }: Finders): AnyComponent {
  const Post = part('BlogPostItem', ({ children }) => {
    const { listed } = useContext(PageContext) ?? {}
    return host.part(listedPart('BlogPostItem', listed ?? 0), useContext(IslandContext), children)
  })
  return ({ items, component }) => {
    const Item = (component ?? Post) as AnyComponent
    return (
      <div className="post-list">
        {((items ?? []) as { content: ListedPost }[]).map(({ content: Content }) => (
          <BlogPostProvider key={String(Content.metadata.permalink)} content={Content}>
            <Item>
              <Content />
            </Item>
          </BlogPostProvider>
        ))}
      </div>
    )
  }
}

/** As Docusaurus makes them: posts under a head of ours, or the whole of ours in the frame. */
function composedPages({ ours, part }: Finders, parts: Record<'Frame' | 'Items', AnyComponent>): Parts {
  const Around = part('BlogLayout', parts.Frame)
  const Posts = part('BlogPostItems', parts.Items)
  const Pages = part('BlogListPaginator', ours('BlogListPaginator'))
  const withPosts = (name: string): AnyComponent => {
    const Head = ours(`${name}/Header`)
    return ({ sidebar, items, metadata, listMetadata }) => (
      <Around sidebar={sidebar}>
        <Head />
        <Posts items={items} />
        <Pages metadata={listMetadata ?? metadata} />
      </Around>
    )
  }
  const whole = (name: string): AnyComponent => {
    const Whole = ours(name)
    return ({ sidebar }) => (
      <Around sidebar={sidebar}>
        <Whole />
      </Around>
    )
  }
  return Object.fromEntries([
    ...WITH_POSTS.map(name => [`${name}/Composed`, withPosts(name)]),
    ...WITHOUT_POSTS.map(name => [`${name}/Composed`, whole(name)]),
  ])
}

const WITH_POSTS = ['BlogListPage', 'BlogTagsPostsPage', 'Blog/Pages/BlogAuthorsPostsPage']
const WITHOUT_POSTS = ['BlogTagsListPage', 'BlogArchivePage', 'Blog/Pages/BlogAuthorsListPage']

/** By the names of the theme. */
export function createLists(host: Host, Link: AnyComponent): Parts {
  const finders = createFinders(host)
  const { ours, part } = finders
  const [Frame, Items] = [createFrame(host, finders), createItems(host, finders)]
  return {
    // Whole pages as a part that stands around one asks for them.
    ...Object.fromEntries([...WITH_POSTS, ...WITHOUT_POSTS].map(name => [name, ours(name)])),
    ...composedPages(finders, { Frame, Items }),
    BlogPostItems: Items,
    BlogLayout: Frame,
    BlogListPaginator: ours('BlogListPaginator'),
    BlogSidebar: part('BlogSidebar/Desktop', Nothing),
    'BlogSidebar/Desktop': Nothing,
    'BlogSidebar/Mobile': Nothing,
    'BlogSidebar/Content': ({ items, ListComponent }) => {
      const List = (ListComponent ?? createSidebarItemList(Link)) as AnyComponent
      return <List items={items} />
    },
    'BlogPostItem/Footer/ReadMoreLink': ReadMoreLink(host, Link),
    Tag: Tag(Link),
    TagsListByLetter: TagsListByLetter(part('Tag', Tag(Link))),
    PaginatorNavLink: PaginatorNavLink(Link),
  }
}

const ReadMoreLink = (host: Host, Link: AnyComponent): AnyComponent => {
  const { translate } = createTexts(host)
  return ({ blogPostTitle, ...props }) => (
    <Link aria-label={blogPostTitle} className="read-more" {...props}>
      <b>{translate({ id: 'theme.blog.post.readMore', message: 'Read more' })}</b>
    </Link>
  )
}

const Tag =
  (Link: AnyComponent): AnyComponent =>
  ({ permalink, label, count, description }: AnyProps) => (
    <Link to={permalink} rel="tag" title={description} className="tag-chip">
      {label as ReactNode}
      {count === undefined ? null : <span>{count as ReactNode}</span>}
    </Link>
  )

const TagsListByLetter =
  (One: AnyComponent): AnyComponent =>
  ({ tags }) => (
    <section>
      {listTagsByLetters((tags ?? []) as { label: string; permalink: string }[]).map(({ letter, tags: found }) => (
        <article key={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul className="tags">
            {found.map(tag => (
              <li key={tag.permalink}>
                <One {...tag} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )

const PaginatorNavLink =
  (Link: AnyComponent): AnyComponent =>
  ({ permalink, title, subLabel, isNext }) => (
    <Link className="step" to={permalink} rel={isNext === true ? 'next' : 'prev'}>
      {subLabel === undefined ? null : <span>{subLabel as ReactNode}</span>} {title as ReactNode}
    </Link>
  )
