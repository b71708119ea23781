/** IP addresses as numbers: 32 or 128 bits, kept as `bigint`. */

export interface Network {
  bits: 32 | 128
  address: bigint
  prefix: number
}

const SIZES = { 32: 32n, 128: 128n } as const

/** Four decimal numbers up to 255 without leading zeros: `010` is eight for some programs and ten for others. */
function readV4(text: string): bigint | undefined {
  const octets = text.split('.')
  if (octets.length !== 4 || !octets.every(octet => /^(0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256)) {
    return undefined
  }
  return octets.reduce((sum, octet) => (sum << 8n) | BigInt(octet), 0n)
}

/** RFC 4291, section 2.2: eight groups, one run of zeros as `::`, the last two groups possibly as IPv4. */
function readV6(text: string): bigint | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const embedded = tail ? readV4(tail[2] ?? '') : undefined
  if (tail && embedded === undefined) return undefined
  const plain =
    tail && embedded !== undefined
      ? `${tail[1]}${(embedded >> 16n).toString(16)}:${(embedded & 0xffffn).toString(16)}`
      : text
  const halves = plain.split('::')
  if (halves.length > 2) return undefined
  const [head = [], rest = []] = halves.map(half => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(halves.length === 2 ? missing : 0).fill('0'), ...rest]
  if (!groups.every(group => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** `192.168.1.10/24`, `2001:db8::1/64`; without a length the address alone. */
export function readNetwork(text: string): Network | undefined {
  const [host = '', length, ...more] = text.trim().split('/')
  if (more.length > 0) return undefined
  const bits = host.includes(':') ? 128 : 32
  const address = bits === 32 ? readV4(host) : readV6(host)
  if (address === undefined || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined
  const prefix = length === undefined ? bits : Number(length)
  return prefix > bits ? undefined : { bits, address, prefix }
}

const formatV4 = (value: bigint): string => [24n, 16n, 8n, 0n].map(shift => (value >> shift) & 255n).join('.')

/** RFC 5952: small letters, no leading zeros, the first longest run of two and more zero groups as `::`. */
function formatV6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16))
  const runs = [
    ...groups
      .map(group => (group === '0' ? '0' : 'x'))
      .join('')
      .matchAll(/0{2,}/g),
  ]
  const longest = runs.toSorted((a, b) => b[0].length - a[0].length)[0]
  if (!longest) return groups.join(':')
  const end = longest.index + longest[0].length
  return `${groups.slice(0, longest.index).join(':')}::${groups.slice(end).join(':')}`
}

export const formatAddress = (value: bigint, bits: 32 | 128): string =>
  bits === 32 ? formatV4(value) : formatV6(value)

/** Bits of the network set, those of the host clear. */
export function maskOf({ bits, prefix }: Network): bigint {
  const size = SIZES[bits]
  return ((1n << size) - 1n) ^ ((1n << (size - BigInt(prefix))) - 1n)
}

export interface Range {
  mask: bigint
  first: bigint
  last: bigint
  count: bigint
}

export function rangeOf(network: Network): Range {
  const mask = maskOf(network)
  const first = network.address & mask
  const count = 1n << (SIZES[network.bits] - BigInt(network.prefix))
  return { mask, first, last: first + count - 1n, count }
}

/** Blocks with a purpose of their own, from the IANA registries of special addresses. */
const SPECIAL: readonly (readonly [network: string, meaning: string])[] = [
  ['10.0.0.0/8', 'частная сеть'],
  ['172.16.0.0/12', 'частная сеть'],
  ['192.168.0.0/16', 'частная сеть'],
  ['100.64.0.0/10', 'общий NAT оператора'],
  ['127.0.0.0/8', 'сама машина'],
  ['169.254.0.0/16', 'без DHCP, только внутри канала'],
  ['192.0.2.0/24', 'для примеров'],
  ['198.51.100.0/24', 'для примеров'],
  ['203.0.113.0/24', 'для примеров'],
  ['224.0.0.0/4', 'групповая рассылка'],
  ['240.0.0.0/4', 'зарезервировано'],
  ['::1/128', 'сама машина'],
  ['::ffff:0:0/96', 'IPv4 внутри IPv6'],
  ['fc00::/7', 'частная сеть'],
  ['fe80::/10', 'только внутри канала'],
  ['2001:db8::/32', 'для примеров'],
  ['ff00::/8', 'групповая рассылка'],
  ['2000::/3', 'глобальный адрес'],
]

/** What an address is for; IPv4 outside the list is an ordinary one. */
export function purposeOf({ bits, address }: Network): string {
  const found = SPECIAL.find(([text]) => {
    const network = readNetwork(text)
    return network?.bits === bits && (address & maskOf(network)) === network.address
  })
  return found?.[1] ?? (bits === 32 ? 'обычный адрес' : 'не выделено')
}
