import { describe, expect, test } from 'vitest'
import { buildIndex, makeDocument } from '../../../test/search-site.ts'
import { textOf } from '../alphabet.ts'
import { MANIFEST_PATH } from '../format.ts'
import { type Load, SearchError } from './error.ts'
import { untilAborted } from './files.ts'
import { createSearcher } from './searcher.ts'

const section = (text: string) => ({ anchor: '', heading: '', level: 0, text })
const DOCUMENTS = [makeDocument('/a', { title: 'Ключ' }), makeDocument('/b', { title: 'Замок' })]
const index = buildIndex(DOCUMENTS)

/** Files that a test may take away or spoil. */
type SearchIndex = ReturnType<typeof buildIndex>

function createHost(first: SearchIndex) {
  const files = new Map<string, string>()
  const requests: string[] = []
  const load: Load = async path => {
    requests.push(path)
    const text = files.get(path)
    if (text === undefined) throw new SearchError('broken', path)
    return JSON.parse(text)
  }
  const publish = (index: SearchIndex): void => {
    files.clear()
    for (const { path, read } of index.files) files.set(path, textOf(read()))
  }
  publish(first)
  return { files, requests, publish, load }
}

const kinds: [string, RegExp][] = [
  ['manifest', /manifest\.json$/],
  ['shard', /\/s-[^/]+$/],
  ['fragment', /\/p\d+-[^/]+$/],
]

describe.each(kinds)('%s', (_, name) => {
  const spoil = (text: string | undefined) => {
    const host = createHost(index)
    for (const path of host.files.keys()) {
      if (!name.test(path)) continue
      if (text === undefined) host.files.delete(path)
      else host.files.set(path, text)
    }
    return createSearcher({ load: host.load }).search('ключ')
  }

  test.each([
    ['missing', undefined],
    ['cut short', '{"terms":[["кл'],
    ['another kind of file', '{}'],
    ['a page in its place', '<!doctype html><title>404</title>'],
    ['not an object', 'null'],
    ['a list that is none', '{"shards":5,"terms":5,"sections":5}'],
  ])('%s: broken', async (_, text) => {
    await expect(spoil(text)).rejects.toMatchObject({ name: 'SearchError', reason: 'broken' })
  })

  test('no connection: network', async () => {
    const host = createHost(index)
    const load: Load = (path, signal) =>
      name.test(path) ? Promise.reject(new TypeError('Failed to fetch')) : host.load(path, signal)
    await expect(createSearcher({ load }).search('ключ')).rejects.toMatchObject({ reason: 'network' })
  })

  test('after a failure the next search tries again', async () => {
    const host = createHost(index)
    let fails = true
    const load: Load = (path, signal) => {
      if (fails && name.test(path)) return Promise.reject(new TypeError('Failed to fetch'))
      return host.load(path, signal)
    }
    const searcher = createSearcher({ load })
    await expect(searcher.search('ключ')).rejects.toBeInstanceOf(SearchError)
    fails = false
    expect((await searcher.search('ключ')).total).toBe(1)
  })
})

describe('a site published anew while it is read', () => {
  const next = buildIndex([makeDocument('/new', { title: 'Замок' }), makeDocument('/a', { title: 'Ключ' })])

  test('the search goes on with the new index', async () => {
    const host = createHost(index)
    const searcher = createSearcher({ load: host.load })
    await searcher.search('ключ')
    host.publish(next)
    expect((await searcher.search('замок')).groups.map(({ route }) => route)).toEqual(['/new'])
  })

  test('also when it is published between the manifest and the first file of a search', async () => {
    const host = createHost(index)
    const searcher = createSearcher({ load: host.load })
    await searcher.prepare()
    host.publish(next)
    expect((await searcher.search('замок')).groups.map(({ route }) => route)).toEqual(['/new'])
  })

  test('and between its shards and its fragments, again and again', async () => {
    const host = createHost(index)
    const versions = ['/1', '/2', '/3'].map(route =>
      buildIndex([makeDocument(route, { title: 'Ключ', sections: [section(`версия ${route}`)] })]),
    )
    const load: Load = (path, signal) => {
      const newer = /\/p\d+-/.test(path) && versions.pop()
      if (newer) host.publish(newer)
      return host.load(path, signal)
    }
    expect((await createSearcher({ load }).search('ключ')).groups.map(({ route }) => route)).toEqual(['/1'])
  })

  test('files that stayed are not read again', async () => {
    const host = createHost(index)
    const searcher = createSearcher({ load: host.load })
    await searcher.search('ключ')
    host.publish(buildIndex([...DOCUMENTS, makeDocument('/c', { title: 'Ключ' })]))
    host.requests.length = 0
    // «замок» leads to a fragment that no one has read yet, the shard is known.
    await searcher.search('замок')
    expect(host.requests.filter(path => /\/p\d+-/.test(path))).toHaveLength(1)
  })

  test('a manifest at hand that is older than what lies there ends in one question for a newer one, then says so', async () => {
    const host = createHost(index)
    const manifest = host.files.get(MANIFEST_PATH) ?? ''
    host.publish(next)
    host.files.set(MANIFEST_PATH, manifest)
    await expect(createSearcher({ load: host.load }).search('замок')).rejects.toMatchObject({ reason: 'broken' })
    expect(host.requests.filter(path => path === MANIFEST_PATH)).toHaveLength(2)
  })

  test('an index of another version of the engine is stale', async () => {
    const host = createHost(index)
    const manifest = host.files.get(MANIFEST_PATH) ?? ''
    host.files.set(MANIFEST_PATH, manifest.replace(/"format":\d+/, '"format":1'))
    await expect(createSearcher({ load: host.load }).search('ключ')).rejects.toMatchObject({ reason: 'stale' })
  })
})

describe('abort', () => {
  test('ends a search that waits for a host that never answers', async () => {
    const controller = new AbortController()
    const search = createSearcher({ load: () => new Promise(() => {}) }).search('ключ', { signal: controller.signal })
    controller.abort()
    await expect(search).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('of one search leaves another that waits for the same file alone', async () => {
    const host = createHost(index)
    const load: Load = async (path, signal) => {
      if (path === MANIFEST_PATH) return host.load(path, signal)
      await new Promise(resolve => setTimeout(resolve))
      signal?.throwIfAborted()
      return host.load(path, signal)
    }
    const searcher = createSearcher({ load })
    await searcher.prepare()
    const controller = new AbortController()
    const first = searcher.search('ключ', { signal: controller.signal })
    const second = searcher.search('ключ')
    controller.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect((await second).total).toBe(1)
  })

  test('that came earlier is not waited for', async () => {
    const never = new Promise<never>(() => {})
    await expect(untilAborted(never, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('before the search asks the host for nothing', async () => {
    const host = createHost(index)
    const signal = AbortSignal.abort()
    await expect(createSearcher({ load: host.load }).search('ключ', { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(host.requests).toEqual([])
  })
})

test('each file is asked for once', async () => {
  const host = createHost(index)
  const searcher = createSearcher({ load: host.load })
  await searcher.search('ключ')
  await searcher.search('ключ')
  expect(host.requests).toEqual([...new Set(host.requests)])
})
