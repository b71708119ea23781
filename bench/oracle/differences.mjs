/**
 * Every way in which our output differs from Docusaurus' on purpose. A difference that none of these explains fails
 * the comparison, and so does an explanation that explains nothing.
 *
 * `where`: the path of the fact; `*` stands for one part, `**` for any number. `when`: what else must hold.
 * `group`: `better` — the reader or a program gets more; `own` — said or drawn in our own way; `absent` — not there.
 */

import { FRAME } from './differences/frame.mjs'
import { HEAD } from './differences/head.mjs'
import { LISTS } from './differences/lists.mjs'
import { LOCALES } from './differences/locales.mjs'
import { TEXT } from './differences/text.mjs'
import { TITLES } from './differences/titles.mjs'

/** What a group is called in the guide. */
export const GROUPS = { better: 'лучше', own: 'по-своему', absent: 'нет' }

export const DIFFERENCES = [...HEAD, ...TITLES, ...LISTS, ...TEXT, ...FRAME, ...LOCALES]
