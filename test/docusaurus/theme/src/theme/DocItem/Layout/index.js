import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Layout from '@theme-original/DocItem/Layout'
import React from 'react'

export default function LayoutWrapper(props) {
  const { metadata, frontMatter } = useDoc()
  return (
    <>
      <div data-part="doc-layout">
        {metadata.title}: {frontMatter.level ?? 'any'} level
      </div>
      <Layout {...props} />
    </>
  )
}
