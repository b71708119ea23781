/** The shell's data out of the site: the part of it that browsers get. */

import { SHELL_MESSAGES, type Translate } from '../messages/index.ts'
import type { Config, FooterLink, LogoConfig } from '../shared/config.ts'
import { linkToAddress, PLAIN, writtenToAddress } from '../shared/files.ts'
import {
  type Address,
  type AddressOptions,
  assetToAddress,
  routeToAddress,
  toRoute,
  writtenAsset,
} from '../shared/path.ts'
import type { FooterItem, ShellData } from '../shared/shell.ts'
import { TOP_BAR } from '../shared/site/parts.ts'
import type { Site } from '../shared/site.ts'
import { fillBar } from './around.tsx'

interface ShellOptions {
  t: Translate
  /** A site under development is not counted. */
  counters: boolean
  /** Address of the script that changes answers of the hosted search. */
  transformItems?: Address | undefined
}

/** Everything but `build`, which is made of it. */
export function buildShell(site: Site, { t, counters, transformItems }: ShellOptions): Omit<ShellData, 'build'> {
  const { config, footer } = site
  const { theme, baseUrl } = config
  // One that the site draws itself stands outside the shell.
  const bar = site.frame?.replaced?.AnnouncementBar === undefined ? theme.announcementBar : undefined
  const others = config.locales.flatMap(other =>
    other.url === config.url && other.baseUrl !== baseUrl && other.baseUrl.startsWith(baseUrl) ? [other.baseUrl] : [],
  )
  return {
    locale: config.locale.locale,
    baseUrl,
    ...(config.filesUrl !== baseUrl && { filesUrl: config.filesUrl }),
    ...(others.length > 0 && { others }),
    trailingSlash: config.trailingSlash,
    titleEnd: ` ${config.titleDelimiter} ${config.title}`,
    home: routeToAddress(toRoute('/'), site.addresses),
    search: site.searchHref,
    navbar: {
      title: theme.navbar.title,
      // A site of Docusaurus without a logo has none.
      logo: barLogo(theme.navbar, site.addresses) ?? (config.lenient === undefined ? undefined : null),
      style: theme.navbar.style,
      hideOnScroll: theme.navbar.hideOnScroll,
      items: fillBar(site),
      // One that the site draws itself stands outside the shell.
      ...(site.frame?.replaced?.[TOP_BAR] !== undefined && { isOwn: true }),
    },
    footer:
      footer === undefined
        ? undefined
        : {
            style: footer.style,
            logo: shellLogo(footer.logo, site.addresses),
            copyright: footer.copyright,
            columns: footer.columns.map(({ title, items }) => ({
              title,
              items: items.map(item => footerItem(item, site.addresses)),
            })),
          },
    announcement: bar === undefined ? undefined : { content: bar.content, isCloseable: bar.isCloseable },
    colorMode: theme.colorMode,
    autoCollapseCategories: theme.docsSidebar.autoCollapseCategories,
    menus: Object.fromEntries(
      Object.values(site.sidebars).map(menu => [
        menu.id,
        menu.kind === 'blog' ? menu.title : t('theme.docs.sidebar.toggle'),
      ]),
    ),
    versions: versionsByPlugin(config),
    rememberVersions: theme.versionPersistence === 'localStorage',
    searching:
      site.searchHref === undefined
        ? undefined
        : {
            hosted: config.search.hosted && { ...config.search.hosted, transformItems },
            missingResultsUrl: config.search.missingResultsUrl,
          },
    counters: counters && Object.values(config.analytics).some(one => one !== undefined) ? config.analytics : undefined,
    ...shellTexts(t),
  }
}

function versionsByPlugin(config: Config): ShellData['versions'] {
  const versions: ShellData['versions'] = {}
  for (const { id, version } of config.docs) {
    const known = versions[id] ?? { last: version.name, names: [], labels: [] }
    known.names.push(version.name)
    known.labels.push(version.label)
    if (version.isLast) known.last = version.name
    versions[id] = known
  }
  return versions
}

/** How many queries are suggested to one who found nothing. */
const SUGGESTIONS = 4

/** Labels of the largest tags. */
export function suggestQueries(site: Site): string[] {
  const tags = site.blogs.flatMap(blog => blog.tags)
  return tags
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ label }) => label)
}

/** Texts with their `{names}` still in them. */
function shellTexts(t: Translate): Pick<ShellData, 'messages' | 'english'> {
  const english = SHELL_MESSAGES.filter(id => t.find(id).locale !== t.locale && t.find(id).text.includes('|'))
  return {
    messages: Object.fromEntries(SHELL_MESSAGES.map(id => [id, t.find(id).text])),
    ...(english.length > 0 && { english }),
  }
}

/** Beside the same words a picture has none of its own: they would be said twice. */
function barLogo({ logo, title }: Config['theme']['navbar'], addresses: AddressOptions): LogoConfig | undefined {
  const shown = shellLogo(logo, addresses)
  return shown && shown.alt.trim() === title.trim() ? { ...shown, alt: '' } : shown
}

/** Addresses of a logo as they stand in pages. */
function shellLogo(logo: LogoConfig | undefined, addresses: AddressOptions): LogoConfig | undefined {
  if (logo === undefined) return undefined
  const { src, srcDark, href } = logo
  return {
    ...logo,
    src: pictureAddress(src, addresses),
    srcDark: srcDark && pictureAddress(srcDark, addresses),
    href: href && linkToAddress(href, addresses),
  }
}

/** A path of the static folder gets the base, if it has none; a foreign address stays. */
function pictureAddress(src: string, { baseUrl, filesUrl = baseUrl }: AddressOptions): string {
  if (/^(?:https?:)?\/\/|^data:/.test(src)) return src
  const { asset, tail } = writtenAsset(src, { baseUrl, filesUrl })
  return assetToAddress(asset, filesUrl) + tail
}

function footerItem({ label, href, to, html }: FooterLink, addresses: AddressOptions): FooterItem {
  if (html !== undefined) return { label, href: undefined, external: false, html }
  if (href?.startsWith(PLAIN)) return { label, href: linkToAddress(href, addresses), external: false, html }
  if (href !== undefined) return { label, href, external: true, html }
  return { label, href: writtenToAddress(to ?? '/', addresses), external: false, html }
}
