/**
 * What builds of texts alone changed in what the last whole build left: it stands in a small file beside, written anew
 * by each of them, so that the large one stays as it is.
 */

import { join } from 'node:path'
import type { Face } from '../../model/index.ts'
import type { Address, FilePath, Route } from '../../shared/path.ts'
import type { Brick } from '../../shared/silhouette/towers.ts'
import type { BodyView } from '../../shared/view/page-view.ts'
import { readStored, store } from '../cache/stored.ts'

/** Of a language. */
export interface Since {
  /** What is kept of documents now. */
  documents: Map<FilePath, string>
  /** Texts of posts by the addresses that feeds name them by. */
  bodies: Map<string, BodyView>
  /** Those texts, and those that lists show, by their digests. */
  texts: Map<string, string>
  /** When posts changed, by the same addresses; nothing: a change of theirs is not said. */
  changes: Map<string, string | undefined>
  faces: Map<Address, Face>
  bricks: Map<Route, Brick[]>
}

/** In the folder of the cache. */
export const sinceFile = (cache: string): string => join(cache, 'since.json')

/** After so many documents a whole build tidies up. */
export const MOST_DOCUMENTS = 50

export const NOTHING_SINCE: Since = {
  documents: new Map(),
  bodies: new Map(),
  texts: new Map(),
  changes: new Map(),
  faces: new Map(),
  bricks: new Map(),
}

/**
 * What was written under this seal, which says that it is what was written, language by language; `undefined` when it is
 * not there.
 */
export function readSince(file: string, seal: string): Since[] | undefined {
  const languages = readStored(file, seal) as Record<string, [unknown, unknown][]>[] | undefined
  return languages?.map(since => {
    const maps = Object.entries(since).map(([name, entries]) => [name, new Map(entries)])
    return Object.fromEntries(maps) as Since
  })
}

/** What was changed before, and now. */
export function addSince(before: Since, now: Since): Since {
  const bodies = new Map([...before.bodies, ...now.bodies])
  const faces = new Map([...before.faces, ...now.faces])
  const wanted = new Set([
    ...[...bodies.values()].map(({ digest }) => digest),
    ...[...faces.values()].map(({ text }) => text),
  ])
  return {
    documents: new Map([...before.documents, ...now.documents]),
    bodies,
    texts: new Map([...before.texts, ...now.texts].filter(([digest]) => wanted.has(digest))),
    changes: new Map([...before.changes, ...now.changes]),
    faces,
    bricks: new Map([...before.bricks, ...now.bricks]),
  }
}

export const isTooMuch = (languages: readonly Since[]): boolean =>
  languages.reduce((sum, { documents }) => sum + documents.size, 0) > MOST_DOCUMENTS

/** Gives the seal. */
export const writeSince = (file: string, languages: readonly Since[]): string =>
  store(
    file,
    languages.map(since => Object.fromEntries(Object.entries(since).map(([name, map]) => [name, [...map]]))),
  )
