/** What Infima's properties are worth here: for sheets that read what nobody sets. */

const mix = (percent: number): string => `color-mix(in srgb,var(--ink) ${percent}%,var(--paper))`

const OVERLAY = 'color-mix(in srgb,var(--ink) 6%,transparent)'

/** Infima's colours and ours of the same meaning. */
const ROLES: Record<string, string> = {
  primary: 'var(--accent)',
  secondary: 'var(--line)',
  success: 'var(--tip)',
  info: 'var(--info)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
}

/** How dark each of the grays is, in both modes alike: what follows the mode is called emphasis. */
const GRAYS = [0, 4, 8, 13, 18, 25, 43, 60, 72, 88, 100]

/** How much of a colour is in its shades, the rest is black or white: Infima's own figures. */
const SHADES = {
  dark: '90%,#000',
  darker: '85%,#000',
  darkest: '70%,#000',
  light: '90%,#fff',
  lighter: '85%,#fff',
  lightest: '70%,#fff',
}

/** A colour with its shades, and what is written in it on its own pale ground. */
function shadesOf([role, ours]: [string, string]): [string, string][] {
  const name = `--ifm-color-${role}`
  // The site may have set the colour itself, in another sheet.
  const color = `var(${name},${ours})`
  return [
    ...(role === 'primary' ? [] : [[name, ours] as [string, string]]),
    ...Object.entries(SHADES).map(([shade, rest]): [string, string] => [
      `${name}-${shade}`,
      `color-mix(in srgb,${color} ${rest})`,
    ]),
    [`${name}-contrast-background`, `color-mix(in srgb,${color} 10%,var(--paper))`],
    [`${name}-contrast-foreground`, `color-mix(in srgb,${color} 30%,var(--ink-strong))`],
  ]
}

