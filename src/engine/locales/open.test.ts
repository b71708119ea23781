import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFile, writeFiles } from '../../../test/write-files.ts'
import { loadConfig } from '../../config/index.ts'
import { toFilePath } from '../../shared/path.ts'
import { type OpenedSites, openSites } from './open.ts'

const EN = 'i18n/en/docusaurus-plugin-content-docs/current'
const FILES = {
  'zapiski.config.mjs': `export default { title: 'Т', url: 'https://example.org', docs: {}, blog: false, i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } }\n`,
  'docs/alone.md': '# Одна\n\nСначала.\n\nТекст.\n',
  'docs/both.md': '# Обе\n\nСначала.\n\nТекст.\n',
  'docs/_part.md': 'Часть.\n',
  [`${EN}/both.md`]: '# Both\n\nAt first.\n\nA text.\n',
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-open-'))
  writeFiles(root, FILES)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function open(): Promise<OpenedSites> {
  const { config } = await loadConfig(root)
  if (config === undefined) throw new Error('no config')
  return openSites(config, { mode: 'development' })
}

/** Languages that were modelled anew: pages that no change reaches are the same objects otherwise. */
async function modelledAfter(path: string, text: string | undefined): Promise<string[]> {
  const before = await open()
  if (text === undefined) rmSync(join(root, path))
  else writeFile(join(root, path), text)
  const after = await before.update([toFilePath(path)])
  const missing = (sites: OpenedSites, index: number) =>
    sites.sites[index]?.pages.find(({ kind }) => kind === 'notFound')
  return after.sites.flatMap(({ config }, index) =>
    missing(before, index) === missing(after, index) ? [] : [config.locale.locale],
  )
}

test.each<[string, string[], string, string | undefined]>([
  ['a paragraph of an original', [], 'docs/both.md', '# Обе\n\nСначала.\n\nДругой.\n'],
  ['a paragraph of a translation', [], `${EN}/both.md`, '# Both\n\nAt first.\n\nAnother.\n'],
  ['a paragraph that nobody translated', [], 'docs/alone.md', '# Одна\n\nСначала.\n\nДругой.\n'],
  ['the title of an original', ['ru'], 'docs/both.md', '# Две\n\nСначала.\n\nТекст.\n'],
  ['the title of a translation', ['en'], `${EN}/both.md`, '# Two\n\nAt first.\n\nA text.\n'],
  ['the title of a text that nobody translated', ['ru', 'en'], 'docs/alone.md', '# Иная\n\nСначала.\n\nТекст.\n'],
  ['a translation that is gone', ['ru', 'en'], `${EN}/both.md`, undefined],
  ['an original that is gone', ['ru', 'en'], 'docs/both.md', undefined],
  ['a part of texts', ['ru', 'en'], 'docs/_part.md', 'Другая.\n'],
])('after a change of %s these languages are modelled anew: %j', async (_, languages, path, text) => {
  expect(await modelledAfter(path, text)).toEqual(languages)
})
