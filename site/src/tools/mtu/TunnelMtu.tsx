'use client'

import { useState } from 'react'
import { Fields, NumberField, Output, Results, Select, Tool, Verdict } from '../kit/Tool.tsx'
import { innerMtu, mssOf, pingSize, type Tunnel } from './mtu.ts'

const TUNNELS: readonly (readonly [Tunnel, string])[] = [
  ['wireguard', 'WireGuard'],
  ['openvpn', 'OpenVPN, UDP и AES-GCM'],
  ['ipsec', 'IPsec через NAT'],
  ['gre', 'GRE'],
  ['vxlan', 'VXLAN'],
]

/** The line and the tunnel: sizes to set and a command to check them. */
export default function TunnelMtu() {
  const [line, setLine] = useState(1500)
  const [tunnel, setTunnel] = useState<Tunnel>('wireguard')
  const [outer, setOuter] = useState<'4' | '6'>('4')
  const mtu = innerMtu({ line, tunnel, outer: outer === '6' ? 6 : 4 })
  return (
    <Tool title="MTU туннеля">
      <Fields>
        <NumberField
          label="MTU канала"
          unit="байт"
          value={line}
          min={576}
          max={9216}
          onChange={value => setLine(Math.round(value))}
        />
        <Select label="Туннель" value={tunnel} options={TUNNELS} onChange={setTunnel} />
        <Select
          label="Снаружи"
          value={outer}
          options={[
            ['4', 'IPv4'],
            ['6', 'IPv6'],
          ]}
          onChange={setOuter}
        />
      </Fields>
      <Results
        rows={[
          ['MTU внутри', String(mtu)],
          ['MSS для IPv4', String(mssOf(mtu, 4))],
          ['MSS для IPv6', String(mssOf(mtu, 6))],
        ]}
      />
      {mtu < 1280 && <Verdict tone="bad">Меньше 1280: IPv6 внутри такого туннеля работать не будет.</Verdict>}
      <Output label="Проверить канал без туннеля (Linux)" text={`ping -M do -c 3 -s ${pingSize(line)} example.org`} />
    </Tool>
  )
}
