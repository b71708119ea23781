/** The list of all texts that are published as Markdown: documents as their menus have them, posts by date, pages. */

import type { Translate } from '../../messages/index.ts'
import { absoluteUrl, assetToAddress, routeToMarkdown } from '../../shared/path.ts'
import { waysBelow } from '../../shared/site/branch.ts'
import type { DocPage, DocumentPage, Site } from '../../shared/site.ts'
import type { LlmsText, LlmsView } from '../../shared/view/llms-view.ts'
import { hasMarkdown } from './markdown.ts'

/** `undefined` where texts are not published so. */
export function llmsView(site: Site, t: Translate): LlmsView | undefined {
  const { config } = site
  if (config.markdown.pages !== true || config.noIndex) return undefined
  const listed = site.pages.filter(page => hasMarkdown(site, page))
  const textOf = ({ route, title, description }: DocumentPage): LlmsText => {
    const address = assetToAddress(routeToMarkdown(route), config.baseUrl)
    return { title: title === '' ? config.title : title, url: absoluteUrl(config.url, address), description }
  }
  const sections = [...docSections(site, listed, t), ...blogSections(site, listed), pageSection(listed, t)]
  return {
    title: config.title,
    tagline: config.tagline,
    sections: sections
      .filter(({ pages }) => pages.length > 0)
      .map(({ title, pages }) => ({ title, texts: pages.map(textOf) })),
  }
}

interface Section {
  title: string
  pages: DocumentPage[]
}

/** One for each version of each part; what no menu has comes last. */
function docSections({ config, sidebars }: Site, listed: readonly DocumentPage[], t: Translate): Section[] {
  const ways = Object.values(sidebars).flatMap(menu => (menu.kind === 'docs' ? waysBelow(menu.items) : []))
  const read = [...new Set(ways.flatMap(way => (way.type === 'link' && way.isReference ? [] : (way.route ?? []))))]
  const order = new Map(read.map((route, place) => [route, place]))
  const placeOf = ({ route }: DocumentPage): number => order.get(route) ?? order.size
  return config.docs.map(({ id, version }) => {
    const isOf = (page: DocumentPage): page is DocPage =>
      page.kind === 'doc' && page.instance === id && page.version.name === version.name
    const names = [id === 'default' ? '' : id, version.isLast ? '' : version.label].filter(name => name !== '')
    const title = t('theme.llms.docs') + (names.length === 0 ? '' : `: ${names.join(' ')}`)
    return { title, pages: listed.filter(isOf).toSorted((a, b) => placeOf(a) - placeOf(b)) }
  })
}

/** Newest first. */
function blogSections({ config, blogs }: Site, listed: readonly DocumentPage[]): Section[] {
  const pages = new Map(listed.map(page => [page.route, page]))
  return blogs.map(({ id, posts }) => ({
    title: config.blogs.find(blog => blog.id === id)?.title ?? config.title,
    pages: posts.flatMap(({ route }) => pages.get(route) ?? []),
  }))
}

const pageSection = (listed: readonly DocumentPage[], t: Translate): Section => ({
  title: t('theme.llms.pages'),
  pages: listed.filter(({ kind }) => kind === 'page'),
})
