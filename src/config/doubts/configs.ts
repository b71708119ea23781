/** Configs beside the one that is read: what is changed in them changes nothing. */

import { join } from 'node:path'
import { isFile } from '../../disk.ts'
import { DOCUSAURUS_CONFIGS, OWN_CONFIGS } from '../module/names.ts'
import type { Doubted, Tell } from './index.ts'

/** One that the read one takes in is read; that of the other engine may build the same site, and is noted alone. */
export function doubtConfigs({ root, name, files }: Doubted, tell: Tell): void {
  const isRead = (path: string): boolean => files.includes(path)
  for (const other of [...OWN_CONFIGS, ...DOCUSAURUS_CONFIGS]) {
    const path = join(root, other)
    if (other === name || isRead(path) || !isFile(path)) continue
    const told = OWN_CONFIGS.includes(other) ? tell.file : tell.note
    told(other, 'config-unread', { name })
  }
}
