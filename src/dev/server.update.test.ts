import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { writeFile } from '../../test/write-files.ts'
import type { Loaded } from '../config/index.ts'
import { problemOf } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import { createDev } from './server.ts'

let siteDir = ''
let server: Awaited<ReturnType<typeof createDev>> | undefined
let settings: () => Loaded
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-update-'))
  cpSync(join(import.meta.dirname, '../../test/sites/small'), siteDir, { recursive: true })
  put('settings.json', '1')
  put('docs/other.md', '---\ntitle: Другая\ntags: [один]\n---\n\nДругой текст.\n')
})
afterEach(async () => {
  await server?.close()
  server = undefined
  rmSync(siteDir, { recursive: true, force: true })
})

const at = (name: string): string => join(siteDir, name)
const put = (name: string, text: string): void => writeFile(at(name), text)
const configOf = (title: string) => makeConfig({ siteDir, outDir: at('build'), title })
const good = (title: string): Loaded => ({
  config: configOf(title),
  problems: [],
  language: 'ru',
  files: [at('settings.json')],
})

async function start(hasCache = false): Promise<void> {
  settings = () => good('Первый')
  server = await createDev(configOf('Первый'), {
    hasCache,
    port: 0,
    host: 'localhost',
    log: () => {},
    color: false,
    language: 'ru',
    settings: { files: [at('settings.json')], read: async () => settings() },
  })
}

const get = (path: string) => fetch(new URL(path, server?.url))
const statusOf = async (path: string) => (await get(path)).status
const textAt = async (path: string) => (await get(path)).text()
/** Where an open page is sent that asks for itself after a save. */
async function followed(path: string): Promise<string | null> {
  const init = { redirect: 'manual' as const, headers: { 'x-zapiski-follow': '1' } }
  return (await fetch(new URL(path, server?.url), init)).headers.get('location')
}
/** What an open page is told of mistakes when it connects. */
async function overlay(): Promise<{ heading: string; mistakes: { place: string; text: string }[] }> {
  const stop = new AbortController()
  const { body } = await fetch(new URL('/__zapiski/events', server?.url), { signal: stop.signal })
  const chunk = (await body?.pipeThrough(new TextDecoderStream()).getReader().read())?.value ?? ''
  stop.abort()
  return JSON.parse(/data: (.*)/.exec(chunk)?.[1] ?? '')
}
const mistakes = async () => (await overlay()).mistakes.map(({ place }) => place)

test('a removed file leaves with its page and its place in menus, and comes back', async () => {
  await start()
  expect(await textAt('/docs/intro')).toContain('Другая')
  unlinkSync(at('docs/other.md'))
  await expect.poll(() => statusOf('/docs/other')).toBe(404)
  expect(await textAt('/docs/intro')).not.toContain('Другая')
  expect(await mistakes()).toEqual([])
  put('docs/other.md', '---\ntitle: Снова\n---\n\nТекст.\n')
  await expect.poll(() => statusOf('/docs/other')).toBe(200)
  expect(await textAt('/docs/intro')).toContain('Снова')
})

test('a renamed file answers at its new address alone', async () => {
  await start()
  renameSync(at('docs/other.md'), at('docs/named.md'))
  await expect.poll(async () => [await statusOf('/docs/other'), await statusOf('/docs/named')]).toEqual([404, 200])
})

test('an open page goes along when its file, its folder or its address is renamed, step by step and back', async () => {
  await start()
  renameSync(at('docs/other.md'), at('docs/named.md'))
  await expect.poll(() => followed('/docs/other')).toBe('/docs/named')
  put('docs/named.md', '---\ntitle: Другая\nslug: /tea\n---\n\nТекст.\n')
  await expect.poll(() => followed('/docs/named?a=1')).toBe('/docs/tea?a=1')
  expect(await followed('/docs/other')).toBe('/docs/tea')
  expect([await statusOf('/docs/other'), await statusOf('/docs/named'), await statusOf('/docs/tea')]).toEqual([
    404, 404, 200,
  ])
  put('docs/named.md', '---\ntitle: Другая\n---\n\nТекст.\n')
  await expect.poll(() => followed('/docs/tea')).toBe('/docs/named')
  expect(await followed('/docs/named')).toBeNull()
})

test('a file that goes in one step and comes in the next was renamed; one that is only gone leads nowhere', async () => {
  await start()
  const text = '---\ntitle: Другая\n---\n\nДругой текст.\n'
  put('docs/other.md', text)
  await expect.poll(() => textAt('/docs/other')).not.toContain('один')
  unlinkSync(at('docs/other.md'))
  await expect.poll(() => statusOf('/docs/other')).toBe(404)
  expect(await followed('/docs/other')).toBeNull()
  put('docs/later/other.md', text)
  await expect.poll(() => followed('/docs/other')).toBe('/docs/later/other')
})

