/**
 * Infima's custom properties in style sheets of a site. Where a sheet sets one that means the same as ours, ours is set
 * beside it; where it reads one that nobody sets, it is told what we have. Sites without such sheets pay nothing.
 */

import { paintBars } from './bars.ts'
import { keepFrame } from './guest/frame.ts'
import { keepGaps } from './guest/gaps.ts'
import { liftRoots, nameLayersApart } from './guest/layers.ts'
import { nameApart, spareOurs } from './guest/own-names.ts'
import { lowerUniversal } from './guest/universal.ts'
import { READS } from './infima-values.ts'
import { keepProportions } from './proportions.ts'

/** What is set along with a property of Infima or Docusaurus: ours = its value. */
const SETS: Record<string, string> = {
  '--ifm-color-primary':
    '--accent:var(--ifm-color-primary);--accent-soft:color-mix(in srgb,var(--ifm-color-primary) 14%,transparent);--accent-line:color-mix(in srgb,var(--ifm-color-primary) 45%,transparent)',
  '--ifm-background-color': '--paper:var(--ifm-background-color)',
  '--ifm-background-surface-color':
    '--surface:var(--ifm-background-surface-color);--raised:var(--ifm-background-surface-color)',
  '--ifm-card-background-color': '--raised:var(--ifm-card-background-color)',
  '--ifm-font-color-base': '--ink:var(--ifm-font-color-base)',
  '--ifm-color-content': '--ink:var(--ifm-color-content)',
  '--ifm-color-content-secondary': '--muted:var(--ifm-color-content-secondary)',
  '--ifm-heading-color': '--ink-strong:var(--ifm-heading-color)',
  '--ifm-font-family-base': '--font:var(--ifm-font-family-base)',
  '--ifm-font-family-monospace': '--mono:var(--ifm-font-family-monospace)',
  '--ifm-font-size-base': '--text:var(--ifm-font-size-base)',
  '--ifm-line-height-base': '--leading:var(--ifm-line-height-base)',
  '--ifm-global-radius': '--radius:var(--ifm-global-radius)',
  '--ifm-navbar-height': '--navbar-height:var(--ifm-navbar-height)',
  '--ifm-toc-border-color': '--line:var(--ifm-toc-border-color)',
  '--ifm-hr-background-color': '--line:var(--ifm-hr-background-color)',
  '--ifm-pre-background': '--code-ground:var(--ifm-pre-background)',
  '--ifm-code-background': '--code-ground:var(--ifm-code-background)',
  '--docusaurus-highlighted-code-line-bg': '--code-line:var(--docusaurus-highlighted-code-line-bg)',
}

/**
 * A colour that was chosen to be read on white is read on our paper: `#2e8555` of Docusaurus' own template has a contrast
 * of 4.56 there and 4.27 here, a twelfth of ink makes it 4.8.
 */
const PRIMARY = '--accent:var(--ifm-color-primary)'
const READABLE = '--accent:color-mix(in srgb,var(--ifm-color-primary) 92%,var(--ink-strong))'

/**
 * Rules for properties that have no counterpart among ours: they act where Infima used them, and where the site set
 * them: elsewhere ours stays.
 */
