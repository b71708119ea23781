import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { said } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import { toFilePath, toRoute } from '../shared/path.ts'
import { sortProblems } from '../shared/problem.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import type { OutputFile } from './output-file.ts'
import { createProgress } from './progress.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-open-'))
  put('docs/a.md', '---\ntitle: Первая\n---\n\nТекст первой. [Вторая](./b.md)\n')
  put('docs/b.md', '---\ntitle: Вторая\n---\n\nТекст второй.\n\n![План](./plan.svg)\n')
  put('docs/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')
  put('static/robots.txt', 'User-agent: me\n')
  put('static/files/a.pdf', 'pdf')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFile(join(siteDir, name), text)

const open = (mode: 'production' | 'development' = 'production') =>
  openSite(makeConfig({ siteDir, outDir: join(siteDir, 'build'), shareImages: true }), { mode })

const textOf = (file: OutputFile | undefined): string =>
  file === undefined ? 'no file' : file.from === undefined ? String(file.read()) : `copy of ${file.from}`

const documentOf = (site: OpenedSite, route: string): string => textOf(site.files().document(toRoute(route)))

test('every stage is named in its order, documents are counted', async () => {
  const progress = createProgress()
  await openSite(makeConfig({ siteDir }), { mode: 'production', progress })
  expect(progress.stages().map(({ name, count }) => [name, count])).toEqual([
    ['stage/read', 0],
    ['stage/parse', 2],
    ['stage/assets', 0],
    ['stage/model', 0],
  ])
})

test('pages are found by route, everything else by its path', async () => {
  const site = await open()
  const files = site.files()
  const find = (path: string) => textOf(files.find(path))
  expect(documentOf(site, '/docs/a')).toContain('Текст первой.')
  expect(documentOf(site, '/docs/nope')).toBe('no file')
  expect(find('docs/a.html')).toBe('no file')
  expect(find('sitemap.xml')).toContain('/docs/b')
  expect(find('files/a.pdf')).toBe(`copy of ${join(siteDir, 'static/files/a.pdf')}`)
  expect(find('nope.xml')).toBe('no file')
  expect(find('search/nope.json')).toBe('no file')
  const picture = /assets\/images\/plan-[0-9a-f]{8}\.svg/.exec(documentOf(site, '/docs/b'))?.[0] ?? ''
  expect(find(picture)).toBe(`copy of ${join(siteDir, 'docs/plan.svg')}`)
  const style = /assets\/css\/[^"]+\.css/.exec(documentOf(site, '/docs/b'))?.[0] ?? ''
  expect(find(style)).toContain('copy of')
  const share = /assets\/share\/[0-9a-f]{12}\.png/.exec(documentOf(site, '/docs/b'))?.[0] ?? ''
  expect(files.find(share)?.from).toBeUndefined()
})

test('what the author put into the static folder wins over what we would make', async () => {
  const files = (await open()).files()
  expect(textOf(files.find('robots.txt'))).toBe(`copy of ${join(siteDir, 'static/robots.txt')}`)
  const made = files.groups.flatMap(group => group.things()).flat()
  expect(made.map(({ path }) => path)).not.toContain('robots.txt')
  expect(files.copies.filter(({ path }) => path === 'robots.txt')).toHaveLength(1)
})

test('a build gets every file once, pages counted', async () => {
  const { site, ...opened } = await open()
  const { groups, copies } = opened.files()
  const paths = [...groups.flatMap(group => group.things()).flat(), ...copies].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const [pages = expect.fail(), , , shares = expect.fail()] = groups
  expect([pages.stage, pages.total]).toEqual(['stage/pages', site.pages.length])
  expect(pages.things().every(files => files.length === 1)).toBe(true)
  expect(shares.total).toBe(shares.things().length)
})

test('pictures that are no pictures are named with the place that shows them', async () => {
  put('docs/plan.svg', '')
  put('docs/c.md', '---\ntitle: C\n---\n\n![а](./jpeg.png)\n')
  put('docs/jpeg.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('latin1'))
  const { problems } = await open()
  const found = sortProblems(problems).filter(({ code }) => code === 'bad-image')
  expect(found.map(problem => [problem.file, problem.line, said(problem)])).toEqual([
    ['docs/b.md', 7, 'картинка docs/plan.svg не читается: файл пуст'],
    ['docs/c.md', 5, 'картинка docs/jpeg.png не читается: повреждена или другого формата'],
  ])
})

test('a changed document changes the next site and leaves this one as it was', async () => {
  const before = await open('development')
  put('docs/b.md', '---\ntitle: Вторая\n---\n\nНовый текст.\n')
  const after = await before.update([toFilePath('docs/b.md')])
  expect(documentOf(after, '/docs/b')).toContain('Новый текст.')
  expect(documentOf(before, '/docs/b')).toContain('Текст второй.')
  expect(after.problems).toEqual(before.problems)
})

test('only what is said to have changed is read again, unless it is a file that nobody knew', async () => {
  const before = await open('development')
  put('docs/a.md', '---\ntitle: Первая\n---\n\nИначе.\n')
  put('docs/b.md', '---\ntitle: Вторая\n---\n\nИначе.\n')
  const one = await before.update([toFilePath('docs/b.md')])
  expect([documentOf(one, '/docs/a'), documentOf(one, '/docs/b')].map(html => html.includes('Иначе.'))).toEqual([
    false,
    true,
  ])
  put('docs/c.md', '---\ntitle: Третья\n---\n\nНовая.\n')
  const all = await one.update([toFilePath('docs/c.md')])
  expect(documentOf(all, '/docs/a')).toContain('Иначе.')
  expect(documentOf(all, '/docs/c')).toContain('Новая.')
})

test('mistakes of a document go when it is mended, those of others stay', async () => {
  put('docs/a.md', '---\ntitle: a: b\n---\n')
  put('docs/b.md', '---\ntitle: c: d\n---\n')
  const broken = await open('development')
  const filesOf = ({ problems }: OpenedSite) =>
    [...new Set(problems.filter(({ level }) => level === 'error').map(({ file }) => file))].sort()
  expect(filesOf(broken)).toEqual(['docs/a.md', 'docs/b.md'])
  put('docs/b.md', '---\ntitle: Вторая\n---\n\nТекст.\n')
  expect(filesOf(await broken.update([toFilePath('docs/b.md')]))).toEqual(['docs/a.md'])
})

test('the site’s own style sheet is read again when it changes', async () => {
  put('custom.css', '.a{color:red}')
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build') })
  const styled = { ...config, theme: { ...config.theme, customCss: ['custom.css'] } }
  const before = await openSite(styled, { mode: 'development' })
  put('custom.css', '.a{color:green}')
  const after = await before.update([toFilePath('custom.css')])
  const sheetOf = (site: OpenedSite) => site.files().copies.find(({ path }) => path.includes('/custom-'))
  expect([textOf(sheetOf(before)), textOf(sheetOf(after))]).toEqual(['.a{color:red}', '.a{color:green}'])
})
