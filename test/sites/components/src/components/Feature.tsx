import clsx from 'clsx'
import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import useBaseUrl from '@docusaurus/useBaseUrl'
import photo from './photo.png'
import styles from './Feature.module.css'
import './plain.css'

const Mark = require('@site/static/img/mark.svg').default

interface Props {
  title: string
  children?: ReactNode
}

export default function Feature({ title, children }: Props): ReactNode {
  return (
    <div className={clsx('col col--4', styles.feature, { 'plain-component': true })}>
      <Mark className={styles.title} role="img" />
      <img src={photo} alt="Снимок" />
      <img src={useBaseUrl('img/dot.png')} alt="Точка" />
      <Heading as="h3">{title}</Heading>
      <p style={{ color: 'var(--ifm-color-primary)', marginTop: 4 }}>{children}</p>
    </div>
  )
}