const RULES: Record<string, string> = {
  // Bars of their own colours have the palette once more.
  '--ifm-color-primary':
    '.navbar--dark,.footer--dark{--accent:var(--ifm-color-primary);--accent-soft:color-mix(in srgb,var(--ifm-color-primary) 14%,transparent);--accent-line:color-mix(in srgb,var(--ifm-color-primary) 45%,transparent)}',
  // Our own are of a warm paper: beside another one they are mixed of it.
  '--ifm-background-color':
    ':where(:root){--surface:color-mix(in srgb,var(--ink) 4%,var(--paper));--raised:color-mix(in srgb,var(--ink) 2%,var(--paper));--line:color-mix(in srgb,var(--ink) 15%,var(--paper));--line-strong:color-mix(in srgb,var(--ink) 50%,var(--paper));--muted:color-mix(in srgb,var(--ink) 72%,var(--paper));--code-ground:var(--surface);--code-line:color-mix(in srgb,var(--ink) 9%,var(--paper))}',
  '--ifm-code-font-size': '.markdown :not(pre)>code{font-size:var(--ifm-code-font-size,revert-layer)}',
  '--ifm-link-color': '.markdown a{color:var(--ifm-link-color,revert-layer)}',
  '--ifm-link-hover-color': '.markdown a:hover{color:var(--ifm-link-hover-color,revert-layer)}',
  '--ifm-link-decoration': '.markdown a{text-decoration:var(--ifm-link-decoration,revert-layer)}',
  '--ifm-heading-font-family': 'h1,h2,h3,h4,h5,h6{font-family:var(--ifm-heading-font-family,revert-layer)}',
  '--ifm-heading-font-weight': 'h1,h2,h3,h4,h5,h6{font-weight:var(--ifm-heading-font-weight,revert-layer)}',
  '--ifm-h1-font-size': 'h1{font-size:var(--ifm-h1-font-size,revert-layer)}',
  '--ifm-h2-font-size': 'h2{font-size:var(--ifm-h2-font-size,revert-layer)}',
  '--ifm-h3-font-size': 'h3{font-size:var(--ifm-h3-font-size,revert-layer)}',
  // Infima's own bars of a colour set these again: what is said of the page does not reach them.
  '--ifm-navbar-background-color':
    '.navbar--dark,.navbar--primary{--ifm-navbar-background-color:initial}.theme-layout-navbar{background:var(--ifm-navbar-background-color,revert-layer)}',
  '--ifm-navbar-link-color':
    ':where(.navbar--dark,.navbar--primary){--ifm-navbar-link-color:initial}:where(.theme-layout-navbar) :is(.navbar-link,.navbar-brand,.navbar-search,.icon-button):where(:not(.dropdown-menu *)){color:var(--ifm-navbar-link-color,revert-layer)}',
  '--ifm-navbar-link-hover-color':
    ':where(.navbar--dark,.navbar--primary){--ifm-navbar-link-hover-color:initial}:where(.theme-layout-navbar) :is(.navbar-link:hover,.navbar-brand:hover,.navbar-link[aria-current],.dropdown--active>.navbar-link):where(:not(.dropdown-menu *)){color:var(--ifm-navbar-link-hover-color,revert-layer)}',
  '--ifm-footer-background-color':
    '.footer--dark{--ifm-footer-background-color:initial}.theme-layout-footer{background:var(--ifm-footer-background-color,revert-layer)}',
  '--ifm-footer-color':
    '.footer--dark{--ifm-footer-color:initial}.theme-layout-footer{color:var(--ifm-footer-color,revert-layer)}',
  // Infima's kinds of buttons set these of their own; what is said of all buttons does not reach them.
  '--ifm-button-color': '.button{color:var(--ifm-button-color,revert-layer)}',
  '--ifm-button-background-color':
    ':where(.button--primary,.button--secondary,.button--outline,.button--link){--ifm-button-background-color:initial}.button{background:var(--ifm-button-background-color,revert-layer)}',
  '--ifm-button-border-color':
    ':where(.button--primary,.button--secondary,.button--outline,.button--link){--ifm-button-border-color:initial}.button{border-color:var(--ifm-button-border-color,revert-layer)}',
  '--ifm-button-border-radius': '.button{border-radius:var(--ifm-button-border-radius,revert-layer)}',
  '--ifm-container-width': '.container{max-width:var(--ifm-container-width,revert-layer)}',
}

