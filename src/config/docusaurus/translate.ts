/** A Docusaurus config in our names: the same addresses, files and texts from the same folders. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '../../shared/text/words.ts'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import { keptVersions } from '../versions.ts'
import {
  cssOf,
  explainMdxPlugins,
  siteRelative,
  translateAdmonitions,
  translateBlog,
  translateConverters,
  translateDocs,
  translatePages,
} from './content.ts'
import { countersOfPlugins } from './counters.ts'
import { tagManager, translateHead } from './head.ts'
import type { Lifecycle } from './lifecycle/index.ts'
import { translateMath } from './math.ts'
import { installingPlugin, listPlugins, namesTextsForMachines, type PluginCall, type PluginName } from './plugins.ts'
import { servicesOf } from './services.ts'
import { type ClientModules, findClientModules, translateRedirects, translateSitemap } from './site-plugins.ts'
import { flagOf, type Notes, readSection, type Section } from './source.ts'
import { readSwizzles } from './swizzles/index.ts'
import { translateSearch, translateTheme, undotted } from './theme.ts'

interface Translation {
  /** For `resolveConfig`. */
  config: Record<string, unknown>
  /** Where our settings stand in the author's file: `blog` -> `presets[0][1].blog`. */
  places: Record<string, string>
}

/** What every part of the translation may look at. */
interface Context {
  calls: readonly PluginCall[]
  siteDir: string
  /** Of the site. */
  title: string
  /** The whole config, as its functions are told of it. */
  written: Record<string, unknown>
  client: ClientModules
  notes: Notes
}

const KEPT = words(`
  title tagline url baseUrl favicon titleDelimiter noIndex onBrokenLinks onBrokenAnchors customFields
  organizationName projectName
`)
/** Of deployment, of the bundler, or of no meaning where there is no application to load. */
const SILENT = words(`
  deploymentBranch githubHost githubPort baseUrlIssueBanner future webpack scripts stylesheets headTags presets
  plugins themes configVersion
`)

/** What the site's own plugins left when they were run. */
type Ran = Pick<Lifecycle, 'ran' | 'around' | 'headTags' | 'clientModules'>

interface Place {
  siteDir: string
  notes: Notes
  ran?: Ran | undefined
}

export function translateConfig(written: Record<string, unknown>, { siteDir, notes, ran }: Place): Translation {
  const source = readSection(written, '', notes)
  const calls = listPlugins(written, notes, ran)
  const client = findClientModules(source.raw('clientModules'), ran?.clientModules, { siteDir, notes })
  const context: Context = { calls, siteDir, title: source.text('title') ?? '', written, client, notes }
  const sections = contentSections(calls, notes)
  const parts: Translation[] = [
    { config: translateSite(source, siteDir), places: {} },
    translateContent(context),
    { config: translateMarkdown(source.inside('markdown'), sections, namesTextsForMachines(written)), places: {} },
    translatePlugins(context),
    translateHeads(withTags(written, ran?.headTags), context),
  ]
  parts.push(translateSwizzles(context, parts))
  source.explain({
    ssrTemplate: 'ignored/ssr-template',
    storage: 'ignored/storage',
  })
  source.skip(...SILENT)
  source.end()
  const [configs, places] = [parts.map(({ config }) => config), parts.map(part => part.places)]
  return { config: Object.assign({}, ...configs), places: Object.assign({}, ...places) }
}

/** Parts of the theme that are settings here; what the config says itself is stronger. */
function translateSwizzles({ siteDir, written }: Context, parts: readonly Translation[]): Translation {
  const { settings, names } = readSwizzles(siteDir, written.themeConfig)
  const analytics = parts.map(({ config }) => config.analytics).filter(isRecord)
  const slots = Object.fromEntries(names.map(name => [name, false]))
  return {
    config: {
      ...settings,
      ...(settings.analytics !== undefined && { analytics: Object.assign({}, settings.analytics, ...analytics) }),
      ...(names.length > 0 && { slots }),
    },
    places: {},
  }
}

const withTags = (written: Record<string, unknown>, more: readonly unknown[] = []): Record<string, unknown> =>
  more.length === 0 ? written : { ...written, headTags: [...listOf(written.headTags), ...more] }

