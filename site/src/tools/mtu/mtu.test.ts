import { expect, test } from 'vitest'
import { innerMtu, mssOf, pingSize } from './mtu.ts'

test("WireGuard's own default is what fits over IPv6", () => {
  expect(innerMtu({ line: 1500, tunnel: 'wireguard', outer: 6 })).toBe(1420)
  expect(innerMtu({ line: 1500, tunnel: 'wireguard', outer: 4 })).toBe(1440)
})

test('a narrower line takes its bytes from the tunnel', () => {
  expect(innerMtu({ line: 1492, tunnel: 'wireguard', outer: 4 })).toBe(1432)
  expect(innerMtu({ line: 1500, tunnel: 'gre', outer: 4 })).toBe(1476)
  expect(innerMtu({ line: 1500, tunnel: 'vxlan', outer: 4 })).toBe(1450)
})

test('MSS and ping leave room for their headers', () => {
  expect([mssOf(1420, 4), mssOf(1420, 6), pingSize(1500)]).toEqual([1380, 1360, 1472])
})
