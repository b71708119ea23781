'use client'

import { useState } from 'react'
import { formatNumber } from '../kit/format.ts'
import { Fields, NumberField, Output, Results, Select, Tool, Verdict } from '../kit/Tool.tsx'
import toolStyles from '../kit/tool.module.css'
import { type Choice, entropyOf, makePassword, SETS, secondsToGuess } from './entropy.ts'
import { sayTime } from './time-words.ts'

const CHOICES: readonly (readonly [Choice, string])[] = [
  ['words', 'слова из списка в 7776'],
  ['all', 'любые печатные знаки'],
  ['letters', 'буквы и цифры'],
  ['lower', 'строчные латинские буквы'],
  ['digits', 'цифры'],
]

function judge(bits: number): ['good' | 'fair' | 'bad', string] {
  if (bits < 50) return ['bad', 'Мало: такой пароль держится только на счётчике попыток.']
  return bits < 70 ? ['fair', 'Годится для сайта со вторым фактором.'] : ['good', 'Хватит и для главного пароля.']
}

/** How long a password of a kind holds. Nobody types their own password here, and nothing leaves the page. */
export default function PasswordStrength() {
  const [choice, setChoice] = useState<Choice>('words')
  const [length, setLength] = useState(6)
  const [password, setPassword] = useState('')
  const bits = entropyOf(choice, length)
  const [tone, words] = judge(bits)
  const draw = () =>
    setPassword(choice === 'words' ? '' : makePassword(SETS[choice], length, bytes => crypto.getRandomValues(bytes)))
  return (
    <Tool title="Сколько продержится">
      <Fields>
        <Select
          label="Из чего выбран"
          value={choice}
          options={CHOICES}
          onChange={next => {
            setChoice(next)
            setPassword('')
          }}
        />
        <NumberField
          label="Сколько штук"
          value={length}
          min={1}
          max={64}
          onChange={value => setLength(Math.round(value))}
        />
      </Fields>
      <Results
        rows={[
          ['Энтропия', `${formatNumber(bits, 1)} бит`],
          ['Быстрый хеш, 10¹¹ в секунду', sayTime(secondsToGuess(bits, 1e11))],
          ['Медленный хеш, 10⁴ в секунду', sayTime(secondsToGuess(bits, 1e4))],
        ]}
      />
      <Verdict tone={tone}>{words}</Verdict>
      {choice !== 'words' && (
        <button type="button" className={toolStyles.button} onClick={draw}>
          Придумать такой пароль
        </button>
      )}
      {password !== '' && <Output label="Случайный пароль" text={password} />}
    </Tool>
  )
}
