/** What a build does after commits, where dates of the history are shown and where not; its output is that of a clean build. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readText } from '../src/disk.ts'
import { buildAgain, expectCleanBuild, type Way } from './warm-build.ts'
import { writeFile } from './write-files.ts'

const DATED = 'showLastUpdateTime: true, showLastUpdateAuthor: true'
const config = (options: string, rest = '') => `export default {
  title: 'Т',
  url: 'https://example.org',
  blog: { routeBasePath: '/', onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore', ${options} },
  docs: { routeBasePath: '/docs', ${options} },
  ${rest}
}
`
const post = (number: number) =>
  `---\ntitle: Запись ${number}\ndate: 2020-05-0${number}\ntags: [lua]\n---\n\nНачало.\n\n<!-- truncate -->\n\nТекст ${number}.\n`

const FILES: Record<string, string> = {
  'zapiski.config.ts': config(DATED, "sitemap: { lastmod: 'datetime' },"),
  '.gitignore': 'build\nclean\n.zapiski\n',
  'blog/a.md': post(1),
  'blog/b.md': post(2),
  'blog/written.md': post(3).replace('tags', 'last_update: { date: 2021-03-03 }\ntags'),
  'docs/a.md': '# Заметка\n\nСначала.\n\nТекст заметки.\n',
  'docs/b.md': '# Другая\n\nСначала.\n\nТекст другой.\n',
  'docs/parts.mdx': "import Part from './_part.mdx'\n\n# Части\n\n<Part />\n\nПосле.\n",
  'docs/_part.mdx': 'Часть.\n',
}

let root = ''
const at = (path: string): string => join(root, path)
const write = (path: string, text: string): void => writeFile(at(path), text)
/** A paragraph at the end, which nothing but the page shows. */
const add = (path: string): void => write(path, `${readText(at(path)) ?? ''}\nЕщё абзац.\n`)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-history-'))
  for (const [path, text] of Object.entries(FILES)) write(path, text)
  git('init', '-q', '-b', 'main')
  await commit()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

let hours = 0
function git(...args: string[]): void {
  const time = new Date(Date.UTC(2022, 0, 1, hours)).toISOString()
  const name = hours % 2 === 0 ? 'Анна' : 'Борис'
  const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time, GIT_CONFIG_GLOBAL: '/dev/null' }
  execFileSync('git', ['-c', `user.name=${name}`, '-c', 'user.email=x@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
    env,
  })
}

async function commit(...args: string[]): Promise<void> {
  hours += 31
  git('add', '-A')
  git('commit', '--allow-empty', '-qm', 'x', ...args)
  // What is as young as the command may have been another when it was read.
  await sleep(100)
}

/** Builds, and says how. */
const build = (): Promise<Way> => buildAgain(root)
const expectClean = (): Promise<void> => expectCleanBuild(root)

const CASES: [what: string, way: Way, work: () => Promise<unknown>][] = [
  ['of nothing', 'nothing', () => commit()],
  [
    'of one text, while another one, which was built, is not committed',
    'short',
    async () => {
      add('docs/b.md')
      await sleep(100)
      await build()
      add('docs/a.md')
      hours += 31
      git('commit', '-qm', 'x', 'docs/a.md')
      await sleep(100)
    },
  ],
  [
    'of a paragraph of a document',
    'short',
    () => {
      add('docs/a.md')
      return commit()
    },
  ],
  [
    'of a paragraph that was built before it was committed',
    'short',
    async () => {
      add('docs/b.md')
      await build()
      await commit()
    },
  ],
  [
    'of a paragraph of a post, which its feeds carry',
    'short',
    () => {
      add('blog/a.md')
      return commit()
    },
  ],
  [
    'of another post of the same feed',
    'short',
    () => {
      add('blog/b.md')
      return commit()
    },
  ],
  [
    'of a post whose change its author wrote down',
    'short',
    () => {
      add('blog/written.md')
      return commit()
    },
  ],
  [
    'after a commit',
    'short',
    async () => {
      add('docs/a.md')
      await commit()
      add('docs/b.md')
      await commit()
    },
  ],
  [
    'that takes the last ones back',
    'short',
    async () => {
      git('revert', '--no-edit', 'HEAD~1..HEAD')
      await sleep(100)
    },
  ],
  [
    'of what was changed since, while another text is not committed yet',
    'short',
    async () => {
      add('docs/a.md')
      await commit()
      add('docs/b.md')
      await sleep(100)
    },
  ],
  ['that takes the place of the last one', 'short', () => commit('--amend')],
  [
    'of a part of a text',
    'whole',
    () => {
      add('docs/_part.mdx')
      return commit()
    },
  ],
  [
    'of a text with code',
    'whole',
    () => {
      add('docs/parts.mdx')
      return commit()
    },
  ],
  [
    'of a new text',
    'whole',
    () => {
      write('docs/new.md', '# Новая\n\nТекст новой.\n')
      return commit()
    },
  ],
  ['that takes the place of the one that was built whole', 'short', () => commit('--amend')],
  [
    'of a new text that was built before',
    'short',
    async () => {
      write('docs/newer.md', '# Новее\n\nТекст новейшей.\n')
      await sleep(100)
      await build()
      await commit()
    },
  ],
  [
    'of another name',
    'whole',
    () => {
      renameSync(at('docs/newer.md'), at('docs/newest.md'))
      return commit()
    },
  ],
  [
    'in which branches meet',
    'short',
    async () => {
      git('switch', '-q', '-c', 'side')
      add('docs/a.md')
      await commit()
      git('switch', '-q', 'main')
      add('docs/b.md')
      await commit()
      git('merge', '-q', '--no-ff', '-m', 'x', 'side')
      await sleep(100)
    },
  ],
  [
    'in which branches meet and one of them is dropped',
    'short',
    async () => {
      git('switch', '-q', '-c', 'lost')
      add('docs/a.md')
      await commit()
      git('switch', '-q', 'main')
      add('docs/a.md')
      add('docs/b.md')
      await commit()
      git('merge', '-q', '--no-ff', '-m', 'x', '-X', 'ours', 'lost')
      await sleep(100)
    },
  ],
]

