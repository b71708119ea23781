import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { placeDoc, placePage, placePost, resolveRelative, splitNumberPrefix } from './route.ts'

describe('posts', () => {
  const slug = (path: string, fm = {}) => placePost(makeSource('post', path, fm))

  test('a date in the name goes into the address as written', () => {
    expect(slug('2023-12-15-long-polling.md')).toMatchObject({
      slug: '/2023/12/15/long-polling',
      day: '2023-12-15',
      name: 'long-polling',
    })
    expect(slug('2023-1-5-x.mdx')).toMatchObject({ slug: '/2023/1/5/x', day: '2023-01-05' })
    expect(slug('2024/05/01/post/index.mdx').slug).toBe('/2024/05/01/post')
    expect(slug('2024-05-01-post/index.md').slug).toBe('/2024/05/01/post')
    expect(slug('notes/2024-05-01-post.md').slug).toBe('/2024/05/01/notes/post')
  })

  test('without a date the path is the address, and index names its folder', () => {
    expect(slug('mosh.md')).toEqual({ slug: '/mosh', name: 'mosh', day: undefined })
    expect(slug('docker-introduction/index.md').slug).toBe('/docker-introduction')
  })

  test('slug of the front matter wins over the name, the date stays', () => {
    expect(slug('2024-05-01-post.md', { slug: '../post' }).slug).toBe('/post')
    expect(slug('2024-05-01-post.md', { slug: 'другой' })).toMatchObject({ slug: 'другой', day: '2024-05-01' })
  })
})

describe('docs', () => {
  const place = (path: string, fm = {}) => placeDoc(makeSource('doc', path, fm), true)

  test('number prefixes leave ids and addresses and give positions', () => {
    expect(place('01-start/02-install.md')).toMatchObject({ id: 'start/install', slug: '/start/install', position: 2 })
  })

  test('dates and versions are not number prefixes', () => {
    expect(place('2024-05-01-x.md').id).toBe('2024-05-01-x')
    expect(place('7.0-notes.md').id).toBe('7.0-notes')
    expect(splitNumberPrefix('10 - Привет', true)).toEqual({ name: 'Привет', position: 10 })
  })

  test('numbers of order can be read in a way of the author’s own, or not at all', () => {
    const own = (name: string) => {
      const [, letter = '', rest = name] = /^([a-z])\)(.*)$/.exec(name) ?? []
      return { filename: rest, numberPrefix: letter === '' ? undefined : letter.charCodeAt(0) - 96 }
    }
    const source = makeSource('doc', 'b)раздел/c)x.md')
    expect(placeDoc(source, own)).toMatchObject({ id: 'раздел/x', position: 3 })
    expect(placeDoc(source, false)).toMatchObject({ id: 'b)раздел/c)x', position: undefined })
  })

  test('index, README and the name of the folder stand for the folder', () => {
    for (const name of ['linux/index.md', 'linux/README.md', 'linux/linux.md']) {
      expect(place(name)).toMatchObject({ slug: '/linux/', isIndex: true })
    }
  })

  test('an absolute slug starts at the docs, a relative one at the folder', () => {
    expect(place('linux/ssh.md', { slug: '/secure-shell' }).slug).toBe('/secure-shell')
    expect(place('linux/ssh.md', { slug: 'shell' }).slug).toBe('/linux/shell')
    expect(place('linux/ssh.md', { slug: '../shell' }).slug).toBe('/shell')
    expect(place('linux/ssh.md', { slug: '../../api/shell' }).slug).toBe('/api/shell')
    expect(place('linux/ssh.md', { slug: './' }).slug).toBe('/linux/')
    expect(place('index.md', { slug: '/', id: 'root' })).toMatchObject({ id: 'root', slug: '/' })
  })
})

test('pages are named by their path', () => {
  expect(placePage(makeSource('page', 'about.md'))).toBe('about')
  expect(placePage(makeSource('page', 'x/index.md'))).toBe('x')
})

test('relative addresses resolve as in a browser', () => {
  expect(resolveRelative('/docs/linux/ssh', '../tools')).toBe('/docs/tools')
  expect(resolveRelative('/docs', 'linux')).toBe('/linux')
})
