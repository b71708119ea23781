import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blogFixture, configFixture, docsFixture, pagesFixture } from '../../test/content-config.ts'
import { makeConfig, makeSource } from '../../test/factory.ts'
import { inWords } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { toFilePath } from '../shared/path.ts'
import { needsGit } from './dates.ts'
import { findInstance, readContent, readSource } from './index.ts'
import { instancesOf } from './instance.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text: string | Buffer = 'Текст.\n'): void => writeFile(join(siteDir, path), text)
const post = (title: string, more = ''): string => `---\ntitle: ${title}\ndate: 2024-05-01\n${more}---\n\nТекст.\n`
const everything = (changes: Partial<Config> = {}): Config =>
  configFixture(siteDir, { docs: [docsFixture()], pages: [pagesFixture()], ...changes })
const files = (content: Content): string[] => content.sources.map(({ file }) => file)
const brief = (content: Content): string[] =>
  content.problems.map(inWords).map(({ level, code, file }) => `${level} ${code} ${file}`)

test('reads a site: pages, parts, categories, registries, other files and static files', async () => {
  write('blog/b.md', post('Б'))
  write('blog/a/index.mdx', post('А'))
  write('blog/a/plan.png', 'png')
  write('blog/_part.md', '---\nignored: 1\n---\nЧасть\u0007.\n')
  write('blog/authors.yml', 'ivan:\n  name: Иван\n  page: {permalink: /ваня/}\n')
  write('blog/tags.yml', 'новый тег:\n')
  write('docs/01-linux/ssh.md')
  write('docs/01-linux/_category_.json', '{\n\t"label": "Linux",\n\t"link": {"type": "doc", "id": "ssh"}\n}\n')
  write('docs/tags.yml', 'Node.js:\n  description: Сервер\n')
  write('pages/about.md')
  write('static/img/logo.svg', '<svg/>')
  write('static/.nojekyll', '')
  const content = await readContent(everything())
  expect(brief(content)).toEqual(['warning control-character blog/_part.md'])
  expect(content.sources.map(({ kind, instance, file, path }) => [kind, instance, file, path])).toEqual([
    ['post', 'default', 'blog/a/index.mdx', 'a/index.mdx'],
    ['post', 'default', 'blog/b.md', 'b.md'],
    ['doc', 'default', 'docs/01-linux/ssh.md', '01-linux/ssh.md'],
    ['page', 'default', 'pages/about.md', 'about.md'],
  ])
  expect(content.partials).toEqual([{ file: 'blog/_part.md', body: 'Часть.\n', bodyLine: 4 }])
  expect(content.categories).toMatchObject([
    { instance: 'default', folder: '01-linux', label: 'Linux', link: { type: 'doc', id: 'ssh' } },
  ])
  expect(content.authors).toMatchObject({ default: { ivan: { key: 'ivan', name: 'Иван', pageSlug: 'ваня' } } })
  expect(content.tags).toEqual({
    'post:default': { 'новый тег': { key: 'новый тег', label: 'Новый тег', permalink: '/новый-тег' } },
    'doc:default': { 'Node.js': { key: 'Node.js', label: 'Node.js', permalink: '/node-js', description: 'Сервер' } },
  })
  expect([...content.files]).toEqual([
    'blog/a/plan.png',
    'blog/authors.yml',
    'blog/tags.yml',
    'docs/01-linux/_category_.json',
    'docs/tags.yml',
  ])
  expect([...content.statics]).toEqual([
    ['.nojekyll', 'static/.nojekyll'],
    ['img/logo.svg', 'static/img/logo.svg'],
  ])
})

test('a key of a registry cannot reach into JavaScript’s own objects', async () => {
  write('blog/x.md', post('x'))
  write('blog/tags.yml', 'a:\n')
  const { tags, authors } = await readContent(configFixture(siteDir))
  expect(tags['post:default']?.constructor).toBeUndefined()
  expect(authors.constructor).toBeUndefined()
})

