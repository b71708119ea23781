/**
 * `npm run guide`: builds the guide and shows it; `--dev` follows every saved file. What the guide says of settings,
 * front matter, problems and hosts is taken from where it is made, so that it cannot be another.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planSite } from '../create-zapiski/lib/plan.js'
import { buildEngine, checkNode, installPackages, ROOT, runNode } from './setup.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')

/** Where each language of the guide has its texts, and what it says of the pages that are made. */
const LANGUAGES = [
  {
    folder: 'guide/docs/reference',
    twin: '',
    settings: 'Everything that zapiski.config.ts may say.',
    'front-matter': 'What stands above a text, and in data files.',
    problems: 'Everything that the engine can say is wrong.',
    hosts: [
      'Files for hosts',
      'What each host reads, as the scaffold writes it.',
      '`npm create zapiski@latest` writes these files with your names in them, and with the commands of pnpm or yarn where one of them started it.',
    ],
  },
  {
    folder: 'guide/i18n/ru/docusaurus-plugin-content-docs/current/reference',
    twin: '.ru',
    settings: 'Всё, что может сказать zapiski.config.ts.',
    'front-matter': 'Что пишут над текстом и в файлах данных.',
    problems: 'Всё, на что движок может пожаловаться.',
    hosts: [
      'Файлы для хостингов',
      'Что читает каждый хостинг — так, как это пишет create-zapiski.',
      '`npm create zapiski@latest` создаёт эти файлы, подставив ваши имена, а если его запустил pnpm или yarn — их команды.',
    ],
  },
]

/** Files that `create-zapiski` writes for hosts. */
const HOSTS = [
  ['GitHub Pages', 'github', ['.github/workflows/pages.yml', 'yaml']],
  ['Netlify', 'netlify', ['netlify.toml', 'toml']],
  ['Cloudflare', 'cloudflare', ['wrangler.jsonc', 'json'], ['static/.assetsignore', 'text']],
  ['Vercel', 'vercel', ['vercel.json', 'json']],
  ['nginx', 'nginx', ['deploy/nginx.conf', 'nginx']],
  ['Caddy', 'caddy', ['deploy/Caddyfile', 'text']],
]

/** What the author of the example answered. */
const ANSWERS = { kind: 'both', lang: 'en', title: 'my-site', url: 'https://example.org', baseUrl: '/' }

const frontMatter = (title, description) =>
  `---\ntitle: ${title}\ndescription: ${description}\nmdx: { format: md }\ntoc_max_heading_level: 2\n---\n\n`

/** The text of a document as a page: its title is the page's; its twin and what made it are of no use to readers there. */
function pageOf(from, description) {
  const text = read(from).replace(/ (?:Made by|Файл создан командой) `.*/, '')
  const [, title = '', body = ''] = /^# (.*)\n([\s\S]*)$/.exec(text) ?? []
  return frontMatter(title, description) + body.trimStart()
}

function hostsPage([title, description, words]) {
  const parts = HOSTS.map(([name, host, ...files]) => {
    const texts = planSite({ ...ANSWERS, host, version: '0.0.0', day: '2024-05-01' })
    const blocks = files.map(
      ([path, language]) => `\`\`\`${language} title="${path}"\n${texts.get(path).trimEnd()}\n\`\`\`\n`,
    )
    return `## ${name}\n\n${blocks.join('\n')}`
  })
  return `${frontMatter(title, description)}${words}\n\n${parts.join('\n')}`
}

/** Writes the pages that are made. */
export function writeReference() {
  for (const { folder, twin, hosts, ...described } of LANGUAGES) {
    const write = (name, text) => writeFileSync(join(ROOT, folder, name), text)
    rmSync(join(ROOT, folder), { recursive: true, force: true })
    mkdirSync(join(ROOT, folder), { recursive: true })
    for (const [name, words] of Object.entries(described)) write(`${name}.md`, pageOf(`docs/${name}${twin}.md`, words))
    write('hosts.md', hostsPage(hosts))
    if (twin === '') write('_category_.yml', 'label: Reference\nposition: 20\n')
  }
}

if (import.meta.filename === process.argv[1]) {
  const cli = join(ROOT, 'dist/cli.js')
  const args = process.argv.slice(2)
  const rest = args.filter(arg => !arg.startsWith('--dev') && arg !== '--build')
  const show = args.includes('--dev') ? 'dev' : 'preview'
  const steps = [installPackages, buildEngine, () => writeReference() ?? 0]
  if (show === 'preview') steps.push(() => runNode([cli, 'build', 'guide', '--strict']))
  if (!args.includes('--build')) steps.push(() => runNode([cli, show, 'guide', ...rest]))
  checkNode()
  for (const step of steps) {
    const code = await step()
    if (code !== 0) process.exit(code)
  }
}
