/** Elements of ours that a site's rules are not about, though their author wrote words that ours answer to. */

import { type Block, isPlainRule } from '../../shared/language/sheet.ts'
import type { TextEdit } from '../../shared/text/edits.ts'

type Names = Readonly<Record<string, string>>

/**
 * Our bars, menus and lists of links are of these tags. Docusaurus' folders there are not, and its lists have classes
 * that win over a rule for every list.
 */
const TAGS: Names = {
  details: '[class*=sidebar-],.dropdown,.toc-mobile,.backlinks-more',
  summary: '[class*=sidebar-],.navbar-link,.sidebar-year>*,.toc-mobile>*,.backlinks-more>*',
  ul: '[class*=sidebar-],[class*=navbar-],[class*=menu],[class*=toc-],[class*=author-],.cards,.places,.tag-chips,footer *',
  ol: '.list-pages,.search-results,nav *',
}

/** Links and buttons of bars and menus: Infima's have classes, and of these it says itself how they look. */
const TAGS_OF_GUESTS: Names = {
  ...TAGS,
  a: '.skip-link,.breadcrumbs *,[class*=sidebar-],[class*=navbar-],[class*=mobile-menu-],[class*=toc-]',
  button: '[data-action],[popovertarget],[class*=navbar-],[class*=search-]',
}

/** Elements of ours by classes that an author may have given to his own: no rule of his is about them. */
const CLASSES: Names = {
  layout: '#__zapiski>*',
  main: '#__zapiski_main',
  sidebar: '[popover]',
  'mobile-menu': '[popover]',
  announcement: ':has(>.announcement-content)',
  toc: '.toc-column>*',
  doc: '#__zapiski_content>*',
  post: '#__zapiski_content>*',
  standalone: '#__zapiski_content>*',
  icon: 'svg[viewBox="0 0 24 24"][width="20"]',
}
const BY_CLASS = new RegExp(`\\.(${Object.keys(CLASSES).join('|')})(?![\\w-])`, 'g')
const BY_TAG = /((?:^|,|\*\/)\s*(?:(?:article|main)\s+)?)(details|summary|[uo]l|a|button)(?=[\s,:[>+~]|$)/g

const spareTags = (selectors: string, tags: Names): string =>
  selectors.replace(BY_TAG, (whole, before: string, tag: string) =>
    tags[tag] === undefined ? whole : `${before}${tag}:where(:not(${tags[tag]}))`,
  )

const spareClasses = (selectors: string): string =>
  selectors.replace(BY_CLASS, (whole, name: string) => `${whole}:where(:not(${CLASSES[name]}))`)

export const spareOfGuest = (selectors: string): string => spareTags(spareClasses(selectors), TAGS_OF_GUESTS)

/**
 * A rule for every `details` or list of a site is one for those of its texts; of one that came from Docusaurus a rule
 * for every link or button, too. It stays as strong as it was.
 */
export const spareShell = (block: Block, css: string): TextEdit[] =>
  isPlainRule(block) ? withPrelude(block, css, text => spareTags(text, TAGS)) : []

export function spareShellOfGuests(block: Block, css: string): TextEdit[] {
  if (block.prelude.startsWith('@')) return []
  return withPrelude(block, css, isPlainRule(block) ? spareOfGuest : spareClasses)
}

function withPrelude({ start, open }: Block, css: string, change: (prelude: string) => string): TextEdit[] {
  const written = css.slice(start, open)
  const text = change(written)
  return text === written ? [] : [{ start, end: open, text }]
}
