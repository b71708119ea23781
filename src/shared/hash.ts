/** Short digests for names. Not for secrets, and not for telling large texts apart: see `contentHash` of the disk rooms. */

/** FNV-1a, 32 bits, over UTF-16 units: the same in every JavaScript engine. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function fnv1a(text: string): number {
  // Whole numbers of 32 bits with a sign are what loops are fast with.
  let value = 0x811c9dc5 | 0
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** The last `length` characters of the digest in base 36: four tell apart what stands on one page. */
export const shortHash = (text: string, length = 4): string => fnv1a(text).toString(36).padStart(7, '0').slice(-length)

/** FNV-1a in two lanes over several texts, ten characters of base 36: tells two versions of one thing apart. */
export function wideHash(texts: readonly string[]): string {
  let low = 0x811c9dc5 | 0
  let high = 0x01000193
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      low = Math.imul(low ^ unit, 0x01000193)
      high = Math.imul(high ^ unit, 0x5bd1e995)
    }
  }
  return (low >>> 0).toString(36).padStart(7, '0') + (high >>> 0).toString(36).padStart(7, '0').slice(0, 3)
}
