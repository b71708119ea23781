/** A small site with one of everything, and the things that an author may do to it. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const TAGS = ['linux', 'docker', 'сети', 'новости']
const AUTHORS = ['anna', 'boris']
const WORDS = 'сервер настройка файл команда сеть диск память процесс запись журнал ошибка версия пакет адрес'.split(
  ' ',
)

/** Numbers from a seed: the same steps for the same seed. */
export function createDice(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = limit => Math.floor(next() * limit)
  return { number, pick: list => list[number(list.length)] }
}

/** A site on the disk: what there is, and how it is written. */
export function createSite(folder, dice) {
  const at = path => join(folder, path)
  const site = {
    folder,
    dice,
    at,
    settings: {
      tagline: 'Начало',
      postsPerPage: 4,
      footer: 'Подвал',
      deep: false,
      minutes: true,
      english: false,
      sidebar: false,
      dated: false,
    },
    count: 0,
    read: path => readFileSync(at(path), 'utf8'),
    write(path, body) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), body)
    },
    remove: path => rmSync(at(path), { force: true }),
    rename: (from, to) => renameSync(at(from), at(to)),
    list: (name, pattern) =>
      readdirSync(at(name), { recursive: true })
        .map(path => `${name}/${path}`)
        .filter(path => pattern.test(path))
        .toSorted(),
    next: () => ++site.count,
  }
  furnish(site)
  return site
}

function furnish(site) {
  writeConfig(site)
  writeTags(site, 'Метка')
  writeAuthors(site, 'Автор')
  writeParts(site)
  for (let number = 0; number < 9; number++) addPost(site)
  for (let number = 0; number < 5; number++) addDoc(site)
  site.write('docs/start.md', '---\nsidebar_position: 1\n---\n\n# Начало\n\nОтсюда [дальше](./mixed.mdx).\n')
  site.write('docs/mixed.mdx', MIXED)
  site.write('docs/deep/_category_.json', '{ "label": "Глубже", "link": { "type": "generated-index" } }\n')
  site.write('static/robots.txt', 'User-agent: *\n')
  site.write('README.md', 'Текст со стороны.\n')
  site.write('notes.mjs', PLUGIN)
  writeNote(site, 'слово')
}

/** A plugin that says what it reads. */
const PLUGIN = `export function note({ from }) {
  return (tree, file) => {
    if (!file.value.includes('диск')) return
    const value = file.read(from) ?? 'нет заметки'
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
  }
}
note.cacheable = true
`

const writeNote = (site, word) => site.write('notes/note.txt', `Заметка: ${word}`)

const diagram = ({ dice }) => `\`\`\`mermaid\nflowchart LR\n  a[${dice.pick(WORDS)}] --> b[${dice.pick(WORDS)}]\n\`\`\``
const formula = site => `Дано $x_{${site.next()}}$:\n\n$$\n\\sqrt{${site.next()}}\n$$`

const MIXED = `import Counter from '@site/src/components/Counter'
import Box from '@site/src/components/Box'
import Part from './_part.mdx'
import DocCardList from '@theme/DocCardList'

# Смесь

<Counter start={3}>Внутри **слот**.</Counter>

<Box>Текст в коробке.</Box>

<Part name="имя" />

Сумма {40 + 2}.

<DocCardList />
`

function writeParts(site) {
  writeComponent(site, 'первая')
  writePartial(site, 'Часть')
  writeStyles(site, 'teal')
  writeImage(site, 'blog/picture.png')
  site.write(
    'src/components/Counter.tsx',
    `'use client'\nimport { useState } from 'react'\nexport default function Counter({ start = 0, children }) {\n  const [count, setCount] = useState(start)\n  return <button type="button" onClick={() => setCount(count + 1)}>{count}{children}</button>\n}\n`,
  )
  site.write(
    'src/pages/about.jsx',
    `import Layout from '@theme/Layout'\nimport Box from '../components/Box'\nexport default () => <Layout title="О сайте"><main><Box>О сайте.</Box></main></Layout>\n`,
  )
}

const writeComponent = (site, word) =>
  site.write(
    'src/components/Box.tsx',
    `import styles from './Box.module.css'\nexport default function Box({ children }) {\n  return <div className={styles.box}>${word}: {children}</div>\n}\n`,
  )

