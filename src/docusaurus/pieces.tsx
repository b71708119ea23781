/** Small parts that a copy of Docusaurus' own file asks for: what stands in ours already shows nothing a second time. */

import { type ReactNode, useContext } from 'react'
import { clsx } from './clsx.ts'
import { type AnyComponent, type AnyProps, Frame, type Host, IslandContext, Nothing, type Parts } from './host.ts'

/** Around and beside the page there is our shell; blocks of code have our buttons. */
const NOTHING =
  'Blog/Components/Author/Socials CodeBlock/Buttons CodeBlock/Buttons/Button CodeBlock/Buttons/CopyButton CodeBlock/Buttons/WordWrapButton CodeBlock/CopyButton CodeBlock/WordWrapButton ContentVisibility/Draft ContentVisibility/Unlisted DocRoot/Layout/Sidebar/ExpandButton DocPage/Layout/Sidebar/ExpandButton SiteMetadata TOCCollapsible/CollapseButton prism-include-languages'.split(
    ' ',
  )
const FRAMES = 'ThemeProvider ThemeProvider/TitleFormatter CodeBlock/Title'.split(' ')

const ErrorPageContent: AnyComponent = ({ error }) => (
  <main role="alert">{error instanceof Error ? error.message : null}</main>
)

/** A line of a copy's own: its words are what the drawing of code has made of them. */
const Line: AnyComponent = ({ line, classNames, getLineProps, getTokenProps }) => {
  const lineProps = (getLineProps as ((given: object) => AnyProps) | undefined)?.({ line, className: classNames }) ?? {}
  const tokens = (line ?? []) as object[]
  const told = (token: object): AnyProps => (getTokenProps as (given: object) => AnyProps)({ token })
  return (
    <span {...lineProps}>
      {tokens.map((token, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity, and their order stays
        <span key={place} {...told(token)} />
      ))}
      <br />
    </span>
  )
}

interface TreeItem {
  id: string
  value: string
  children?: TreeItem[]
}

/** Contents as a tree; a heading's own HTML comes from its text. */
const Tree: AnyComponent = ({ toc, className, linkClassName, isChild }) => {
  const items = (toc ?? []) as TreeItem[]
  if (items.length === 0) return null
  return (
    <ul className={isChild === true ? undefined : (className as string)}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClassName as string} dangerouslySetInnerHTML={{ __html: value }} />
          {children !== undefined && <Tree isChild toc={children} linkClassName={linkClassName} />}
        </li>
      ))}
    </ul>
  )
}

const Heading: AnyComponent = ({ icon, title }) => (
  <h2 className="text--truncate">
    {icon as ReactNode} {title as ReactNode}
  </h2>
)
const Description: AnyComponent = ({ description }) => <p className="text--truncate">{description as ReactNode}</p>

/** A card of a copy's own. */
const cardParts = (Link: AnyComponent): Parts => ({
  'DocCard/Layout': ({ href, icon, title, description, className }) => (
    <Link href={href} className={clsx('card padding--lg', className)}>
      <Heading icon={icon} title={title} />
      {typeof description === 'string' && <Description description={description} />}
    </Link>
  ),
  'DocCard/Heading': Heading,
  'DocCard/Heading/Icon': ({ icon }) => <span>{icon as ReactNode}</span>,
  'DocCard/Heading/Text': ({ title }) => <span>{title as ReactNode}</span>,
  'DocCard/Description': Description,
})

/** The announcement as the config has it; the shell shows it where the site has no bar of its own. */
function announcementParts(host: Host): Parts {
  const announced = (): { content?: string } | undefined =>
    ((host.site().siteConfig.themeConfig ?? {}) as { announcementBar?: { content?: string } }).announcementBar
  const Content: AnyComponent = props => (
    <div {...props} dangerouslySetInnerHTML={{ __html: announced()?.content ?? '' }} />
  )
  const Bar: AnyComponent = () =>
    announced() && (
      <div className="theme-announcement-bar announcement" role="region">
        <Content className="announcement-content" />
      </div>
    )
  return {
    AnnouncementBar: () => host.part('AnnouncementBar', useContext(IslandContext), <Bar />),
    'AnnouncementBar/Content': Content,
    'AnnouncementBar/CloseButton': props => (
      <button type="button" className="clean-btn close" {...props}>
        ×
      </button>
    ),
  }
}

/** By the names of the theme; `Link` knows where addresses lead. */
export const createPieces = (host: Host, Link: AnyComponent): Parts => ({
  ...announcementParts(host),
  ...Object.fromEntries(NOTHING.map(name => [name, Nothing])),
  ...Object.fromEntries(FRAMES.map(name => [name, Frame])),
  ...cardParts(Link),
  'CodeBlock/Line': Line,
  'CodeBlock/Line/Token': ({ token: _, line: __, ...props }) => <span {...props} />,
  'TOCItems/Tree': Tree,
  ErrorPageContent,
})
