'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, Results, TextField, Tool, Verdict } from '../kit/Tool.tsx'
import { contrast, formatColor, type Rgb, readColor } from './contrast.ts'

interface PickerProps {
  label: string
  text: string
  color: Rgb
  onChange(text: string): void
}

const Picker = ({ label, text, color, onChange }: PickerProps) => (
  <TextField
    label={label}
    value={text}
    onChange={onChange}
    problem={readColor(text) ? undefined : 'Вид: #1f5a80 или #abc'}
    beside={
      <input
        type="color"
        aria-label={`${label}: выбрать цвет`}
        value={formatColor(color)}
        onChange={event => onChange(event.target.value)}
      />
    }
  />
)

/** Two colours, their contrast and what it is enough for. */
export default function ColorContrast() {
  const [ink, setInk] = useState('#767676')
  const [paper, setPaper] = useState('#ffffff')
  const [inkColor, setInkColor] = useState<Rgb>([118, 118, 118])
  const [paperColor, setPaperColor] = useState<Rgb>([255, 255, 255])
  const change = (setText: (text: string) => void, setColor: (color: Rgb) => void) => (text: string) => {
    setText(text)
    const read = readColor(text)
    if (read) setColor(read)
  }
  const ratio = contrast(inkColor, paperColor)
  const says = (limit: number) => (ratio >= limit ? 'да' : 'нет')
  return (
    <Tool title="Контраст двух цветов">
      <Fields>
        <Picker label="Текст" text={ink} color={inkColor} onChange={change(setInk, setInkColor)} />
        <Picker label="Фон" text={paper} color={paperColor} onChange={change(setPaper, setPaperColor)} />
      </Fields>
      <Results
        rows={[
          ['Контраст', `${formatNumber(Math.floor(ratio * 100) / 100, 2)} : 1`],
          ['Обычный текст, AA (4,5)', says(4.5)],
          ['Крупный текст и значки, AA (3)', says(3)],
          ['Обычный текст, AAA (7)', says(7)],
        ]}
      />
      <Verdict tone={ratio >= 4.5 ? 'good' : ratio >= 3 ? 'fair' : 'bad'}>
        {ratio >= 4.5 ? 'Читать можно любой текст.' : ratio >= 3 ? 'Только крупный текст и значки.' : 'Читать трудно.'}
      </Verdict>
    </Tool>
  )
}
