/**
 * A stream of zlib's format made of runs: a byte, then as often as it repeats «the byte before, so many times again»
 * (https://www.rfc-editor.org/rfc/rfc1951). Most of a picture is long runs, and whoever is told of them looks at none of
 * their bytes, as a packer of any bytes must.
 */

/** Bytes that are to be packed, told by `addRun`. */
export interface Runs {
  /** Bytes as they are, and lengths of repetitions above `REPEATED`. */
  tokens: Uint16Array
  size: number
  /** The run that may go on. */
  byte: number
  times: number
}

const END = 256
/** Stands before the length of a repetition, 3 to `LONGEST`. */
const REPEATED = 256
const LONGEST = 258
const TOKENS = REPEATED + LONGEST + 1
/** Largest prime below 2^16. */
const ADLER = 65_521

/** Room for so many bytes. */
export const createRuns = (bytes: number): Runs => ({ tokens: new Uint16Array(bytes), size: 0, byte: 0, times: 0 })

/** Adds a byte so many times. */
export function addRun(runs: Runs, byte: number, times: number): void {
  if (byte === runs.byte) {
    runs.times += times
    return
  }
  endRun(runs)
  runs.byte = byte
  runs.times = times
}

function endRun(runs: Runs): void {
  const { tokens, byte } = runs
  let { size, times } = runs
  if (times > 0) {
    tokens[size++] = byte
    times--
  }
  for (; times >= 3; times -= LONGEST) tokens[size++] = REPEATED + Math.min(times, LONGEST)
  for (; times > 0; times--) tokens[size++] = byte
  runs.size = size
  runs.times = 0
}

/** Of each length of a repetition its symbol, the bits after it and how many these are. */
const lengthSymbols = new Uint16Array(LONGEST + 1)
const lengthExtras = new Uint8Array(LONGEST + 1)
const lengthBits = new Uint8Array(LONGEST + 1)

for (let symbol = END + 1, length = 3; length < LONGEST; symbol++) {
  const bits = Math.max(0, ((symbol - END - 1) >> 2) - 1)
  for (let extra = 0; extra < 1 << bits && length < LONGEST; extra++, length++) {
    lengthSymbols[length] = symbol
    lengthExtras[length] = extra
    lengthBits[length] = bits
  }
}
const SYMBOLS = 286
lengthSymbols[LONGEST] = SYMBOLS - 1

interface Bits {
  bytes: Uint8Array
  end: number
  /** Those that are no byte yet, and how many. */
  held: number
  count: number
}

function putBits(bits: Bits, value: number, count: number): void {
  bits.held |= value << bits.count
  bits.count += count
  while (bits.count >= 8) {
    bits.bytes[bits.end++] = bits.held
    bits.held >>>= 8
    bits.count -= 8
  }
}

/** Length of each symbol's code, 0 of one that does not occur; the shorter the more often it does, none above `longest`. */
function codeLengths(counts: Uint32Array, longest: number): Uint8Array {
  const range = counts.length
  // Sorted by how often they occur: the symbol is the remainder.
  const places = new Float64Array(range)
  let length = 0
  for (let symbol = 0; symbol < range; symbol++) {
    const count = counts[symbol] ?? 0
    if (count > 0) places[length++] = count * range + symbol
  }
  const leaves = places.subarray(0, length).sort()
  const weights = new Float64Array(2 * length - 1)
  const parents = new Uint16Array(2 * length - 1)
  for (let leaf = 0; leaf < length; leaf++) weights[leaf] = Math.floor((leaves[leaf] ?? 0) / range)
  // The two lightest become one, until there is one: what is made is never lighter than what was made before.
  for (let made = length, leaf = 0, node = length; made < weights.length; made++) {
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < length && (node === made || (weights[leaf] ?? 0) <= (weights[node] ?? 0))
      const lightest = isLeaf ? leaf++ : node++
      parents[lightest] = made
      weights[made] = (weights[made] ?? 0) + (weights[lightest] ?? 0)
    }
  }
  const lengths = new Uint8Array(range)
  const depths = new Uint8Array(weights.length)
  if (length === 1) lengths[(leaves[0] ?? 0) % range] = 1
  for (let node = weights.length - 2; node >= 0; node--) {
    const depth = (depths[parents[node] ?? 0] ?? 0) + 1
    if (depth > longest)
      return codeLengths(
        counts.map(count => (count === 0 ? 0 : (count >> 1) | 1)),
        longest,
      )
    depths[node] = depth
    if (node < length) lengths[(leaves[node] ?? 0) % range] = depth
  }
  return lengths
}

/** Codes of such lengths, their first bit the lowest. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length)
  for (let length = 1, next = 0; length < 16; length++, next <<= 1) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue
      for (let bit = 0, code = next++; bit < length; bit++, code >>= 1) {
        codes[symbol] = ((codes[symbol] ?? 0) << 1) | (code & 1)
      }
    }
  }
  return codes
}

/** Order in which lengths of the codes of lengths are told. */
const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** Says that 3 to 10 symbols have no code, or 11 to 138 of them. */
const FEW = 17
const MANY = 18

