/** Pages of small sites, and what is asked of them. */

import type { FrontMatter } from '../src/shared/document.ts'
import type { Page, Site } from '../src/shared/site.ts'
import { makeParsed, makeSource } from './factory.ts'
import { said } from './said.ts'

export const post = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-01-01T00:00:00.000Z', ...fm }), fields)
export const doc = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('doc', path, fm), fields)

export function pageAt<Kind extends Page['kind']>(
  site: Site,
  route: string,
  kind: Kind,
): Extract<Page, { kind: Kind }> {
  const page = site.pages.find(page => page.route === route)
  if (page?.kind !== kind) throw new Error(`${route} is ${page?.kind ?? 'missing'}`)
  // The kind was just compared.
  return page as Extract<Page, { kind: Kind }>
}

export const routes = (site: Site): string[] => site.pages.map(page => page.route)
export const texts = (site: Site): string[] => site.problems.map(said)

export function emptyContent() {
  return {
    sources: [],
    partials: [],
    categories: [],
    authors: {},
    tags: {},
    files: new Set<never>(),
    statics: new Map<string, never>(),
    problems: [],
  }
}