/** A bar that the site made higher than ours: what is in it stays in its middle. */
const HIGH_BAR = /\.navbar\s*(?:,[^{}]*)?\{[^{}]*[\s;{](?:min-)?height\s*:/

/** An arrow of the site's own beside names of menus, or none: Infima has it as what comes after them, ours is a drawing. */
const OWN_ARROW = /\.dropdown\s*>\s*\.navbar__link::?after\s*(?:,[^{}]*)?\{[^{}]*[\s;{](?:content|display)\s*:/

/** What a site says of the order of columns is said of those of Docusaurus: ours stand as they are written. */
const ORDER = /[\s;{]order\s*:/

/** A rule for every `code`; in Infima blocks of code win over it, and ours stand in a layer. */
const EVERY_CODE = /(?:^|[{},]|\*\/)\s*code\s*[,{]/
const CODE_IN_BLOCKS = 'pre code{padding-block:0;border:0;background:none;font-size:100%}'

/**
 * What Infima says of texts and ours does not, below all that we say: sheets that colour Infima are those of Docusaurus
 * sites, whose authors rely on it.
 */
const TEXTS = `@layer base{${[
  // A face that the author gave to the root is that of the page.
  'html{font-family:var(--ifm-font-family-base)}body{font-family:inherit;font-synthesis:weight style}',
  ':is(h1,h2)>a:only-child{text-decoration:none}',
  '.markdown h1{font-size:1.875rem;margin-block-start:3rem}',
  '.markdown :is(div,section)>:is(p,ul,ol,blockquote)+:is(p,ul,ol,blockquote,details){margin-block-start:var(--space)}',
  // What is wide has a scrollbar of its own, whoever drew it.
  'pre{overflow-x:auto}:not(.table-scroll)>table{display:block;overflow-x:auto}',
  '.markdown button:not([class]){padding:.1rem .5rem;border:1px solid var(--line-strong);border-radius:4px;background:var(--surface)}',
].join('')}}`

/** Infima has its own values of these in the dark, which what a site says of both modes does not reach. */
const DARK = new Set(
  ['background-color', 'background-surface-color', 'color-content', 'color-content-secondary', 'code-background'].map(
    name => `--ifm-${name}`,
  ),
)
/** The rule that a declaration stands in is one for both modes. */
function isForBoth(css: string, at: number): boolean {
  const open = css.lastIndexOf('{', at)
  return (
    open > css.lastIndexOf('}', at) && /(?:^|[};/])\s*(?::root|html)\s*$/.test(css.slice(Math.max(0, open - 40), open))
  )
}

const DECLARATION = /(--(?:ifm|docusaurus|doc)-[\w-]+)\s*:\s*[^;{}]*/g
const USE = /var\(\s*(--(?:ifm|docusaurus|doc)-[\w-]+)/g

/** Comments, `@charset` and imports; an address in quotes or in `url()` may hold a semicolon. */
const FIRST =
  /^(?:\s*(?:\/\*[\s\S]*?\*\/|@(?:import|charset)\s+(?:"[^"]*"|'[^']*'|url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\))[^;]*;))*/

/** The sheet with ours beside theirs. `@import` and `@charset` stay first. */
export function translateInfima(written: string, { isGuest = false }: { isGuest?: boolean } = {}): string {
  const theirs = spareShell(lowerBase(isGuest ? guestSheet(written) : written), isGuest)
  const css = keepProportions(paintBars(theirs))
  if (!/--(?:ifm|docusaurus|doc)-/.test(css)) return css
  const set = new Set([...css.matchAll(DECLARATION)].map(match => match[1] ?? ''))
  const read = new Set([...css.matchAll(USE)].map(match => match[1] ?? ''))
  const values = [...read]
    .filter(name => !set.has(name))
    .flatMap(name => (READS[name] === undefined ? [] : [`${name}:${READS[name]}`]))
  const rules = [...set].flatMap(name => RULES[name] ?? [])
  // Weaker than whatever another sheet of the site says of them.
  const before = [values.length === 0 ? '' : `:where(:root){${values.join(';')}}`, ...rules].filter(Boolean)
  if (HIGH_BAR.test(css))
    before.push('.theme-layout-navbar{display:grid;align-items:center}.theme-layout-navbar>*{inline-size:100%}')
  if (OWN_ARROW.test(css)) before.push('.dropdown>.navbar-link>.icon{display:none}')
  if (isGuest && ORDER.test(css)) before.push('@layer layout{.layout>*{order:0!important}}')
  if (EVERY_CODE.test(css)) before.push(CODE_IN_BLOCKS)
  if (set.has('--ifm-color-primary')) before.push(TEXTS)
  const [first = ''] = FIRST.exec(css) ?? []
  const light: string[] = []
  const rest = css
    .slice(first.length)
    .replace(DECLARATION, (whole: string, ...[name, at, all]: [string, number, string]) => {
      const known = SETS[name]
      if (known === undefined) return whole
      const ours = isGuest ? known.replace(PRIMARY, READABLE) : known
      if (!DARK.has(name) || !isForBoth(all, at)) return `${whole.trimEnd()};${ours}`
      light.push(ours)
      return whole
    })
  if (light.length > 0) before.push(`:where(:root:not([data-theme="dark"])){${light.join(';')}}`)
  const added = before.join('\n')
  return `${first}${first === '' || added === '' ? '' : '\n'}${added}${added === '' ? '' : '\n'}${rest}`
}

/** Of an author who knew nothing of our names and layers. */
function guestSheet(written: string): string {
  const apart = nameLayersApart(nameApart(written))
  return keepGaps(keepFrame(spareOurs(lowerUniversal(liftRoots(apart)))))
}

/**
 * A site's layer `base` is what Tailwind resets every element in. Infima stands in no layer and wins over it; ours has a
 * layer of that name itself, so theirs goes below it.
 */
const lowerBase = (css: string): string =>
  css
    .replace(
      /(@layer\s+)([\w\s.,-]+)(?=[;{])/g,
      (_, at: string, names: string) => at + names.replace(BASE, '$1reset.base'),
    )
    .replace(/(@import\b[^;{]*\blayer\(\s*)base\b/g, '$1reset.base')

const BASE = /(^|,\s*)base(?=[\s.,]|$)/g

/**
 * Our bars, menus and lists of links are of these tags. Docusaurus' folders there are not, and its lists have classes
 * that win over a rule for every list.
 */
const OURS: Record<string, string> = {
  details: '[class*=sidebar-],.dropdown,.toc-mobile,.backlinks-more',
  summary: '[class*=sidebar-],.navbar-link,.sidebar-year>*,.toc-mobile>*,.backlinks-more>*',
  ul: '[class*=sidebar-],[class*=navbar-],[class*=menu],[class*=toc-],[class*=author-],.cards,.places,.tag-chips,footer *',
  ol: '.list-pages,.search-results,nav *',
}

/** Links and buttons of bars and menus: Infima's have classes, and of these it says itself how they look. */
const OF_GUESTS: Record<string, string> = {
  a: '.skip-link,.breadcrumbs *,[class*=sidebar-],[class*=navbar-],[class*=mobile-menu-],[class*=toc-]',
  button: '[data-action],[popovertarget],[class*=navbar-],[class*=search-]',
}

/**
 * A rule for every `details` or list of a site is one for those of its texts; of one that came from Docusaurus a rule
 * for every link or button, too. It stays as strong as it was.
 */
const spareShell = (css: string, isGuest: boolean): string =>
  css.replace(
    /((?:^|[{},]|\*\/)\s*(?:(?:article|main)\s+)?)(details|summary|[uo]l|a|button)(?=[\s,{:[>+~][^;{}]*\{|\{)/g,
    (whole, before: string, tag: string) => {
      const ours = OURS[tag] ?? (isGuest ? OF_GUESTS[tag] : undefined)
      return ours === undefined ? whole : `${before}${tag}:where(:not(${ours}))`
    },
  )
