import Link from '@docusaurus/Link'

export default function NotFoundContent({ className }) {
  return (
    <main className={className}>
      <h1>Not here</h1>
      <p data-part="not-found">
        Look in <Link to="/docs/start">the beginning</Link>
      </p>
    </main>
  )
}
