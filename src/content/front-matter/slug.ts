/** Addresses written by hand: `slug`, `aliases`, `redirect_from`. */

import { decodeSafely } from '../../shared/path.ts'

/** What is wrong with a hand-written address, and what to do. */
export interface SlugFault {
  text: string
  hint: string
}

const EXAMPLE = 'пишите путь из букв, цифр и дефисов: /moya-zametka'

/**
 * Decoded, NFC form of an address path, or why it cannot be one. `/` alone is the home page; `?`, `#`, `..`, `\`,
 * a scheme or a drive letter would lead out of the site or to a file that some host cannot store.
 */
export function parseSlug(written: string, name: string): { slug: string } | SlugFault {
  // `./x` is `x`: in docs that means beside the file.
  const slug = decodeSafely(written.trim())
    .normalize('NFC')
    .replace(/^(?:\.\/)+(?=[^/])/, '')
  if (slug === '') return { text: `${name}: пустой адрес`, hint: EXAMPLE }
  const shown = `${name}: «${slug.length > 60 ? `${slug.slice(0, 60)}…` : slug}»`
  if (slug === '/') return { slug }
  if (/^[a-z][a-z\d+.-]*:/i.test(slug) || slug.startsWith('//')) {
    return { text: `${shown} — полный адрес`, hint: 'оставьте только путь, без домена' }
  }
  const [sign] = /[\\?#<>:"|*\0-\x1F\x7F]/.exec(slug) ?? []
  if (sign !== undefined) return { text: `${shown}: знак «${sign}» в адресе недопустим`, hint: EXAMPLE }
  const parts = slug.split('/').filter(part => part !== '')
  if (parts.some(part => part === '..' || part === '.')) {
    return { text: `${shown}: точки вместо имени в адресе недопустимы`, hint: EXAMPLE }
  }
  if (parts.some(part => part.startsWith('.'))) {
    return { text: `${shown}: имя с точки в начале многие серверы не отдают`, hint: EXAMPLE }
  }
  if (parts.some(part => part.trim() !== part)) return { text: `${shown}: пробелы по краям имени`, hint: EXAMPLE }
  if (!/[\p{L}\p{N}]/u.test(slug)) return { text: `${shown}: в адресе нет ни буквы, ни цифры`, hint: EXAMPLE }
  const long = parts.map(part => Buffer.byteLength(part)).find(bytes => bytes > MAX_NAME_BYTES)
  if (long !== undefined) {
    return {
      text: `${shown} занимает ${long} байт, файловые системы вмещают ${MAX_NAME_BYTES}`,
      hint: 'сократите адрес',
    }
  }
  return { slug }
}

/** 255 bytes of a file name less `.html`; a Cyrillic letter takes two. */
export const MAX_NAME_BYTES = 250
