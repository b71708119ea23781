import React from 'react'
import Layout from '@theme/Layout'

export default () => (
  <Layout>
    <main className="container">
      <h1>Простая</h1>
      <a href="/about">О нас</a>
    </main>
  </Layout>
)
