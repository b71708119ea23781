/** A Docusaurus config in our names: the same addresses, files and texts from the same folders. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../fields.ts'
import {
  explainMdxPlugins,
  siteRelative,
  translateAdmonitions,
  translateBlog,
  translateDocs,
  translatePages,
} from './content.ts'
import { tagManager, translateHead } from './head.ts'
import { listPlugins, type PluginCall, type PluginName } from './plugins.ts'
import { type Notes, readSection, type Section } from './source.ts'
import { translateSearch, translateTheme } from './theme.ts'

export interface Translation {
  /** For `resolveConfig`. */
  config: Record<string, unknown>
  /** Where our settings stand in the author's file: `blog` -> `presets[0][1].blog`. */
  places: Record<string, string>
}

const KEPT = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'titleDelimiter',
  'noIndex',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'customFields',
  'organizationName',
  'projectName',
]
/** Of deployment, of the bundler, or of no meaning where there is no application to load. */
const SILENT = [
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'baseUrlIssueBanner',
  'future',
  'webpack',
  'scripts',
  'stylesheets',
  'headTags',
  'presets',
  'plugins',
  'themes',
  'configVersion',
]

export function translateConfig(written: Record<string, unknown>, siteDir: string, notes: Notes): Translation {
  const source = readSection(written, '', notes)
  const places: Record<string, string> = {}
  const calls = listPlugins(written, notes)
  const title = source.text('title') ?? ''
  const baseUrl = `/${(source.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  const slash = source.raw('trailingSlash')
  const trailingSlash = typeof slash === 'boolean' ? slash : undefined
  const theme = source.inside('themeConfig')
  const head = translateHead(written, notes)
  const config: Record<string, unknown> = {
    ...source.pick(...KEPT),
    // Written out, for it means something else than nothing.
    trailingSlash: slash,
    onBrokenMarkdownLinks: source.raw('onBrokenMarkdownLinks') ?? 'warn',
    i18n: translateLocale(source.inside('i18n')),
    themeConfig: translateTheme(theme, { baseUrl, trailingSlash }),
  }
  const algolia = theme.has('algolia') ? translateSearch(theme.inside('algolia')) : undefined
  if (algolia !== undefined) config.search = algolia
  // The author's own card is on every page; without one, each page gets its own.
  if (theme.has('image')) config.shareImages = false

  const { docs, blogs, pages } = translateContent(calls, { siteDir, title, notes, places })
  Object.assign(config, docs, blogs, pages)
  const sections = contentSections(calls, notes)
  config.markdown = translateMarkdown(source.inside('markdown'), sections, config)
  explainMdxPlugins(sections)

  const of = (name: PluginName): PluginCall | undefined => calls.find(call => call.name === name)
  config.sitemap = translateSitemap(of('sitemap'), notes)
  const css = calls.filter(({ name }) => name === 'theme-classic').flatMap(({ options }) => cssOf(options, siteDir))
  if (css.length > 0) config.customCss = css
  Object.assign(config, translateRedirects(calls, notes))
  const beside = { sitemap: ['sitemap'], 'client-redirects': ['redirects', 'createRedirects'] } as const
  for (const [name, keys] of Object.entries(beside)) {
    const where = calls.find(call => call.name === name)?.where
    for (const key of keys) if (where !== undefined) places[key] = key === name ? where : `${where}.${key}`
  }
  const manager = of('google-tag-manager')
  const headTags = [
    ...head.headTags,
    ...(manager === undefined ? [] : tagManager(manager.options, manager.where, notes)),
  ]
  if (headTags.length > 0) config.headTags = headTags
  const gtag = of('google-gtag')
  if (gtag !== undefined || head.metrika !== undefined) {
    config.analytics = {
      ...(gtag === undefined
        ? {}
        : { gtag: readSection(gtag.options, gtag.where, notes).pick('trackingID', 'anonymizeIP') }),
      ...(head.metrika === undefined ? {} : { metrika: { counterId: head.metrika } }),
    }
    if (gtag !== undefined) places['analytics.gtag'] = gtag.where
  }
  source.explain({
    clientModules: 'эти модули в браузере не выполняются; счётчик подключите через analytics или headTags',
    ssrTemplate: 'разметка страницы — наша',
    storage: 'ключи хранилища браузера без добавок к имени',
  })
  source.skip(...SILENT)
  source.end()
  return { config, places }
}

/** The default language only; the others are named. */
function translateLocale(i18n: Section): Record<string, unknown> {
  const locale = i18n.text('defaultLocale') ?? 'en'
  const list = i18n.raw('locales')
  const others = Array.isArray(list) ? list.filter(other => other !== locale) : []
  if (others.length > 0)
    i18n.explainAt(i18n.at('locales'), `публикуется один язык, ${locale}; не собраны: ${others.join(', ')}`)
  const configs = i18n.inside('localeConfigs')
  const own = configs.inside(locale)
  const settings = own.pick('label', 'htmlLang', 'direction', 'calendar', 'path', 'translate')
  i18n.skip('localeConfigs')
  return {
    defaultLocale: locale,
    ...i18n.pick('path'),
    ...(Object.keys(settings).length === 0 ? {} : { localeConfigs: { [locale]: settings } }),
  }
}

interface ContentContext {
  siteDir: string
  title: string
  notes: Notes
  places: Record<string, string>
}

const CONTENT = { 'content-docs': 'docs', 'content-blog': 'blog', 'content-pages': 'pages' } as const
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }

function translateContent(calls: readonly PluginCall[], { siteDir, title, notes, places }: ContentContext) {
  const collect = (name: keyof typeof CONTENT, translate: (section: Section) => Record<string, unknown>) => {
    const key = CONTENT[name]
    const found = calls.filter(call => call.name === name)
    const instances = found.flatMap(({ options, where }) => {
      const instance = translate(readSection(options, where, notes))
      // The preset's own sections are there when their folders are.
      const path = typeof instance.path === 'string' ? instance.path : FOLDERS[key]
      return existsSync(join(siteDir, path)) || (isRecord(options) && 'path' in options) ? [{ instance, where }] : []
    })
    for (const [index, { where }] of instances.entries())
      places[instances.length === 1 ? key : `${key}[${index}]`] = where
    const [only] = instances
    if (only === undefined) return { [key]: false }
    return { [key]: instances.length === 1 ? only.instance : instances.map(({ instance }) => instance) }
  }
  return {
    docs: collect('content-docs', section => translateDocs(section, siteDir)),
    blogs: collect('content-blog', section => translateBlog(section, title)),
    pages: collect('content-pages', translatePages),
  }
}

/** Options of every content plugin once more, for what they say of Markdown. */
const contentSections = (calls: readonly PluginCall[], notes: Notes): Section[] =>
  calls.filter(({ name }) => name in CONTENT).map(({ options, where }) => readSection(options, where, notes))

/** `markdown.hooks` are where the old settings of broken links went. */
function translateMarkdown(markdown: Section, sections: readonly Section[], config: Record<string, unknown>): object {
  const hooks = markdown.inside('hooks')
  const broken = hooks.raw('onBrokenMarkdownLinks')
  if (typeof broken === 'string') config.onBrokenMarkdownLinks = broken
  else hooks.explain({ onBrokenMarkdownLinks: 'функция не вызывается: о потерянных ссылках предупредит сборка' })
  hooks.skip('onBrokenMarkdownImages')
  hooks.end()
  markdown.explain({
    preprocessor: 'тексты не проходят через эту функцию',
    parseFrontMatter: 'поля страниц читаются обычным образом',
    mermaid: 'диаграммы mermaid показаны своим текстом',
    remarkRehypeOptions: 'сноски и ссылки на них — обычного вида',
  })
  markdown.skip('mdx1Compat')
  const admonitions = translateAdmonitions(sections)
  const translated = {
    // Docusaurus' default: `.md` is MDX too. A file that does not parse so is still plain Markdown, with a warning.
    format: 'mdx',
    ...markdown.pick('format', 'emoji', 'anchors'),
    ...(admonitions === undefined ? {} : { admonitions }),
  }
  markdown.end()
  return translated
}

function translateSitemap(call: PluginCall | undefined, notes: Notes): unknown {
  if (call === undefined) return false
  const options = readSection(call.options, call.where, notes)
  const sitemap = options.pick('filename', 'changefreq', 'priority', 'lastmod', 'ignorePatterns')
  options.explain({ createSitemapItems: 'состав карты сайта не меняется этой функцией' })
  options.skip('id', 'cacheTime', 'trailingSlash')
  options.end()
  return sitemap
}

function cssOf(options: unknown, siteDir: string): unknown[] {
  const css = isRecord(options) ? options.customCss : undefined
  return css === undefined ? [] : [css].flat().map(path => trimDot(siteRelative(path, siteDir)))
}

const trimDot = (path: unknown): unknown => (typeof path === 'string' ? path.replace(/^\.\//, '') : path)

function translateRedirects(calls: readonly PluginCall[], notes: Notes): Record<string, unknown> {
  const call = calls.find(({ name }) => name === 'client-redirects')
  if (call === undefined) return {}
  const options = readSection(call.options, call.where, notes)
  const from = options.raw('fromExtensions')
  const to = options.raw('toExtensions')
  const has = (list: unknown): boolean => Array.isArray(list) && list.length > 0
  const translated = {
    ...options.pick('redirects', 'createRedirects'),
    ...(has(from) || has(to) ? { redirectExtensions: { from: from ?? [], to: to ?? [] } } : {}),
  }
  options.skip('id')
  options.end()
  return translated
}