test('a folder comes with its files, gets its name from its own file, and goes', async () => {
  await start()
  put('docs/deep/er/a.md', '---\ntitle: Глубоко\n---\n\nТекст.\n')
  await expect.poll(() => statusOf('/docs/deep/er/a')).toBe(200)
  put('docs/deep/_category_.json', '{"label":"Подвал"}')
  await expect.poll(() => textAt('/docs/intro')).toContain('Подвал')
  put('docs/deep/_category_.json', '{"label":"Чердак"}')
  await expect.poll(() => textAt('/docs/intro')).toContain('Чердак')
  rmSync(at('docs/deep'), { recursive: true })
  await expect.poll(() => statusOf('/docs/deep/er/a')).toBe(404)
  await expect.poll(() => textAt('/docs/intro')).not.toContain('Чердак')
})

test('names of tags and of authors follow their files', async () => {
  put('blog/2024-05-02-second.md', '---\ntitle: Вторая\nauthors: [me]\ntags: [один]\n---\n\nТекст.\n')
  put('blog/authors.yml', 'me:\n  name: Прежнее Имя\n')
  put('blog/tags.yml', 'один:\n  label: Прежняя метка\n')
  await start()
  const page = () => textAt('/2024/05/02/second')
  expect(await page()).toContain('Прежнее Имя')
  put('blog/authors.yml', 'me:\n  name: Новое Имя\n')
  await expect.poll(page).toContain('Новое Имя')
  put('blog/tags.yml', 'один:\n  label: Новая метка\n')
  await expect.poll(page).toContain('Новая метка')
})

test('texts follow the parts that they take in, and parts of parts', async () => {
  const whole = "import Part from './_part.mdx'\nimport Far from '../parts/far.mdx'\n\n# Целое\n\n<Part />\n\n<Far />\n"
  put('docs/whole.mdx', whole)
  // In no folder of texts.
  put('parts/far.mdx', 'Вдали одно.\n')
  put('docs/_part.mdx', "import Inner from './_inner.md'\n\n## Первая часть\n\n<Inner />\n")
  put('docs/_inner.md', 'Внутри одно.\n')
  await start()
  expect(await textAt('/docs/whole')).toMatch(/Первая часть[\s\S]*Внутри одно/)
  put('docs/_part.mdx', "import Inner from './_inner.md'\n\n## Вторая часть\n\n<Inner />\n")
  await expect.poll(() => textAt('/docs/whole')).toContain('Вторая часть')
  put('docs/_inner.md', 'Внутри другое.\n')
  await expect.poll(() => textAt('/docs/whole')).toMatch(/Вторая часть[\s\S]*Внутри другое[\s\S]*Вдали одно/)
  put('parts/far.mdx', 'Вдали другое.\n')
  await expect.poll(() => textAt('/docs/whole')).toContain('Вдали другое')
})

