/** The policy of one page: the site's plain one, and what this page alone needs. Another page's picture is not in it. */

import type { SecurityConfig } from '../../shared/config/security.ts'
import type { HeadTag } from '../../shared/config.ts'
import type { Route } from '../../shared/path.ts'
import { type CommentsView, commentSources } from '../../shared/view/comments-view.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { headOrigins, ruleSources, runningScripts } from './csp.ts'

interface PageNeeds {
  /** Of the page. */
  route: Route
  security: SecurityConfig
  /** Foreign origins that the article shows something from. */
  origins: ContentOrigins
  comments?: CommentsView | undefined
  /** The page's own tags. */
  head: HeadTag[]
  /** `sha256-…` of a script that stands in a head. */
  scriptHash(text: string): string
}

interface PagePolicy {
  csp: string
  /** What the plain policy has not: `img-src https://i.example`. */
  extra: string[]
}

export function pagePolicy(plain: string, needs: PageNeeds): PagePolicy {
  const { route, security, origins, head, comments, scriptHash } = needs
  const ofComments = commentSources(comments)
  const ofHead: Record<string, string[]> = headOrigins(head)
  const ofConfig: Record<string, string[]> = ruleSources(security, route)
  const ofArticle: Record<string, string[]> = {
    'img-src': origins.images,
    'media-src': origins.media,
    'frame-src': origins.frames,
    'script-src': runningScripts(head).map(text => `'${scriptHash(text)}'`),
  }
  const all = [ofArticle, ofComments, ofHead, ofConfig]
  if (all.every(sources => Object.values(sources).every(list => list.length === 0))) return { csp: plain, extra: [] }
  const extra: string[] = []
  const directives = plain.split('; ').map(directive => {
    const [name = '', ...known] = directive.split(' ')
    const wanted = new Set(all.flatMap(sources => sources[name] ?? []))
    const more = [...wanted].filter(source => !known.includes(source))
    extra.push(...more.map(source => `${name} ${source}`))
    return [directive, ...more].join(' ')
  })
  return { csp: directives.join('; '), extra }
}
