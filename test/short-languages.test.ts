/** Texts of a site of several languages redone alone: in each language that shows them. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readText } from '../src/disk.ts'
import { buildAgain, expectCleanBuild, expectWay } from './warm-build.ts'
import { writeFile } from './write-files.ts'

const CONFIG = `export default {
  title: 'Т',
  url: 'https://example.org',
  onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en', 'de'] },
  blog: { routeBasePath: '/', onInlineTags: 'ignore' },
  docs: { routeBasePath: '/docs' },
  pages: { path: 'pages' },
  markdown: { pages: true },
}
`

const drawn = (title: string, day: string): string =>
  `---\ntitle: ${title}\ndate: ${day}\ntags: [рисунки]\n---\n\nНачало.\n\n<!-- truncate -->\n\n${['Первое', 'Второе', 'Третье'].map(name => `## ${name}\n\nТекст под заголовком.\n\n- пункт\n- другой пункт\n`).join('\n')}\n\`\`\`lua title="a.lua"\nlocal a = 1\n\`\`\`\n`

const EN = 'i18n/en/docusaurus-plugin-content'
const FILES: Record<string, string> = {
  'zapiski.config.ts': CONFIG,
  'blog/a.md': drawn('Первая', '2024-05-01'),
  'blog/b.md': drawn('Вторая', '2024-05-02'),
  [`${EN}-blog/b.md`]: drawn('Second', '2024-05-02'),
  // Under a part of the site's own each language parses it itself, with its words for boxes.
  'pages/boxed.md': '# Коробка\n\nСначала.\n\n:::tip\n\nСовет.\n\n:::\n\nТекст.\n',
  'src/theme/MDXPage.jsx':
    "import MDXPage from '@theme-original/MDXPage'\nexport default props => <div><MDXPage {...props} /></div>\n",
  'docs/plain.md': '# Заметка\n\nСначала -- так.\n\nТекст заметки "тут".\n',
  'docs/both.md': '# Обе\n\nСначала.\n\nТекст по-русски.\n',
  [`${EN}-docs/current/both.md`]: '# Both\n\nAt first.\n\nA text "in English".\n',
  // The index of the search says the same of it in two languages.
  'docs/third.md': '# Третья\n\nСначала.\n\nТекст.\n',
  [`${EN}-docs/current/third.md`]: '# Third\n\nAt first.\n\nThe text.\n',
  'i18n/de/docusaurus-plugin-content-docs/current/third.md': '# Third\n\nAt first.\n\nThe text.\n',
  'docs/broken.md': '# Сломанная\n\nСначала.\n\n[Туда](/nowhere)\n\nТекст.\n',
  'docs/parts.mdx': "import Part from './_part.mdx'\n\n# Части\n\n<Part />\n\nПосле.\n",
  'docs/_part.mdx': 'Часть.\n',
  [`${EN}-docs/current/parts.mdx`]: '# Parts\n\nAt first.\n\nA text without any.\n',
}

let root = ''
const put = (path: string, text: string): void => writeFile(join(root, path), text)
const read = (path: string): string => readText(join(root, path)) ?? ''
const edit = (path: string, from: string, to: string) => put(path, read(path).replace(from, to))

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-short-languages-'))
  for (const [path, text] of Object.entries(FILES)) put(path, text)
  await sleep(100)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('in a site of three languages', () => {
  beforeAll(async () => {
    expect(await buildAgain(root)).toBe('whole')
    expect(await buildAgain(root)).toBe('nothing')
  })

  test.each<[string, 'short' | 'whole', () => void]>([
    ['a paragraph that nobody translated', 'short', () => edit('docs/plain.md', 'Текст', 'Слова -- "тут"')],
    ['a section that nobody translated', 'short', () => edit('docs/plain.md', 'Слова', '## Глава\n\nСлова')],
    ['a paragraph of an original', 'short', () => edit('docs/both.md', 'Текст', 'Слова')],
    ['a paragraph of a translation', 'short', () => edit(`${EN}-docs/current/both.md`, 'A text', 'Words -- "here"')],
    ['a paragraph of a post that nobody translated', 'short', () => edit('blog/a.md', 'Текст', 'Слова')],
    ['its drawing', 'short', () => edit('blog/a.md', '## Третье', '- Абзац.\n\n## Третье')],
    ['the drawing of an original', 'short', () => edit('blog/b.md', '## Третье', '- Абзац.\n\n## Третье')],
    ['the drawing of a translation', 'short', () => edit(`${EN}-blog/b.md`, '## Второе', '> Цитата.\n\n## Второе')],
    ['one of two translations that are alike', 'short', () => edit(`${EN}-docs/current/third.md`, 'The text', 'Words')],
    ['the other', 'short', () => edit('i18n/de/docusaurus-plugin-content-docs/current/third.md', 'The text', 'Words')],
    ['a text under a part of the theme', 'short', () => edit('pages/boxed.md', 'Текст', 'Слова')],
    ['a text with a warning', 'short', () => edit('docs/broken.md', 'Текст.', 'Слова.')],
    ['a text that a translation does without a part', 'whole', () => edit('docs/parts.mdx', 'После', 'Затем')],
    ['that translation', 'short', () => edit(`${EN}-docs/current/parts.mdx`, 'A text', 'Words')],
    [
      'texts of two languages',
      'short',
      () => {
        edit('docs/plain.md', 'Слова', 'Иные слова')
        edit(`${EN}-docs/current/both.md`, 'Words', 'Other words')
      },
    ],
    ['a title of a translation', 'whole', () => edit(`${EN}-docs/current/both.md`, '# Both', '# The two')],
    ['a new translation', 'whole', () => put(`${EN}-docs/current/plain.md`, '# A note\n\nAt first.\n\nA text.\n')],
    ['what it is a translation of', 'short', () => edit('docs/plain.md', 'Иные', 'Наши')],
    ['a translation that is gone', 'whole', () => rmSync(join(root, `${EN}-docs/current/plain.md`))],
  ])('%s: %s', async (_, way, change) => {
    change()
    await sleep(100)
    await expectWay(root, way)
  })

  test('a text has the typography of its own language everywhere', async () => {
    edit('docs/plain.md', 'Сначала', 'Сначала "вот"')
    edit('docs/plain.md', '"тут"', '"там"')
    await buildAgain(root)
    expect(read('build/en/docs/plain.html')).toContain('«там»')
    expect(read('build/de/docs/plain.html')).toContain('«там»')
    await expectCleanBuild(root)
  })
})

describe('with dates of the history', () => {
  beforeAll(async () => {
    edit('zapiski.config.ts', "'/docs' }", "'/docs', showLastUpdateTime: true }")
    put('.gitignore', 'build\nclean\n.zapiski\n')
    git('init', '-q', '-b', 'main')
    await commit()
    expect(await buildAgain(root)).toBe('whole')
  })

  test.each<[string, () => void]>([
    ['what nobody translated', () => edit('docs/plain.md', 'Наши', 'Новые')],
    ['an original', () => edit('docs/both.md', 'Слова', 'Новые слова')],
    ['a translation', () => edit(`${EN}-docs/current/both.md`, 'Other words', 'Words')],
    [
      'a translation and a text without any',
      () => {
        edit('docs/plain.md', 'Новые', 'Прежние')
        edit(`${EN}-docs/current/both.md`, 'Words', 'Older words')
      },
    ],
  ])('a commit of %s', async (_, change) => {
    change()
    await commit()
    await expectWay(root, 'short')
  })

  let days = 0
  function git(...args: string[]): void {
    const time = new Date(Date.UTC(2022, 0, 1 + days)).toISOString()
    const env = { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time, GIT_CONFIG_GLOBAL: '/dev/null' }
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore', env })
  }

  async function commit(): Promise<void> {
    days++
    git('add', '-A')
    git('commit', '-qm', 'x')
    await sleep(100)
  }
})
