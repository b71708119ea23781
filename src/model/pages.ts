/** Pages besides blogs and docs: those of `pages/`, the search, «not found». */

import type { PagesConfig } from '../shared/config.ts'
import type { ParsedPage } from '../shared/document.ts'
import { isComponentPage, withoutExtension } from '../shared/files.ts'
import { nameOf, toAssetPath, toRoute } from '../shared/path.ts'
import type { Page } from '../shared/site.ts'
import type { Context } from './context.ts'
import { documentBase, documentTitle, isPublished, pageBase, windowTitle } from './document.ts'
import { placePage } from './links/route.ts'

/** Pages of one folder. */
export function standalonePages(context: Context, instance: PagesConfig, parsed: ParsedPage[]): Page[] {
  const { config, mode } = context
  return parsed
    .filter(page => isPublished(page, mode))
    .map((page): Page => {
      const { frontMatter, path } = page.source
      const isComponent = isComponentPage(path)
      const name = nameOf(withoutExtension(path))
      const isUntitled = documentTitle(page, '') === ''
      // `index` is the name of a folder's page and of nothing else.
      const isNameless = isUntitled && name === 'index'
      // Docusaurus prints no name of a file over a text: its author may have left the title out, or drawn it.
      const hasNoHeading = isNameless || (isUntitled && config.lenient !== undefined)
      const title = documentTitle(page, isComponent || isNameless ? config.title : name)
      const route = toRoute(instance.routeBasePath, placePage(page.source))
      const unlisted = frontMatter.unlisted && mode === 'production'
      const own = isComponent ? '' : ` ${frontMatter.wrapperClassName ?? 'mdx-wrapper'} mdx-page`
      return {
        ...documentBase(
          context,
          { instance, route, parsed: page },
          {
            title: windowTitle(context, page) ?? title,
            className: `plugin-pages plugin-id-${instance.id}${own}`,
            unlisted,
            noindex: config.noIndex || unlisted,
          },
        ),
        kind: 'page',
        parsed: page,
        heading: page.isTitleInside ? '' : (page.contentTitle ?? (hasNoHeading ? '' : title)),
        headingHtml: page.contentTitleHtml,
        wrapperClassName: page.layout?.wrapperClassName ?? frontMatter.wrapperClassName,
        isComponent,
        backlinks: [],
      }
    })
}

/** Pages that plugins of the site make: they lie in no folder, and nobody can edit them at one address. */
export function madePages(context: Context, parsed: ParsedPage[]): Page[] {
  const instance: PagesConfig = {
    id: 'default',
    path: '',
    routeBasePath: '/',
    include: [],
    exclude: [],
    editUrl: undefined,
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    localizedPath: undefined,
    editPath: '',
    editLocalizedPath: undefined,
    remarkPlugins: [],
    rehypePlugins: [],
  }
  return standalonePages(context, instance, parsed)
}

const NOT_FOUND = toRoute('404')
/** Hosts look for this file whatever the trailing-slash rule. */
const NOT_FOUND_FILE = toAssetPath('404.html')

/** What a Docusaurus site has at `/404` is what hosts show for a page that is missing; ours is not made then. */
export function withSpecialPages(context: Context, pages: Page[]): Page[] {
  const isOwn = ({ route }: Page): boolean => context.config.lenient !== undefined && route === NOT_FOUND
  const own = pages.map(page => (isOwn(page) ? { ...page, output: NOT_FOUND_FILE, noindex: true } : page))
  const special = specialPages(context)
  return [...own, ...(pages.some(isOwn) ? special.filter(page => !isOwn(page)) : special)]
}

/** Pages that every site has. */
function specialPages(context: Context): Page[] {
  const { config, t } = context
  const notFound: Page = {
    ...pageBase(context, NOT_FOUND, {
      title: t('theme.NotFound.title'),
      className: 'not-found-page',
      noindex: true,
    }),
    output: NOT_FOUND_FILE,
    kind: 'notFound',
  }
  if (config.search.searchPagePath === undefined) return [notFound]
  const search: Page = {
    ...pageBase(context, toRoute(config.search.searchPagePath), {
      title: t('theme.SearchPage.title'),
      className: 'search-page',
      noindex: true,
    }),
    kind: 'search',
  }
  return [search, notFound]
}
