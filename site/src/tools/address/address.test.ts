import { expect, test } from 'vitest'
import { formatAddress, maskOf, purposeOf, rangeOf, readNetwork } from './address.ts'

const tidy = (text: string) => {
  const network = readNetwork(text)
  return network && formatAddress(network.address, network.bits)
}

test('IPv4 is the number of the text', () => {
  expect(readNetwork('192.168.1.10')?.address).toBe(3232235786n)
  expect(tidy('255.255.255.255')).toBe('255.255.255.255')
})

test('what programs read differently is refused', () => {
  for (const text of ['010.0.0.1', '1.2.3', '1.2.3.256', '1.2.3.4/33', '1.2.3.4/', '1.2.3.4/8/9', '', 'a.b.c.d']) {
    expect(readNetwork(text), text).toBeUndefined()
  }
})

test('IPv6 is written as RFC 5952 asks', () => {
  expect(tidy('2001:0DB8:0:0:0:0:0:1')).toBe('2001:db8::1')
  expect(tidy('2001:db8:0:1:1:1:1:1')).toBe('2001:db8:0:1:1:1:1:1')
  expect(tidy('2001:0:0:1:0:0:0:1')).toBe('2001:0:0:1::1')
  expect(tidy('::ffff:192.0.2.1')).toBe('::ffff:c000:201')
  expect([tidy('::'), tidy('1::'), tidy('::1')]).toEqual(['::', '1::', '::1'])
})

test('broken IPv6 is refused', () => {
  for (const text of [
    '1::2::3',
    '1:2:3',
    '12345::',
    ':1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::8',
    '::1/129',
    '::1.2.3.999',
  ]) {
    expect(readNetwork(text), text).toBeUndefined()
  }
})

test('a network has its mask, bounds and count', () => {
  const network = readNetwork('100.64.3.7/10')
  expect(network).toBeDefined()
  if (!network) return
  const range = rangeOf(network)
  expect([formatAddress(range.first, 32), formatAddress(range.last, 32), formatAddress(range.mask, 32)]).toEqual([
    '100.64.0.0',
    '100.127.255.255',
    '255.192.0.0',
  ])
  expect(range.count).toBe(4194304n)
  expect(maskOf({ bits: 32, address: 0n, prefix: 0 })).toBe(0n)
  expect(rangeOf({ bits: 128, address: 1n, prefix: 128 }).count).toBe(1n)
})

test('an address says what it is for', () => {
  const purpose = (text: string) => purposeOf(readNetwork(text) ?? { bits: 32, address: 0n, prefix: 0 })
  expect(purpose('172.31.0.1')).toBe('частная сеть')
  expect(purpose('172.32.0.1')).toBe('обычный адрес')
  expect(purpose('fe80::1')).toBe('только внутри канала')
  expect(purpose('2a00::1')).toBe('глобальный адрес')
})
