import { describe, expect, test } from 'vitest'
import { readReplies } from './read-replies.ts'

const status = (fields: object) => ({
  id: '2',
  in_reply_to_id: '1',
  url: 'https://social.example/@name/2',
  created_at: '2024-05-01T10:00:00.000Z',
  content: '<p>Да</p>',
  visibility: 'public',
  account: { display_name: 'Имя', acct: 'name' },
  ...fields,
})

const post = (uri: string, fields: object = {}, replies: object[] = []) => ({
  post: {
    uri,
    author: { handle: 'name.bsky.social', displayName: 'Имя' },
    record: { text: 'Да', createdAt: '2024-05-01T10:00:00.000Z', ...fields },
  },
  replies,
})

describe('replies of Mastodon', () => {
  test('hang from those that they answer, and from the post when that one is gone', () => {
    const answer = {
      descendants: [status({}), status({ id: '3', in_reply_to_id: '2' }), status({ id: '4', in_reply_to_id: '9' })],
    }
    expect(readReplies(answer).map(({ id, parent }) => [id, parent])).toEqual([
      ['2', undefined],
      ['3', '2'],
      ['4', undefined],
    ])
  })

  test('those that are not public, and those whose address runs code, are left out', () => {
    const answer = {
      descendants: [status({ visibility: 'private' }), status({ url: 'javascript:alert(1)' }), null, 'word', 7],
    }
    expect(readReplies(answer)).toEqual([])
  })

  test('a day that is none is no exception', () => {
    expect(readReplies({ descendants: [status({ created_at: 'вчера' })] })[0]?.date).toEqual(new Date(0))
  })
})

describe('replies of Bluesky', () => {
  test('hang from those that they answer', () => {
    const thread = post('at://a/app.bsky.feed.post/0', {}, [
      post('at://b/app.bsky.feed.post/1', {}, [post('at://c/app.bsky.feed.post/2')]),
    ])
    expect(readReplies({ thread }).map(({ href, parent }) => [href, parent])).toEqual([
      ['https://bsky.app/profile/name.bsky.social/post/1', undefined],
      ['https://bsky.app/profile/name.bsky.social/post/2', 'at://b/app.bsky.feed.post/1'],
    ])
  })

  test('links stand where their bytes say, lines are paragraphs', () => {
    const text = 'Вот ссылка\nи конец'
    const facet = (uri: string) => ({ index: { byteStart: 7, byteEnd: 19 }, features: [{ uri }] })
    const bodyWith = (...facets: object[]) =>
      readReplies({ thread: { replies: [post('at://b/p/1', { text, facets })] } })[0]?.body
    expect(bodyWith(facet('https://example.org/'))).toEqual([
      [{ text: 'Вот ' }, { text: 'ссылка', href: 'https://example.org/' }],
      [{ text: 'и конец' }],
    ])
    expect(bodyWith(facet('javascript:alert(1)'))).toEqual([[{ text: 'Вот ссылка' }], [{ text: 'и конец' }]])
    expect(bodyWith({ index: { byteStart: -4, byteEnd: 900 }, features: [{ uri: 'https://x.example' }] })).toEqual([
      [{ text: 'Вот ссылка' }],
      [{ text: 'и конец' }],
    ])
  })

  test('an answer that is none has no replies', () => {
    for (const answer of [null, [], 'word', {}, { thread: null }, { thread: { replies: [null, {}] } }])
      expect(readReplies(answer)).toEqual([])
  })
})
