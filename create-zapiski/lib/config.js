/** `zapiski.config.ts` of a new site. */

/** A text as TypeScript writes it. */
const quote = text => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`

const WORDS = {
  en: {
    tagline: 'What I know, written down',
    notes: 'Notes',
    posts: 'Posts',
    archive: 'Archive',
    tags: 'Tags',
    about: 'About',
    base: 'Knowledge base',
    zone: 'UTC',
  },
  ru: {
    tagline: 'Что знаю, то записываю',
    notes: 'Заметки',
    posts: 'Записи',
    archive: 'Архив',
    tags: 'Теги',
    about: 'О сайте',
    base: 'База знаний',
    zone: 'Europe/Moscow',
  },
}

/** Files of headers and redirects that a host reads from the built site. */
const HOSTING = { netlify: "['headers']", cloudflare: "['headers']", nginx: "['nginx']" }

export function configText({ kind, lang, host, title, url, baseUrl }) {
  const words = WORDS[lang]
  const hosting = HOSTING[host]
  const lines = [
    "import { defineConfig } from 'zapiski'",
    '',
    'export default defineConfig({',
    `  title: ${quote(title)},`,
    `  tagline: ${quote(words.tagline)},`,
    `  url: ${quote(url)},`,
    `  baseUrl: ${quote(baseUrl)},`,
    "  favicon: 'favicon.svg',",
    `  i18n: { defaultLocale: '${lang}' },`,
    `  timeZone: '${words.zone}',`,
    ...sections(kind, title),
    ...(hosting === undefined ? [] : [`  hosting: ${hosting},`]),
    '  themeConfig: {',
    '    navbar: {',
    '      items: [',
    ...items(kind, words).map(item => `        ${item},`),
    '      ],',
    '    },',
    `    footer: { copyright: ${quote(`© ${title}`)} },`,
    '  },',
    '})',
  ]
  return `${lines.join('\n')}\n`
}

/** A blog alone, or with notes beside it, stands at the root; notes alone do. */
function sections(kind, title) {
  const blog = `  blog: { routeBasePath: '/', blogTitle: ${quote(title)}, feedOptions: { type: ['rss', 'atom'] } },`
  if (kind === 'blog') return [blog, '  docs: false,']
  return kind === 'docs'
    ? ['  blog: false,', "  docs: { routeBasePath: '/' },"]
    : [blog, "  docs: { routeBasePath: 'docs' },"]
}

function items(kind, words) {
  const link = (to, label) => `{ to: '${to}', label: ${quote(label)}, position: 'left' }`
  const posts = [link('/', words.posts), link('/archive', words.archive), link('/tags', words.tags)]
  const notes = `{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: ${quote(words.base)}, position: 'left' }`
  const own = { blog: posts, docs: [notes], both: [link('/', words.posts), notes, link('/archive', words.archive)] }
  return [...own[kind], link('/about', words.about), "{ type: 'search', position: 'right' }"]
}
