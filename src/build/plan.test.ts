import { describe, expect, test } from 'vitest'
import { MARKER } from './outdir.ts'
import { changesOf, planCommit } from './plan.ts'

const plan = (files: string[], site: string[], written: string[], folders: string[] = []) =>
  planCommit({ files, folders }, site, written)

describe('a commit', () => {
  test('moves what was written and nothing else', () => {
    expect(plan(['a.html', 'b.html', MARKER], ['a.html', 'b.html'], ['b.html'])).toEqual({
      moves: ['b.html'],
      removals: [],
      folders: [],
      clashes: false,
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

describe('files cannot come one by one', () => {
  const clashes = (old: string, fresh: string, folders: string[] = []) => plan([old], [fresh], [fresh], folders).clashes

  test('when a folder comes in the place of a file, or a file in that of a folder', () => {
    expect(clashes('tags', 'tags/go.html')).toBe(true)
    expect(clashes('tags/go.html', 'tags', ['tags'])).toBe(true)
    expect(plan([], ['a.html'], ['a.html'], ['a.html']).clashes).toBe(true)
  })

  test('when only the case or the composition of a name changes, of a folder too', () => {
    expect(clashes('Go.html', 'go.html')).toBe(true)
    expect(clashes('й.html'.normalize('NFC'), 'й.html'.normalize('NFD'))).toBe(true)
    expect(clashes('Tags/a.html', 'tags/b.html', ['Tags'])).toBe(true)
  })

  test('but other names in the same folder can', () => {
    expect(clashes('tags/a.html', 'tags/b.html', ['tags'])).toBe(false)
    expect(plan(['a.html'], ['a.html'], ['a.html']).clashes).toBe(false)
  })
})

test('differences are sorted and tell new files from changed ones', () => {
  expect(changesOf(['b', 'c', 'z', 'y'], ['a2', 'a1', 'c', 'b'], ['c', 'a2', 'b', 'a1'])).toEqual({
    added: ['a1', 'a2'],
    changed: ['b', 'c'],
    removed: ['y', 'z'],
  })
})