/** Values of properties that sheets read of a framework that is not here. */
export const READS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ROLES).flatMap(shadesOf)),
  '--ifm-background-surface-color': 'var(--raised)',
  '--ifm-card-background-color': 'var(--raised)',
  '--ifm-font-color-base': 'var(--ink)',
  '--ifm-font-color-secondary': 'var(--muted)',
  '--ifm-color-content': 'var(--ink)',
  '--ifm-color-content-secondary': 'var(--muted)',
  '--ifm-color-content-inverse': 'var(--paper)',
  '--ifm-heading-color': 'var(--ink-strong)',
  '--ifm-link-color': 'var(--accent)',
  '--ifm-link-hover-color': 'var(--accent)',
  '--ifm-menu-color': 'var(--ink)',
  '--ifm-menu-color-active': 'var(--accent)',
  '--ifm-color-white': '#fff',
  '--ifm-color-black': '#000',
  '--ifm-font-family-monospace': 'var(--mono)',
  '--ifm-font-size-base': 'var(--text)',
  '--ifm-line-height-base': 'var(--leading)',
  '--ifm-font-weight-light': '300',
  '--ifm-font-weight-normal': '400',
  '--ifm-font-weight-semibold': '500',
  '--ifm-font-weight-bold': '700',
  '--ifm-heading-font-weight': '650',
  '--ifm-heading-font-family': 'inherit',
  '--ifm-code-font-size': '90%',
  '--ifm-code-background': 'var(--code-ground)',
  '--ifm-code-padding-horizontal': '0.1rem',
  '--ifm-code-padding-vertical': '0.1rem',
  '--ifm-pre-background': 'var(--code-ground)',
  '--ifm-code-border-radius': 'var(--radius)',
  '--ifm-global-radius': 'var(--radius)',
  '--ifm-pre-border-radius': 'var(--radius)',
  '--ifm-pre-padding': '1rem',
  '--ifm-pre-line-height': '1.45',
  '--ifm-alert-border-radius': 'var(--radius)',
  '--ifm-alert-foreground-color': 'var(--ink)',
  '--ifm-button-border-radius': 'var(--radius)',
  '--ifm-button-border-width': '1px',
  '--ifm-button-font-weight': '700',
  '--ifm-button-padding-horizontal': '1.5rem',
  '--ifm-button-padding-vertical': '0.375rem',
  '--ifm-button-size-multiplier': '1',
  '--ifm-button-transition-duration': '200ms',
  '--ifm-card-border-radius': 'calc(var(--radius)*2)',
  '--ifm-pagination-nav-border-radius': 'var(--radius)',
  '--ifm-blockquote-border-color': 'var(--line)',
  '--ifm-blockquote-color': 'var(--muted)',
  '--ifm-dropdown-background-color': 'var(--raised)',
  '--ifm-hero-background-color': 'var(--surface)',
  '--ifm-hero-text-color': 'var(--ink)',
  '--ifm-navbar-background-color': 'var(--paper)',
  '--ifm-navbar-link-color': 'var(--ink)',
  '--ifm-navbar-link-hover-color': 'var(--accent)',
  '--ifm-navbar-link-active-color': 'var(--accent)',
  '--ifm-navbar-padding-horizontal': '1rem',
  '--ifm-navbar-padding-vertical': '0.5rem',
  '--ifm-navbar-item-padding-horizontal': '0.75rem',
  '--ifm-navbar-item-padding-vertical': '0.25rem',
  '--ifm-navbar-search-input-background-color': 'var(--surface)',
  '--ifm-navbar-search-input-color': 'var(--ink)',
  '--ifm-footer-background-color': 'var(--surface)',
  '--ifm-footer-color': 'var(--ink)',
  '--ifm-footer-link-color': 'var(--muted)',
  '--ifm-footer-link-hover-color': 'var(--accent)',
  '--ifm-footer-title-color': 'var(--ink)',
  '--ifm-footer-padding-horizontal': '2rem',
  '--ifm-footer-padding-vertical': '2rem',
  '--ifm-menu-color-background-active': OVERLAY,
  '--ifm-menu-color-background-hover': OVERLAY,
  '--ifm-menu-link-padding-horizontal': '0.75rem',
  '--ifm-menu-link-padding-vertical': '0.375rem',
  '--ifm-tabs-color': 'var(--muted)',
  '--ifm-tabs-color-active': 'var(--accent)',
  '--ifm-tabs-color-active-border': 'var(--accent)',
  '--ifm-toc-link-color': 'var(--muted)',
  '--ifm-table-cell-color': 'var(--ink)',
  '--ifm-table-cell-padding': '0.75rem',
  '--ifm-table-stripe-background': OVERLAY,
  '--ifm-heading-line-height': '1.25',
  '--ifm-heading-margin-bottom': '1.25rem',
  '--ifm-paragraph-margin-bottom': '1.25rem',
  '--ifm-list-left-padding': '2rem',
  '--ifm-z-index-dropdown': '100',
  '--ifm-z-index-fixed': '200',
  '--ifm-z-index-overlay': '400',
  '--docusaurus-tag-list-border': 'var(--line)',
  '--docusaurus-collapse-button-bg': 'transparent',
  '--docusaurus-collapse-button-bg-hover': OVERLAY,
  '--ifm-global-spacing': '1rem',
  '--ifm-spacing-horizontal': '1rem',
  '--ifm-spacing-vertical': '1rem',
  '--ifm-leading': '1.25rem',
  '--ifm-global-border-width': '1px',
  '--ifm-global-shadow-lw': '0 1px 2px #0000001a',
  '--ifm-global-shadow-md': '0 5px 40px #00000033',
  '--ifm-global-shadow-tl': '0 12px 28px #00000033',
  '--ifm-transition-fast': '200ms',
  '--ifm-transition-slow': '400ms',
  '--ifm-transition-timing-default': 'cubic-bezier(0.08,0.52,0.52,1)',
  '--ifm-hover-overlay': OVERLAY,
  '--ifm-toc-border-color': 'var(--line)',
  '--ifm-hr-background-color': 'var(--line)',
  '--ifm-table-border-color': 'var(--line)',
  '--ifm-container-width': '1140px',
  '--ifm-container-width-xl': '1320px',
  '--docusaurus-highlighted-code-line-bg': 'var(--code-line)',
  '--doc-sidebar-width': '16.5rem',
  ...Object.fromEntries(
    [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map(step => [
      `--ifm-color-emphasis-${step}`,
      mix(step / 10),
    ]),
  ),
  ...Object.fromEntries(
    GRAYS.map((percent, index) => [`--ifm-color-gray-${index * 100}`, `color-mix(in srgb,#000 ${percent}%,#fff)`]),
  ),
}
