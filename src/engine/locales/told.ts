/** What is wrong with a site of several languages, as its author is told of it. */

import { groupBy, unique } from '../../shared/collections.ts'
import { toCanonicalRoute } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Site } from '../../shared/site.ts'

/** What depends on the pages that a language has, and not on the text alone. */
const OF_PAGES = /^(?:broken-link|broken-anchor|broken-markdown-link|navbar-link)(?:\/|$)/

interface Told {
  site: Pick<Site, 'config' | 'pages'>
  problems: readonly Problem[]
}

/**
 * A text that several languages show has its mistakes once. A link that is broken in some of them alone names them: the
 * same text is right in the others. The path of a translation says its language.
 */
export function problemsOfAll(told: readonly Told[]): Problem[] {
  const said = new Set(told.flatMap(({ problems }) => problems.filter(isOfLanguage).map(placeOf)))
  // Of the language that it names the same address is one of its own: once is enough.
  const isTold = (one: Problem): boolean =>
    isOfLanguage(one) ? isBroken(one, told) : one.code !== 'broken-link' || !said.has(placeOf(one))
  const languages = told.map(({ site, problems }) => ({ site, problems: problems.filter(isTold) }))
  const all = unique(languages.flatMap(({ problems }) => problems))
  if (languages.length === 1 || !all.some(isOfPages)) return all
  const holders = groupBy(languages, ({ problems }) => [...new Set(problems.filter(isOfPages).map(keyOf))])
  const showing = groupBy(languages, ({ site }) => [...new Set(site.pages.flatMap(fileOf))])
  return all.map(problem => {
    const having = isOfPages(problem) ? (holders.get(keyOf(problem)) ?? []) : []
    const possible = problem.file === undefined ? languages : (showing.get(problem.file) ?? having)
    if (having.length === 0 || having.length >= possible.length) return problem
    return { ...problem, languages: having.map(({ site }) => site.config.locale.locale) }
  })
}

/** A link to another language is right where that has the page, a file perhaps, or is not built this time. */
function isBroken({ values }: Problem, languages: readonly Told[]): boolean {
  const other = languages.find(({ site }) => site.config.locale.locale === values?.locale)?.site
  const path = String(values?.route).slice((other?.config.baseUrl.length ?? 1) - 1)
  if (other === undefined || /\.(?!html$)[a-z\d]+$/i.test(path)) return false
  const route = toCanonicalRoute(path)
  return !other.pages.some(page => page.route === route)
}

const isOfLanguage = ({ code }: Problem): boolean => code === 'broken-link/language'
const placeOf = ({ file, line, column }: Problem): string => JSON.stringify([file, line, column])
const isOfPages = (one: Problem): boolean => OF_PAGES.test(one.code) && !isOfLanguage(one)
const keyOf = (problem: Problem): string => JSON.stringify(problem)

const fileOf = (page: Site['pages'][number]): string[] => ('parsed' in page ? [page.parsed.source.file] : [])
