/** What is looked at in the bytes of a picture before it is published. */

import { isUnsafeMarkup } from '../../shared/text/uri.ts'

/** The end of the file is missing: an upload or a copy broke off. */
export function isTruncated(bytes: Buffer, extension: string): boolean {
  switch (extension) {
    case 'png':
    case 'apng':
      // Programs leave words of their own after the end.
      return bytes.lastIndexOf('IEND') < 0
    case 'jpg':
    case 'jpeg':
      // Cameras put thumbnails and trailers after the end: it only has to be there.
      return bytes.indexOf(JPEG_END, pixelsOf(bytes)) < 0
    case 'gif':
      return bytes.lastIndexOf(0x3b) < Math.max(0, bytes.length - 64)
    case 'webp':
      return bytes.length < 12 || bytes.length < bytes.readUInt32LE(4) + 8
    case 'svg':
      return !/<\/(?:[\w-]+:)?svg\s*>|<(?:[\w-]+:)?svg\b[^>]*\/>/i.test(textOf(bytes))
    default:
      return false
  }
}

/** Whether it is a drawing, with or without a size; a page of a server that shows one is none. */
export function isDrawing(bytes: Buffer): boolean {
  const [, first] = /<((?:[\w-]+:)?svg|html)\b/i.exec(textOf(bytes)) ?? []
  return first !== undefined && first.toLowerCase() !== 'html'
}

/** Its first tag, without what programs keep there for themselves: drawings are looked for in the first 1,000 bytes. */
export function sizedPart(bytes: Buffer): Buffer {
  const [root] = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(textOf(bytes)) ?? []
  if (root === undefined) return bytes
  const short = root.replace(/\s[\w:-]+=(?:"[^"]{200,}"|'[^']{200,}')/g, '')
  // Commas and spaces of any number part its numbers.
  const box = /\sviewBox\s*=\s*(["'])([^"']*)\1/.exec(short)
  const spaced = box === null ? short : short.replace(box[0], ` viewBox="${box[2]?.trim().replace(/[\s,]+/g, ' ')}"`)
  return Buffer.from(`${spaced}</svg>`)
}

/** A drawing as browsers read it: the mark at its beginning, or its first letter, tells of two bytes a letter. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

const JPEG_END = Buffer.from([0xff, 0xd9])

/** Where the pixels of a JPEG begin: a thumbnail before them has an end of its own. */
function pixelsOf(bytes: Buffer): number {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return at
}

const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignObject|handler|iframe|embed|object)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet/i
/** Addresses, and what an animation makes of them. */
const ADDRESS = /\b(?:href|src|to|from|by|values)\s*=\s*(?:"([^"]{0,2000})|'([^']{0,2000}))/gi

/** A drawing that runs code or brings a document in: harmless in `<img>`, not when somebody opens its address. */
export function isActiveDrawing(bytes: Buffer): boolean {
  const text = textOf(bytes)
  if (ACTIVE.test(text)) return true
  return [...text.matchAll(ADDRESS)].some(([, double, single]) => isUnsafeMarkup(double ?? single ?? ''))
}
