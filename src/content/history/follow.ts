/** Follows files back in time through the output of `git log`. */

import { posix } from 'node:path'
import type { Dates, LastUpdate } from '../../shared/document.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'

interface Following {
  /** Of the folder of the site in its repository: `web/`, or nothing. */
  prefix: string
  /** Whether the dates of a file are asked for. */
  isAsked(file: FilePath): boolean
}

interface History {
  dates: Dates
  /** Takes the next NUL-separated token, those of the newest commit first. */
  take(token: string): void
  /**
   * Goes on with what is known of the time before. `false`: of a file it is not known under the name that it had then,
   * for which nobody had asked.
   */
  goOn(earlier: Dates): boolean
}

export function createHistory({ prefix, isAsked }: Following): History {
  const dates: Dates = new Map()
  const paths = new Map<string, FilePath>()
  /** Path at this point of history -> file of today; `undefined`: an older file of the same name. */
  const today = new Map<FilePath, FilePath | undefined>()
  let commit: LastUpdate = {}
  let status = ''
  let oldPath: FilePath | undefined

  /** From the top of the repository -> from the site. */
  const pathOf = (token: string): FilePath => {
    const known = paths.get(token)
    if (known !== undefined) return known
    const isInside = token.startsWith(prefix)
    const path = toFilePath(isInside ? token.slice(prefix.length) : posix.relative(`/${prefix}`, `/${token}`))
    paths.set(token, path)
    return path
  }
  const fileOf = (path: FilePath): FilePath | undefined =>
    today.has(path) ? today.get(path) : isAsked(path) ? path : undefined
  const add = (file: FilePath, { updated, created }: { updated: LastUpdate; created: LastUpdate }): void => {
    dates.set(file, { updated: dates.get(file)?.updated ?? updated, created })
  }

  function change(path: FilePath): void {
    const file = fileOf(path)
    if (file !== undefined) add(file, { updated: commit, created: commit })
    if (status === 'A') today.set(path, undefined)
    if (oldPath !== undefined) {
      today.set(path, undefined)
      today.set(oldPath, file)
    }
  }

  return {
    dates,
    take(token) {
      // After a header the first status stands behind a line break.
      const word = token.startsWith('\n') ? token.slice(1) : token
      if (status === '' && word.startsWith('\x01')) {
        const [seconds = '', author = ''] = word.slice(1).split('\x02')
        commit = { date: timeOf(seconds), author: author.trim() || undefined }
      } else if (status === '') status = word.charAt(0)
      else if (status === 'R' && oldPath === undefined) oldPath = pathOf(token)
      else {
        if (status !== 'D') change(pathOf(token))
        status = ''
        oldPath = undefined
      }
    },
    goOn(earlier) {
      for (const [path, file] of today) if (file !== undefined && !isAsked(path)) return false
      for (const [path, found] of earlier) {
        const file = fileOf(path)
        if (file !== undefined) add(file, found)
      }
      return true
    },
  }
}

/** After the year 9999, milliseconds. */
const NO_DATE = 253_402_300_800_000

/** A commit may say any number, or none: what no calendar has is no date. */
function timeOf(seconds: string): string | undefined {
  const time = Number(seconds || Number.NaN) * 1000
  return time >= 0 && time < NO_DATE ? new Date(time).toISOString() : undefined
}
