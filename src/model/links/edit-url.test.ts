import { describe, expect, test } from 'vitest'
import { makeConfig, makeSource } from '../../../test/factory.ts'
import type { DocsConfig, EditedFile } from '../../shared/config.ts'
import type { FrontMatter, SourceKind } from '../../shared/document.ts'
import { routeToAddress, toFilePath, toRoute } from '../../shared/path.ts'
import { editUrl } from './edit-url.ts'

const config = makeConfig()
const INSTANCES = { post: config.blogs[0], doc: config.docs[0], page: config.pages[0] }

interface Edited {
  kind?: SourceKind
  frontMatter?: Partial<FrontMatter>
  instance?: Partial<DocsConfig>
  file?: string
}

function urlOf({ kind = 'doc', frontMatter = {}, instance = {}, file }: Edited): string | undefined {
  const own = INSTANCES[kind]
  if (own === undefined) throw new Error('the small configuration lost an instance')
  const source = makeSource(kind, 'линукс/ssh #1.md', frontMatter)
  return editUrl(config, {
    instance: { ...own, ...instance },
    source: file === undefined ? source : { ...source, file: toFilePath(file) },
    permalink: () => routeToAddress(toRoute('x'), config),
  })
}

const REPOSITORY = 'https://git.example/edit/main'

describe('an edit link', () => {
  test('names the file in the repository, encoded, with one slash between', () => {
    const url = `${REPOSITORY}/docs/%D0%BB%D0%B8%D0%BD%D1%83%D0%BA%D1%81/ssh%20%231.md`
    expect(urlOf({ instance: { editUrl: REPOSITORY } })).toBe(url)
    expect(urlOf({ instance: { editUrl: `${REPOSITORY}/` } })).toBe(url)
    expect(urlOf({})).toBeUndefined()
  })

  test('is what the document says of itself, or nothing', () => {
    expect(urlOf({ instance: { editUrl: REPOSITORY }, frontMatter: { customEditUrl: 'https://x.example' } })).toBe(
      'https://x.example',
    )
    expect(urlOf({ instance: { editUrl: REPOSITORY }, frontMatter: { customEditUrl: null } })).toBeUndefined()
    expect(urlOf({ instance: { editUrl: REPOSITORY }, frontMatter: { customEditUrl: '' } })).toBeUndefined()
  })

  test('of a translation names the translation only where the author wants that', () => {
    const localizedPath = 'i18n/ru/docs'
    const file = `${localizedPath}/линукс/ssh #1.md`
    const instance = { editUrl: REPOSITORY, localizedPath, editLocalizedPath: localizedPath }
    expect(urlOf({ instance, file })).toContain('/i18n/ru/docs/')
    expect(urlOf({ instance })).toContain('/main/docs/')
    expect(urlOf({ instance: { ...instance, editLocalizedPath: undefined }, file })).toContain('/main/docs/')
  })

  test('of the author is asked with the names that Docusaurus gives each kind', () => {
    const told: EditedFile[] = []
    const ask = (file: EditedFile) => {
      told.push(file)
      return file.path
    }
    const path = 'линукс/ssh #1.md'
    expect(urlOf({ instance: { editUrl: ask } })).toBe(path)
    urlOf({ kind: 'post', instance: { editUrl: ask } })
    urlOf({ kind: 'page', instance: { editUrl: ask, localizedPath: 'i18n/ru' }, file: `i18n/ru/${path}` })
    const base = { path, permalink: '/x', locale: 'ru' }
    expect(told).toEqual([
      { ...base, version: 'current', versionDocsDirPath: 'docs', docPath: path },
      { ...base, blogDirPath: 'blog', blogPath: path },
      { ...base, pagesDirPath: 'i18n/ru', pagesPath: path },
    ])
  })
})
