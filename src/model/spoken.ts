/**
 * Names of what nobody has translated, where other pages show them: lists, menus, ways to neighbours. Each is said to be
 * of its own language, as its text is on its page. A name that the site gives it elsewhere is of the site's language.
 */

import { isWay } from '../shared/site/branch.ts'
import type { Spoken } from '../shared/site/languages.ts'
import type { Sidebar, SidebarItem } from '../shared/site/menus.ts'
import type { Page, Site } from '../shared/site.ts'
import { escapeText } from '../shared/text/escape.ts'
import { isRecord, mapValues } from '../shared/value.ts'

interface Named extends Spoken {
  readonly href?: string | undefined
  readonly label?: string
  readonly title?: string
}

export type Speak = <Line extends Named>(line: Line) => Line

/** Gives a line with the language of its name, or the line itself where that is the language of the site. */
export function createSpeak({ pages, languages }: Pick<Site, 'pages' | 'languages'>): Speak {
  const known = new Map(
    pages.flatMap(page => {
      const original = languages?.get(page.route)?.original
      if (original === undefined) return []
      const { lang, direction: dir } = original
      return [[page.href as string, { names: namesOf(page), spoken: { lang, dir } }] as const]
    }),
  )
  if (known.size === 0) return line => line
  return line => {
    const found = line.href === undefined ? undefined : known.get(line.href)
    return found?.names.has(line.label ?? line.title) ? { ...line, ...found.spoken } : line
  }
}

/** All lines in what the model made ready before it was told of other languages, wherever they stand in it. */
export function spokenLines<Value>(value: Value, speak: Speak): Value {
  const change = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(change)
    return isRecord(inner) ? speak(mapValues(inner, change)) : inner
  }
  return change(value) as Value
}

/** Inline HTML in a language of its own. */
export const inLanguage = ({ lang, dir }: Spoken, html: string): string =>
  `<span lang="${lang}" dir="${dir}">${html}</span>`

/** What a document calls itself. */
function namesOf(page: Page): ReadonlySet<string | undefined> {
  if (!('parsed' in page)) return new Set()
  const { sidebarLabel, paginationLabel } = page.parsed.source.frontMatter
  const heading = 'heading' in page ? page.heading : page.title
  return new Set([page.title, heading, sidebarLabel, paginationLabel])
}

/** Menus of a site that knows its other languages. */
export function speakMenus(site: Pick<Site, 'pages' | 'languages' | 'sidebars'>): Site['sidebars'] {
  const speak = createSpeak(site)
  return mapValues(site.sidebars, menu => speakMenu(menu, speak))
}

function speakMenu(menu: Sidebar, speak: Speak): Sidebar {
  if (menu.kind === 'docs') return { ...menu, items: menu.items.map(item => speakItem(item, speak)) }
  return {
    ...menu,
    years: menu.years.map(year => ({ ...year, posts: year.posts.map(post => spokenEntry(post, speak)) })),
  }
}

/** Menus are drawn by browsers too, which draw the HTML of an entry and need to know nothing of languages. */
function spokenEntry<Entry extends Named>(entry: Entry, speak: Speak): Entry {
  const { lang, dir } = speak<Named>({ href: entry.href, label: entry.label ?? entry.title ?? '' })
  return lang === undefined
    ? entry
    : { ...entry, html: inLanguage({ lang, dir }, escapeText(entry.label ?? entry.title ?? '')) }
}

function speakItem(item: SidebarItem, speak: Speak): SidebarItem {
  if (!isWay(item)) return item
  const spoken = item.html === undefined ? spokenEntry(item, speak) : item
  if (spoken.type === 'link') return spoken
  return { ...spoken, items: spoken.items.map(child => speakItem(child, speak)) }
}
