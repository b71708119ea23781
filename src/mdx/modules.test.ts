import { describe, expect, test } from 'vitest'
import { AT, makeContext, makeRun, UNIT } from '../../test/mdx-fixture.ts'
import { inWords } from '../../test/said.ts'
import { textOf } from '../messages/problem.ts'
import { saidError } from '../messages/said-error.ts'
import { toFilePath } from '../shared/path.ts'
import type { ParseOptions } from '../tree/options.ts'
import { loadModule } from './modules.ts'
import { loadRequired } from './require.ts'

const CODE = { default: 'код' }
const importModule: ParseOptions['importModule'] = () => Promise.resolve(CODE)

async function load(specifier: string, options: Partial<ParseOptions> = {}, component = false) {
  const context = makeContext({ importModule, ...options })
  const run = await makeRun(context)
  const partials: string[] = []
  const scope = {
    ...run,
    partial: (file: string) => {
      partials.push(file)
      return Promise.resolve({ default: 'часть' })
    },
  }
  const exports = await loadModule({ specifier, unit: UNIT, at: AT, component }, scope)
  return { exports, partials, run, context, problems: context.problems.map(inWords) }
}
const mine: Partial<ParseOptions> = { isSiteModule: () => true }

describe('an import of a text', () => {
  test.each([
    ['code', './a.tsx', {}],
    ['a name without an extension', './a', {}],
    ['data', '@site/a.json', {}],
    ['a style', './a.css', {}],
    ['the text of a file', './a.md?raw', {}],
    ['the text of a file beside the site', '!!raw-loader!../../a.txt', { isOutside: () => false }],
    ['a package', 'lodash', {}],
    ['a file that the site calls a module', './chart.config', mine],
    ['the site’s own part of the theme', '@theme/Tabs', mine],
  ])('%s is code', async (_, specifier, options) => {
    const { exports, problems } = await load(specifier, options)
    expect(exports).toBe(CODE)
    expect(problems).toEqual([])
  })
  test.each([
    ['./a.png', 'asset'],
    ['./a.svg', 'asset'],
    ['/img/a.pdf', 'asset'],
    ['./chart.config', 'url'],
  ])('%s is an address', async (specifier, kind) => {
    const { exports, context } = await load(specifier)
    expect(exports).toEqual({ default: '\uFDD0l0\uFDD1' })
    expect(context.references).toMatchObject([{ kind, target: specifier, line: AT.line, column: AT.column }])
  })
  test('a drawing used as a tag is code, if there is anybody to make it', async () => {
    expect((await load('./a.svg', {}, true)).exports).toBe(CODE)
    expect((await load('./a.svg', { importModule: undefined }, true)).exports).toHaveProperty(
      'default',
      '\uFDD0l0\uFDD1',
    )
  })
  test.each([
    ['./_a.mdx', 'docs/_a.mdx'],
    ['../b.md', 'b.md'],
    ['@site/docs/_a.mdx', 'docs/_a.mdx'],
    ['/docs/_a.mdx', 'docs/_a.mdx'],
  ])('%s is a part', async (specifier, file) => {
    expect((await load(specifier)).partials).toEqual([file])
  })
  test('the theme’s own and Docusaurus’ modules are at hand', async () => {
    const tabs = await load('@theme/Tabs')
    expect(tabs.exports.default).toBe(tabs.run.builtIn.Tabs)
    const original = await load('@theme-original/Tabs', mine)
    expect(original.exports.default).toBe(original.run.builtIn.Tabs)
    const link = await load('@docusaurus/Link')
    expect(link.exports).toBe(link.run.provided['@docusaurus/Link'])
    expect((await load('clsx')).exports).toHaveProperty('clsx')
    expect((await load('@theme-original/MDXComponents/A')).exports).toEqual({ default: 'a' })
    expect((await load('@theme/MDXComponents/Heading')).exports).toEqual({ default: 'h2' })
  })
})

describe('an import that leads nowhere', () => {
  test.each([
    ['@docusaurus/Nothing', {}, 'mdx-import', 'модуля @docusaurus/Nothing нет'],
    ['@theme-original/Nothing', mine, 'mdx-import', 'модуля @theme-original/Nothing нет'],
    ['lodash', { importModule: undefined }, 'mdx-import', 'модуля lodash нет'],
    ['../../a.tsx', {}, 'import-outside', 'import ../../a.tsx выходит за репозиторий сайта'],
    ['./a.css', { importModule: undefined }, 'ignored-style', 'стили ./a.css не подключаются из MDX'],
  ])('%s %j', async (specifier, options, code, text) => {
    expect((await load(specifier, options)).problems).toMatchObject([{ code, text, ...AT }])
  })
  test('draws its children all the same', async () => {
    const { exports } = await load('@docusaurus/Nothing')
    expect((exports.anything as (props: object) => unknown)({ children: 'внутри' })).toBe('внутри')
    expect('anything' in exports).toBe(true)
    expect(exports.then).toBeUndefined()
  })
  const failing = (error: Error, more: Partial<ParseOptions> = {}) =>
    load('./a', { importModule: () => Promise.reject(error), ...more })
  test('says why and where', async () => {
    const { problems } = await failing(new Error('сломан\nat …'), {
      placeOfError: () => ({ file: toFilePath('src/a.ts'), line: 2, column: 3 }),
    })
    expect(problems).toMatchObject([
      { text: 'модуль ./a не загрузился: сломан (src/a.ts:2:3)', hint: 'проверьте путь и сам модуль', ...AT },
    ])
  })
  test('says what an error of ours says, with its cure', async () => {
    const said = saidError('mdx-import', { specifier: 'b' }, textOf('mdx-component/close', { name: 'B' }))
    const { problems } = await failing(said)
    expect(problems).toMatchObject([
      { text: 'модуль ./a не загрузился: модуля b нет', hint: 'возможно, имелся в виду <B>' },
    ])
  })
  test('is said once when the module is reported itself', async () => {
    expect((await failing(Object.assign(new Error('x'), { isReported: true }))).problems).toEqual([])
  })
})

describe('require in a text', () => {
  const given = async (code: string, options: Partial<ParseOptions> = mine) => {
    const context = makeContext({ importModule, ...options })
    const run = await makeRun(context)
    const unit = { ...UNIT, text: `\n\n  ${code}` }
    return { context, require: await loadRequired({ unit, nodes: [], modules: [] }, code, run) }
  }
  test.each([['./a.ts'], ['./a'], ['./a.txt?raw'], ['!!raw-loader!./a.txt']])('%s is loaded', async specifier => {
    const { require } = await given(`require("${specifier}")`)
    expect(require(specifier)).toBe(CODE)
  })
  test('data comes as it is', async () => {
    const { require } = await given("require('./a.json')")
    expect(require('./a.json')).toBe('код')
  })
  test('a picture is an address, with its place', async () => {
    const { require, context } = await given("require('./a.png')")
    expect(require('./a.png')).toEqual({ default: '\uFDD0l0\uFDD1' })
    expect(context.references).toMatchObject([{ target: './a.png', line: 3, column: 12 }])
  })
  test('what the site does not have is an address too', async () => {
    const { require } = await given("require('./a.ts')", { isSiteModule: () => false })
    expect(require('./a.ts')).toEqual({ default: '\uFDD0l0\uFDD1' })
  })
})
