import React, { type ReactNode } from 'react'
import clsx from 'clsx'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import Звезда from '@site/static/img/star.svg'
import Карточка from '../components/Карточка'
import styles from './index.module.css'

const карточки = [
  { заголовок: 'Быстро', текст: 'Сборка за секунду' },
  { заголовок: 'Легко', текст: 'Мало сценариев' },
]

export default function Главная(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout title="Добро пожаловать" description={siteConfig.tagline} wrapperClassName="главная">
      <Head>
        <meta name="keywords" content="страницы, реакт" />
      </Head>
      <header className={clsx('hero', styles.hero)}>
        <Heading as="h1">{siteConfig.title}</Heading>
        <p>{siteConfig.tagline} из города {String(siteConfig.customFields?.город)}</p>
        <Link className="button button--primary" to="/about">
          <Translate id="home.about" description="Кнопка">О нас</Translate>
        </Link>
        <Link to="https://example.org">{translate({ id: 'home.out', message: 'Наружу' })}</Link>
        <img src={useBaseUrl('/img/photo.png')} alt="Фото" />
        <Звезда role="img" className={styles.star} />
      </header>
      <main>
        <Heading as="h2" id="преимущества">Преимущества</Heading>
        {карточки.map(карточка => (
          <Карточка key={карточка.заголовок} {...карточка} />
        ))}
      </main>
    </Layout>
  )
}
