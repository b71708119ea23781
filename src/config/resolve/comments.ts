/** `comments` of a config: where readers talk. */

import type { CommentsConfig, GiscusConfig } from '../../shared/config/comments.ts'
import type { Fields } from '../fields.ts'
import { originOf } from './analytics.ts'

const PROVIDERS = ['giscus', 'telegram', 'mastodon', 'bluesky'] as const

type Provider = (typeof PROVIDERS)[number]

export const resolveComments = (parent: Fields): CommentsConfig | undefined =>
  parent.within('comments', fields => {
    const places = { posts: fields.flag('posts', true), docs: fields.flag('docs', true) }
    const named = PROVIDERS.filter(name => fields.has(name))
    if (named.length > 1) parent.wrong('comments', 'config/comments-one', { names: named })
    const [service] = named.map(name => fields.within(name, RESOLVE[name]))
    return service && { ...service, ...places }
  })

type Service = CommentsConfig extends infer One ? (One extends unknown ? Omit<One, 'posts' | 'docs'> : never) : never

const RESOLVE: Record<Provider, (fields: Fields) => Service> = {
  giscus: resolveGiscus,
  telegram: fields => ({
    provider: 'telegram',
    limit: fields.number('limit', 5, { min: 1, max: 100, integer: true }),
  }),
  mastodon: fields => ({
    provider: 'mastodon',
    host: originOf(fields, 'host', fields.required('host', 'https://mastodon.social')),
  }),
  bluesky: fields => ({
    provider: 'bluesky',
    host: originOf(fields, 'host', fields.text('host', 'https://public.api.bsky.app')),
  }),
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
  return giscus
}