test('a picture and a static file are served as they are now', async () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`
  put('docs/plan.svg', svg(40))
  put('docs/other.md', '---\ntitle: Другая\n---\n\n![План](./plan.svg)\n')
  put('static/a.txt', 'раз')
  await start()
  expect(await textAt('/docs/other')).toContain('width="40"')
  put('docs/plan.svg', svg(60))
  await expect.poll(() => textAt('/docs/other')).toContain('width="60"')
  put('static/a.txt', 'два')
  await expect.poll(() => textAt('/a.txt')).toBe('два')
})

test('a component that is no text is named, and comes back with its cure', async () => {
  put('docs/other.mdx', "import C from '../src/C'\n\n# Другая\n\n<C />\n")
  unlinkSync(at('docs/other.md'))
  put('src/C.jsx', 'export default () => <p>первый</p>\n')
  await start()
  expect(await textAt('/docs/other')).toContain('первый')
  writeFileSync(at('src/C.jsx'), Buffer.from([0x61, 0x7b, 0xcf, 0xf0, 0x7d]))
  await expect.poll(mistakes).toContain('src/C.jsx:1:3')
  put('src/C.jsx', 'export default () => <p>второй</p>\n')
  await expect.poll(() => textAt('/docs/other')).toContain('второй')
  expect(await mistakes()).toEqual([])
})

test('under broken settings the last good site stays, the mistake is told with its place, the cure is taken in', async () => {
  await start()
  const { url = '' } = server ?? {}
  const problem = problemOf('error', 'config-run', {
    at: { file: toFilePath('settings.json'), line: 3 },
    values: { message: 'x' },
  })
  settings = () => ({ problems: [problem], language: 'ru', files: [] })
  put('settings.json', '2')
  await expect.poll(mistakes).toEqual(['settings.json:3:1'])
  expect(await textAt('/docs/intro')).toContain('Первый')
  // Texts are taken in all the same.
  put('docs/intro.md', '---\ntitle: Введение\n---\n\nДругое.\n')
  await expect.poll(() => textAt('/docs/intro')).toContain('Другое.')
  expect(await mistakes()).toEqual(['settings.json:3:1'])
  settings = () => good('Второй')
  put('settings.json', '3')
  await expect.poll(() => textAt('/docs/intro')).toContain('Второй')
  expect(await mistakes()).toEqual([])
  expect(server?.url).toBe(url)
})

test('settings that throw are told, and tried again with the next change', async () => {
  await start()
  settings = () => {
    throw new Error('не сегодня')
  }
  put('settings.json', '2')
  await expect.poll(async () => (await overlay()).heading).toBe('Ошибок: 1')
  settings = () => good('Второй')
  put('docs/intro.md', '---\ntitle: Введение\n---\n\nДругое.\n')
  await expect.poll(() => textAt('/docs/intro')).toContain('Второй')
})

test('a style sheet of the settings that is gone is their mistake, and texts go on meanwhile', async () => {
  put('src/site.css', 'h1 { color: teal }')
  const named = () => ({ ...configOf('Первый'), theme: { ...configOf('').theme, customCss: ['src/site.css'] } })
  const missing = problemOf('error', 'config/file-missing', { at: { file: toFilePath('settings.json'), line: 1 } })
  const wrong: Loaded = { problems: [missing], language: 'ru', files: [at('settings.json')] }
  const read = (): Loaded => (existsSync(at('src/site.css')) ? { ...good(''), config: named() } : wrong)
  await start()
  settings = read
  put('settings.json', '2')
  await expect.poll(() => textAt('/docs/intro')).toMatch(/custom|site-\w+\.css/)
  unlinkSync(at('src/site.css'))
  await expect.poll(mistakes).toEqual(['settings.json:1:1'])
  put('docs/intro.md', '---\ntitle: Введение\n---\n\nДругое.\n')
  await expect.poll(() => textAt('/docs/intro')).toContain('Другое')
  expect(await mistakes()).toEqual(['settings.json:1:1'])
  put('src/site.css', 'h1 { color: red }')
  await expect.poll(mistakes).toEqual([])
})

test('folders that new settings name are followed from then on', async () => {
  put('more/notes.md', '---\ntitle: Прочее\n---\n\nТекст.\n')
  await start()
  const [docs = expect.fail()] = configOf('').docs
  settings = () => ({ ...good('Второй'), config: { ...configOf('Второй'), docs: [{ ...docs, path: 'more' }] } })
  put('settings.json', '2')
  await expect.poll(() => statusOf('/docs/notes')).toBe(200)
  put('more/notes.md', '---\ntitle: Прочее\n---\n\nИначе.\n')
  await expect.poll(() => textAt('/docs/notes')).toContain('Иначе.')
})

test('what is saved while the site is opened is taken in', async () => {
  const starting = start()
  for (let save = 0; save < 20; save++) {
    await new Promise(resolve => setTimeout(resolve, 10))
    put('docs/intro.md', `---\ntitle: Введение\n---\n\nСохранение ${save}.\n`)
  }
  await starting
  await expect.poll(() => textAt('/docs/intro')).toContain('Сохранение 19.')
})

test('a server that starts again takes texts that stand as they did from what the last one left, and no others', async () => {
  const again = async () => {
    await server?.close()
    await start(true)
  }
  const left = () => statSync(at('.zapiski/pages')).ino
  await again()
  const texts = [await textAt('/docs/intro'), await textAt('/docs/other')]
  const first = left()
  await again()
  expect([await textAt('/docs/intro'), await textAt('/docs/other')]).toEqual(texts)
  // Written only when something had to be parsed.
  expect(left()).toBe(first)
  put('docs/other.md', '---\ntitle: Иная\n---\n\nНовый текст.\n')
  await expect.poll(() => textAt('/docs/other')).toContain('Новый текст.')
  await server?.close()
  put('docs/other.md', '---\ntitle: Третья\n---\n\nПравлено без сервера.\n')
  unlinkSync(at('docs/intro.md'))
  await start(true)
  expect(await textAt('/docs/other')).toContain('Правлено без сервера.')
  expect(await statusOf('/docs/intro')).toBe(404)
  expect(left()).not.toBe(first)
  put('docs/other.md', '---\ntitle: Иная\n---\n\nНовый текст.\n')
  await expect.poll(() => textAt('/docs/other')).toContain('Новый текст.')
})
