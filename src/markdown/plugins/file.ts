/** What a plugin is told of the text that it changes: a file as unified has it, and a reader in place of a disk. */

import type { Report } from '../../messages/problem.ts'
import { messageOf } from '../../shared/value.ts'
import { placeOf, type Unit } from '../../tree/context.ts'
import type { Place } from '../../tree/html-tree.ts'
import type { PluginFile, Where } from '../../tree/step.ts'

interface Told {
  unit: Unit
  /** Absolute. */
  siteDir: string
  frontMatter: unknown
  report: Report
  read?: PluginFile['read'] | undefined
}

export function createFile({ unit, siteDir, frontMatter, report, read }: Told): PluginFile {
  const path = `${siteDir}/${unit.file}`
  const basename = path.slice(path.lastIndexOf('/') + 1)
  const extname = /\.[^.]+$/.exec(basename)?.[0] ?? ''
  const say = (level: 'warning' | 'note', reason: unknown, place: Where): Error => {
    const message = messageOf(reason)
    report(level, 'plugin-message', { at: placeIn(unit, place), values: { message } })
    return new Error(message)
  }
  return {
    path,
    history: [path],
    cwd: siteDir,
    value: unit.text,
    contents: unit.text,
    basename,
    stem: basename.slice(0, basename.length - extname.length),
    extname,
    dirname: path.slice(0, path.lastIndexOf('/')),
    data: { frontMatter },
    messages: [],
    toString: () => unit.text,
    read: path => read?.(String(path)),
    message: (reason, place) => say('warning', reason, place),
    info: (reason, place) => say('note', reason, place),
    fail(reason, place) {
      throw Object.assign(new Error(messageOf(reason)), { place })
    },
  }
}

/** Lines are counted from where the text begins in its file. */
export function placeIn(unit: Unit, where: Where): Place {
  const { line, column } = where?.position?.start ?? where?.start ?? where ?? {}
  return placeOf(unit, line === undefined ? {} : { position: { start: { line, column: column ?? 1 } } })
}
