/** Documents, posts and pages as Docusaurus' own plugins tell of them to others: plain data, by plugin and id. */

import type { PluginContent } from '../shared/config/made.ts'
import { folderOf, routeToAddress } from '../shared/path.ts'
import type { DocPage, PostPage, Site, StandalonePage } from '../shared/site.ts'
import { tagsRoute } from './tags.ts'

export function pluginContent(site: Site): PluginContent {
  const { config, pages } = site
  const posts = pages.filter(page => page.kind === 'post')
  const documents = pages.filter(page => page.kind === 'doc')
  const own = pages.filter(page => page.kind === 'page')
  const blogs = config.blogs.map(blog => [blog.id, blogContent(site, blog.id, posts)] as const)
  const docs = [...new Set(config.docs.map(({ id }) => id))].map(id => [id, docsContent(site, id, documents)] as const)
  return {
    'docusaurus-plugin-content-docs': Object.fromEntries(docs),
    'docusaurus-plugin-content-blog': Object.fromEntries(blogs),
    'docusaurus-plugin-content-pages': { default: own.map(page => pageContent(page)) },
  }
}

const idOf = ({ parsed }: PostPage): string => parsed.source.path.replace(/\.\w+$/, '')

function blogContent({ config, pages, blogs }: Site, id: string, posts: readonly PostPage[]): object {
  const { locale, timeZone } = config
  const dates = new Intl.DateTimeFormat(locale.locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const lists = pages.filter(page => page.kind === 'postList').filter(list => list.posts.some(post => post.blog === id))
  const listed = blogs.find(blog => blog.id === id)
  const tags = (listed?.tags ?? []).map(({ label, href }) => {
    const tagged = posts.filter(({ post }) => post.blog === id && post.tags.some(tag => tag.href === href))
    return [href, { label, permalink: href, items: tagged.map(idOf) }] as const
  })
  const blog = config.blogs.find(other => other.id === id)
  return {
    blogTitle: blog?.title,
    blogDescription: blog?.description,
    blogSidebarTitle: blog?.sidebarTitle,
    blogPosts: posts
      .filter(({ post }) => post.blog === id)
      .map(page => {
        const { post } = page
        const metadata = {
          ...common(page),
          date: new Date(post.date),
          formattedDate: dates.format(new Date(post.date)),
          authors: post.authors.map(author => ({ ...author, imageURL: author.imageUrl })),
          tags: post.tags.map(({ label, href }) => ({ label, permalink: href })),
          readingTime: post.readingMinutes,
          hasTruncateMarker: post.truncated,
        }
        return { id: idOf(page), metadata, content: page.parsed.source.body }
      })
      .toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime()),
    blogListPaginated: lists.map(({ href, posts: shown, title, paginator }) => ({
      items: shown.map(post => post.href),
      metadata: { permalink: href, blogTitle: title, page: paginator.page, totalPages: paginator.pages },
    })),
    blogTags: Object.fromEntries(tags),
    blogTagsListPath: blog && routeToAddress(tagsRoute(blog), config),
  }
}

function docsContent({ config }: Site, id: string, documents: readonly DocPage[]): object {
  const versions = config.docs.filter(docs => docs.id === id)
  return {
    loadedVersions: versions.map(({ version, path, routeBasePath, tagsBasePath }) => ({
      versionName: version.name,
      label: version.label,
      isLast: version.isLast,
      banner: version.banner ?? null,
      path: config.baseUrl + routeBasePath.replace(/^\//, ''),
      tagsPath: tagsBasePath,
      contentPath: `${config.siteDir}/${path}`,
      sidebars: {},
      drafts: [],
      docs: documents
        .filter(page => page.instance === id && page.version.name === version.name)
        .map(page => ({
          ...common(page),
          id: page.docId,
          version: version.name,
          sidebar: page.sidebar,
          sidebarPosition: page.parsed.source.frontMatter.sidebarPosition,
          slug: page.route,
          tags: page.tags.map(({ label, href }) => ({ label, permalink: href })),
        })),
    })),
  }
}

function common({ parsed, href, title, description, editUrl, updated, unlisted, draft }: PostPage | DocPage): object {
  const { source } = parsed
  return {
    title,
    description: description ?? '',
    permalink: href,
    source: `@site/${source.file}`,
    sourceDirName: folderOf(source.path) || '.',
    editUrl,
    frontMatter: { ...source.written },
    unlisted,
    draft,
    ...(updated?.date !== undefined && { lastUpdatedAt: Date.parse(updated.date) }),
    ...(updated?.author !== undefined && { lastUpdatedBy: updated.author }),
  }
}

const pageContent = ({ parsed, href, title, isComponent }: StandalonePage): object => ({
  type: isComponent === true ? 'jsx' : 'mdx',
  permalink: href,
  source: `@site/${parsed.source.file}`,
  title,
})
