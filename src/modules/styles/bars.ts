/**
 * What a site's sheet says of Docusaurus' bars and menus, said of ours as well: how they are painted, not where they
 * stand. The author's rule stays for the parts that he draws himself.
 */

import { type Block, cutSheet, declarationsOf, selectorsOf } from '../../shared/language/sheet.ts'
import { editText } from '../../shared/text/edits.ts'

/** Ours by Docusaurus' classes. The longer names come first: one is the beginning of another. */
const OURS: [theirs: string, ours: string][] = [
  ['.navbar__logo img', '.navbar-logo'],
  ['.navbar__link--active', ':is(.navbar-link[aria-current],.dropdown--active>.navbar-link)'],
  ['.navbar__link', '.navbar-link'],
  ['.navbar__item', ':is(.navbar-items>li>*)'],
  ['.navbar__title', '.navbar-title'],
  ['.navbar__brand', '.navbar-brand'],
  ['.navbar__logo', '.navbar-logo'],
  ['.navbar__toggle', '.navbar-toggle'],
  ['.navbar__items', '.navbar-items'],
  ['.navbar__inner', '.navbar-inner'],
  ['.navbar__search-input', '.navbar-search'],
  ['.dropdown__link--active', ':is(.dropdown-menu a[aria-current])'],
  ['.dropdown__link', ':is(.dropdown-menu a)'],
  ['.dropdown__menu', '.dropdown-menu'],
  ['.menu__link--sublist', ':is(.sidebar-category>.sidebar-link)'],
  ['.menu__link--active', '.sidebar-link[aria-current]'],
  ['.menu__link', '.sidebar-link'],
  ['.menu__list-item', ':is(.sidebar-nav li)'],
  ['.menu__list', '.sidebar-list'],
  ['.theme-doc-sidebar-item-category-level-1', ':is(.sidebar-nav>.sidebar-list>.sidebar-category)'],
  ['.theme-doc-sidebar-item-category', '.sidebar-category'],
  ['.theme-doc-sidebar-item-link-level-1', ':is(.sidebar-nav>.sidebar-list>li:not(.sidebar-category))'],
  ['.theme-doc-sidebar-item-link', ':is(.sidebar-nav li:not(.sidebar-category))'],
  ['.theme-doc-sidebar-container', '.sidebar'],
  ['.theme-doc-sidebar-menu', '.sidebar-nav'],
  ['.table-of-contents__link--active', '.toc-link[aria-current]'],
  ['.table-of-contents__link', '.toc-link'],
  ['.breadcrumbs__link', ':is(.breadcrumbs a)'],
  ['.breadcrumbs__item', ':is(.breadcrumbs li)'],
  ['.footer__link-item', ':is(.footer-columns a,.footer-row a)'],
  ['.footer__title', '.footer-title'],
  ['.footer__copyright', '.footer-copyright'],
]

const NAME = new RegExp(OURS.map(([theirs]) => `${theirs.replace('.', '\\.')}(?![\\w-])`).join('|'), 'g')
const BY_NAME = new Map(OURS)

/** Of a selector that names more of theirs than ours has, nothing can be said. */
const UNKNOWN = /\.(?:menu|navbar|footer|dropdown|breadcrumbs|table-of-contents|theme-doc-sidebar)[\w-]*(?:__|-item-)/

const PAINT =
  /^(?:color|background|font|letter-spacing|text-(?:transform|decoration|shadow)|border|box-shadow|opacity|transition|transform|filter|(?:-webkit-)?backdrop-filter|-webkit-(?:background-clip|text-fill-color|text-stroke)|outline|fill|stroke|cursor|animation)(?![a-z])/
/** A picture in a bar has the size that its author gave it; what stands beside a name is his own as a whole. */
const SIZE = /^(?:max-|min-)?(?:width|height|inline-size|block-size)$/
const DRAWN = /:(?:before|after)\b/

const isKept = (selector: string, name: string, value: string): boolean =>
  DRAWN.test(selector) ||
  PAINT.test(name) ||
  (name === 'display' && /^none\b/.test(value)) ||
  (name === 'position' && value.startsWith('relative')) ||
  (SIZE.test(name) && /\.navbar-logo$/.test(selector))

/** The sheet with such rules again, each behind its own. */
export function paintBars(css: string): string {
  if (css.search(NAME) < 0) return css
  return editText(
    css,
    cutSheet(css).blocks.map(block => ({ start: block.end, end: block.end, text: paintedAgain(block) })),
  )
}

function paintedAgain(block: Block): string {
  const selectors = selectorsOf(block).flatMap(selector => {
    const ours = selector.replace(NAME, theirs => BY_NAME.get(theirs) ?? theirs)
    return ours === selector || UNKNOWN.test(ours) ? [] : [ours]
  })
  const declarations = declarationsOf(block).map(({ name, value }) => ({ name: name.toLowerCase(), value }))
  return selectors
    .flatMap(selector => {
      const kept = declarations.filter(({ name, value }) => isKept(selector, name, value))
      if (kept.length === 0) return []
      // The links of Docusaurus' menus are rows, in which what is drawn beside a name has a size.
      const isSized = DRAWN.test(selector) && kept.some(({ name }) => SIZE.test(name))
      if (isSized && kept.every(({ name }) => name !== 'display'))
        kept.unshift({ name: 'display', value: 'inline-block' })
      return [`\n${selector}{${kept.map(({ name, value }) => `${name}:${value}`).join(';')}}`]
    })
    .join('')
}
