import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'

export default function Home() {
  const { siteConfig, i18n } = useDocusaurusContext()
  return (
    <Layout title={translate({ id: 'home.title', message: 'Home' })} description={siteConfig.tagline}>
      <main>
        <h1>
          <Translate id="home.greeting" values={{ name: siteConfig.title }}>
            {'Welcome to {name}'}
          </Translate>
        </h1>
        <p>
          {i18n.currentLocale} <Link to="/manual">{translate({ id: 'home.read', message: 'Read' })}</Link>
        </p>
      </main>
    </Layout>
  )
}