/** What the whole config says of the site and of its look. */
function translateSite(source: Section, siteDir: string): Record<string, unknown> {
  const baseUrl = `/${(source.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  const theme = source.inside('themeConfig')
  return {
    ...undotted(source.pick(...KEPT), ['favicon']),
    staticDirectories: placed(source.raw('staticDirectories'), siteDir),
    // Written out, for it means something else than nothing.
    trailingSlash: flagOf(source.raw('trailingSlash')),
    onBrokenMarkdownLinks: source.raw('onBrokenMarkdownLinks') ?? 'warn',
    onDuplicateRoutes: source.raw('onDuplicateRoutes') ?? 'warn',
    // A document of theirs is code and may do what code does; the policy of its page alone is widened.
    security: {
      allowPageScripts: true,
      urlAttributes: 'any',
      ...servicesOf(siteDir),
      ...securityBeside(source.raw('customFields')),
    },
    i18n: translateLocale(source.inside('i18n')),
    themeConfig: translateTheme(theme, { baseUrl }),
    ...(theme.has('algolia') && translateSearch(theme.inside('algolia'))),
    // The author's own card is on every page; without one, each page gets its own.
    ...((theme.has('image') || saysCard(theme.raw('metadata')) || saysCard(source.raw('headTags'))) && {
      shareImages: false,
    }),
  }
}

/** A card may be said as a tag, too: `{ property: 'og:image', content: '…' }`, or with these as `attributes`. */
const saysCard = (tags: unknown): boolean =>
  Array.isArray(tags) &&
  tags.filter(isRecord).some(tag => {
    const { property, name } = isRecord(tag.attributes) ? tag.attributes : tag
    return property === 'og:image' || name === 'og:image'
  })

/** Folders from the site directory, wherever their paths begin. */
const placed = (folders: unknown, siteDir: string): unknown =>
  Array.isArray(folders) ? folders.map(folder => siteRelative(folder, siteDir)) : folders

/** Their config has no key for it, but fields of the site's own: `customFields: { security: { … } }`. */
const securityBeside = (fields: unknown): Record<string, unknown> => recordOf(recordOf(fields).security)

/** What plugins besides those of content say. */
function translatePlugins({ calls, siteDir, written, client, notes }: Context): Translation {
  const sitemap = findCall(calls, 'sitemap')
  const redirects = findCall(calls, 'client-redirects')
  const themes = calls.filter(({ name }) => name === 'theme-classic')
  const css = [...themes.flatMap(call => cssOf(call, siteDir, notes)), ...client.sheets]
  return {
    config: {
      sitemap: translateSitemap(sitemap, written, notes),
      ...(css.length > 0 && { customCss: css }),
      ...(client.scripts.length > 0 && { clientModules: client.scripts }),
      ...(redirects && translateRedirects(redirects, notes)),
      ...(installingPlugin(written) && { retiredServiceWorker: 'sw.js' }),
    },
    places: {
      ...(themes[0] && { customCss: `${themes[0].where}.customCss` }),
      ...(sitemap && { sitemap: sitemap.where }),
      ...(redirects && {
        redirects: `${redirects.where}.redirects`,
        createRedirects: `${redirects.where}.createRedirects`,
      }),
    },
  }
}

/** Tags of every page's head, and counters, which are found among them and among plugins. */
function translateHeads(written: Record<string, unknown>, { calls, notes }: Context): Translation {
  const { headTags: own, counters } = translateHead(written, notes)
  const manager = findCall(calls, 'google-tag-manager')
  const gtag = findCall(calls, 'google-gtag')
  const headTags = [...own, ...(manager === undefined ? [] : tagManager(manager.options, manager.where, notes))]
  const analytics = {
    ...counters,
    ...countersOfPlugins(calls, written.themeConfig, notes),
    ...(gtag && { gtag: readSection(gtag.options, gtag.where, notes).pick('trackingID', 'anonymizeIP') }),
  }
  return {
    config: {
      ...(headTags.length > 0 && { headTags }),
      ...(Object.keys(analytics).length > 0 && { analytics }),
    },
    places: gtag === undefined ? {} : { 'analytics.gtag': gtag.where },
  }
}

const findCall = (calls: readonly PluginCall[], wanted: PluginName): PluginCall | undefined =>
  calls.find(({ name }) => name === wanted)

const LOCALE_KEYS = ['label', 'htmlLang', 'direction', 'calendar', 'path', 'translate', 'url', 'baseUrl']

function translateLocale(i18n: Section): Record<string, unknown> {
  const configs = i18n.inside('localeConfigs')
  const names = Object.keys(recordOf(i18n.raw('localeConfigs')))
  const localeConfigs = Object.fromEntries(names.map(name => [name, configs.inside(name).pick(...LOCALE_KEYS)]))
  i18n.skip('localeConfigs')
  return {
    defaultLocale: i18n.text('defaultLocale') ?? 'en',
    ...i18n.pick('path', 'locales'),
    ...(names.length > 0 && { localeConfigs }),
  }
}

const CONTENT = { 'content-docs': 'docs', 'content-blog': 'blog', 'content-pages': 'pages' } as const
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }

function translateContent({ calls, siteDir, title, notes }: Context): Translation {
  const collect = (
    name: keyof typeof CONTENT,
    translate: (section: Section) => Record<string, unknown>,
  ): Translation => {
    const key = CONTENT[name]
    const found = calls.filter(call => call.name === name)
    const instances = found.flatMap(({ options, where }) => {
      const written = translate(readSection(options, where, notes))
      const instance = 'path' in written ? { ...written, path: siteRelative(written.path, siteDir) } : written
      // The preset's own sections are there when their folders are; a blog without posts has its list all the same.
      const path = typeof instance.path === 'string' ? instance.path : FOLDERS[key]
      const id = typeof instance.id === 'string' ? instance.id : 'default'
      // Kept versions are documents, too.
      const hasVersions = key === 'docs' && keptVersions(siteDir, id).length > 0
      const isThere = key === 'blog' || hasVersions || existsSync(join(siteDir, path))
      return isThere || (isRecord(options) && 'path' in options) ? [{ instance, where }] : []
    })
    const [only, ...others] = instances
    if (only === undefined) return { config: { [key]: false }, places: {} }
    if (others.length === 0) return { config: { [key]: only.instance }, places: { [key]: only.where } }
    return {
      config: { [key]: instances.map(({ instance }) => instance) },
      places: Object.fromEntries(instances.map(({ where }, index) => [`${key}[${index}]`, where])),
    }
  }
  const docs = collect('content-docs', section => translateDocs(section, siteDir))
  const blogs = collect('content-blog', section => translateBlog(section, title))
  const pages = collect('content-pages', translatePages)
  return {
    config: { ...docs.config, ...blogs.config, ...pages.config },
    places: { ...docs.places, ...blogs.places, ...pages.places },
  }
}

/** Options of every content plugin once more, for what they say of Markdown. */
const contentSections = (calls: readonly PluginCall[], notes: Notes): Section[] =>
  calls.filter(({ name }) => name in CONTENT).map(({ options, where }) => readSection(options, where, notes))

/** `markdown.hooks` are where the old settings of broken links went. */
function translateMarkdown(markdown: Section, sections: readonly Section[], pages: boolean): Record<string, unknown> {
  const hooks = markdown.inside('hooks')
  const broken = hooks.text('onBrokenMarkdownLinks')
  if (broken === undefined) hooks.explain({ onBrokenMarkdownLinks: 'ignored/broken-links' })
  hooks.skip('onBrokenMarkdownImages')
  hooks.end()
  markdown.explain({
    remarkRehypeOptions: 'ignored/footnotes',
  })
  markdown.skip('mdx1Compat')
  const admonitions = translateAdmonitions(sections)
  const math = translateMath(sections)
  const npm2yarn = translateConverters(sections)
  const translated = {
    // Docusaurus' default: `.md` is MDX too. A file that does not parse so is still plain Markdown, with a warning.
    format: 'mdx',
    // What the author wrote is what the other engine shows.
    typography: false,
    ...markdown.pick('format', 'emoji', 'anchors', 'mermaid', 'preprocessor', 'parseFrontMatter'),
    ...(admonitions === undefined ? {} : { admonitions }),
    ...(math === undefined ? {} : { math }),
    ...(npm2yarn === undefined ? {} : { npm2yarn }),
    ...(pages && { pages }),
  }
  markdown.end()
  explainMdxPlugins(sections)
  return { markdown: translated, ...(broken !== undefined && { onBrokenMarkdownLinks: broken }) }
}
