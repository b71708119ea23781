'use client'

import { useState } from 'react'
import { Check, Fields, NumberField, Output, TextField, Tool, Verdict } from '../kit/Tool.tsx'
import { isMoment, type Shift, writeShift } from './photo-time.ts'

const START: Shift = {
  hours: 2,
  minutes: 0,
  seconds: 0,
  model: '',
  before: '',
  folder: 'photos/',
  isRecursive: false,
}

/** Fields to a command that shifts the time of photos. */
export default function PhotoTime() {
  const [shift, setShift] = useState(START)
  const command = writeShift(shift)
  const set = (change: Partial<Shift>) => setShift({ ...shift, ...change })
  return (
    <Tool title="Собрать команду">
      <Fields>
        <NumberField
          label="Часы"
          value={shift.hours}
          min={-48}
          max={48}
          onChange={hours => set({ hours: Math.round(hours) })}
        />
        <NumberField
          label="Минуты"
          value={shift.minutes}
          min={-59}
          max={59}
          onChange={minutes => set({ minutes: Math.round(minutes) })}
        />
        <NumberField
          label="Секунды"
          value={shift.seconds}
          min={-59}
          max={59}
          onChange={seconds => set({ seconds: Math.round(seconds) })}
        />
        <TextField label="Только модель" placeholder="X-T20" value={shift.model} onChange={model => set({ model })} />
        <TextField
          label="Только снятое до"
          placeholder="2022:05:20 14:00:00"
          value={shift.before}
          problem={isMoment(shift.before) ? undefined : 'Вид: 2022:05:20 14:00:00'}
          onChange={before => set({ before })}
        />
        <TextField label="Папка" value={shift.folder} onChange={folder => set({ folder })} />
        <Check label="и вложенные папки" checked={shift.isRecursive} onChange={isRecursive => set({ isRecursive })} />
      </Fields>
      {command ? (
        <Output label="Команда для bash и zsh" text={command} />
      ) : (
        <Verdict tone="fair">Сдвига нет: задайте часы, минуты или секунды.</Verdict>
      )}
    </Tool>
  )
}
