/**
 * Names of a site that came from Docusaurus, whose author knew nothing of ours: where he gave his own the
 * same name (`--muted`, `--accent` of a kit of components), they are another thing. What he calls the whole of the page
 * has another name here.
 */

import { THEME_NAMES } from '../theme-names.ts'

const NAME = new RegExp(`(?<![\\w-])--(?=(?:${THEME_NAMES.join('|')})(?![\\w-]))`, 'g')

/** Every sheet of the site is renamed so, and what is written in one is read in another. */
export const nameApart = (css: string): string =>
  css.replace(NAME, '--own-').replace(/#__docusaurus(?![\w-])/g, '#__zapiski')