test('the hash is that of the bytes, and equal trees give equal content', async () => {
  write('blog/x.md', `\uFEFF${post('x')}`)
  write('blog/y.md', post('y'))
  const first = await readContent(configFixture(siteDir))
  expect(first.sources[0]?.hash).toBe(
    createHash('sha256')
      .update(`\uFEFF${post('x')}`)
      .digest('hex'),
  )
  expect(await readContent(configFixture(siteDir))).toEqual(first)
})

test('a file excluded by the author is no page, and its trouble is nobody’s', async () => {
  write('blog/x.md', post('x'))
  write('blog/README.md', Buffer.from([0xff, 0xfe, 0, 0]))
  const content = await readContent(configFixture(siteDir, { blogs: [blogFixture({ exclude: ['**/README.md'] })] }))
  expect(files(content)).toEqual(['blog/x.md'])
  expect(content.problems).toEqual([])
})

test('two instances of one kind keep apart', async () => {
  write('docs/x.md')
  write('more/x.md')
  const docs = [docsFixture(), docsFixture({ id: 'more', path: 'more' })]
  const content = await readContent(configFixture(siteDir, { blogs: [], docs }))
  expect(content.sources.map(({ instance, file }) => [instance, file])).toEqual([
    ['default', 'docs/x.md'],
    ['more', 'more/x.md'],
  ])
})

test('an empty site is an error, a missing folder of a blog or docs a warning', async () => {
  expect(brief(await readContent(everything()))).toEqual([
    'error site-empty undefined',
    'warning folder-missing blog',
    'warning folder-missing docs',
  ])
})

test('a site without a blog and documents is told the folder of pages', async () => {
  const { problems } = await readContent(configFixture(siteDir, { blogs: [], docs: [], pages: [] }))
  expect(problems).toMatchObject([{ code: 'site-empty', values: { folders: 'src/pages' } }])
})

test('a registry named in the config must exist, the usual names need not', async () => {
  write('blog/x.md', post('x'))
  const blogs = [blogFixture({ authorsMapPath: 'people.yml', tags: undefined })]
  expect(brief(await readContent(configFixture(siteDir, { blogs })))).toEqual([
    'error registry-missing blog/people.yml',
  ])
  expect(await readContent(configFixture(siteDir))).toMatchObject({ authors: {}, tags: {}, problems: [] })
})

test('a category file knows where the id of its document stands', async () => {
  write('docs/y.md')
  write('docs/_category_.yml', 'label: A\nlink:\n  type: doc\n  id: none\n')
  const { categories } = await readContent(configFixture(siteDir, { blogs: [], docs: [docsFixture()] }))
  expect(categories).toMatchObject([{ file: 'docs/_category_.yml', idPlace: { line: 4, column: 7 } }])
  write('docs/_category_.yml', 'link: null\n')
  const without = await readContent(configFixture(siteDir, { blogs: [], docs: [docsFixture()] }))
  expect([without.categories[0]?.idPlace, without.problems]).toEqual([undefined, []])
})

test('a registry with the other end of its name is told what it must be called', async () => {
  write('blog/x.md', post('x'))
  write('blog/authors.yaml', 'ivan: { name: Иван }\n')
  write('docs/tags.yaml', 'a: { label: А }\n')
  write('docs/y.md')
  const { problems } = await readContent(configFixture(siteDir, { blogs: [blogFixture()], docs: [docsFixture()] }))
  expect(problems).toMatchObject([
    { level: 'warning', code: 'registry-name', file: 'blog/authors.yaml', values: { name: 'authors.yml' } },
    { level: 'warning', code: 'registry-name', file: 'docs/tags.yaml', values: { name: 'tags.yml' } },
  ])
})

test('two static folders with one path: the later wins, with a warning', async () => {
  write('blog/x.md', post('x'))
  write('static/a.txt')
  write('public/a.txt')
  const content = await readContent(configFixture(siteDir, { staticDirectories: ['static', 'public', 'nowhere'] }))
  expect(brief(content)).toEqual(['warning static-twin public/a.txt'])
  expect(content.statics.get('a.txt')).toBe('public/a.txt')
})

test('a name on disk in NFD is NFC everywhere', async () => {
  const decomposed = 'ёж'.normalize('NFD')
  write(`blog/${decomposed}.md`, post('x'))
  write(`static/${decomposed}.png`)
  const content = await readContent(configFixture(siteDir))
  expect(files(content)).toEqual(['blog/ёж.md'])
  expect([...content.statics]).toEqual([['ёж.png', 'static/ёж.png']])
})

