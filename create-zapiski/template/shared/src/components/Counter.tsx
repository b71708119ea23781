'use client'

import { useState } from 'react'
import styles from './Counter.module.css'

interface Props {
  /** Text of the button. */
  label: string
  start?: number
}

/** Drawn when the site is built, alive once a reader sees it. */
export default function Counter({ label, start = 0 }: Props) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  )
}
