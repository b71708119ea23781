import { expect, test } from 'vitest'
import { makeParsed, makeSource } from '../../../test/factory.ts'
import { toRoute } from '../../shared/path.ts'
import { placeDoc } from '../links/route.ts'
import type { Doc } from './docs.ts'
import { buildFolders, findFolder } from './folders.ts'

const doc = (path: string): Doc => {
  const parsed = makeParsed(makeSource('doc', path))
  const place = placeDoc(parsed.source, true)
  const { id } = place
  return { id, place, route: toRoute(id), title: id, label: id, description: undefined, unlisted: false, parsed }
}

test('folders are made on the way to the documents in them, each once', () => {
  const root = buildFolders([doc('linux/net/ssh.md'), doc('index.md'), doc('linux/bash.md'), doc('linux/net/dns.md')])
  expect(root.docs.map(({ id }) => id)).toEqual(['index'])
  expect(root.folders.map(({ path, name }) => [path, name])).toEqual([['linux', 'linux']])
  const [linux] = root.folders
  expect(linux?.docs.map(({ id }) => id)).toEqual(['linux/bash'])
  expect(linux?.folders.map(({ path, name, docs }) => [path, name, docs.length])).toEqual([['linux/net', 'net', 2]])
})

test('a folder is found by its path as authors write it', () => {
  const root = buildFolders([doc('a/b/x.md')])
  expect(findFolder(root, '.')).toBe(root)
  expect(findFolder(root, './a/b/')?.path).toBe('a/b')
  expect(findFolder(root, 'b')).toBeUndefined()
  expect(findFolder(root, 'a/b/c')).toBeUndefined()
})
