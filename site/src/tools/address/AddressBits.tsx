'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, Results, TextField, Tool } from '../kit/Tool.tsx'
import styles from './address.module.css'
import { formatAddress, type Network, purposeOf, rangeOf, readNetwork } from './address.ts'

const START: Network = { bits: 32, address: 3232235786n, prefix: 24 }

/** Counts beyond 2⁵³ as a power of two: nobody reads 39 digits. */
const formatCount = (count: bigint): string =>
  count < 2n ** 53n ? formatNumber(Number(count)) : `2^${count.toString(2).length - 1}`

function Bits({ network, onFlip }: { network: Network; onFlip(bit: number): void }) {
  return (
    <div className={styles.octets}>
      {[0, 1, 2, 3].map(octet => (
        <fieldset className={styles.octet} key={octet}>
          <legend>{((network.address >> BigInt(24 - 8 * octet)) & 255n).toString()}</legend>
          <span className={styles.bits}>
            {Array.from({ length: 8 }, (_, index) => {
              const bit = octet * 8 + index
              const isSet = ((network.address >> BigInt(31 - bit)) & 1n) === 1n
              return (
                <button
                  type="button"
                  key={bit}
                  className={styles.bit}
                  data-part={bit < network.prefix ? 'network' : 'host'}
                  aria-pressed={isSet}
                  aria-label={`${isSet ? 1 : 0}: бит ${bit + 1}, ${bit < network.prefix ? 'сеть' : 'узел'}`}
                  onClick={() => onFlip(bit)}
                >
                  {isSet ? 1 : 0}
                </button>
              )
            })}
          </span>
        </fieldset>
      ))}
    </div>
  )
}

/** An address with its network: IPv4 by bits, IPv6 by text. */
export default function AddressBits() {
  const [text, setText] = useState('192.168.1.10/24')
  const [network, setNetwork] = useState(START)
  const change = (next: string) => {
    setText(next)
    const read = readNetwork(next)
    if (read) setNetwork(read)
  }
  const flip = (bit: number) =>
    change(`${formatAddress(network.address ^ (1n << BigInt(31 - bit)), 32)}/${network.prefix}`)
  const { mask, first, last, count } = rangeOf(network)
  const format = (value: bigint) => formatAddress(value, network.bits)
  return (
    <Tool title="Адрес по битам">
      <Fields>
        <TextField
          isWide
          label="Адрес и длина сети"
          value={text}
          onChange={change}
          problem={readNetwork(text) ? undefined : 'Не похоже на адрес: 192.168.1.10/24 или 2001:db8::1/64'}
        />
      </Fields>
      {network.bits === 32 && <Bits network={network} onFlip={flip} />}
      <Results
        rows={[
          ['Число', network.address.toString(), true],
          ['Сеть', `${format(first)}/${network.prefix}`, true],
          network.bits === 32 ? ['Маска', format(mask), true] : ['Запись', format(network.address), true],
          ['Первый адрес', format(first), true],
          ['Последний адрес', format(last), true],
          ['Адресов', formatCount(count)],
          ['Что это', purposeOf(network)],
        ]}
      />
    </Tool>
  )
}
