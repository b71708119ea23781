/** Short digests for names. Not for secrets, and not for telling large texts apart: see `contentHash` of the disk rooms. */

/** FNV-1a, 32 bits, over UTF-16 units: the same in every JavaScript engine. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return value
}

/** The last `length` characters of the digest in base 36: four tell apart what stands on one page. */
export const shortHash = (text: string, length = 4): string => fnv1a(text).toString(36).padStart(7, '0').slice(-length)

/** FNV-1a in two lanes over several texts, ten characters of base 36: tells two versions of one thing apart. */
export function wideHash(texts: readonly string[]): string {
  let lanes: Lanes = [0x811c9dc5 | 0, 0x01000193]
  for (const text of texts) lanes = goOn(lanes, text)
  const [low, high] = lanes
  return base36(low) + base36(high).slice(0, 3)
}

type Lanes = readonly [low: number, high: number]

/** Nothing here is more than 31 bits and a sign: at the first that is, code made for such numbers is thrown away. */
function goOn(lanes: Lanes, text: string): Lanes {
  let [low, high] = lanes
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x5bd1e995)
  }
  return [low, high]
}

const base36 = (lane: number): string => (lane >>> 0).toString(36).padStart(7, '0')
