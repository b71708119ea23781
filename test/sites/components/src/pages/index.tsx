import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'
import Feature from '@site/src/components/Feature'
import Counter from '../components/Counter'
import styles from './index.module.css'

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout title={`Привет, ${siteConfig.title}`} description="Главная на React" wrapperClassName="home" noFooter>
      <Head>
        <meta property="og:type" content="profile" />
        <link rel="me" href="https://example.net/me" />
        <html className="home-html" />
      </Head>
      <header className={`hero hero--primary ${styles.banner}`}>
        <h1 className="hero__title">{siteConfig.title}</h1>
        <Link className="button button--secondary" to="/docs/intro">
          Читать
        </Link>
      </header>
      <main>
        <div className="row">
          {['Раз', 'Два'].map(title => (
            <Feature key={title} title={title}>
              Текст
            </Feature>
          ))}
        </div>
        <Counter start={1} />
      </main>
    </Layout>
  )
}
