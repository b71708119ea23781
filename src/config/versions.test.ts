import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inWords } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import { resolveConfig } from './resolve/index.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'versions-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, value: unknown): void =>
  writeFile(join(siteDir, path), typeof value === 'string' ? value : JSON.stringify(value))

const resolve = (docs: unknown) => resolveConfig({ title: 'З', url: 'https://example.org', docs }, { siteDir })

function versions(docs: unknown) {
  const { config, problems } = resolve(docs)
  expect(problems).toEqual([])
  return config?.docs ?? []
}

const problemsOf = (docs: unknown): string[] =>
  resolve(docs)
    .problems.map(inWords)
    .map(({ file, text, hint }) => [file, text, hint].filter(Boolean).join(' | '))

describe('versions of the documents', () => {
  test('without versions.json there is the current one, at the address of the documents', () => {
    expect(versions({})).toMatchObject([
      { path: 'docs', routeBasePath: '/docs', version: { name: 'current', label: 'Next', isLast: true, badge: false } },
    ])
  })

  test('the newest of versions.json is the last, the current one is ahead of it, older ones are behind', () => {
    write('versions.json', ['2.0', '1.0'])
    expect(versions({})).toMatchObject([
      { path: 'docs', routeBasePath: '/docs/next', version: { name: 'current', banner: 'unreleased', badge: true } },
      {
        path: 'versioned_docs/version-2.0',
        routeBasePath: '/docs',
        version: { name: '2.0', label: '2.0', banner: undefined, isLast: true, className: 'docs-version-2.0' },
      },
      { path: 'versioned_docs/version-1.0', routeBasePath: '/docs/1.0', version: { banner: 'unmaintained' } },
    ])
  })

  test('settings of a version win over what follows from its place', () => {
    write('versions.json', ['1.0'])
    const [current, old] = versions({
      lastVersion: 'current',
      versions: {
        current: { label: '2.0-beta', path: 'v2', badge: false },
        '1.0': { banner: 'none', noIndex: true, className: 'старая', path: '' },
      },
    })
    expect(current).toMatchObject({
      routeBasePath: '/docs/v2',
      version: { label: '2.0-beta', badge: false, isLast: true },
    })
    expect(old).toMatchObject({
      routeBasePath: '/docs',
      version: { banner: undefined, noIndex: true, className: 'старая' },
    })
  })

  test('versions can be left out; settings of what is not published are no mistake', () => {
    write('versions.json', ['3', '2', '1'])
    const names = (docs: unknown) => versions(docs).map(({ version }) => version.name)
    expect(names({ includeCurrentVersion: false })).toEqual(['3', '2', '1'])
    expect(names({ disableVersioning: true })).toEqual(['current'])
    expect(names({ onlyIncludeVersions: ['1', '3'], versions: { 2: { label: 'Вторая' } } })).toEqual(['3', '1'])
  })

  test('another instance has versions of its own', () => {
    write('versions.json', ['1.0'])
    write('api_versions.json', ['9'])
    write('api_versioned_sidebars/version-9-sidebars.json', { main: ['intro'] })
    const docs = versions([{}, { id: 'api', path: 'api', routeBasePath: 'api' }])
    expect(docs.map(({ id, path, routeBasePath }) => [id, path, routeBasePath])).toEqual([
      ['default', 'docs', '/docs/next'],
      ['default', 'versioned_docs/version-1.0', '/docs'],
      ['api', 'api', '/api/next'],
      ['api', 'api_versioned_docs/version-9', '/api'],
    ])
    expect(docs.map(({ sidebars }) => sidebars)).toEqual([
      undefined,
      false,
      undefined,
      { main: [{ type: 'doc', id: 'intro' }] },
    ])
  })

  test('edit links of old versions may lead to the current one, translations to themselves', () => {
    write('versions.json', ['1.0'])
    const i18n = 'i18n/ru/docusaurus-plugin-content-docs'
    expect(versions({ editCurrentVersion: true, editLocalizedFiles: true })).toMatchObject([
      { editPath: 'docs', localizedPath: `${i18n}/current`, editLocalizedPath: `${i18n}/current` },
      { editPath: 'docs', localizedPath: `${i18n}/version-1.0`, editLocalizedPath: `${i18n}/current` },
    ])
    expect(versions({})[1]).toMatchObject({ editPath: 'versioned_docs/version-1.0', editLocalizedPath: undefined })
  })
})

describe('mistakes', () => {
  test('unknown versions are named with what there is', () => {
    write('versions.json', ['1.0'])
    expect(
      problemsOf({ lastVersion: '1.1', versions: { '1.O': {} }, onlyIncludeVersions: ['current', '1.0', '0.9'] }),
    ).toEqual([
      expect.stringContaining('docs.onlyIncludeVersions: версии «0.9» нет'),
      expect.stringContaining('docs.lastVersion: версии «1.1» нет'),
      expect.stringContaining('docs.versions.1.O: такой настройки нет'),
    ])
    expect(problemsOf({ lastVersion: '1.0', onlyIncludeVersions: ['current'] })[0]).toContain(
      'версия «1.0» не публикуется',
    )
    expect(problemsOf({ onlyIncludeVersions: [] })[0]).toContain('список пуст')
  })

  test('no version left, or versioning switched off where there is none', () => {
    expect(problemsOf({ includeCurrentVersion: false })[0]).toContain('не остаётся ни одной версии')
    expect(problemsOf({ disableVersioning: true })[0]).toContain('файла versions.json нет')
  })

  test('a broken versions.json is named as a file', () => {
    write('versions.json', '["1.0",')
    expect(problemsOf({})[0]).toMatch(/^versions\.json \| файл не читается/)
    write('versions.json', '{"a": 1}')
    expect(problemsOf({})[0]).toContain('нужен список имён версий, а здесь объект')
    write('versions.json', ['1/0', '', 5, 'х'.repeat(33)])
    expect(problemsOf({})).toEqual([
      expect.stringContaining('имя версии «1/0» не годится для папки'),
      expect.stringContaining('пустое имя версии'),
      expect.stringContaining('имя версии — строка, а здесь число'),
      expect.stringContaining('длиннее 32 знаков'),
    ])
  })

  test('a version that is named twice is told once, not with each of its documents', () => {
    write('versions.json', ['1.0', '0.9', '1.0'])
    expect(problemsOf({})).toEqual(['versions.json | версия «1.0» названа дважды | оставьте одну из двух'])
  })

  test('files of versions in an encoding that is not UTF-8 are told as such', () => {
    const bytes = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le')
    writeFile(join(siteDir, 'versions.json'), bytes('["1.0"]'))
    expect(problemsOf({})).toEqual([expect.stringMatching(/^versions\.json \| .*UTF-16/)])
    write('versions.json', ['1.0'])
    writeFile(join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'), bytes('{"main": ["intro"]}'))
    expect(problemsOf({})).toEqual([
      expect.stringMatching(/^versioned_sidebars\/version-1\.0-sidebars\.json \| .*UTF-16/),
    ])
  })

  test('a broken sidebars file of a version is named by its file', () => {
    write('versions.json', ['1.0'])
    write('versioned_sidebars/version-1.0-sidebars.json', { main: [{ type: 'dok', id: 'x' }] })
    expect(problemsOf({})[0]).toMatch(
      /^versioned_sidebars\/version-1\.0-sidebars\.json \| main\[0\]: вида пункта «dok» нет/,
    )
  })
})
