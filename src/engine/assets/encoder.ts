/** The package that encodes pictures, where the site has it. */

import { availableParallelism } from 'node:os'
import type { Sharp, SharpOptions } from 'sharp'
import { errorCode } from '../../disk.ts'
import type { ImagesConfig } from '../../shared/config.ts'
import { messageOf } from '../../shared/value.ts'

type Package = typeof import('sharp').default

export interface Encoder {
  /** Other versions make other bytes. */
  version: string
  /** What can be made of a picture. */
  look(bytes: Uint8Array): Promise<Look>
  encode(bytes: Uint8Array, width: number, options: Pick<ImagesConfig, 'format' | 'quality'>): Promise<Uint8Array>
}

export interface Look {
  /** It moves: other widths would stand still. */
  isAnimated: boolean
  /** Class of its main colour; absent when what is behind it can be seen. */
  tone: string | undefined
}

/** Why there is none. */
export interface NoEncoder {
  /** It is there and does not work: what it says. */
  failure: string | undefined
}

let known: Promise<Encoder | NoEncoder> | undefined

/** Loaded with the first picture that asks for it. */
export function loadEncoder(): Promise<Encoder | NoEncoder> {
  known ??= import('sharp').then(({ default: sharp }) => createEncoder(sharp)).catch(noEncoder)
  return known
}

const noEncoder = (error: unknown): NoEncoder => ({
  failure: errorCode(error) === 'ERR_MODULE_NOT_FOUND' ? undefined : messageOf(error).split('\n')[0],
})

/** Counts the ways in which `encode` asked for pictures: other options make other bytes. */
const OPTIONS = 2

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

function createEncoder(sharp: Package): Encoder {
  // One thread a picture and a picture a core: each of its own, none waits for another.
  sharp.concurrency(1)
  sharp.cache(false)
  const inTurn = createTurns(availableParallelism())
  const options: SharpOptions = { failOn: 'error' }
  /** As it is seen: cameras say how they were held beside the picture. What else they say is left out. */
  const upright = (bytes: Uint8Array): Sharp => sharp(bytes, options).autoOrient()
  return {
    version: `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}, ${OPTIONS}`,
    look: bytes =>
      inTurn(async () => {
        const { pages = 1 } = await sharp(bytes, options).metadata()
        if (pages > 1) return { isAnimated: true, tone: undefined }
        // Screenshots have room for transparency and are not transparent.
        const small = await sharp(bytes, options).resize(64, 64, { fit: 'inside' }).png().toBuffer()
        const { dominant, isOpaque } = await sharp(small).stats()
        return { isAnimated: false, tone: isOpaque ? toneOf(dominant) : undefined }
      }),
    encode: (bytes, width, { format, quality }) =>
      inTurn(() => {
        const picture = upright(bytes).resize({ width, withoutEnlargement: true })
        // Edges of pure colours stay sharp in drawings and screenshots; a photograph has none and would take twice as long.
        const smartSubsample = !isJpeg(bytes)
        const encoded = format === 'avif' ? picture.avif({ quality }) : picture.webp({ quality, smartSubsample })
        return encoded.toBuffer()
      }),
  }
}

/** Sixty-four colours: of each light, four degrees. */
const DEGREES = ['0', '5', 'a', 'f']

const toneOf = ({ r, g, b }: Record<'r' | 'g' | 'b', number>): string =>
  [r, g, b].map(light => DEGREES[Math.round(light / 85)]).join('')

/** The sheet of all these colours. */
export const toneSheet = (): string =>
  DEGREES.flatMap(r => DEGREES.flatMap(g => DEGREES.map(b => r + g + b)))
    .map(tone => `img[data-tone="${tone}"]{background:#${tone}}`)
    .join('\n')

/** Runs at most so many at a time, in the order in which they were asked for. */
function createTurns(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
