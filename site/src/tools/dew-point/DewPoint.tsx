'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, NumberField, Results, type Tone, Tool, Verdict } from '../kit/Tool.tsx'
import { dewPoint, judge, mouldPoint, wallHumidity } from './dew-point.ts'

const VERDICTS: Record<ReturnType<typeof judge>, [Tone, string]> = {
  dry: ['good', 'Сухо: у такой стены плесени не хватит воды.'],
  near: ['fair', 'На грани: после душа или стирки порог будет пройден.'],
  mould: ['bad', 'Плесень вырастет, хотя капель не видно.'],
  wet: ['bad', 'Стена мокрая: она холоднее точки росы.'],
}

/** Air, humidity, wall: dew point and what grows. */
export default function DewPoint() {
  const [air, setAir] = useState(22)
  const [humidity, setHumidity] = useState(50)
  const [wall, setWall] = useState(14)
  const atWall = wallHumidity(air, humidity, wall)
  const [tone, words] = VERDICTS[judge(atWall)]
  return (
    <Tool title="Посчитать свою стену">
      <Fields>
        <NumberField label="Воздух" unit="°C" value={air} min={-20} max={45} onChange={setAir} />
        <NumberField label="Влажность" unit="%" value={humidity} min={1} max={100} onChange={setHumidity} />
        <NumberField label="Стена" unit="°C" value={wall} min={-30} max={45} onChange={setWall} />
      </Fields>
      <Results
        rows={[
          ['Точка росы', `${formatNumber(dewPoint(air, humidity), 1)} °C`],
          ['Плесень при стене холоднее', `${formatNumber(mouldPoint(air, humidity), 1)} °C`],
          ['Влажность у стены', atWall > 100 ? 'больше 100 %' : `${formatNumber(atWall)} %`],
        ]}
      />
      <Verdict tone={tone}>{words}</Verdict>
    </Tool>
  )
}
