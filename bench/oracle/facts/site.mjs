/** All facts of a built site, sorted, the same bytes for the same output. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { docusaurus } from './docusaurus-page.mjs'
import { atomFacts, jsonFacts, rssFacts, sitemapFacts } from './feeds.mjs'
import { pageFacts } from './page.mjs'
import { docusaurusSidebars, lastLocale, zapiskiSidebars } from './sidebars.mjs'
import { sheetFacts } from './styles.mjs'
import { zapiski } from './zapiski-page.mjs'

/**
 * `engine`: whose output it is. `siteDir`: for theirs, the folder that was built. `menusOf`: for ours, the folder of
 * the locale that theirs tells the menus of; a build leaves those of its last locale alone.
 *
 * @param {{ engine: 'docusaurus' | 'zapiski', outDir: string, siteDir?: string, menusOf?: string }} of
 */
export function siteFacts({ engine, outDir, siteDir, menusOf }) {
  const files = filesOf(outDir)
  const read = file => readFileSync(join(outDir, file), 'utf8')
  const ours = engine === 'zapiski'
  const html = files.filter(file => file.endsWith('.html'))
  const pages = {}
  const redirects = {}
  for (const file of html) {
    const facts = pageFacts(read(file), ours ? zapiski : docusaurus, /(^|\/)404\.html$/.test(file))
    if (facts.redirect === undefined) pages[routeOf(file)] = facts
    else redirects[routeOf(file)] = facts.redirect
  }
  for (const [route, facts] of Object.entries(pages)) {
    // What is the same everywhere is said once, in each language.
    if (facts.kind === 'notFound') continue
    const shared = pages[`/${route.split('/')[1]}/404`] ?? pages['/404'] ?? {}
    for (const name of ['navbar', 'footer', 'announcement'])
      if (JSON.stringify(facts[name]) === JSON.stringify(shared[name])) delete facts[name]
  }
  const feeds = {}
  for (const file of files) {
    if (/(^|\/)rss\.xml$/.test(file)) feeds[file] = rssFacts(read(file))
    if (/(^|\/)atom\.xml$/.test(file)) feeds[file] = atomFacts(read(file))
    if (/(^|\/)feed\.json$/.test(file)) feeds[file] = jsonFacts(read(file))
  }
  const sitemaps = files.filter(file => /\.xml$/.test(file) && read(file).includes('<urlset'))
  return sorted({
    html,
    pages,
    redirects,
    feeds,
    sitemap: Object.fromEntries(sitemaps.map(file => [file, sitemapFacts(read(file))])),
    menusOf: ours ? menusOf : lastLocale(siteDir),
    sidebars: ours
      ? zapiskiSidebars(join(outDir, menusOf ?? ''))
      : withPageAddresses(docusaurusSidebars(siteDir), pages),
    styles: sheetFacts(files.filter(file => file.endsWith('.css')).map(read), html.map(read)),
    files: files.filter(file => !file.endsWith('.html') && !isOfEngine(file)),
  })
}

/** What engines publish for their own use, in each locale. */
const isOfEngine = file => /^(?:[a-z]{2}(?:-[A-Za-z]+)?\/)?(?:assets|data)\//.test(file)

/** Their data of menus has addresses before the trailing slash rule; the pages have them after it. */
function withPageAddresses(sidebars, pages) {
  const addresses = new Map(
    Object.values(pages).flatMap(({ canonical }) => {
      const path = canonical?.replace(/^https?:\/\/[^/]+/, '')
      return path === undefined ? [] : [[path.replace(/\/$/, ''), path]]
    }),
  )
  const written = line =>
    line.replace(/ -> (\/[^[.]*?)(\/?)(?= [[.]|$)/u, (whole, path) => ` -> ${addresses.get(path) ?? whole.slice(4)}`)
  return Object.fromEntries(Object.entries(sidebars).map(([name, lines]) => [name, lines.map(written)]))
}

const routeOf = file => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`.normalize('NFC')

const filesOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').normalize('NFC'))
    .sort()

/** Keys in order, nothing that is `undefined` or empty. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .flatMap(key => (isEmpty(value[key]) ? [] : [[key, sorted(value[key])]])),
  )
}

const isEmpty = value =>
  value === undefined ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).every(key => isEmpty(value[key])))
