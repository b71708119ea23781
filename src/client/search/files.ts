/** Files of the index over the network, each in its time. */

import { type AssetPath, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { ShellData } from '../../shared/shell.ts'
import { SEARCH_PATH } from '../../shared/text/query.ts'

/** A file that takes longer than this, milliseconds, is not coming. */
const TIMEOUT = 10_000

function request(path: AssetPath, baseUrl: string, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT)
  return fetch(assetToAddress(path, baseUrl), {
    // The file with a fixed name says which others there are.
    cache: path === SEARCH_PATH ? 'no-cache' : 'default',
    // Safari has had `any` since 17.4.
    signal: signal === undefined ? timeout : (AbortSignal.any?.([signal, timeout]) ?? signal),
  })
}

/** Asked for beside the code that reads it. */
let early: Promise<Response> | undefined

/** Asks for what every query begins with; nothing where a service answers. */
export function fetchEarly({ baseUrl, searching }: ShellData): void {
  if (searching?.hosted !== undefined) return
  early ??= request(SEARCH_PATH, baseUrl)
  early.catch(() => {})
}

/** A file by its path; what was asked for early is given once. */
export function fetchFile(path: string, baseUrl: string, signal?: AbortSignal): Promise<Response> {
  if (path !== SEARCH_PATH || early === undefined) return request(toAssetPath(path), baseUrl, signal)
  const response = early
  early = undefined
  return response
}