/** Parts of a theme of the site's own: beside all documents, around each, in all texts or in some. */
const THEME = {
  Footer: word =>
    `export default () => <footer>${word} {new Date().getFullYear()} <img src="https://${word.length % 2 ? 'a' : 'b'}.example/a.png" alt="" /></footer>\n`,
  'DocItem/Footer': word =>
    `import Footer from '@theme-original/DocItem/Footer'\nimport { useDoc } from '@docusaurus/plugin-content-docs/client'\nexport default props => {\n  const { metadata, toc } = useDoc()\n  return <><p>${word} {metadata.title} {metadata.description} {toc.map(({ value }) => value)} <a href="https://example.net/">${word}</a></p><Footer {...props} /></>\n}\n`,
  Details: word => `export default ({ children }) => <details className="${word}">{children}</details>\n`,
  MDXComponents: (word, { number }) =>
    `import All from '@theme-original/MDXComponents'\nexport default { ...All, ${number(2) ? `h2: p => <h2 data-word="${word}" {...p} />` : `Note: () => '${word}'`} }\n`,
}

function changeTheme(site) {
  const name = site.dice.pick(Object.keys(THEME))
  const path = `src/theme/${name}.jsx`
  if (existsSync(site.at(path)) && site.dice.number(3) === 0) {
    site.remove(path)
    return `${name} gone`
  }
  site.write(path, THEME[name](`тема-${site.next()}`, site.dice))
  return name
}

const writePartial = (site, word) => site.write('docs/_part.mdx', `## ${word}\n\nЧасть для {props.name}.\n`)

function writeStyles(site, color) {
  site.write('src/css/custom.css', `:root { --ifm-color-primary: ${color}; }\n.own { color: ${color}; }\n`)
  site.write('src/components/Box.module.css', `.box { border: 1px solid ${color}; }\n`)
}

const writeTags = (site, word) =>
  site.write('blog/tags.yml', TAGS.map(tag => `${tag}:\n  label: ${word} ${tag}\n  permalink: /${tag}\n`).join(''))

const writeAuthors = (site, word) =>
  site.write('blog/authors.yml', AUTHORS.map(key => `${key}:\n  name: ${word} ${key}\n  page: true\n`).join(''))

export function writeConfig(site) {
  const { tagline, postsPerPage, footer, deep, minutes, english, sidebar, dated } = site.settings
  site.write(
    'settings.ts',
    `export const tagline: string = ${JSON.stringify(tagline)}\nexport const footer = ${JSON.stringify(footer)}\n`,
  )
  site.write(
    'zapiski.config.ts',
    `import { defineConfig } from 'zapiski'
import { note } from './notes.mjs'
import { footer, tagline } from './settings'

export default defineConfig({
  title: 'Шаги',
  tagline,
  url: 'https://example.org',
  i18n: { defaultLocale: 'ru', locales: ['ru'${english ? ", 'en'" : ''}] },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  // A text that is renamed or gone leaves links to nowhere; an error would be there for all steps to come.
  onBrokenMarkdownLinks: 'warn',
  markdown: { pages: true, mermaid: true, math: true },
  blog: { routeBasePath: '/', onUntruncatedBlogPosts: 'ignore', postsPerPage: ${postsPerPage}, showReadingTime: ${minutes}, showLastUpdateTime: ${dated} },
  docs: { routeBasePath: 'docs', showLastUpdateTime: ${dated}, showLastUpdateAuthor: ${dated}, ${sidebar ? "sidebarPath: 'sidebars.json', " : ''}remarkPlugins: [[note, { from: 'notes/note.txt' }]] },
  customCss: 'src/css/custom.css',
  themeConfig: {
    tableOfContents: { maxHeadingLevel: ${deep ? 4 : 2} },
    navbar: { title: 'Шаги', items: [{ to: '/docs/start', label: 'Документы' }, { type: 'localeDropdown' }, { type: 'search' }] },
    footer: { copyright: footer },
  },
})
`,
  )
}

