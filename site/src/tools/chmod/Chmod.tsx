'use client'

import { useState } from 'react'
import { Check, Fields, Group, Output, Results, TextField, Tool, Verdict } from '../kit/Tool.tsx'
import styles from './chmod.module.css'
import { adviseMode, formatLetters, formatOctal, formatSymbolic, readOctal } from './chmod.ts'

const PEOPLE = ['Владелец', 'Группа', 'Остальные'] as const
const RIGHTS = ['чтение', 'запись', 'запуск'] as const
const SPECIAL = ['setuid', 'setgid', 'sticky'] as const

/** Rights of a file by ticks or by number. */
export default function Chmod() {
  const [text, setText] = useState('644')
  const [mode, setMode] = useState(0o644)
  const change = (next: number) => {
    setMode(next)
    setText(formatOctal(next))
  }
  const type = (next: string) => {
    setText(next)
    const read = readOctal(next)
    if (read !== undefined) setMode(read)
  }
  const flip = (bit: number) => change(mode ^ (1 << bit))
  const advice = adviseMode(mode)
  return (
    <Tool title="Права файла">
      <Fields>
        <TextField
          label="Число"
          value={text}
          onChange={type}
          problem={readOctal(text) === undefined ? 'Три или четыре цифры от 0 до 7' : undefined}
        />
      </Fields>
      <div className={styles.groups}>
        {PEOPLE.map((who, row) => (
          <Group key={who} title={who}>
            {RIGHTS.map((right, column) => {
              const bit = 8 - 3 * row - column
              return <Check key={right} label={right} checked={((mode >> bit) & 1) === 1} onChange={() => flip(bit)} />
            })}
          </Group>
        ))}
        <Group title="Особые">
          {SPECIAL.map((name, index) => (
            <Check
              key={name}
              label={name}
              checked={((mode >> (11 - index)) & 1) === 1}
              onChange={() => flip(11 - index)}
            />
          ))}
        </Group>
      </div>
      <Results
        rows={[
          ['В выводе ls -l', formatLetters(mode), true],
          ['Буквами', formatSymbolic(mode), true],
        ]}
      />
      {advice && <Verdict tone={mode & 0o002 || mode & 0o4000 ? 'fair' : 'good'}>{advice}</Verdict>}
      <Output label="Команда" text={`chmod ${formatOctal(mode)} файл`} />
    </Tool>
  )
}
