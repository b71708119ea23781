/** Words by small numbers: what is known of a word lies in lists under its number, and none is cut out to look it up. */

import type { Found } from './compounds.ts'

interface Numbering {
  /** The next number for a word that was never met. */
  numberOf(found: Found): number
  /** How many words were met. */
  count(): number
  /** The word that has a number. */
  wordAt(number: number): string
}

const FIRST_ROOM = 1024
/** So many units become a text at once. */
const AT_ONCE = 4096

/** A table of hashes with open addressing: a `Map` wants each word as a text of its own. */
export function createNumbering(): Numbering {
  let count = 0
  /** A hash and a number + 1, at the place that the hash leads to or at the next free one. */
  let places = new Int32Array(FIRST_ROOM * 4)
  /** Where the units of a word begin; they end where those of the next one begin. */
  let starts = new Int32Array(FIRST_ROOM + 1)
  let units = new Uint16Array(FIRST_ROOM * 8)

  const isSame = (number: number, { text, start, end }: Found): boolean => {
    const from = starts[number] ?? 0
    const length = end - start
    if ((starts[number + 1] ?? 0) - from !== length) return false
    for (let index = 0; index < length; index++)
      if (units[from + index] !== text.charCodeAt(start + index)) return false
    return true
  }
  const remember = ({ text, start, end }: Found): void => {
    let unit = starts[count] ?? 0
    const next = unit + end - start
    if (next > units.length) units = inRoom(units, new Uint16Array(next * 2))
    for (let index = start; index < end; index++) units[unit++] = text.charCodeAt(index)
    if (count + 1 === starts.length) starts = inRoom(starts, new Int32Array(count * 2 + 1))
    starts[++count] = next
    if (count * 4 > places.length) places = spread(places, places.length * 2)
  }
  return {
    numberOf(found) {
      const { hash } = found
      let place = firstPlace(hash, places.length)
      for (let number = places[place + 1] ?? 0; number > 0; number = places[place + 1] ?? 0) {
        if (places[place] === hash && isSame(number - 1, found)) return number - 1
        place = (place + 2) & (places.length - 1)
      }
      places[place] = hash
      places[place + 1] = count + 1
      remember(found)
      return count - 1
    },
    count: () => count,
    wordAt(number) {
      const [from = 0, to = 0] = [starts[number], starts[number + 1]]
      let word = ''
      for (let unit = from; unit < to; unit += AT_ONCE)
        word += String.fromCharCode(...units.subarray(unit, Math.min(unit + AT_ONCE, to)))
      return word
    },
  }
}

/** Low bits of a hash know only low bits of the letters. */
const firstPlace = (hash: number, length: number): number => ((hash ^ (hash >>> 15)) << 1) & (length - 1)

/** All of them in a larger table. */
function spread(places: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(length)
  for (let from = 0; from < places.length; from += 2) {
    const [hash = 0, number = 0] = [places[from], places[from + 1]]
    if (number === 0) continue
    let place = firstPlace(hash, length)
    while (wider[place + 1] !== 0) place = (place + 2) & (length - 1)
    wider[place] = hash
    wider[place + 1] = number
  }
  return wider
}

function inRoom<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, room: Numbers): Numbers {
  room.set(numbers)
  return room
}
