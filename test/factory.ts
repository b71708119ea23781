/** Small documents for tests of pure rooms: only what a test names, defaults for the rest. */

import { createTranslate } from '../src/messages/index.ts'
import type { Context } from '../src/model/context.ts'
import { buildSite, createViews, type ViewOptions } from '../src/model/index.ts'
import { createFrame } from '../src/render/index.ts'
import { buildShell } from '../src/render/shell.ts'
import type { Config } from '../src/shared/config.ts'
import type { Content, FrontMatter, ParsedPage, Reference, Source, SourceKind } from '../src/shared/document.ts'
import { type Address, toFilePath } from '../src/shared/path.ts'
import type { Site } from '../src/shared/site.ts'
import type { Frame } from '../src/shared/view/frame.ts'
import type { PageView } from '../src/shared/view/page-view.ts'

const ROOTS: Record<SourceKind, string> = { post: 'blog', doc: 'docs', page: 'pages' }

export function makeSource(kind: SourceKind, path: string, frontMatter: Partial<FrontMatter> = {}): Source {
  return {
    kind,
    instance: 'default',
    file: toFilePath(`${ROOTS[kind]}/${path}`),
    path,
    body: '',
    bodyLine: 1,
    frontMatter: {
      keywords: [],
      tags: [],
      authors: [],
      draft: false,
      unlisted: false,
      hideTitle: false,
      hideTableOfContents: false,
      parseNumberPrefixes: true,
      aliases: [],
      ...frontMatter,
    },
    frontMatterLines: {},
    hash: path,
  }
}

export function makeParsed(source: Source, fields: Partial<ParsedPage> = {}): ParsedPage {
  return {
    source,
    html: '',
    excerpt: '',
    toc: [],
    contentTitle: undefined,
    description: undefined,
    references: [],
    slots: [],
    anchors: [],
    words: 100,
    sections: [],
    problems: [],
    ...fields,
  }
}

export function makeReference(fields: Partial<Reference> & Pick<Reference, 'kind' | 'target'>): Reference {
  return { image: false, query: '', hash: '', line: 1, column: 1, text: '', context: undefined, ...fields }
}

/** What no page is, as a config says it that says nothing of it. */
export const EXCLUDE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/** A resolved configuration with one blog at the root, docs and pages. */
export function makeConfig(fields: Partial<Config> = {}): Config {
  const instance = {
    id: 'default',
    include: ['**/*.{md,mdx}'],
    exclude: EXCLUDE,
    editUrl: undefined,
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    localizedPath: undefined,
    remarkPlugins: [],
    rehypePlugins: [],
    editLocalizedPath: undefined,
  }
  const locale = { locale: 'ru', label: 'Русский', htmlLang: 'ru', direction: 'ltr', calendar: 'gregory' } as const
  return {
    siteDir: '/site',
    outDir: '/site/build',
    title: 'Записки',
    tagline: '',
    titleDelimiter: '|',
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash: false,
    favicon: undefined,
    locale,
    mainLocale: locale.locale,
    locales: [{ ...locale, url: 'https://example.org', baseUrl: '/' }],
    translations: [],
    folder: '',
    filesUrl: fields.baseUrl ?? '/',
    timeZone: 'UTC',
    noIndex: false,
    language: 'ru',
    staticDirectories: ['static'],
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'warn',
    blogs: [
      {
        ...instance,
        path: 'blog',
        editPath: 'blog',
        routeBasePath: '/',
        title: 'Блог',
        description: 'Всё подряд',
        tagsBasePath: 'tags',
        archiveBasePath: 'archive',
        pageBasePath: 'page',
        authorsBasePath: 'authors',
        postsPerPage: 10,
        sidebarTitle: 'Другие посты',
        sidebarCount: Number.POSITIVE_INFINITY,
        showReadingTime: true,
        sortPosts: 'descending',
        truncateMarker: /<!--\s*truncate\s*-->/,
        authorsMapPath: 'authors.yml',
        tags: 'tags.yml',
        onInlineTags: 'warn',
        onUntruncatedBlogPosts: 'ignore',
        feed: { types: ['rss', 'atom'], title: 'Лента', description: '', copyright: '', limit: 20, perTag: true },
      },
    ],
    docs: [
      {
        ...instance,
        path: 'docs',
        editPath: 'docs',
        routeBasePath: '/docs',
        tagsBasePath: 'tags',
        breadcrumbs: true,
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        numberPrefixes: true,
        sidebars: undefined,
        sidebarTexts: {},
        tags: 'tags.yml',
        onInlineTags: 'warn',
        version: {
          name: 'current',
          label: 'Next',
          banner: undefined,
          badge: false,
          className: 'docs-version-current',
          noIndex: false,
          isLast: true,
        },
      },
    ],
    pages: [{ ...instance, path: 'pages', editPath: 'pages', routeBasePath: '/' }],
    markdown: {
      format: 'detect',
      typography: false,
      names: [],
      admonitions: ['note', 'tip', 'info', 'warning', 'danger'],
      magicComments: [],
      defaultCodeLanguage: undefined,
      maintainHeadingCase: false,
      emoji: true,
    },
    theme: {
      versionPersistence: 'localStorage',
      colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
      navbar: { title: 'Записки', logo: undefined, style: undefined, hideOnScroll: false, items: [] },
      footer: undefined,
      announcementBar: undefined,
      image: undefined,
      metadata: [],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      docsSidebar: { autoCollapseCategories: false },
      blogSidebarByYear: true,
      silhouettes: false,
      customCss: [],
    },
    sitemap: { filename: 'sitemap.xml', changefreq: 'weekly', priority: 0.5, lastmod: 'date', ignorePatterns: [] },
    redirects: [],
    derivedRedirects: { fromExtensions: [], toExtensions: [], create: undefined },
    messages: {},
    search: { searchPagePath: 'search', hosted: undefined },
    analytics: { gtag: undefined, metrika: undefined },
    headTags: [],
    security: { allowPageScripts: false, urlAttributes: {}, rules: [] },
    hosting: [],
    shareImages: false,
    clientModules: [],
    islands: [],
    slots: {},
    limits: { seconds: 10, memory: 1024 },
    images: undefined,
    ...fields,
  }
}

