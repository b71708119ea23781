/** Types of files by extension, as a server says them. */

import { extensionOf } from '../shared/path.ts'
import { words } from '../shared/text/words.ts'

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

/** Types that are called as files end. */
const alike = (kind: string, endings: string): Record<string, string> =>
  Object.fromEntries(words(endings).map(ending => [ending, `${kind}/${ending}`]))

const BINARY: Record<string, string> = {
  ...alike('image', 'png jpeg gif webp avif bmp'),
  ...alike('font', 'woff2 woff ttf otf'),
  ...alike('video', 'mp4 webm'),
  ...alike('audio', 'ogg wav'),
  ...alike('application', 'pdf zip wasm'),
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  mp3: 'audio/mpeg',
  gz: 'application/gzip',
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
