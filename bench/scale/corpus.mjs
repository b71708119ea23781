/** A site of ordinary length, made of words that people wrote: the same seed is the same site. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** A generator with a fixed seed: `random(n)` is 0 … n - 1. */
export function createRandom(seed) {
  let state = seed >>> 0
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

let known
/** Words of our own posts and notes, each as often as it occurs there, so that drawing one at random keeps its share. */
function vocabulary() {
  // Its texts alone: beside them stand files that a build at the same time makes and removes.
  known ??= ['blog', 'docs', 'pages']
    .flatMap(folder => readdirSync(join(ROOT, 'site', folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name.endsWith('.md'))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap(file => {
      const prose = readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n|```[\s\S]*?```|`[^`]*`|\([^)]*\)/g, ' ')
      return prose.match(/\p{L}{2,}/gu) ?? []
    })
  return known
}

function createWriter(random) {
  const vocabularyOf = vocabulary()
  const words = count =>
    Array.from({ length: count }, () => vocabularyOf[random(vocabularyOf.length)].toLowerCase()).join(' ')
  const sentence = () => {
    const text = words(6 + random(12))
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 3 + random(4) }, sentence).join(' ')
  return { words, sentence, paragraph }
}

/** Body of about `length` words: sections, a list, a table at times, two blocks of code, links. */
function body(index, { random, writer, length, linkTo }) {
  const { words, sentence, paragraph } = writer
  const parts = [paragraph(), '<!-- truncate -->']
  const sections = Math.max(1, Math.round(length / 130))
  for (let section = 0; section < sections; section++) {
    parts.push(`## ${words(2 + random(3))}`, paragraph())
    if (section === 0 && linkTo !== undefined) parts.push(`Подробнее: [${words(2)}](${linkTo}).`)
    if (section % 2 === 1) parts.push(`- ${sentence()}\n- ${sentence()}\n- ${sentence()}`)
    if (section % 3 === 2) parts.push(`### ${words(2)}`)
    if (section % 4 === 2) parts.push(`| имя | значение |\n| --- | --- |\n| ${words(1)} | ${words(3)} |`)
    parts.push(paragraph())
  }
  parts.push(
    `\`\`\`lua title="file${index}.lua"\nlocal t = { a = ${index}, b = "строка" }\nfor k, v in pairs(t) do\n  print(k, v)\nend\n\`\`\``,
  )
  parts.push(`\`\`\`bash\nsudo systemctl restart service-${index}\n\`\`\``, paragraph())
  return `${parts.join('\n\n')}\n`
}

const title = words => words.charAt(0).toUpperCase() + words.slice(1)

function writeFile(folder, path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Folder of a doc in a tree of three levels. */
function docFolder(index, folders) {
  const place = index % folders
  const top = place % 8
  const middle = Math.floor(place / 8) % 7
  return place < 8 ? `part-${top}` : `part-${top}/section-${middle}`
}

/** Config of the site; `site` is a text of more settings. */
const CONFIG = `import { defineConfig } from 'zapiski'
export default defineConfig({
  title: 'Проба',
  url: 'https://example.org',
  favicon: 'favicon.svg',
  blog: { routeBasePath: '/', onInlineTags: 'ignore', blogSidebarCount: 'ALL' },
  docs: { routeBasePath: '/docs' },
  pages: false,
})
`

/**
 * Writes a site into an empty folder: `posts` over ten years in `blog`, `docs` in a tree of `folders` folders, `length`
 * words each.
 */
export function writeCorpus(folder, { posts, docs, folders = 56, length = 600, seed = 7 }) {
  const random = createRandom(seed)
  const writer = createWriter(random)
  const days = posts === 0 ? 1 : 3650 / posts
  for (let index = 0; index < posts; index++) {
    const day = new Date(Date.UTC(2014, 0, 1 + Math.floor(index * days))).toISOString().slice(0, 10)
    const head = `---\ntitle: ${title(writer.words(4))} ${index}\ndate: ${day}\nslug: /post-${index}\ntags: [t${index % 40}, t${index % 7}]\n---\n\n`
    const linkTo = index > 0 ? `./post-${random(index)}.md` : undefined
    writeFile(folder, `blog/post-${index}.md`, head + body(index, { random, writer, length, linkTo }))
  }
  for (let index = 0; index < docs; index++) {
    const place = docFolder(index, folders)
    const previous = index - folders
    const linkTo = previous >= 0 ? `./doc-${previous}.md` : undefined
    const head = `---\ntitle: ${title(writer.words(3))} ${index}\n---\n\n`
    writeFile(folder, `docs/${place}/doc-${index}.md`, head + body(index, { random, writer, length, linkTo }))
  }
  if (docs > 0) writeFile(folder, 'docs/index.md', `---\ntitle: База\nslug: /\n---\n\n${writer.paragraph()}\n`)
  writeFile(
    folder,
    'static/favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>\n',
  )
  writeFile(folder, 'zapiski.config.ts', CONFIG)
}