describe('where dates are shown', () => {
  beforeAll(async () => expect(await build()).toBe('whole'))

  test.each(CASES)('a commit %s: %s', async (_, way, work) => {
    await work()
    expect(await build()).toBe(way)
    if (way === 'whole') return
    await expectClean()
    expect(await build()).toBe('nothing')
  })

  test('a site that goes back to the commit of its last whole build has the dates of that time', async () => {
    add('docs/a.md')
    await commit()
    expect(await build()).toBe('short')
    git('reset', '-q', '--hard', 'HEAD~1')
    await sleep(100)
    expect(await build()).toBe('short')
    await expectClean()
  })

  test('a part of the theme that is told of dates is drawn anew', async () => {
    write(
      'src/theme/DocItem/Footer.jsx',
      `import { useDoc } from '@docusaurus/plugin-content-docs/client'
export default () => <footer>{useDoc().metadata.lastUpdatedAt}</footer>
`,
    )
    await commit()
    expect(await build()).toBe('whole')
    add('docs/a.md')
    await commit()
    expect(await build()).toBe('whole')
    await expectClean()
    rmSync(at('src'), { recursive: true })
  })

  test('a post without a date is where its first commit puts it', async () => {
    write('blog/undated.md', '---\ntitle: Без даты\n---\n\nНачало.\n\n<!-- truncate -->\n\nТекст.\n')
    await commit()
    expect(await build()).toBe('whole')
    add('blog/undated.md')
    await commit()
    expect(await build()).toBe('short')
    await expectClean()
  })
})

describe('with a sitemap', () => {
  test.each<[what: string, way: Way, sitemap: string, more: Record<string, string>]>([
    [
      'of which a function of the site is told',
      'whole',
      'createSitemapItems: async args => (await args.defaultCreateSitemapItems(args)).map(item => ({ ...item, priority: 1 }))',
      {},
    ],
    [
      "of the author's own",
      'short',
      '',
      { 'static/sitemap.xml': '<urlset ><loc>https://example.org/docs/a</loc></urlset>\n' },
    ],
  ])('%s: %s', async (_, way, sitemap, more) => {
    write('zapiski.config.ts', config(DATED, `sitemap: { lastmod: 'datetime', ${sitemap} },`))
    for (const [path, text] of Object.entries(more)) write(path, text)
    await commit()
    expect(await build()).toBe('whole')
    add('docs/a.md')
    await commit()
    expect(await build()).toBe(way)
    await expectClean()
  })
})

test('where no dates are shown a commit is no reason to build', async () => {
  write('zapiski.config.ts', config(''))
  rmSync(at('blog/undated.md'), { force: true })
  await commit()
  expect(await build()).toBe('whole')
  add('docs/a.md')
  await commit()
  expect(await build()).toBe('short')
  await commit()
  expect(await build()).toBe('nothing')
})
