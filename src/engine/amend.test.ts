import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { toFilePath } from '../shared/path.ts'
import { type OpenedSite, openSite } from './open-site.ts'

/** Without an excerpt: lists show all of it. */
const WHOLE = 'blog/whole.md'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-amend-'))
  cpSync(join(import.meta.dirname, '../../test/sites/small'), siteDir, { recursive: true })
  put(
    'docs/other.md',
    '---\ntitle: Другая\n---\n\nПервая строка. [Введение](./intro.md)\n\nДальше.\n\n## Раздел {#part}\n',
  )
  put(WHOLE, '---\ntitle: Вся\ndate: 2024-05-02\n---\n\nНачало.\n\nТекст целой.\n')
  put('docs/bad.md', '---\ntitle: С ошибкой\n---\n\nСтрока.\n\n[Нет такой](./nope.md)\n')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFileSync(join(siteDir, name), text)
const read = (name: string): string => readFileSync(join(siteDir, name), 'utf8')
const open = () =>
  openSite(makeConfig({ siteDir, outDir: join(siteDir, 'build'), shareImages: true }), { mode: 'development' })

/** Every file that the site makes, but for pictures. */
function filesOf(site: OpenedSite): Map<string, string> {
  const { groups, copies } = site.files()
  const made = [...groups.flatMap(group => group.things()).flat(), ...copies]
  return new Map(
    made.map(file => [file.path, file.from ?? (file.path.endsWith('.png') ? 'picture' : String(file.read()))]),
  )
}

/** The site after a change, and one that was opened with it. */
async function afterChange(
  name: string,
  text: string,
): Promise<{ before: OpenedSite; after: OpenedSite; anew: OpenedSite }> {
  const before = await open()
  put(name, text)
  return { before, after: await before.update([toFilePath(name)]), anew: await open() }
}

const POST = 'blog/2024-05-01-first.md'
const TEXTS: [what: string, name: string, change: (text: string) => string][] = [
  ['a paragraph', POST, text => `${text}\nЕщё один абзац с [внешней](https://example.com) ссылкой.\n`],
  ['a word of a post', POST, text => `${text.trimEnd()}!\n`],
  ['a word of a post without an excerpt', WHOLE, text => text.replace('целой', 'всей')],
  ['a player in a post without an excerpt', WHOLE, text => `${text}\n<iframe src="https://v.example/1"></iframe>\n`],
  ['minutes to read and the drawing', POST, text => `${text}\n${'Слово за словом. '.repeat(400)}\n`],
  ['a heading', 'docs/intro.md', text => `${text}\n## Новый раздел\n\nТекст.\n`],
  ['a word after the first line', 'docs/other.md', text => text.replace('Дальше', 'Иначе')],
  ['the first line', 'docs/other.md', text => text.replace('Первая', 'Другая')],
  ['a heading that keeps its anchor', 'docs/other.md', text => text.replace('Раздел', 'Другой раздел')],
  ['the excerpt', POST, text => text.replace('Начало', 'Самое начало')],
  ['a title', 'docs/intro.md', text => text.replace('title: Введение', 'title: Начало')],
  ['a link', 'docs/other.md', text => text.replace('./intro.md', './bad.md')],
  ['a foreign picture', 'docs/intro.md', text => `${text}\n![x](https://example.com/x.png)\n`],
  ['a line before a mistake', 'docs/bad.md', text => text.replace('Строка.', 'Строка.\n\nЕщё.')],
]

test.each(TEXTS)('after a change of %s every file is as if the site were opened anew', async (_, name, change) => {
  const { after, anew } = await afterChange(name, change(read(name)))
  expect(after.problems).toEqual(anew.problems)
  expect(filesOf(after)).toEqual(filesOf(anew))
})

test('a change that only its own page shows leaves the model as it was', async () => {
  const { before, after } = await afterChange('docs/other.md', read('docs/other.md').replace('Дальше', 'Иначе'))
  expect(after.site.sidebars).toBe(before.site.sidebars)
  const longer = await afterChange(POST, `${read(POST)}\n${'Слово за словом. '.repeat(400)}\n`)
  expect(longer.after.site.sidebars).toBe(longer.before.site.sidebars)
  const whole = await afterChange(WHOLE, read(WHOLE).replace('целой', 'всей'))
  expect(whole.after.site.sidebars).toBe(whole.before.site.sidebars)
  const { after: renamed } = await afterChange('docs/other.md', read('docs/other.md').replace('Другая', 'Иная'))
  expect(renamed.site.sidebars).not.toBe(before.site.sidebars)
})
