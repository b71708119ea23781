/** What the site itself draws around every page: HTML outside the shell, which neither React nor navigation touches. */

import type { Translate } from '../messages/index.ts'
import { toFilePath } from '../shared/path.ts'
import type { ShellData } from '../shared/shell.ts'
import type { NavbarItem } from '../shared/site/menus.ts'
import { OWN_PART, PHONE_MENU, TOP_BAR, wordsPart } from '../shared/site/parts.ts'
import type { Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'
import { Footer } from '../theme/index.ts'
import { markupOf } from './markup.ts'
import { barName } from './own-bar.tsx'
import { spliceHtml } from './splice.ts'

interface Shown {
  /** Ours, which a part of the site may want. */
  footer: ShellData['footer']
  t: Translate
}

type Around = NonNullable<Frame['around']>

const HOLE = new RegExp(`<${OWN_PART} data-part="(?:Root|Layout|Layout/Provider|Footer)">\\s*</${OWN_PART}>`)

/** Ours stands in a bar of announcements as the site's own code draws it. */
const HOLES = new RegExp(`</?${OWN_PART}\\b[^>]*>`, 'g')

const finishOf = ({ frame, targets }: Site): ((html: string) => string) => {
  const resolved = { ...(targets.get(frame?.source.file ?? toFilePath('')) ?? []).map(({ href }) => ({ href })) }
  return html => spliceHtml(html, { targets: resolved, slots: {} }, () => '')
}

/** Items of the top bar with what the site draws in them. */
export function fillBar(site: Site): NavbarItem[] {
  const finish = finishOf(site)
  return site.navbar.map(item => {
    if (item.type === 'search') return item
    if (item.type !== 'html') return withWords(item, finish(site.frame?.replaced?.[wordsPart(barName(item))] ?? ''))
    if (item.part === undefined) return item
    const { part, ...shown } = item
    return { ...shown, value: finish(site.frame?.replaced?.[part] ?? '') }
  })
}

/** In the words of the site, where they are other ones. */
function withWords(item: Exclude<NavbarItem, { type: 'html' | 'search' }>, html: string): NavbarItem {
  const label = 'label' in item ? item.label : item.items.map(({ label }) => label).join()
  return html === '' || label.replaceAll('&', '&amp;').includes(html) ? item : { ...item, html }
}

const OUR_MENU = `<${OWN_PART} data-part="${PHONE_MENU}"></${OWN_PART}>`

/** As `MobileMenu` of the theme has it: what opens and closes it finds it by its name. */
const phoneMenu = (inside: string): string =>
  `<div id="zapiski-menu" popover="auto" class="mobile-menu">${inside}</div>`

/** Halves around the page; `undefined` for a site that draws nothing there. */
export function renderAround(site: Site, { footer, t }: Shown): Frame['around'] {
  const { frame } = site
  const {
    Root,
    Layout,
    'Layout/Provider': Provider,
    Footer: own,
    Navbar: bar,
    AnnouncementBar: said,
  } = frame?.replaced ?? {}
  if (frame === undefined || (Root ?? Provider ?? Layout ?? own ?? bar ?? said) === undefined) return undefined
  const finish = finishOf(site)
  const cut = (html = ''): string[] => finish(html).split(HOLE)
  const ours = footer === undefined ? '' : markupOf(<Footer shell={{ footer }} t={t} />)
  const inner: Around = {
    before:
      finish(said ?? '').replace(HOLES, '') +
      (bar === undefined ? '' : finish(bar) + phoneMenu(finish(frame.replaced?.[PHONE_MENU] ?? OUR_MENU))),
    after: own === undefined ? '' : cut(own).join(ours),
  }
  return [Layout, Provider, Root].reduce<Around>((page, html) => {
    const [before = '', after] = cut(html)
    // What does not stand around the page stands after it.
    if (after === undefined) return { before: page.before, after: page.after + withoutBar(before) }
    const [over = '', under = ''] = before.split(BAR)
    // A bar of ours is the shell's first: then both stand over it.
    const head = bar === undefined ? over + under + page.before : over + page.before + under
    return { before: head, after: page.after + withoutBar(after) }
  }, inner)
}

/** Where a copy of the layout has the bar. */
const BAR = new RegExp(`<${OWN_PART} data-part="${TOP_BAR}">\\s*</${OWN_PART}>`)

const withoutBar = (html: string): string => html.replace(BAR, '')
