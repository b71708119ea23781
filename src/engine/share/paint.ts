/** Share images as bytes: texts drawn with the engine's own letters, packed as PNG. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, inflateSync } from 'node:zlib'
import { contentHash } from '../../content-hash.ts'
import { packageRoot } from '../../package-root.ts'
import { createSharePainter, shareDesign as designOf, parseAtlas, type ShareText } from '../../render/share/index.ts'
import { once } from '../once.ts'

const atlas = once(() => readFileSync(join(packageRoot(), 'dist/share-atlas.bin')))

const painter = once(() => createSharePainter(parseAtlas(inflateSync(atlas())), crc32))

/** How pictures are made: another way is another picture under another name. */
export const shareDesign = once(() => JSON.stringify([contentHash(atlas()), designOf()]))

export const paintShare = (text: ShareText): Uint8Array => painter()(text)
