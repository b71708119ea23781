'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, NumberField, Results, Tool, Verdict } from '../kit/Tool.tsx'
import { density, gigabytesPerDay, reach, taskFor } from './camera.ts'

/** What a camera sees and how much room its recordings take. */
export default function CameraPlan() {
  const [pixels, setPixels] = useState(2560)
  const [angle, setAngle] = useState(80)
  const [distance, setDistance] = useState(8)
  const [megabits, setMegabits] = useState(4)
  const [cameras, setCameras] = useState(4)
  const [days, setDays] = useState(14)
  const perMetre = density(pixels, angle, distance)
  const task = taskFor(perMetre)
  const daily = gigabytesPerDay(megabits, 24) * cameras
  return (
    <Tool title="Камера и диск">
      <Fields>
        <NumberField label="Точек по ширине" value={pixels} min={320} max={16000} onChange={setPixels} />
        <NumberField label="Угол объектива" unit="°" value={angle} min={1} max={150} onChange={setAngle} />
        <NumberField label="Расстояние" unit="м" value={distance} min={0.5} max={500} onChange={setDistance} />
        <NumberField label="Поток" unit="Мбит/с" value={megabits} min={0.1} max={100} onChange={setMegabits} />
        <NumberField label="Камер" value={cameras} min={1} max={200} onChange={setCameras} />
        <NumberField label="Хранить" unit="дней" value={days} min={1} max={3650} onChange={setDays} />
      </Fields>
      <Results
        rows={[
          ['Ширина кадра', `${formatNumber(pixels / perMetre, 1)} м`],
          ['Точек на метр', formatNumber(perMetre)],
          ['Узнать можно до', `${formatNumber(reach(pixels, angle, 125), 1)} м`],
          ['Опознать можно до', `${formatNumber(reach(pixels, angle, 250), 1)} м`],
          ['За сутки', `${formatNumber(daily)} ГБ`],
          ['Всего', `${formatNumber((daily * days) / 1000, 1)} ТБ`],
        ]}
      />
      <Verdict tone={task === undefined ? 'bad' : perMetre >= 125 ? 'good' : 'fair'}>
        {task === undefined
          ? 'Слишком далеко: человек в кадре — несколько точек.'
          : `На этом расстоянии можно ${task}.`}
      </Verdict>
    </Tool>
  )
}
