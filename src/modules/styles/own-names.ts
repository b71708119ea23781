/**
 * Custom properties of a site that came from Docusaurus, whose author knew nothing of ours: where he gave his own the
 * same name (`--muted`, `--accent` of a kit of components), they are another thing.
 */

/** Ours, without the two dashes; a test compares them with the sheet. */
const THEME_NAMES =
  'accent accent-line accent-soft bar between code-comment code-function code-ground code-ink code-keyword code-line code-meta code-property code-string code-type code-variable danger face font gutter info ink ink-strong leading line line-strong mark measure mono mono-face muted navbar-height night-ink night-paper note on-accent page page-accent paper radius raised s-cap s-code s-grid s-ground s-line s-open side small smaller space surface text tip warning zapiski'.split(
    ' ',
  )

const NAME = new RegExp(`(?<![\\w-])--(?=(?:${THEME_NAMES.join('|')})(?![\\w-]))`, 'g')

/** Every sheet of the site is renamed so, and what is written in one is read in another. */
export const nameApart = (css: string): string => css.replace(NAME, '--own-')
