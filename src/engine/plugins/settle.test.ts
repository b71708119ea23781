import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { writeFile } from '../../../test/write-files.ts'
import type { Config } from '../../shared/config.ts'
import { toFilePath, toRoute } from '../../shared/path.ts'
import { type OpenedSite, openSite } from '../open-site.ts'

const LIST = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json'
const page = (from: string, body = 'list.items.map(post => <a href={post.permalink}>{post.title}</a>)'): string =>
  `import list from '${from}'\n\nexport default () => <p title={list.title}>{${body}}</p>\n`

let siteDir = ''
const put = (name: string, text: string): void => writeFile(join(siteDir, name), text)
const post = (day: number, title: string): void =>
  put(`blog/2024-01-0${day}-p${day}.md`, `---\ntitle: ${title}\n---\n\nText.\n`)
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-lists-'))
  post(1, 'First')
  post(2, 'Second')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const pages = makeConfig().pages.map(instance => ({ ...instance, path: 'pages', include: ['**/*.jsx'] }))
const open = (more: Partial<Config> = {}) => openSite(makeConfig({ siteDir, pages, ...more }), { mode: 'development' })
function textOf(file: ReturnType<ReturnType<OpenedSite['files']>['find']>): string {
  return file === undefined || file.from !== undefined ? 'no file' : String(file.read())
}
const htmlOf = (site: OpenedSite, route: string): string => textOf(site.files().document(toRoute(route)))
const saidOf = ({ problems }: OpenedSite): string[] => problems.map(({ code }) => code)
const TWO = '<a href="/2024/01/02/p2">Second</a><a href="/2024/01/01/p1">First</a>'

test.each([
  `@generated/${LIST}`,
  `@site/.docusaurus/${LIST}`,
  `../.docusaurus/${LIST}`,
  `~blog/${LIST.slice(LIST.indexOf('/') + 1)}`,
])('code of the site reads the recent posts that Docusaurus would write for it: %s', async from => {
  put('pages/latest.jsx', page(from))
  const site = await open()
  expect(saidOf(site)).not.toContain('module-import')
  expect(htmlOf(site, '/latest')).toContain(TWO)
})

test('addresses in the list are as Docusaurus writes them: links alone have the slash of the site', async () => {
  put('pages/latest.jsx', page(`@generated/${LIST}`, 'list.items.map(post => <i title={post.permalink}/>)'))
  expect(htmlOf(await open({ trailingSlash: true }), '/latest')).toContain('title="/2024/01/02/p2"')
})

test('the list is of the posts as they are now, whatever an earlier build left there', async () => {
  put(`.docusaurus/${LIST}`, '{"title":"Old","items":[]}')
  put('pages/latest.jsx', page(`@generated/${LIST}`))
  const site = await open()
  expect(htmlOf(site, '/latest')).toContain(TWO)
  post(2, 'Renamed')
  expect(htmlOf(await site.update([toFilePath('blog/2024-01-02-p2.md')]), '/latest')).toContain('>Renamed</a>')
  post(3, 'Third')
  expect(htmlOf(await site.update([toFilePath('blog/2024-01-03-p3.md')]), '/latest')).toContain('>Third</a>')
})

test('a component of a browser has the list, too, and a blog that is not there has none', async () => {
  put('parts/Latest.jsx', `'use client'\n${page(`@generated/${LIST}`)}`)
  put('pages/latest.jsx', "import Latest from '../parts/Latest'\n\nexport default () => <Latest/>\n")
  put('pages/none.jsx', page(`@generated/${LIST.replaceAll('default', 'news')}`, 'list.title'))
  const site = await open()
  const scripts = [...htmlOf(site, '/latest').matchAll(/(?<=\/)assets\/[\w./-]+\.js/g)].map(([path]) => path)
  const code = scripts.map(path => textOf(site.files().find(path)))
  expect(code.filter(text => text.includes('/2024/01/02/p2'))).toHaveLength(1)
  expect(saidOf(site).filter(code => code.startsWith('module-import'))).toHaveLength(1)
})
