'use client'

import { useEffect, useState } from 'react'
import { Fields, Results, TextField, Tool, Verdict } from '../kit/Tool.tsx'
import { nextRuns, readCron } from './cron.ts'

const FORMAT = new Intl.DateTimeFormat('ru', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A line of crontab and when it runs next. What time it is only the reader's browser knows. */
export default function CronRuns() {
  const [text, setText] = useState('*/5 9-18 * * mon-fri')
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const schedule = readCron(text)
  const runs = typeof schedule === 'string' || !now ? [] : nextRuns(schedule, now, 5)
  return (
    <Tool title="Когда запустится">
      <Fields>
        <TextField
          isWide
          label="Минуты, часы, число, месяц, день недели"
          value={text}
          onChange={next => {
            setText(next)
            setNow(new Date())
          }}
          problem={typeof schedule === 'string' ? schedule : undefined}
        />
      </Fields>
      {typeof schedule !== 'string' && schedule.isEither && (
        <Verdict tone="fair">Названы и число, и день недели: cron запустит, когда подойдёт любое из двух.</Verdict>
      )}
      {now && typeof schedule !== 'string' && runs.length === 0 && <Verdict tone="bad">Такого дня не бывает.</Verdict>}
      <Results rows={runs.map((run, index) => [`${index + 1}-й запуск`, FORMAT.format(run).replace(/\sг\./, '')])} />
    </Tool>
  )
}
