'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, NumberField, Results, Select, Tool, Verdict } from '../kit/Tool.tsx'
import { feesOfMargin, liquidationPrice, roomLeft } from './liquidation.ts'

/** Where a position ends, and what it costs to hold it a moment. */
export default function Liquidation() {
  const [price, setPrice] = useState(1000)
  const [leverage, setLeverage] = useState(10)
  const [maintenance, setMaintenance] = useState(0.5)
  const [fee, setFee] = useState(0.05)
  const [side, setSide] = useState<'long' | 'short'>('long')
  const position = { price, leverage, maintenance: maintenance / 100, isLong: side === 'long' }
  const room = roomLeft(position)
  return (
    <Tool title="Где кончится позиция">
      <Fields>
        <NumberField label="Цена входа" value={price} min={0.000001} max={1e9} onChange={setPrice} />
        <NumberField label="Плечо" value={leverage} min={1} max={200} onChange={setLeverage} />
        <Select
          label="Позиция"
          value={side}
          options={[
            ['long', 'длинная'],
            ['short', 'короткая'],
          ]}
          onChange={setSide}
        />
        <NumberField
          label="Поддерживающая маржа"
          unit="%"
          value={maintenance}
          min={0}
          max={50}
          onChange={setMaintenance}
        />
        <NumberField label="Комиссия" unit="%" value={fee} min={0} max={5} onChange={setFee} />
      </Fields>
      <Results
        rows={[
          ['Цена ликвидации', formatNumber(liquidationPrice(position), price < 10 ? 6 : 2)],
          ['Запас по цене', `${formatNumber(room * 100, 2)} %`],
          ['Комиссии за круг, от маржи', `${formatNumber(feesOfMargin(leverage, fee / 100) * 100, 2)} %`],
        ]}
      />
      <Verdict tone={room < 0.05 ? 'bad' : room < 0.2 ? 'fair' : 'good'}>
        {room < 0.05
          ? 'Такой ход криптовалюта делает почти каждый день.'
          : room < 0.2
            ? 'Такой ход случается за неделю.'
            : 'Запас есть, но комиссии и финансирование его едят.'}
      </Verdict>
    </Tool>
  )
}
