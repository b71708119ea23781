import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askRaw } from '../../test/ask-raw.ts'
import { inWords, isStop } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import { MARKER } from '../build/outdir.ts'
import { createPreview } from './preview.ts'

const LONG = `<p>${'длинный текст '.repeat(200)}</p>`

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found page',
  'file.html': 'file',
  'reindex.html': 'reindex',
  'section.html': 'section',
  'section/post.html': 'post',
  'folder/index.html': 'folder',
  'заметка.html': 'note',
  'long.html': LONG,
  'assets/app-1a2b.js': 'app',
  'assets/only.html': 'asset',
  'doc.pdf': '0123456789',
  'rss.xml': '<rss/>',
  LICENSE: 'text',
  [MARKER]: '{"files":[]}',
}

const HEADERS = `# every page
/*
  Content-Security-Policy: default-src 'none'
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=600
`

let root = ''
type Preview = Awaited<ReturnType<typeof createPreview>>
let preview: Preview

function put(path: string, text: string): void {
  const file = join(root, 'out', path)
  writeFile(file, text)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-preview-'))
  for (const [path, text] of Object.entries(FILES)) put(path, text)
  writeFileSync(join(root, 'secret.txt'), 'secret')
  mkdirSync(join(root, 'out-secrets'))
  writeFileSync(join(root, 'out-secrets/key.txt'), 'secret')
  symlinkSync(join(root, 'secret.txt'), join(root, 'out/link.txt'))
  preview = await open({ trailingSlash: false })
})
afterAll(async () => {
  await preview.close()
  rmSync(root, { recursive: true, force: true })
})

/** The output once more, served in another way. */
const open = (how: Partial<Parameters<typeof createPreview>[0]>): Promise<Preview> =>
  createPreview({ outDir: join(root, 'out'), baseUrl: '/', port: 0, host: '127.0.0.1', language: 'ru', ...how })

const raw = (target: string, headers: Record<string, string> = {}, method = 'GET', port = preview.port) =>
  askRaw(port, { target, headers, method })

const NOTE = '/%D0%B7%D0%B0%D0%BC%D0%B5%D1%82%D0%BA%D0%B0'

describe('one address for each page', () => {
  test.each<[target: string, status: number, bodyOrLocation: string]>([
    ['/', 200, 'home'],
    ['/?q=1', 200, 'home'],
    ['/index.html', 301, '/'],
    ['/index.html?a=1&b', 301, '/?a=1&b'],
    ['/file', 200, 'file'],
    ['/file?x=%20', 200, 'file'],
    ['/file/', 301, '/file'],
    ['/file//', 301, '/file'],
    ['/file/?x=1', 301, '/file?x=1'],
    ['/file.html', 301, '/file'],
    ['/file.html?x=1', 301, '/file?x=1'],
    ['/section', 200, 'section'],
    ['/section/', 301, '/section'],
    ['/section/post', 200, 'post'],
    ['/section/post/', 301, '/section/post'],
    ['/folder', 200, 'folder'],
    ['/folder/', 301, '/folder'],
    ['/folder/index.html', 301, '/folder'],
    ['/folder/index', 200, 'folder'],
    ['/reindex', 200, 'reindex'],
    ['/reindex.html', 301, '/reindex'],
    [NOTE, 200, 'note'],
    [`${NOTE}/`, 301, NOTE],
    [`${NOTE}.html?d=%D1%91`, 301, `${NOTE}?d=%D1%91`],
    ['/rss.xml', 200, '<rss/>'],
    ['/rss.xml/', 301, '/rss.xml'],
    ['/LICENSE', 200, 'text'],
    ['//file', 200, 'file'],
    ['/./section/../file', 200, 'file'],
  ])('%s gives %i %s', async (target, status, expected) => {
    const { status: got, headers, body } = await raw(target)
    expect(got).toBe(status)
    expect(status === 301 ? headers.location : body.toString()).toBe(expected)
  })
})

