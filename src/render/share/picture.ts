/** A picture of sixteen palette colours, half a byte each. */

import type { Box } from '../../shared/silhouette/draw.ts'

export type Rgb = [red: number, green: number, blue: number]

export interface Picture {
  width: number
  height: number
  /** RGB, up to 16. */
  palette: readonly Rgb[]
  /** An index of the palette in each half of a byte; every row begins at a whole word. The last one is never drawn on. */
  rows: Uint8Array
  /** The same, a word at a time. */
  words: Uint32Array
  /** 1 for each row on which something was drawn: most have the first colour alone, and are neither cleared nor looked at. */
  drawn: Uint8Array
  /** 1 for each row that may differ from the one above: of a box it is the first one and the one under it. */
  changed: Uint8Array
  /** Gives a pixel a colour of the palette. */
  set: (x: number, y: number, color: number) => void
}

export const WORD = 4

/** Bytes from a row to the next one. */
export const stride = (width: number): number => Math.ceil(width / 2 / WORD) * WORD

/** An empty picture of the first colour. */
export function createPicture(width: number, height: number, palette: readonly Rgb[]): Picture {
  const length = stride(width)
  const rows = new Uint8Array(length * (height + 1))
  const drawn = new Uint8Array(height)
  const changed = new Uint8Array(height)
  return {
    width,
    height,
    palette,
    rows,
    words: new Uint32Array(rows.buffer),
    drawn,
    changed,
    set(x, y, color) {
      drawn[y] = 1
      changed[y] = 1
      changed[y + 1] = 1
      setHalf(rows, y * length * 2 + x, color)
    },
  }
}

/** Sets a half of a byte, counted from the first one. */
function setHalf(rows: Uint8Array, half: number, color: number): void {
  const at = half >> 1
  const byte = rows[at] ?? 0
  rows[at] = half & 1 ? (byte & 0xf0) | color : (byte & 0x0f) | (color << 4)
}

/** Makes a picture empty again. */
export function clearPicture({ rows, drawn, changed, width }: Picture): void {
  const length = stride(width)
  for (let y = 0; y < drawn.length; y++) {
    const from = y
    while (drawn[y] === 1) y++
    if (y > from) rows.fill(0, from * length, y * length)
  }
  drawn.fill(0)
  changed.fill(0)
}

/** What of a letter is seen: bytes of a picture, each with its place after the first one of the letter. */
export interface Stamp {
  places: Uint32Array
  bytes: Uint8Array
  height: number
}

/** Shades of a letter, a byte each, row after row from `offset` on. */
interface Shades {
  shades: Uint8Array
  offset: number
  width: number
  height: number
}

/**
 * Makes a stamp of a letter: of each shade that is one its colour. It begins in the middle of a byte or not, and has so
 * many columns as are `seen`.
 */
export function createStamp(
  { width: wide }: Picture,
  { shades, offset, width, height }: Shades,
  { colours, isOdd, seen }: { colours: readonly number[]; isOdd: boolean; seen: number },
): Stamp {
  const places: number[] = []
  const bytes: number[] = []
  for (let row = 0; row < height; row++) {
    const from = offset + row * width
    let last = -1
    for (let column = 0; column < seen; column++) {
      const colour = colours[shades[from + column] ?? 0] ?? 0
      if (colour === 0) continue
      const half = column + Number(isOdd)
      const byte = half & 1 ? colour : colour << 4
      const place = row * stride(wide) + (half >> 1)
      if (place === last) bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) | byte
      else {
        places.push(place)
        bytes.push(byte)
      }
      last = place
    }
  }
  return { places: new Uint32Array(places), bytes: new Uint8Array(bytes), height }
}

/** Draws a letter over what is there. */
export function drawStamp(
  { rows, drawn, changed, width }: Picture,
  { places, bytes, height }: Stamp,
  { x, y }: { x: number; y: number },
): void {
  drawn.fill(1, y, y + height)
  // What is under it may differ from it, too.
  changed.fill(1, y, y + height + 1)
  const start = y * stride(width) + (x >> 1)
  for (let index = 0; index < places.length; index++) {
    const at = start + (places[index] ?? 0)
    const over = bytes[index] ?? 0
    const under = rows[at] ?? 0
    rows[at] = under === 0 ? over : (over & 0xf0 || under & 0xf0) | (over & 0x0f || under & 0x0f)
  }
}

/** Sets all pixels of a box, or of so many under each other. */
export function fillBox(
  picture: Picture,
  { x, y, width, height, times = 1, step = 0 }: Rectangle,
  color: number,
): void {
  const end = x + width
  const first = x + (x & 1)
  const last = end - (end & 1)
  const across = stride(picture.width)
  const both = color * 0x11
  for (let time = 0; time < times; time++) {
    const top = y + time * step
    picture.drawn.fill(1, top, top + height)
    // Between its first row and the one under it each is as the one above.
    picture.changed[top] = 1
    picture.changed[top + height] = 1
    for (let row = top; row < top + height; row++) {
      if (first > x) setHalf(picture.rows, row * across * 2 + x, color)
      fillBytes(picture, row * across + (first >> 1), { count: (last - first) >> 1, byte: both })
      if (last < end && last >= first) setHalf(picture.rows, row * across * 2 + last, color)
    }
  }
}

/** Bytes from which on the platform's own way to fill them is the quicker one. */
const MANY = 64

function fillBytes({ rows, words }: Picture, from: number, { count, byte }: { count: number; byte: number }): void {
  const end = from + count
  if (count >= MANY) {
    rows.fill(byte, from, end)
    return
  }
  let at = from
  for (; at < end && at % WORD !== 0; at++) rows[at] = byte
  const word = byte * 0x01010101
  for (; at + WORD <= end; at += WORD) words[at >> 2] = word
  for (; at < end; at++) rows[at] = byte
}

export type Rectangle = Pick<Box, 'x' | 'y' | 'width' | 'height'> & Partial<Pick<Box, 'times' | 'step'>>
