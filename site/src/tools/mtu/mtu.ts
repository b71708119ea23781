/**
 * Bytes that tunnels put around a packet. WireGuard: UDP 8, header 16, tag 16. OpenVPN over UDP with AES-GCM: UDP 8,
 * code and peer 4, number 4, tag 16. IPsec ESP in a tunnel with AES-GCM through NAT: UDP 8, header 8, vector 8, padding
 * up to 5, trailer 2, tag 16. GRE: 4. VXLAN: UDP 8, header 8, Ethernet 14.
 */
const TUNNELS = { wireguard: 40, openvpn: 32, ipsec: 47, gre: 4, vxlan: 30 } as const

export type Tunnel = keyof typeof TUNNELS

/** Bytes of the outer header. */
const HEADERS = { 4: 20, 6: 40 } as const

export interface Path {
  /** The largest packet of the line: 1500 for Ethernet, 1492 for PPPoE. */
  line: number
  tunnel: Tunnel
  outer: 4 | 6
}

/** The largest packet inside the tunnel. */
export const innerMtu = ({ line, tunnel, outer }: Path): number => line - HEADERS[outer] - TUNNELS[tunnel]

/** The largest piece of TCP inside: without the headers of IP and TCP. */
export const mssOf = (mtu: number, version: 4 | 6): number => mtu - HEADERS[version] - 20

/** Data of the ping that just fits the line: without the headers of IP and ICMP. */
export const pingSize = (mtu: number): number => mtu - 28
