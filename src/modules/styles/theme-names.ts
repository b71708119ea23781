/** Custom properties of the theme, without the two dashes: `node scripts/check-palette.mjs --write`. */

const NAMES =
  'accent accent-line accent-soft bar between code-comment code-function code-ground code-ink code-keyword code-line code-meta code-property code-string code-type code-variable danger face font gutter info ink ink-strong leading line line-strong mark measure mono mono-face muted navbar-height night-ink night-paper note on-accent page page-accent paper radius raised s-cap s-code s-grid s-ground s-line s-open side small smaller space surface text tip warning zapiski'

export const THEME_NAMES: readonly string[] = NAMES.split(' ')
