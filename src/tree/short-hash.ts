/** Four characters of a file's name: what one page makes must not meet what another made when lists show both. FNV-1a. */
export function shortHash(value: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < value.length; index++) hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36).slice(-4)
}
