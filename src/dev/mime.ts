/** Types of files by extension, as a server says them. */

import { extensionOf } from '../shared/path.ts'

const TEXT: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  xsl: 'application/xml',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  yml: 'text/yaml',
  yaml: 'text/yaml',
  ics: 'text/calendar',
}

const BINARY: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  bmp: 'image/bmp',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  wasm: 'application/wasm',
}

interface MediaType {
  /** Value of `Content-Type`. */
  type: string
  /** Worth compressing. */
  isText: boolean
}

/** A file of an unknown kind is bytes to download, never a page. */
export function mediaTypeOf(file: string): MediaType {
  const extension = extensionOf(file)
  const text = TEXT[extension]
  if (text !== undefined) return { type: `${text}; charset=utf-8`, isText: true }
  return { type: BINARY[extension] ?? 'application/octet-stream', isText: false }
}
