/** How much a mistake counts in a site that another engine built until now. */

import { codeOf, type Problem } from '../problem.ts'
import { words } from '../text/words.ts'

/** What code of a Docusaurus site is told. */
export const DOCUSAURUS_VERSION = '3.10.2'

/** A Docusaurus site, read as it is. */
export interface Lenient {
  /** Plugins were not run or languages left out: pages that others link to may be missing for that reason alone. */
  isPartial: boolean
  /** The site's Docusaurus is of version 2, whose MDX 1 took for text what is a mistake since: `{name}`, `a <5`. */
  isFirstMdx?: boolean | undefined
  /** `url` in the letters of its author, where they are others than browsers': `https://тест.example`. */
  origin?: string | undefined
  /** `themeConfig` as it was written: components of the site read keys of their own there. */
  themeConfig: Readonly<Record<string, unknown>>
  /** What plugins of the site left for components, by plugin and id. */
  globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** What Docusaurus stops at as well: the author had to correct it there too. */
const STOPS = words(`
  author-empty author-mixed author-page author-page-twin author-type bad-tab broken-link broken-markdown-link
  category-link doc-id draft-unlisted duplicate-doc-id duplicate-tab format front-matter-unclosed key-type
  last-update mdx-syntax navbar-item redirect sidebar-category slug tag tag-permalink tag-type toc-level
  unknown-author unknown-doc unknown-sidebar unknown-tab yaml yaml-root
`)

/**
 * Among them what it takes as if it were not written, or otherwise: a `link` without a type is no link, a number a text,
 * `"true"` no text; a redirect from a page, or the second one from an address, is none.
 */
const PASSED = words(`
  category-link/type key-type/as-number key-type/quoted-flag redirect/page redirect/twice yaml/beside
`)

/** Without these there is no site, or one that is not the author's. */
const NEEDED = words(`
  file-changed file-gone file-unreadable folder-unreadable internal output-path parse-failure site-empty
`)

/** Advice on style. `build` of a lenient site leaves it to `check`: nothing of it was asked for. */
const ADVICE = words(`
  bold-nearly code-lines code-title frame-title heading-space image-alt inline-tag list-beside list-space long-toc
  marker-space setext-rule skipped-heading task-space title-long unknown-language untruncated-post
`)

/** Signs of other engines, `foreign-wiki` and its kin, are advice too. */
export const isAdvice = ({ code, level }: Problem): boolean =>
  level !== 'error' && (ADVICE.includes(codeOf(code)) || code.startsWith('foreign-'))

/** The problems of a lenient site: what its own engine passes over is a warning. */
export function soften(problems: readonly Problem[], lenient: Lenient | undefined): Problem[] {
  if (lenient === undefined) return [...problems]
  return problems.map(problem => {
    const code = codeOf(problem.code)
    const counts =
      NEEDED.includes(code) || (STOPS.includes(code) && !PASSED.includes(problem.code) && !lenient.isPartial)
    return problem.level === 'error' && !counts ? { ...problem, level: 'warning' } : problem
  })
}
