import { type ReactNode, useId, useState } from 'react'
import { formatNumber, readNumber } from './format.ts'
import styles from './tool.module.css'

/** A calculator in a text: a name, fields, what comes of them. */
export function Tool({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.tool} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      {children}
    </section>
  )
}

export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>

interface NumberFieldProps {
  label: string
  unit?: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

/** A number typed with comma or point. While it is none, or out of bounds, the earlier one stays and the field says so. */
export function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const id = useId()
  const [text, setText] = useState(() => String(value).replace('.', ','))
  const number = readNumber(text)
  const isValid = number !== undefined && number >= min && number <= max
  const change = (next: string) => {
    setText(next)
    const read = readNumber(next)
    if (read !== undefined && read >= min && read <= max) onChange(read)
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : `${id}-problem`}
          onChange={event => change(event.target.value)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {!isValid && (
        <p className={styles.problem} id={`${id}-problem`}>
          Нужно число от {formatNumber(min, 3)} до {formatNumber(max, 3)}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps {
  label: string
  value: string
  problem?: string | undefined
  placeholder?: string
  isWide?: boolean
  /** Stands beside the line, as a colour to choose. */
  beside?: ReactNode
  onChange(value: string): void
}

/** A line of code or a name; `problem` says what is wrong with it. */
export function TextField({ label, value, problem, placeholder, isWide, beside, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control}>
        <input
          className={styles.line}
          id={id}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={event => onChange(event.target.value)}
        />
        {beside}
      </span>
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: NoInfer<Value>) => void
}

export function Select<const Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find(([name]) => name === chosen)
    if (option) onChange(option[0])
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={event => choose(event.target.value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Ticks that belong together. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.label}>{title}</legend>
    {children}
  </fieldset>
)

export const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
    {label}
  </label>
)

/** What came out: names with values. Code is set in the face of code. */
export const Results = ({ rows }: { rows: readonly (readonly [name: string, value: string, isCode?: boolean])[] }) => (
  <dl className={styles.result} aria-live="polite">
    {rows.map(([name, value, isCode]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={isCode ? styles.code : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)

export type Tone = 'good' | 'fair' | 'bad'

/** One sentence on what the numbers mean. The words say it all, the colour repeats them. */
export const Verdict = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <p className={`${styles.verdict} ${styles[tone]}`} aria-live="polite">
    {children}
  </p>
)

/** A command or file to take along. */
export function Output({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.output}>
      <span className={styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
      <button type="button" className={styles.button} onClick={copy} onBlur={() => setCopied(false)}>
        <span aria-live="polite">{isCopied ? 'Скопировано' : 'Скопировать'}</span>
      </button>
    </div>
  )
}
