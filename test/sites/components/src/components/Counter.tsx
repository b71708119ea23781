'use client'

import { useColorMode } from '@docusaurus/theme-common'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import BrowserOnly from '@docusaurus/BrowserOnly'
import { type ReactNode, useId, useState } from 'react'
import { format } from './format'
import styles from './Counter.module.css'

export default function Counter({ start = 0, children }: { start?: number; children?: ReactNode }) {
  const [count, setCount] = useState(start)
  const [open, setOpen] = useState(true)
  const { colorMode } = useColorMode()
  const { siteConfig } = useDocusaurusContext()
  const isBrowser = useIsBrowser()
  const id = useId()
  return (
    <div className={styles.counter} style={{ color: 'rgb(1, 2, 3)' }}>
      <button type="button" id={id} data-test="add" onClick={() => setCount(count + 1)}>
        {format(count)} раз
      </button>
      <button type="button" data-test="toggle" onClick={() => setOpen(!open)}>
        показать
      </button>
      <output data-test="facts">
        {colorMode} {siteConfig.title} {String(siteConfig.customFields.answer)} {String(isBrowser)}
      </output>
      <Link data-test="link" to="/docs/plain">
        туда
      </Link>
      <img data-test="image" src={useBaseUrl('/img/dot.png')} alt="" />
      <BrowserOnly fallback={<i>ждём</i>}>{() => <b data-test="only">{window.innerWidth}</b>}</BrowserOnly>
      {open && <section data-test="slot">{children}</section>}
    </div>
  )
}

export function Small({ label }: { label: ReactNode }) {
  const [on, setOn] = useState(false)
  return (
    <button type="button" data-test="small" onClick={() => setOn(!on)}>
      {label} {on ? 'да' : 'нет'}
    </button>
  )
}
