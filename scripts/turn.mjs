/** One process at a time: two commands in a fresh clone would install and build over each other. */

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often to look again while another process works, milliseconds. */
const POLL = 100

/** Runs `work` when no other process is at it. `file` holds the number of the one that is; left over, it is taken away. */
export async function inTurn(file, work) {
  const own = `${file}.${process.pid}`
  while (!take(file, own)) await sleep(POLL)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A link is there with its text in it or not at all. */
function take(file, own) {
  try {
    writeFileSync(own, String(process.pid))
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(file)) steal(file, own)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Renaming has one winner; what changed hands in between is put back. */
function steal(file, own) {
  try {
    renameSync(file, own)
    if (isAlive(own)) renameSync(own, file)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // It belongs to somebody else; or the file has just been taken away, and the next look will tell.
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}
