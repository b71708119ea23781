/** Share images as bytes: texts drawn with the engine's own letters, packed as PNG. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'
import { contentHash } from '../../content-hash.ts'
import { packageRoot } from '../../package-root.ts'
import { createSharePainter, shareDesign as designOf, parseAtlas, type ShareText } from '../../render/share/index.ts'
import { once } from '../once.ts'

/** Runs alone: a search for repetitions takes up to four times as long for a fifth of the bytes. */
const PACKING = { level: 1, strategy: constants.Z_RLE, memLevel: 9 }

const atlas = once(() => readFileSync(join(packageRoot(), 'dist/share-atlas.bin')))

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, PACKING)
const painter = once(() => createSharePainter(parseAtlas(inflateSync(atlas())), { deflate, crc32 }))

/** How pictures are made: another way is another picture under another name. */
export const shareDesign = once(() => JSON.stringify([contentHash(atlas()), designOf(), PACKING]))

export const paintShare = (text: ShareText): Uint8Array => painter()(text)