/** Tells the lengths of all codes; of distances there is one, that of the byte before. */
function putLengths(bits: Bits, lengths: Uint8Array): void {
  const told = new Uint8Array(lengths.length + 1)
  told.set(lengths)
  told[lengths.length] = 1
  const symbols: [symbol: number, extra: number, bits: number][] = []
  const counts = new Uint32Array(LENGTHS_ORDER.length)
  for (let at = 0; at < told.length; ) {
    const length = told[at] ?? 0
    let none = 0
    while (none < 138 && told[at + none] === 0) none++
    const symbol = none < 3 ? length : none < 11 ? FEW : MANY
    symbols.push([symbol, symbol === FEW ? none - 3 : none - 11, symbol === FEW ? 3 : symbol === MANY ? 7 : 0])
    counts[symbol] = (counts[symbol] ?? 0) + 1
    at += symbol < FEW ? 1 : none
  }
  const own = codeLengths(counts, 7)
  const codes = codesOf(own)
  putBits(bits, told.length - 1 - 257, 5)
  putBits(bits, 0, 5)
  putBits(bits, LENGTHS_ORDER.length - 4, 4)
  for (const symbol of LENGTHS_ORDER) putBits(bits, own[symbol] ?? 0, 3)
  for (const [symbol, extra, count] of symbols) {
    putBits(bits, codes[symbol] ?? 0, own[symbol] ?? 0)
    if (count > 0) putBits(bits, extra, count)
  }
}

const symbolOf = (token: number): number => (token < REPEATED ? token : (lengthSymbols[token - REPEATED] ?? 0))

/** Codes of symbols. */
interface Codes {
  codes: Uint16Array | Uint32Array
  lengths: Uint8Array
}

/** Bits of whole tokens: of a repetition with those that follow its symbol. */
function tokenCodes(codes: Uint16Array, lengths: Uint8Array): Codes {
  const whole = { codes: new Uint32Array(TOKENS), lengths: new Uint8Array(TOKENS) }
  for (let token = 0; token < TOKENS; token++) {
    const symbol = symbolOf(token)
    const length = lengths[symbol] ?? 0
    const repeated = token - REPEATED
    whole.codes[token] = (codes[symbol] ?? 0) | (repeated < 0 ? 0 : (lengthExtras[repeated] ?? 0) << length)
    // A bit more says how far back: the byte before.
    whole.lengths[token] = length + (repeated < 0 ? 0 : (lengthBits[repeated] ?? 0) + 1)
  }
  return whole
}

/** As `putBits` does of each: there are so many that an object that changes with each would be half of the work. */
function putTokens(bits: Bits, { tokens, size }: Runs, { codes, lengths }: Codes): void {
  const { bytes } = bits
  let { end, held, count } = bits
  for (let at = 0; at < size; at++) {
    const token = tokens[at] ?? 0
    held |= (codes[token] ?? 0) << count
    count += lengths[token] ?? 0
    while (count >= 8) {
      bytes[end++] = held
      held >>>= 8
      count -= 8
    }
  }
  bits.end = end
  bits.held = held
  bits.count = count
}

/** Tokens after which sums are made small again, before they are no whole numbers of 32 bits. */
const SMALL = 128

/** How often each token is told, and the Adler-32 of the bytes: of a repetition without looking at any. */
function sumUp({ tokens, size }: Runs): { perToken: Uint32Array; checksum: number } {
  const perToken = new Uint32Array(TOKENS)
  let low = 1
  let high = 0
  let byte = 0
  for (let at = 0; at < size; at++) {
    const token = tokens[at] ?? 0
    perToken[token] = (perToken[token] ?? 0) + 1
    if (token < REPEATED) {
      byte = token
      low += byte
      high += low
      if (at % SMALL !== 0) continue
    } else {
      const length = token - REPEATED
      high += length * low + byte * ((length * (length + 1)) >> 1)
      low += length * byte
    }
    low %= ADLER
    high %= ADLER
  }
  return { perToken, checksum: (high % ADLER) * 65_536 + (low % ADLER) }
}

/** Packs what was told as one block from `start` on, and forgets it; says where it ends. */
export function packRuns(runs: Runs, bytes: Uint8Array, start: number): number {
  endRun(runs)
  const { perToken, checksum } = sumUp(runs)
  const counts = new Uint32Array(SYMBOLS)
  for (let token = 0; token < TOKENS; token++) {
    const symbol = symbolOf(token)
    counts[symbol] = (counts[symbol] ?? 0) + (perToken[token] ?? 0)
  }
  counts[END] = 1
  const lengths = codeLengths(counts, 15)
  const codes = codesOf(lengths)
  const bits: Bits = { bytes, end: start, held: 0, count: 0 }
  putBits(bits, 0x78, 8)
  putBits(bits, 0x01, 8)
  // The last block, with codes of its own.
  putBits(bits, 1 + (2 << 1), 3)
  putLengths(bits, lengths)
  putTokens(bits, runs, tokenCodes(codes, lengths))
  putBits(bits, codes[END] ?? 0, lengths[END] ?? 0)
  putBits(bits, 0, (8 - bits.count) & 7)
  for (const shift of [24, 16, 8, 0]) putBits(bits, (checksum >>> shift) & 0xff, 8)
  runs.size = 0
  return bits.end
}
