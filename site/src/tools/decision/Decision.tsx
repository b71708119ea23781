import kit from '../kit/tool.module.css'
import styles from './decision.module.css'

/** What to do, in words with code between backquotes, or the next question. */
export type Way = string | Question

export interface Question {
  ask: string
  /** What one may answer, and where it leads. */
  answers: readonly (readonly [answer: string, way: Way])[]
}

const Words = ({ text }: { text: string }) => (
  <p className={styles.advice}>
    {text.split('`').map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      index % 2 === 0 ? part : <code key={index}>{part}</code>,
    )}
  </p>
)

const Step = ({ question: { ask, answers }, path }: { question: Question; path: string }) => (
  <div className={styles.step}>
    <p className={styles.ask}>{ask}</p>
    {answers.map(([answer, way], index) => (
      <details key={answer} name={`decision-${path}`} className={styles.answer}>
        <summary>{answer}</summary>
        {typeof way === 'string' ? <Words text={way} /> : <Step question={way} path={`${path}-${index}`} />}
      </details>
    ))}
  </div>
)

interface DecisionProps {
  /** Tells trees of one page apart. */
  id: string
  title: string
  first: Question
}

/** A tree of questions: an answer opens the next one. Made of `details`, so it needs no script. */
export default function Decision({ id, title, first }: DecisionProps) {
  return (
    <section className={kit.tool} aria-label={title}>
      <p className={kit.title}>{title}</p>
      <Step question={first} path={id} />
    </section>
  )
}
