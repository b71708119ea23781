'use client'

import { useId, useRef, useState } from 'react'
import { Tool } from '../kit/Tool.tsx'
import styles from '../kit/tool.module.css'
import type { Ran } from './run.ts'

interface LuaPlaygroundProps {
  /** Lines of the program one starts from. */
  lines: readonly string[]
}

type State = { kind: 'idle' } | { kind: 'running' } | { kind: 'ran'; ran: Ran } | { kind: 'failed' }

/** Room for a few more lines than there are at first. */
const ROOM = 2

/** A program to change and run. The machine is asked for at the first press; without scripts the program is text. */
export default function LuaPlayground({ lines }: LuaPlaygroundProps) {
  const start = lines.join('\n')
  const id = useId()
  const [code, setCode] = useState(start)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const field = useRef<HTMLTextAreaElement>(null)

  const run = async () => {
    setState({ kind: 'running' })
    try {
      const [{ runLua }, { default: machine }] = await Promise.all([import('./run.ts'), import('fengari')])
      setState({ kind: 'ran', ran: runLua(machine, code) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const restore = () => {
    setCode(start)
    setState({ kind: 'idle' })
    field.current?.focus()
  }

  return (
    <Tool title="Попробовать: Lua 5.3 в браузере">
      <div className={`${styles.field} ${styles.wide}`}>
        <label className={styles.label} htmlFor={id}>
          Программа
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.program}
          rows={lines.length + ROOM}
          value={code}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={event => setCode(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run()
          }}
        />
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={run} disabled={state.kind === 'running'}>
          Запустить
        </button>
        {code !== start && (
          <button type="button" className={styles.button} onClick={restore}>
            Вернуть как было
          </button>
        )}
        <span className={styles.label}>или Ctrl+Enter в поле</span>
      </div>
      <div aria-live="polite">
        {state.kind === 'running' && <p className={styles.label}>Загружаю машину Lua, 70 КБ…</p>}
        {state.kind === 'failed' && (
          <p className={styles.problem}>Машина не загрузилась. Проверьте связь и нажмите ещё раз.</p>
        )}
        {state.kind === 'ran' && <Said ran={state.ran} />}
      </div>
    </Tool>
  )
}

const Said = ({ ran: { output, error } }: { ran: Ran }) => (
  <div className={styles.output}>
    <span className={styles.label}>Вывод</span>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
    <pre role="group" tabIndex={0} aria-label="Вывод программы">
      <code>{output || (error === undefined ? '(пусто)' : '')}</code>
    </pre>
    {error !== undefined && <p className={styles.problem}>{error}</p>}
  </div>
)
