/** Pagefind and MiniSearch, set up as their own documentation does, installed into a temporary folder. */

import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const LIMIT = 10

/** Searches by name: query -> routes; `close` removes everything. */
export async function createRivals(documents) {
  const folder = mkdtempSync(join(tmpdir(), 'search-rivals-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', 'pagefind@1.6', 'minisearch@7'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const require = createRequire(join(folder, 'x.js'))
  const load = async name => import(pathToFileURL(require.resolve(name)).href)
  const miniSearch = createMiniSearch((await load('minisearch')).default, documents)
  const pagefind = await createPagefind(folder, documents)
  return {
    searches: { 'MiniSearch 7': miniSearch, 'Pagefind 1.6': pagefind.search },
    close: () => {
      pagefind.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** «Basic usage» with the options its README shows: boosted title, prefix and fuzzy search. */
function createMiniSearch(MiniSearch, documents) {
  const index = new MiniSearch({
    fields: ['title', 'tags', 'headings', 'text'],
    idField: 'route',
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(
    documents.map(({ route, title, tags, sections }) => ({
      route,
      title,
      tags: tags.map(({ label }) => label).join(' '),
      headings: sections.map(({ heading }) => heading).join(' '),
      text: sections.map(({ text }) => text).join(' '),
    })),
  )
  return query =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map(({ id }) => id)
}

/** Its Node API over the pages as HTML, then its own browser script over HTTP. */
async function createPagefind(folder, documents) {
  const pagefind = await import(pathToFileURL(join(folder, 'node_modules/pagefind/lib/index.js')).href)
  const { index } = await pagefind.createIndex({ forceLanguage: 'ru' })
  const routes = new Map()
  for (const [number, document] of documents.entries()) {
    routes.set(`/${number}/`, document.route)
    await index.addHTMLFile({ url: `/${number}/`, content: toHtml(document) })
  }
  const outputPath = join(folder, 'pagefind')
  await index.writeFiles({ outputPath })
  await pagefind.close()

  const server = createServer((request, response) => {
    const path = join(folder, decodeURI((request.url ?? '/').split('?')[0]))
    if (!existsSync(path) || !statSync(path).isFile()) response.writeHead(404).end()
    else createReadStream(path).pipe(response)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const basePath = `http://127.0.0.1:${server.address().port}/pagefind/`
  // Its script asks the page for its language and for its own address, and fetches from there.
  globalThis.window ??= globalThis
  globalThis.location ??= new URL(basePath)
  globalThis.document ??= {
    querySelector: () => ({ getAttribute: () => 'ru' }),
    currentScript: null,
  }
  const { fetch } = globalThis
  globalThis.fetch = (address, options) => fetch(new URL(address, basePath), options)
  const client = await import(pathToFileURL(join(outputPath, 'pagefind.js')).href)
  await client.options({ basePath, baseUrl: '/' })
  const search = async query => {
    const { results } = await client.search(query)
    const data = await Promise.all(results.slice(0, LIMIT).map(result => result.data()))
    return data.map(({ raw_url, url }) => routes.get(raw_url ?? url) ?? url)
  }
  return { search, close: () => server.close() }
}

const toText = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function toHtml({ title, tags, sections }) {
  const body = sections.map(({ anchor, heading, level, text }) => {
    const tag = `h${Math.max(level, 2)}`
    return `${heading === '' ? '' : `<${tag} id="${toText(anchor)}">${toText(heading)}</${tag}>`}<p>${toText(text)}</p>`
  })
  const labels = tags.map(({ label }) => `<span>${toText(label)}</span>`).join(' ')
  return `<!doctype html><html lang="ru"><head><title>${toText(title)}</title></head><body><main data-pagefind-body><h1>${toText(title)}</h1><p>${labels}</p>${body.join('')}</main></body></html>`
}