describe('an honest 404 with the page of that name', () => {
  test.each([
    '/nope',
    '/nope.xml',
    '/section/nope',
    '/404',
    '/404.html',
    '/404/',
    '/assets/missing-1a2b.js',
    '/assets/only',
    '/assets/',
    '/assets',
    `/${MARKER}`,
    '/_headers',
    '/file%5c',
    '/%0d%0aSet-Cookie:%20x=1',
    '/a%09b',
  ])('%s', async target => {
    const { status, headers, body } = await raw(target)
    expect(status).toBe(404)
    expect(body.toString()).toBe('not found page')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('a redirect stays on this host', () => {
  test.each([
    ['//evil.com/', '/evil.com'],
    ['//evil.com/index.html', '/evil.com'],
    ['/%2f%2fevil.com/', '/evil.com'],
    ['/%2F/evil.com.html', '/evil.com'],
    ['/.//evil.com/', '/evil.com'],
    ['/x/..//evil.com/', '/evil.com'],
    ['///evil.com//', '/evil.com'],
    ['/evil.com%3f/', '/evil.com%3F'],
    ['/@evil.com/', '/@evil.com'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers } = await raw(target)
    expect([status, headers.location]).toEqual([301, location])
  })

  test.each(['/%5cevil.com/', '/%5c%5cevil.com/', '/\\evil.com/', '/\\/evil.com/'])(
    '%s leads nowhere',
    async target => {
      const { status, headers } = await raw(target)
      expect([status, headers.location]).toEqual([404, undefined])
    },
  )
})

describe('nothing outside the output folder', () => {
  test.each([
    '/../secret.txt',
    '/../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2f..%2fetc/passwd',
    '/section/../../secret.txt',
    '/../out-secrets/key.txt',
    '/file%00.txt',
    '/%00',
    '/%zz',
    '/%E0%A4%A',
    'http://evil.com/file',
    '*',
  ])('%s is refused', async target => {
    const { status, body } = await raw(target)
    expect(status).toBe(400)
    expect(body.toString()).not.toContain('secret')
  })

  test.each(['/..\\secret.txt', '/..%5csecret.txt', '/....//secret.txt', '/link.txt', '/%252e%252e/secret.txt'])(
    '%s is not there',
    async target => {
      const { status, body } = await raw(target)
      expect(status).toBe(404)
      expect(body.toString()).toBe('not found page')
    },
  )

  test('a page of another host that points its name here is refused', async () => {
    expect((await raw('/', { Host: 'evil.com' })).status).toBe(403)
    expect((await raw('/', { Host: 'localhost.evil.com:3000' })).status).toBe(403)
    expect((await raw('/', { Host: `127.0.0.1:${preview.port}` })).status).toBe(200)
    expect((await raw('/', { Host: '[::1]:3000' })).status).toBe(200)
  })
})

describe('headers', () => {
  test('say the type with the charset, and never a page for an unknown kind', async () => {
    const type = async (target: string) => (await raw(target)).headers['content-type']
    expect(await type('/file')).toBe('text/html; charset=utf-8')
    expect(await type('/assets/app-1a2b.js')).toBe('text/javascript; charset=utf-8')
    expect(await type('/rss.xml')).toBe('application/xml; charset=utf-8')
    expect(await type('/doc.pdf')).toBe('application/pdf')
    expect(await type('/LICENSE')).toBe('application/octet-stream')
  })

  test('hashed files are kept for a year, pages are asked about', async () => {
    expect((await raw('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await raw('/file')).headers['cache-control']).toBe('no-cache')
    expect((await raw('/file')).headers['x-content-type-options']).toBe('nosniff')
  })

  test('of the `_headers` file do not send browsers to https, which a preview does not speak', async () => {
    put('_headers', "/*\n  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests\n")
    expect((await raw('/file')).headers['content-security-policy']).toBe("default-src 'none'")
    rmSync(join(root, 'out/_headers'))
  })

  test('of the `_headers` file go with everything, redirects and 404 too', async () => {
    put('_headers', HEADERS)
    try {
      for (const target of ['/file', '/file/', '/nope', '/doc.pdf']) {
        const { headers } = await raw(target)
        expect([target, headers['content-security-policy'], headers['x-frame-options']]).toEqual([
          target,
          "default-src 'none'",
          'DENY',
        ])
      }
      expect((await raw('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=600')
      // What is missing today may be there tomorrow.
      expect((await raw('/assets/missing-1a2b.js')).headers['cache-control']).toBe('no-cache')
    } finally {
      rmSync(join(root, 'out/_headers'))
    }
  })

  test.each(['_headers', '_redirects'])('the file %s itself is for hosts alone', async name => {
    put(name, '/old /new 301')
    const { status, body } = await raw(`/${name}`)
    expect([status, body.toString()]).toEqual([404, 'not found page'])
    rmSync(join(root, 'out', name))
  })

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await raw('/file')
    const again = await raw('/file', { 'If-None-Match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await raw('/file', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('HEAD tells everything but the body', async () => {
    const head = await raw('/doc.pdf', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0])
    expect((await raw('/nope', {}, 'HEAD')).status).toBe(404)
  })

  test('other methods are refused', async () => {
    const { status, headers } = await raw('/file', { 'Content-Length': '0' }, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('bodies', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed by %s when the visitor can', async (encoding, unpack) => {
    const { headers, body } = await raw('/long', { 'Accept-Encoding': encoding })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(body.length).toBeLessThan(LONG.length / 10)
    expect(unpack(body).toString()).toBe(LONG)
  })

  test('are sent plain to those who cannot, and when there is nothing to gain', async () => {
    expect((await raw('/long', { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' })).body.toString()).toBe(LONG)
    expect((await raw('/file', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined()
    expect((await raw('/doc.pdf', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined()
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-50', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('range %s gives %i', async (range, status, text, contentRange) => {
    const answer = await raw('/doc.pdf', { Range: range, 'Accept-Encoding': 'gzip' })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      text,
      contentRange,
    ])
  })
})

describe('a site below a path', () => {
  let based: Preview
  beforeAll(async () => {
    based = await open({ baseUrl: '/base/' })
  })
  afterAll(() => based.close())

  test.each([
    ['/base/', 200, 'home'],
    ['/base/file', 200, 'file'],
    ['/base/file/', 301, '/base/file'],
    ['/base/index.html', 301, '/base/'],
    ['/base', 301, '/base/'],
    ['/', 301, '/base/'],
    ['/file', 404, 'not found page'],
    ['/basement', 404, 'not found page'],
  ])('%s gives %i %s', async (target, status, expected) => {
    const answer = await raw(target, {}, 'GET', based.port)
    expect(answer.status).toBe(status)
    expect(status === 301 ? answer.headers.location : answer.body.toString()).toBe(expected)
  })
})

describe('a site with slashes', () => {
  let slashed: Preview
  beforeAll(async () => {
    slashed = await open({ trailingSlash: true })
  })
  afterAll(() => slashed.close())

  test.each([
    ['/', 200, 'home'],
    ['/index.html', 301, '/'],
    ['/folder/', 200, 'folder'],
    ['/folder', 301, '/folder/'],
    ['/folder/index.html?a', 301, '/folder/?a'],
    ['//folder', 301, '/folder/'],
    ['/rss.xml', 200, '<rss/>'],
    ['/nope/', 404, 'not found page'],
  ])('%s gives %i %s', async (target, status, expected) => {
    const answer = await raw(target, {}, 'GET', slashed.port)
    expect(answer.status).toBe(status)
    expect(status === 301 ? answer.headers.location : answer.body.toString()).toBe(expected)
  })
})

test('a site that leaves the slash to its host answers with it and without it', async () => {
  const free = await open({})
  for (const target of ['/folder', '/folder/']) {
    const { status, body } = await raw(target, {}, 'GET', free.port)
    expect([status, body.toString()]).toEqual([200, 'folder'])
  }
  expect((await raw('/file/', {}, 'GET', free.port)).headers.location).toBe('/file')
  await free.close()
})

test('takes the next port when the wanted one is busy', async () => {
  const second = await open({ port: preview.port })
  expect(second.port).toBeGreaterThan(preview.port)
  expect(second.url).toBe(`http://127.0.0.1:${second.port}/`)
  await second.close()
})

test('says what to do when nothing has been built', async () => {
  const error: unknown = await open({ outDir: join(root, 'no') }).catch(reason => reason)
  expect(isStop(error) && [error.exitCode, inWords(error.problem).hint]).toEqual([
    2,
    'сначала выполните «zapiski build»',
  ])
})
