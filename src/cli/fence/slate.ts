/**
 * Where the watched process writes whose turn it is among texts without code: a file that both hold and nobody else. By
 * a line in a pipe the other process would be woken, twice a text, which takes a fortieth of a build from both; here it
 * looks when it looks anyway.
 */

import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Unit } from '../../fence.ts'
import { attempt } from '../../shared/value.ts'

/** It lies behind this descriptor of the watched process. */
export const SLATE = 4
/** Bytes; of a unit with a longer name nothing is known. */
const SIZE = 4096

/** What stands there. */
interface Written {
  /** How many turns began or ended. */
  number: number
  unit: Unit | undefined
}

export interface Slate {
  fd: number
  /** `undefined` while it is being written. */
  read(): Written | undefined
  close(): void
}

/** `undefined` where there is no room for it. */
export function openSlate(folder: string = tmpdir()): Slate | undefined {
  const path = join(folder, `zapiski-${process.pid}-${Date.now()}`)
  const fd = attempt(() => openSync(path, 'wx+', 0o600))
  if (fd === undefined) return undefined
  const remove = (): void => void attempt(() => rmSync(path, { force: true }))
  // Where what is open cannot be removed it goes at the end.
  remove()
  const bytes = Buffer.alloc(SIZE)
  return {
    fd,
    read: () => attempt(() => readLine(bytes.toString('utf8', 0, readSync(fd, bytes, 0, SIZE, 0)))),
    close() {
      closeSync(fd)
      remove()
    },
  }
}

/** The number stands at both ends: where they agree, what lies between is whole. */
function readLine(text: string): Written | undefined {
  if (text === '') return { number: 0, unit: undefined }
  // Behind it may stand what is left of a longer one. Written by the engine itself.
  const [number, unit, end] = JSON.parse(text.slice(0, text.indexOf('\n'))) as [number, Unit | null, number]
  return number === end ? { number, unit: unit ?? undefined } : undefined
}

/** The other side: `false` where nothing can be written. */
export function createWriter(fd: number): (unit: Unit | undefined) => boolean {
  let number = 0
  return unit => {
    number++
    const bytes = Buffer.from(`${JSON.stringify([number, unit ?? null, number])}\n`)
    return attempt(() => writeSync(fd, bytes, 0, bytes.length, 0)) === bytes.length
  }
}
