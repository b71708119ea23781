/** `comments` of a config: where readers talk. */

import type { CommentsConfig, GiscusConfig } from '../../shared/config/comments.ts'
import type { Fields } from '../fields.ts'
import { originOf } from './analytics.ts'

const PROVIDERS = ['giscus', 'telegram', 'mastodon', 'bluesky'] as const

type Provider = (typeof PROVIDERS)[number]

export function resolveComments(parent: Fields): CommentsConfig | undefined {
  const fields = parent.inside('comments')
  const places = { posts: fields.flag('posts', true), docs: fields.flag('docs', true) }
  const named = PROVIDERS.filter(name => fields.has(name))
  if (named.length > 1) parent.wrong('comments', 'config/comments-one', { names: named })
  const services = named.map(name => RESOLVE[name](fields.inside(name)))
  fields.end()
  const [service] = services
  return service && { ...service, ...places }
}

type Service = CommentsConfig extends infer One ? (One extends unknown ? Omit<One, 'posts' | 'docs'> : never) : never

const RESOLVE: Record<Provider, (fields: Fields) => Service> = {
  giscus: resolveGiscus,
  telegram(fields) {
    const limit = fields.number('limit', 5, { min: 1, max: 100, integer: true })
    fields.end()
    return { provider: 'telegram', limit }
  },
  mastodon(fields) {
    const host = originOf(fields, 'host', fields.required('host', 'https://mastodon.social'))
    fields.end()
    return { provider: 'mastodon', host }
  },
  bluesky(fields) {
    const host = originOf(fields, 'host', fields.text('host', 'https://public.api.bsky.app'))
    fields.end()
    return { provider: 'bluesky', host }
  },
}

function resolveGiscus(fields: Fields): GiscusConfig {
  const giscus: GiscusConfig = {
    provider: 'giscus',
    host: originOf(fields, 'host', fields.text('host', 'https://giscus.app')),
    repo: fields.required('repo', 'owner/name'),
    repoId: fields.required('repoId', 'R_kgDOABC123'),
    category: fields.required('category', 'Announcements'),
    categoryId: fields.required('categoryId', 'DIC_kwDOABC123'),
    mapping: fields.oneOf('mapping', ['pathname', 'url', 'title'], 'pathname'),
  }
  if (giscus.repo !== '' && !/^[\w.-]+\/[\w.-]+$/.test(giscus.repo))
    fields.wrong('repo', 'config/repository', { written: giscus.repo })
  fields.end()
  return giscus
}