test('a name too long for its page is an error unless the file has a slug', async () => {
  write(`blog/${'щ'.repeat(126)}.md`, post('x'))
  write(`blog/${'ы'.repeat(126)}.md`, post('y', 'slug: /y\n'))
  write(`blog/${'ж'.repeat(125)}.md`, post('z'))
  const content = await readContent(configFixture(siteDir))
  expect(content.problems.map(inWords)).toMatchObject([
    { code: 'file-name-long', text: 'имя файла занимает 252 байта, для страницы допустимо 250' },
  ])
  expect(content.sources).toHaveLength(3)
})

test('problems stand in the order of files and lines', async () => {
  write('blog/b.md', post('b', 'draft: yes\nunlisted: no\n'))
  write('blog/a.md', post('a', 'draft: yes\n'))
  const { problems } = await readContent(configFixture(siteDir))
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['blog/a.md:4', 'blog/b.md:4', 'blog/b.md:5'])
})

test('puts git dates on the sources when something shows them', async () => {
  write('blog/x.md', post('x'))
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: siteDir, stdio: 'ignore' })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Иван', '-c', 'user.email=x@example.org', 'commit', '-m', 'x')
  const shown = configFixture(siteDir, { blogs: [blogFixture({ showLastUpdateTime: true })] })
  expect((await readContent(shown)).sources[0]?.updated?.author).toBe('Иван')
  expect((await readContent(configFixture(siteDir))).sources[0]?.updated).toBeUndefined()
})

test('asks git only when a date is shown, in the sitemap, or missing from a post', () => {
  const config = configFixture(siteDir)
  const dated = makeSource('post', 'x.md', { date: '2024-05-01T00:00:00.000Z' })
  expect(needsGit(config, [dated])).toBe(false)
  expect(needsGit(config, [makeSource('post', '2024-05-01-x.md')])).toBe(false)
  expect(needsGit(config, [makeSource('post', '2024/5/1/x/index.md')])).toBe(false)
  expect(needsGit(config, [makeSource('post', 'x-2019-01-02-t.md')])).toBe(false)
  expect(needsGit(config, [makeSource('doc', 'x.md')])).toBe(false)
  expect(needsGit(config, [makeSource('post', 'x.md')])).toBe(true)
  expect(needsGit({ ...config, docs: [docsFixture({ showLastUpdateAuthor: true })] }, [])).toBe(true)
  const { sitemap } = makeConfig()
  expect(needsGit({ ...config, sitemap }, [])).toBe(true)
  expect(needsGit({ ...config, sitemap: sitemap && { ...sitemap, lastmod: undefined } }, [])).toBe(false)
})

test('reads one file again, as the whole site would', async () => {
  write('docs/linux/ssh.md', '---\ntitle: SSH\n---\nТекст.\n')
  const config = everything({ blogs: [], pages: [] })
  const file = toFilePath('docs/linux/ssh.md')
  const instance = findInstance(config, file)
  expect(instance).toMatchObject({ kind: 'doc', id: 'default', folder: 'docs' })
  if (instance === undefined) return
  const { source, problems } = await readSource(config, instance, file)
  expect(problems).toEqual([])
  expect(source).toEqual((await readContent(config)).sources[0])
  expect((await readSource(config, instance, toFilePath('docs/gone.md'))).problems).toMatchObject([
    { code: 'file-gone', file: 'docs/gone.md' },
  ])
})

test('the innermost of nested folders owns a file', () => {
  const config = everything({ docs: [docsFixture(), docsFixture({ id: 'api', path: 'docs/api' })] })
  expect(findInstance(config, toFilePath('docs/api/x.md'))?.id).toBe('api')
  expect(findInstance(config, toFilePath('docs/apix.md'))?.id).toBe('default')
  expect(findInstance(config, toFilePath('src/x.md'))).toBeUndefined()
  expect(instancesOf(config).map(({ kind, id }) => `${kind}:${id}`)).toEqual([
    'post:default',
    'doc:default',
    'doc:api',
    'page:default',
  ])
})