/** What a folder without files would give. */
export const makeContent = (fields: Partial<Content> = {}): Content => ({
  sources: [],
  partials: [],
  categories: [],
  authors: {},
  tags: {},
  files: new Set(),
  statics: new Map(),
  problems: [],
  ...fields,
})

/** A site made of documents alone, without a disk. */
export function makeSite(
  parsed: ParsedPage[],
  options: Partial<Omit<Parameters<typeof buildSite>[0], 'parsed'>> = {},
): Site {
  return buildSite({
    config: makeConfig(),
    content: makeContent({ sources: parsed.map(page => page.source) }),
    parsed,
    assets: new Map(),
    t: createTranslate('ru'),
    mode: 'production',
    ...options,
  })
}

/** The view of the page at a route; texts are their own digests. */
export function makeView(site: Site, route: string, imageOf?: ViewOptions['imageOf']): PageView {
  const page = site.pages.find(page => page.route === route)
  if (page === undefined) throw new Error(`no ${route}`)
  return createViews(site, { t: createTranslate('ru'), keep: text => text, imageOf })(page)
}

/** The frame of a site whose engine has one style sheet and one script. */
export function makeFrame(site: Site): Frame {
  const shell = { build: '1', ...buildShell(site, { t: createTranslate('ru'), counters: false }) }
  const assets = {
    styles: ['/assets/css/theme-1.css' as Address],
    scripts: ['/assets/js/client-1.js' as Address],
    shell: '/assets/data/shell-1.json' as Address,
  }
  return createFrame(site, { assets, shell, csp: "default-src 'none'" })
}

/** What parts of the model are made with. */
export function makeContext(changes: Partial<Config> = {}, content: Partial<Content> = {}): Context {
  const config = makeConfig(changes)
  const { baseUrl, trailingSlash } = config
  return {
    config,
    addresses: { baseUrl, trailingSlash },
    content: makeContent(content),
    t: createTranslate('ru'),
    mode: 'production',
  }
}

/** The documents of the small configuration in several versions, the newest first; the last one is `last`. */
export function makeVersions(names: string[], last: string, changes: Partial<Config> = {}): Config {
  const config = makeConfig(changes)
  const [docs] = config.docs
  if (docs === undefined) throw new Error('the small configuration lost its docs')
  const versions = names.map((name, place) => {
    const isLast = name === last
    const isCurrent = name === 'current'
    const banner = isLast
      ? undefined
      : place < names.indexOf(last)
        ? ('unreleased' as const)
        : ('unmaintained' as const)
    return {
      ...docs,
      path: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
      editPath: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
      routeBasePath: isLast ? '/docs' : `/docs/${isCurrent ? 'next' : name}`,
      version: {
        name,
        label: isCurrent ? 'Next' : name,
        banner,
        badge: true,
        className: `docs-version-${name}`,
        noIndex: false,
        isLast,
      },
    }
  })
  return { ...config, docs: versions }
}

/** A document of a version that is no longer written. */
export function makeVersioned(
  version: string,
  path: string,
  frontMatter: Partial<FrontMatter> = {},
  fields: Partial<ParsedPage> = {},
): ParsedPage {
  const source = makeSource('doc', path, frontMatter)
  const file = toFilePath(`versioned_docs/version-${version}/${path}`)
  return makeParsed({ ...source, instance: `default@${version}`, file }, fields)
}
