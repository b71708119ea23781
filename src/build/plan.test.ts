import { describe, expect, test } from 'vitest'
import { MARKER } from './outdir.ts'
import { changesOf, planCommit } from './plan.ts'

const plan = (files: string[], site: string[], written: string[], folders: string[] = []) =>
  planCommit({ files: new Set(files), folders }, site, written)

describe('a commit', () => {
  test('moves what was written and nothing else', () => {
    expect(plan(['a.html', 'b.html', MARKER], ['a.html', 'b.html'], ['b.html'])).toEqual({
      moves: ['b.html'],
      removals: [],
      over: new Map(),
      folders: [],
    })
  })

  test('brings what nothing refers to first: new files, new pages, then files and pages that were there', () => {
    const site = ['index.html', 'index.json', 'new.html', 'new.json', 'assets/x.1.css']
    expect(plan(['index.html', 'index.json'], site, site).moves).toEqual([
      'assets/x.1.css',
      'new.json',
      'new.html',
      'index.json',
      'index.html',
    ])
  })

  test('removes pages before the files that they used, and never the marker', () => {
    expect(plan([MARKER, 'assets/a.css', 'z.html', 'b.html', 'kept.html'], ['kept.html'], []).removals).toEqual([
      'b.html',
      'z.html',
      'assets/a.css',
    ])
  })

  test('removes folders in which nothing is left, inner ones first', () => {
    expect(plan(['a/b/c.html', 'd/e.html'], ['d/e.html'], [], ['a', 'a/b', 'd', 'empty']).folders).toEqual([
      'empty',
      'a/b',
      'a',
    ])
  })
})

describe('what stands in the way goes right before it', () => {
  const over = (old: string[], fresh: string[], folders: string[] = []) =>
    Object.fromEntries(plan(old, fresh, fresh, folders).over)

  test('a file before the first of its folder, and a folder with all that is in it before a file', () => {
    expect(over(['tags'], ['tags/a.html', 'tags/b.html'])).toEqual({ 'tags/a.html': ['tags'] })
    expect(over(['tags/x/go.html', 'other'], ['tags'], ['tags', 'tags/x'])).toEqual({
      tags: ['tags/x/go.html', 'tags/x', 'tags'],
    })
    expect(plan([], ['a.html'], ['a.html'], ['a.html']).over).toEqual(new Map([['a.html', ['a.html']]]))
  })

  test('a name that differs only in case or composition, of a folder too', () => {
    expect(over(['Go.html'], ['go.html'])).toEqual({ 'go.html': ['Go.html'] })
    expect(over(['й.html'.normalize('NFC')], ['й.html'.normalize('NFD')])).toEqual({
      ['й.html'.normalize('NFD')]: ['й.html'.normalize('NFC')],
    })
    expect(over(['Tags/a.html'], ['tags/b.html'], ['Tags'])).toEqual({ 'tags/b.html': ['Tags/a.html', 'Tags'] })
  })

  test('and not once more at the end', () => {
    const { removals, folders } = plan(['tags/go.html', 'gone.html'], ['tags'], ['tags'], ['tags', 'empty'])
    expect([removals, folders]).toEqual([['gone.html'], ['empty']])
  })

  test('other names in the same folder are in nobody’s way', () => {
    expect(over(['tags/a.html'], ['tags/b.html'], ['tags'])).toEqual({})
    expect(over(['a.html'], ['a.html'])).toEqual({})
  })
})

test('differences are sorted and tell new files from changed ones', () => {
  expect(changesOf(new Set(['b', 'c', 'z', 'y']), ['a2', 'a1', 'c', 'b'], ['c', 'a2', 'b', 'a1'])).toEqual({
    added: ['a1', 'a2'],
    changed: ['b', 'c'],
    removed: ['y', 'z'],
  })
})
