/** The lines of a file around a mistake, for the window over the page. */

import { readFileSync, statSync } from 'node:fs'
import type { CodeFrame } from '../../messages/overlay.ts'
import { knownOr } from '../../shared/collections.ts'
import type { Problem } from '../../shared/problem.ts'
import { fileInside } from './place.ts'

/** Lines shown before and after the one that is meant. */
const AROUND = 2
/** Longer lines are cut: they are data, not text. */
const WIDTH = 200
/** Larger files are data too, bytes. */
const LARGEST = 1024 * 1024
/** So many mistakes are shown with their lines. */
const MOST = 20

/** A reader of frames for one list of problems; a file is read once. */
export function createFrames(siteDir: string): (problem: Problem) => CodeFrame | undefined {
  const files = new Map<string, string[]>()
  let count = 0
  return ({ file, line }) => {
    if (file === undefined || line === undefined || count >= MOST) return undefined
    const lines = knownOr(files, file, () => readLines(siteDir, file))
    if (line > lines.length) return undefined
    count += 1
    const first = Math.max(1, line - AROUND)
    return { first, lines: lines.slice(first - 1, line + AROUND).map(text => text.slice(0, WIDTH)) }
  }
}

function readLines(siteDir: string, file: string): string[] {
  const disk = fileInside(siteDir, file)
  try {
    if (disk === undefined || statSync(disk).size > LARGEST) return []
    return readFileSync(disk, 'utf8').split(/\r?\n/)
  } catch {
    // It went away while it was being told of.
    return []
  }
}
