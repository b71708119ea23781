/**
 * Infima's custom properties in style sheets of a site. Where a sheet sets one that means the same as ours, ours is set
 * beside it; where it reads one that nobody sets, it is told what we have. Sites without such sheets pay nothing.
 */

import {
  type Block,
  cutSheet,
  declarationsOf,
  isAllAround,
  isPlainRule,
  type Sheet,
  selectorsOf,
} from '../../shared/language/sheet.ts'
import { editText, type TextEdit } from '../../shared/text/edits.ts'
import { paintBars } from './bars.ts'
import { fitSheet } from './fit.ts'
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

/** What lies over a page is to be read, however little a site gives its cards of a colour. */
const OPAQUE =
  '@layer states{dialog.search,#zapiski-preview,.back-to-top,.dropdown-menu:not(.mobile-menu *){background:linear-gradient(var(--raised) 0 0) var(--paper)}}'

/**
 * Rules for properties that have no counterpart among ours: they act where Infima used them, and where the site set
 * them: elsewhere ours stays.
 */
const RULES: Record<string, string> = {
  // Bars of their own colours have the palette once more.
  '--ifm-color-primary':
    '.navbar--dark,.footer--dark{--accent:var(--ifm-color-primary);--accent-soft:color-mix(in srgb,var(--ifm-color-primary) 14%,transparent);--accent-line:color-mix(in srgb,var(--ifm-color-primary) 45%,transparent)}',
  '--ifm-card-background-color': OPAQUE,
  '--ifm-background-surface-color': OPAQUE,
  // Our own are of a warm paper: beside another one they are mixed of it.
  '--ifm-background-color':
    ':where(:root){--surface:color-mix(in srgb,var(--ink) 4%,var(--paper));--raised:color-mix(in srgb,var(--ink) 2%,var(--paper));--line:color-mix(in srgb,var(--ink) 15%,var(--paper));--line-strong:color-mix(in srgb,var(--ink) 50%,var(--paper));--muted:color-mix(in srgb,var(--ink) 72%,var(--paper));--code-ground:var(--surface);--code-line:color-mix(in srgb,var(--ink) 9%,var(--paper))}',
  // Of the page: whatever a site measures by its letters grows with them.
  '--ifm-font-size-base': '@layer base{html{font-size:var(--ifm-font-size-base,revert-layer)}}',
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

/** What is said once where some rule of the site says something, and of which of them. */
interface Answer {
  /** How a selector of the rule ends. */
  selector: RegExp
  name: RegExp
  rule: string
  /** Only on a site that came from Docusaurus. */
  ofGuests?: boolean
}

const ANSWERS: Answer[] = [
  // A bar that the site made higher than ours: what is in it stays in its middle.
  {
    selector: /\.navbar$/,
    name: /^(?:min-)?height$/,
    rule: '.theme-layout-navbar{display:grid;align-items:center}.theme-layout-navbar>*{inline-size:100%}',
  },
  // An arrow of the site's own beside names of menus, or none: Infima has it as what comes after them, ours is a drawing.
  {
    selector: /\.dropdown\s*>\s*\.navbar__link::?after$/,
    name: /^(?:content|display)$/,
    rule: '.dropdown>.navbar-link>.icon{display:none}',
  },
  // What a site says of the order of columns is said of those of Docusaurus: ours stand as they are written.
  { selector: /$/, name: /^order$/, rule: '@layer layout{.layout>*{order:0!important}}', ofGuests: true },
  // In Infima blocks of code win over a rule for every `code`, and ours stand in a layer.
  {
    selector: /^code$/,
    name: /$/,
    rule: 'pre code{padding-block:0;border:0;background:none;font-size:100%}',
  },
]

function answersTo(blocks: readonly Block[], isGuest: boolean): string[] {
  const isAsked = ({ selector, name, ofGuests = false }: Answer): boolean =>
    (isGuest || !ofGuests) &&
    blocks.some(
      block =>
        declarationsOf(block).some(said => name.test(said.name)) && selectorsOf(block).some(one => selector.test(one)),
    )
  return ANSWERS.filter(isAsked).map(({ rule }) => rule)
}

/**
 * What Infima says of texts and ours does not, below all that we say: sheets that colour Infima are those of Docusaurus
 * sites, whose authors rely on it.
 */
const textsBeside = (css: string): string =>
  `@layer base{${[
    // A face that the author gave to the root is that of the page.
    'html{font-family:var(--ifm-font-family-base)}body{font-family:inherit;font-synthesis:weight style}',
    ':is(h1,h2)>a:only-child{text-decoration:none}',
    '.markdown h1{font-size:1.875rem;margin-block-start:3rem}',
    '.markdown :is(div,section)>:is(p,ul,ol,blockquote)+:is(p,ul,ol,blockquote,details){margin-block-start:var(--space)}',
    // What is wide has a scrollbar of its own, whoever drew it.
    'pre{overflow-x:auto}:not(.table-scroll)>table{display:block;overflow-x:auto}',
    RESET.test(css) ? '' : BARE_BUTTONS,
  ].join('')}}`
const BARE_BUTTONS =
  '.markdown button:not([class]){padding:.1rem .5rem;border:1px solid var(--line-strong);border-radius:4px;background:var(--surface)}'
/** The site takes the look off every element, as Tailwind does. */
const RESET = /@layer[^{;]*\breset\.base\b/

/** Infima has its own values of these in the dark, which what a site says of both modes does not reach. */
const DARK = new Set(
  ['background-color', 'background-surface-color', 'color-content', 'color-content-secondary', 'code-background'].map(
    name => `--ifm-${name}`,
  ),
)
/** A rule of the page in both modes. */
const isForBoth = (block: Block): boolean =>
  /^(?::root|html)$/.test(block.prelude) && isAllAround(block, ({ prelude }) => prelude.startsWith('@layer'))

const TEXT_SIZE = '--ifm-font-size-base'
/** A rule of the page, in one mode or in both, at any width. */
const isOfPage = (block: Block): boolean =>
  isPlainRule(block) && selectorsOf(block).every(one => /^(?::root|html)(?:\[[^\]]*\])*$/.test(one))

const USE = /var\(\s*(--(?:ifm|docusaurus|doc)-[\w-]+)/g

interface Options {
  /** The site came from Docusaurus: its author knew nothing of our names and layers. */
  isGuest?: boolean
}

/** The sheet with ours beside theirs. */
export function translateInfima(written: string, { isGuest = false }: Options = {}): string {
  const css = keepProportions(paintBars(fitSheet(written, isGuest)))
  return css.search(/--(?:ifm|docusaurus|doc)-/) < 0 ? css : withOurs(css, isGuest)
}

function withOurs(css: string, isGuest: boolean): string {
  const sheet = cutSheet(css)
  const said = sheet.blocks.flatMap(block => block.statements.map(({ text, end }) => ({ text, end, block })))
  const set = new Set(said.map(({ text }) => propertyOf(text)))
  const read = new Set(said.flatMap(({ text }) => [...text.matchAll(USE)].map(match => match[1] ?? '')))
  const values = [...read].flatMap(name => (set.has(name) || READS[name] === undefined ? [] : `${name}:${READS[name]}`))
  const beside: TextEdit[] = []
  const light: string[] = []
  for (const { text, end, block } of said) {
    const known = propertyOf(text) === TEXT_SIZE && isOfPage(block) ? '--text:1rem' : SETS[propertyOf(text)]
    const ours = isGuest ? known?.replace(PRIMARY, READABLE) : known
    if (ours === undefined || isCircular(text, ours)) continue
    if (DARK.has(propertyOf(text)) && isForBoth(block)) light.push(ours)
    else beside.push({ start: end, end, text: `;${ours}` })
  }
  const added = [
    // Weaker than whatever another sheet of the site says of them.
    values.length === 0 ? '' : `:where(:root){${values.join(';')}}`,
    ...new Set([...set].map(name => RULES[name] ?? '')),
    ...answersTo(sheet.blocks, isGuest),
    set.has('--ifm-color-primary') ? textsBeside(css) : '',
    light.length === 0 ? '' : `:where(:root:not([data-theme="dark"])){${light.join(';')}}`,
  ].filter(Boolean)
  if (added.length === 0) return editText(css, beside)
  const at = behindImports(css, sheet)
  return editText(css, [{ start: at, end: at, text: `${at === 0 ? '' : '\n'}${added.join('\n')}\n` }, ...beside])
}

/** Whether theirs is set to what is worth ours here: browsers take neither then, and texts have no colour at all. */
const isCircular = (statement: string, ours: string): boolean =>
  [...statement.matchAll(USE)].some(([, name = '']) =>
    [...ours.matchAll(/(--[\w-]+):/g)].some(([, own]) => READS[name]?.includes(`var(${own})`)),
  )

/** Name of the property of Infima or Docusaurus that is set here. */
const propertyOf = (statement: string): string => /^(--(?:ifm|docusaurus|doc)-[\w-]+)\s*:/.exec(statement)?.[1] ?? ''

/** Imports count only where nothing but other imports and an order of layers stands before them. */
function behindImports(css: string, { blocks, statements }: Sheet): number {
  const [firstBlock] = blocks
  const last = statements
    .filter(
      ({ text, start }) => start < (firstBlock?.start ?? css.length) && /^@(?:import|charset|layer)\b/i.test(text),
    )
    .at(-1)
  return last === undefined ? 0 : css.indexOf(';', last.end) + 1
}
