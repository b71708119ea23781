/** Every text of our own site is named by a link in another one: what no text leads to is found by accident alone. */

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const SITE = join(import.meta.dirname, '..', 'site')

const files = ['blog', 'docs', 'pages']
  .flatMap(folder => readdirSync(join(SITE, folder), { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))

/** How links may end that name a text: by its file, by its slug, by its day and name. */
function endingsOf(file, text) {
  const name = basename(file).replace(/\.mdx?$/, '')
  const own = name === 'index' ? basename(dirname(file)) : name
  const slug = /^slug: *["']?([^\s"']+)/m.exec(text)?.[1] ?? `/${own.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`
  const path = relative(dirname(dirname(file)), file)
  return [...(slug === '/' ? [] : [slug]), `/${own}`, path, ...(name === 'index' ? [] : [basename(file)])]
}

const LINK = /\]\(([^)\s]+)|\bhref="([^"]+)"/g
const linksOf = text => [...text.matchAll(LINK)].map(([, written, href]) => (written ?? href).replace(/[?#].*$/, ''))
const links = new Map([...texts].map(([file, text]) => [file, linksOf(text)]))

const isNamed = file => {
  const endings = endingsOf(file, texts.get(file))
  return [...links].some(
    ([other, targets]) => other !== file && targets.some(target => endings.some(ending => target.endsWith(ending))),
  )
}

const orphans = files.filter(file => !file.startsWith(join(SITE, 'pages')) && !isNamed(file))
for (const file of orphans) console.log(`${relative(join(SITE, '..'), file)}  ни один текст сюда не ведёт`)
if (orphans.length > 0) process.exitCode = 1