/** A picture of a size of its own: pages say it. */
export function writeImage(site, path) {
  const [width, height] = [site.dice.number(30) + 1, site.dice.number(30) + 1]
  const rows = Buffer.alloc(height * (width + 1), site.dice.number(256))
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  site.write(
    path,
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([length, body, sum])
}

/** Node has its own from version 22.2 on. */
const checksum = bytes => (crc32 === undefined ? slowChecksum(bytes) : crc32(bytes))

function slowChecksum(bytes) {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

const posts = site => site.list('blog', /post-\d+\.md$/)
const docs = site => site.list('docs', /doc-\d+\.md$/)
const texts = site => [...posts(site), ...docs(site)]

export { texts as listTexts }

function paragraph(site) {
  const { dice } = site
  const words = Array.from({ length: 12 + dice.number(12) }, () => dice.pick(WORDS)).join(' ')
  const link = dice.pick([
    '',
    '',
    ' [начало](/docs/start)',
    ' ![картинка](/blog/picture.png)',
    ' `код`',
    ' [туда](/nowhere)',
  ])
  return `${words[0].toUpperCase()}${words.slice(1)}.${link.replace('/blog/picture.png', '@site/blog/picture.png')}`
}

/** A paragraph without links. */
function plain({ dice }) {
  const words = Array.from({ length: 8 + dice.number(60) }, () => dice.pick(WORDS)).join(' ')
  return `${words[0].toUpperCase()}${words.slice(1)}.`
}

const code = site =>
  `\`\`\`js\n${Array.from({ length: 1 + site.dice.number(5) }, () => `  run(${site.next()})`).join('\n')}\n\`\`\``

const section = (site, heading) => `## ${heading}\n\n${plain(site)}${site.dice.number(2) ? `\n\n${code(site)}` : ''}`

/** Headings that sections begin with; what stands before the first one is what lists show. */
const HEADINGS = /^## .*$/gm

/** Puts a text before a heading. */
function insert(site, path, made) {
  return change(site, path, text => {
    const places = [...text.matchAll(HEADINGS)].map(({ index }) => index)
    const place = places.length > 1 ? site.dice.pick(places.slice(1)) : text.length
    return `${text.slice(0, place).trimEnd()}\n\n${made}\n\n${text.slice(place)}`
  })
}

function addPost(site) {
  const { dice } = site
  const number = site.next()
  const day = `2024-0${1 + dice.number(9)}-1${dice.number(10)}`
  const path = `blog/${day}-post-${number}.md`
  const tags = [...new Set([dice.pick(TAGS), dice.pick(TAGS)])].join(', ')
  const picture = dice.number(3) === 0 ? '![картинка](./picture.png)\n\n' : ''
  const neighbour = dice.pick([...posts(site), undefined])
  const link = neighbour === undefined ? '' : `Смотрите [соседа](./${neighbour.replace('blog/', '')}).\n\n`
  const head = `title: Запись ${number}\ntags: [${tags}]\nauthors: [${dice.pick(AUTHORS)}]`
  const sections = Array.from({ length: 1 + dice.number(3) }, (_, index) => section(site, `Часть ${index + 1}`))
  // Lists show all of a post without one.
  const marker = number % 3 === 0 ? '' : '<!-- truncate -->\n\n'
  const body = `${paragraph(site)}\n\n${picture}${marker}## Раздел\n\n${link}${plain(site)}\n\n${sections.join('\n\n')}`
  site.write(path, `---\n${head}\n---\n\n${body}\n`)
  return path
}

export function addDoc(site) {
  const number = site.next()
  const path = `docs/${site.dice.pick(['', 'deep/', 'deep/more/'])}doc-${number}.md`
  site.write(path, `---\ntags: [${site.dice.pick(TAGS)}]\n---\n\n# Документ ${number}\n\n${paragraph(site)}\n`)
  return path
}

export function change(site, path, edit) {
  site.write(path, edit(site.read(path)))
  return path
}

/** Name -> what is done; each gives a word on what it did. */
export const EDITS = {
  text: site => change(site, site.dice.pick(texts(site)), text => `${text}\n${paragraph(site)}\n`),
  // Below what lists show of it, with no link: nothing but its own page shows it.
  sentence: site =>
    change(site, site.dice.pick(posts(site)), text => `${text}\n${site.dice.pick(WORDS)} ${site.next()}.\n`),
  paragraph: site => insert(site, site.dice.pick(texts(site)), plain(site)),
  code: site =>
    change(site, site.dice.pick(texts(site)), text =>
      text.includes('```js') ? text.replace(/```js[\s\S]*?```/, () => code(site)) : `${text}\n${code(site)}\n`,
    ),
  diagram: site => insert(site, site.dice.pick(texts(site)), diagram(site)),
  formula: site => insert(site, site.dice.pick(texts(site)), formula(site)),
  'what a plugin reads'(site) {
    if (site.dice.number(3) > 0) return writeNote(site, site.next())
    site.remove('notes/note.txt')
    return 'gone'
  },
  heading: site => insert(site, site.dice.pick(texts(site)), section(site, `Глава ${site.next()}`)),
  'heading gone': site => change(site, site.dice.pick(texts(site)), text => text.replace(/^## Глава .*\n/m, '')),
  excerpt: site =>
    change(site, site.dice.pick(posts(site)), text => text.replace(/\n---\n\n/, `\n---\n\n${paragraph(site)}\n\n`)),
  title: site =>
    change(site, site.dice.pick(posts(site)), text => text.replace(/title: .*/, `title: Иначе ${site.next()}`)),
  tags: site =>
    change(site, site.dice.pick(texts(site)), text => text.replace(/tags: .*/, `tags: [${site.dice.pick(TAGS)}]`)),
  'front matter': site =>
    change(site, site.dice.pick(texts(site)), text =>
      text
        .replace('---\n', `---\ndescription: Описание ${site.next()}\n`)
        .replace(/(description: .*\n)description: .*\n/, '$1'),
    ),
  typo: site => change(site, site.dice.pick(texts(site)), text => text.replace(/а/, 'о')),
  rename(site) {
    const from = site.dice.pick(texts(site))
    const to = from.replace(/(post|doc)-\d+/, `$1-${site.next()}`)
    site.rename(from, to)
    return `${from} -> ${to}`
  },
  delete(site) {
    const path = site.dice.pick(texts(site))
    if (texts(site).length < 8) return addPost(site)
    site.remove(path)
    return path
  },
  'new post': addPost,
  'new doc': addDoc,
  'tags file': site => writeTags(site, `Метка${site.next()}`),
  'authors file': site => writeAuthors(site, `Автор${site.next()}`),
  config: site => set(site, { tagline: `Слоган ${site.next()}` }),
  footer: site => set(site, { footer: `Подвал ${site.next()}` }),
  'theme option': site => set(site, { deep: !site.settings.deep }),
  'blog option': site => set(site, { postsPerPage: 2 + site.dice.number(6), minutes: site.dice.number(2) === 0 }),
  component: site => writeComponent(site, `коробка ${site.next()}`),
  theme: changeTheme,
  partial: site => writePartial(site, `Часть ${site.next()}`),
  styles: site => writeStyles(site, site.dice.pick(['teal', 'navy', 'olive', 'maroon'])),
  picture: site => writeImage(site, 'blog/picture.png'),
  'static file': site => site.write('static/robots.txt', `User-agent: *\n# ${site.next()}\n`),
}

const translations = site => (existsSync(site.at('i18n')) ? site.list('i18n', /\.md$/) : [])

/** Of a walk through two languages and back. */
export const LANGUAGE_EDITS = {
  languages: site => set(site, { english: !site.settings.english }),
  translation: translate,
  'translated text': site =>
    translations(site).length === 0
      ? translate(site)
      : change(site, site.dice.pick(translations(site)), text => `${text}\n${paragraph(site)}\n`),
  'translation gone'(site) {
    const path = site.dice.pick([...translations(site), undefined])
    if (path !== undefined) site.remove(path)
    return path ?? 'none'
  },
  'texts of the interface': site =>
    site.write(
      'i18n/en/code.json',
      `{ "theme.common.editThisPage": { "message": "Mend ${site.next()}" }, "theme.admonition.note": "Note ${site.next()}" }\n`,
    ),
}

/** A text in the other language, at the place of its original. */
function translate(site) {
  const from = site.dice.pick(texts(site))
  const path = from
    .replace(/^blog\//, 'i18n/en/docusaurus-plugin-content-blog/')
    .replace(/^docs\//, 'i18n/en/docusaurus-plugin-content-docs/current/')
  const text = site.read(from).replace(/^(title: |# ).*/m, `$1English ${site.next()}`)
  // The picture lies beside the original alone.
  site.write(path, text.replaceAll('./picture.png', '@site/blog/picture.png'))
  return path
}

function set(site, settings) {
  Object.assign(site.settings, settings)
  writeConfig(site)
  return JSON.stringify(settings)
}
