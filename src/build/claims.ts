/** Paths of an output: each has one owner, and can be a file on every disk. */

import { problemOf } from '../messages/problem.ts'
import type { TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { AssetPath } from '../shared/path.ts'
import { foldPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { MARKER } from './outdir.ts'
import { foldersAbove } from './plan.ts'

/** Longest file name of common file systems, bytes. */
const NAME_LIMIT = 255

export interface Claims {
  problems: Problem[]
  /** Notes a path as taken; `false` when it cannot be: why is among the problems. */
  take(path: AssetPath): boolean
}

export function createClaims(): Claims {
  const problems: Problem[] = []
  const taken: Taken = { files: new Map(), folders: new Map() }
  return {
    problems,
    take(path) {
      const problem = claim(path, taken)
      if (problem !== undefined) problems.push(problem)
      // Where the disk tells them apart, both are there.
      return problem === undefined || problem.code === 'output-collision/case'
    },
  }
}

/** By how a disk that knows no case would see them. */
interface Taken {
  files: Map<string, string>
  /** Folder -> a file inside it. */
  folders: Map<string, string>
}

function claim(path: AssetPath, { files, folders }: Taken): Problem | undefined {
  const error = (id: TextId, values: TextValues): Problem => problemOf('error', id, { values })
  const parts = path.split('/')
  if (parts.some(part => part === '' || part === '.' || part === '..') || /[\\\0]/.test(path) || path === MARKER) {
    return error('output-path', { path })
  }
  if (parts.some(part => Buffer.byteLength(part) > NAME_LIMIT)) return error('output-path/long', { path })
  const key = foldPath(path)
  const other = files.get(key)
  if (other === path) return error('output-collision', { path })
  if (other !== undefined) return error('output-collision/case', { path, other })
  const above = foldersAbove(path).map(foldPath)
  const clash = folders.get(key) ?? above.map(folder => files.get(folder)).find(file => file !== undefined)
  if (clash !== undefined) return error('output-collision/folder', { path, other: clash })
  files.set(key, path)
  for (const folder of above) if (!folders.has(folder)) folders.set(folder, path)
  return undefined
}
