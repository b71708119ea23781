/**
 * Names of a site that came from Docusaurus, whose author knew nothing of ours: where he gave his own the
 * same name (`--muted`, `--accent` of a kit of components), they are another thing. What he calls the whole of the page
 * has another name here.
 */

import { cutSheet } from '../../../shared/language/sheet.ts'
import { editText } from '../../../shared/text/edits.ts'
import { THEME_NAMES } from '../theme-names.ts'

const NAME = new RegExp(`(?<![\\w-])--(?=(?:${THEME_NAMES.join('|')})(?![\\w-]))`, 'g')

/** Every sheet of the site is renamed so, and what is written in one is read in another. */
export const nameApart = (css: string): string =>
  css.replace(NAME, '--own-').replace(/#__docusaurus(?![\w-])/g, '#__zapiski')

/** Elements of ours by classes that an author may have given to his own: no rule of his is about them. */
const SHELL: Record<string, string> = {
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
const CLASS = new RegExp(`\\.(${Object.keys(SHELL).join('|')})(?![\\w-])`, 'g')

/** His rules for classes of such names are as strong as before, and leave our shell alone. */
export function spareOurs(css: string): string {
  if (css.search(CLASS) < 0) return css
  const rules = cutSheet(css).blocks.filter(({ prelude }) => !prelude.startsWith('@'))
  return editText(
    css,
    rules.map(({ start, open }) => ({
      start,
      end: open,
      text: css.slice(start, open).replace(CLASS, (whole, name: string) => `${whole}:where(:not(${SHELL[name]}))`),
    })),
  )
}
