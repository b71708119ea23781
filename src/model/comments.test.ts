import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import type { CommentsConfig } from '../shared/config/comments.ts'
import type { DocumentPage } from '../shared/site.ts'
import { checkComments, commentsOf } from './comments.ts'

const GISCUS: CommentsConfig = {
  provider: 'giscus',
  host: 'https://giscus.app',
  repo: 'owner/name',
  repoId: 'R_1',
  category: 'Общее',
  categoryId: 'DIC_1',
  mapping: 'pathname',
  posts: true,
  docs: false,
}
const places = { posts: true, docs: true }
const MASTODON: CommentsConfig = { provider: 'mastodon', host: 'https://social.example', ...places }
const BLUESKY: CommentsConfig = { provider: 'bluesky', host: 'https://public.api.bsky.app', ...places }
const TELEGRAM: CommentsConfig = { provider: 'telegram', limit: 7, ...places }

function talk(comments: CommentsConfig, written?: boolean | string, kind: 'post' | 'doc' = 'post') {
  const frontMatter = { comments: written, date: '2024-05-01T00:00:00.000Z' }
  const parsed = makeParsed(makeSource(kind, 'word.md', frontMatter))
  const config = makeConfig({ comments })
  const { pages } = makeSite([parsed], { config })
  const page = pages.find((one): one is DocumentPage => one.kind === kind)
  if (page === undefined) throw new Error('no page')
  return { view: commentsOf(config, page), codes: checkComments(config, [page]).map(({ code }) => code) }
}

describe('the conversation under a page', () => {
  test('giscus finds it by the path that its own script would take', () => {
    const { view } = talk(GISCUS)
    expect(view?.href).toBe('https://github.com/owner/name/discussions')
    expect(view?.src).toMatch(/^https:\/\/giscus\.app\/ru\/widget\?repo=owner%2Fname&.*&term=word$/)
  })

  test('the settings say where it is, front matter says otherwise', () => {
    expect(talk(GISCUS, undefined, 'doc').view).toBeUndefined()
    expect(talk(GISCUS, true, 'doc').view).toBeDefined()
    expect(talk(GISCUS, false).view).toBeUndefined()
  })

  test('replies are asked for where the post is', () => {
    expect(talk(MASTODON, 'https://social.example/@name/1234/').view).toEqual({
      provider: 'mastodon',
      href: 'https://social.example/@name/1234',
      src: 'https://social.example/api/v1/statuses/1234/context',
    })
    expect(talk(BLUESKY, 'https://bsky.app/profile/name.bsky.social/post/3kabc').view?.src).toBe(
      'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?depth=10&uri=at%3A%2F%2Fname.bsky.social%2Fapp.bsky.feed.post%2F3kabc',
    )
    expect(talk(TELEGRAM, 'https://t.me/channel/12?single').view?.src).toBe(
      'https://t.me/channel/12?embed=1&discussion=1&comments_limit=7',
    )
  })

  test('a page that names no post has none, and that is no mistake', () => {
    for (const service of [MASTODON, BLUESKY, TELEGRAM]) expect(talk(service)).toEqual({ view: undefined, codes: [] })
  })

  test('an address of another service, or none where one is needed, is a mistake', () => {
    expect(talk(MASTODON, 'https://other.example/@name/1234').codes).toEqual(['comments-address'])
    expect(talk(TELEGRAM, 'https://t.me/channel').codes).toEqual(['comments-address'])
    expect(talk(BLUESKY, true).codes).toEqual(['comments-address'])
    expect(talk(TELEGRAM, '/channel/12')).toEqual({ view: undefined, codes: ['comments-address'] })
    expect(talk(GISCUS, 'https://t.me/channel/12').codes).toEqual(['comments-address/giscus'])
  })
})
