import Layout from '@theme/Layout'
import Highlight from '../components/Highlight'

export default function Home() {
  return (
    <Layout title="Home">
      <main className="container mine-card">
        <h1>Home</h1>
        <Highlight>Welcome</Highlight>
      </main>
    </Layout>
  )
}
