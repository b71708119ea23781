/** What a first visit to a page costs: the document and what its head and body ask for, compressed as a host does. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { attributeOf, findAll, parseHtml } from './facts/dom.mjs'

/** One of each kind, where the site has it. */
export function samplePages(facts) {
  const routes = kind => Object.entries(facts.pages).filter(([, page]) => page.kind === kind && (page.text ?? '').length > 0)
  const longest = kind => routes(kind).toSorted(([, a], [, b]) => b.text.length - a.text.length)[0]?.[0]
  return Object.fromEntries(
    Object.entries({ doc: longest('doc'), post: longest('post'), home: '/' in facts.pages ? '/' : undefined }).filter(
      ([, route]) => route !== undefined,
    ),
  )
}

/** Bytes after gzip of what a browser loads before anyone touches the page. Modules bring what they import. */
export function pageWeight(outDir, baseUrl, route) {
  const file = [`${route}.html`, `${route}/index.html`].map(path => join(outDir, path)).find(path => existsSync(path))
  const html = readFileSync(file, 'utf8')
  const page = parseHtml(html)
  const scripts = findAll(page, 'script[src]').map(node => attributeOf(node, 'src'))
  const links = findAll(page, 'link').filter(node => /stylesheet|modulepreload|preload/.test(String(attributeOf(node, 'rel'))))
  const images = findAll(page, 'img').map(node => attributeOf(node, 'src'))
  const wanted = [...scripts, ...links.map(node => attributeOf(node, 'href')), ...images]
  const seen = new Set()
  let js = 0
  let total = gzipSync(html).length
  const load = address => {
    if (address === undefined || /^(?:https?:)?\/\/|^data:/.test(address) || seen.has(address)) return
    seen.add(address)
    const path = join(outDir, decodeURI(address.split(/[?#]/)[0].slice(baseUrl.length - 1)))
    if (!existsSync(path)) return
    const body = readFileSync(path)
    const size = /\.(js|css|svg|json|html)$/.test(path) ? gzipSync(body).length : body.length
    total += size
    if (!path.endsWith('.js')) return
    js += size
    const text = body.toString()
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g))
      load(new URL(specifier, `http://host${address}`).pathname)
  }
  for (const address of wanted) load(address)
  return { js, total }
}
