import { expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import type { MarkdownPlugin } from '../../shared/config.ts'
import { createContext } from '../../tree/context.ts'
import { element, type HtmlNode, text } from '../../tree/html-tree.ts'
import type { Step } from '../../tree/step.ts'
import { stepsOf } from '../../tree/steps.ts'
import { createStepRun } from './run.ts'

const plugin = (name: string, transform: (tree: never, file: never) => unknown): MarkdownPlugin => ({
  name,
  attach: () => transform,
  options: undefined,
})

const ALL = {
  ...OPTIONS,
  markdown: {
    ...OPTIONS.markdown,
    mermaid: true,
    math: { singleDollar: true, macros: {} },
    emoji: true,
    typography: true,
  },
  drawMath: (tex: string) => ({ mathml: `<math><mi>${tex}</mi></math>` }),
  drawDiagram: async () => ({ kind: 'drawn' as const, svg: '<svg></svg>', caption: '', title: 'Т', description: 'A' }),
}

const runOf = (steps: readonly Step[]) => {
  const context = createContext(makeSource('doc', 'x.md') as never, ALL)
  const unit = { file: context.source.file, text: '', firstLine: 1, mdx: false }
  return { run: createStepRun(unit, context, steps), context }
}

const words = (nodes: HtmlNode[]): unknown[] =>
  nodes.flatMap(node =>
    node.kind === 'text' ? node.value : node.kind === 'element' ? words(node.children) : node.kind,
  )

test('steps of the engine and plugins of the site stand in one list and are of one kind', () => {
  const plugins = { remark: [plugin('first', () => {})], rehype: [plugin('second', () => {})], siteDir: '/site' }
  const steps = stepsOf({ ...ALL, plugins })
  expect(steps.map(({ name, tree }) => `${name}: ${tree}`)).toEqual([
    'first: mdast',
    'second: hast',
    'mermaid: own',
    'npm2yarn: own',
    'emoji: own',
    'typography: own',
    'math: own',
  ])
  const keys = ['attach', 'name', 'options', 'tree', 'when']
  for (const step of steps) expect(Object.keys(step).sort()).toEqual(keys)
})

test('a plugin of the site before a step of the engine, or after it, runs there', async () => {
  const seen: string[] = []
  const look = (name: string): Step => ({
    ...plugin(name, ({ children: [first] }: { children: [{ children: [{ value: string }] }] }) => {
      seen.push(`${name} ${first.children[0].value}`)
      first.children[0].value += '!'
    }),
    tree: 'hast',
    when: 'type',
  })
  const steps = stepsOf(ALL).flatMap(step =>
    step.name === 'typography' ? [look('before'), step, look('after')] : [step],
  )
  const { run } = runOf(steps)
  const made = await run.html('type', [element('p', {}, [text('Дом - это "дом"')])])
  expect(seen).toEqual(['before Дом - это "дом"', 'after Дом\u00a0— это «дом»!'])
  expect(words(made)).toEqual(['Дом\u00a0— это «дом»!!'])
})

test('what steps of the engine get and give is plain data, at every place', async () => {
  const { run, context } = runOf(stepsOf(ALL))
  const code = (language: string, meta: string): HtmlNode => ({ kind: 'code', language, meta, value: 'npm ci' })
  let nodes = [
    code('mermaid', ''),
    code('sh', 'npm2yarn'),
    element('p', {}, [text(':rocket: - да'), element('math', { 'data-tex': 'inline' }, [text('x')])]),
  ]
  for (const when of ['written', 'blocks', 'words', 'type'] as const) {
    nodes = await run.html(when, structuredClone(nodes))
    expect(structuredClone(nodes)).toEqual(nodes)
  }
  const said = words(nodes).join(' ').replace(/\s+/g, ' ').trim()
  expect(said).toBe('npm Yarn pnpm Bun code code code code 🚀 — да x')
  expect(context.problems).toEqual([])
})

test('one that throws is named, and the tree goes on to the next', async () => {
  const broken = { ...plugin('broken', () => Promise.reject(new Error('нет'))), tree: 'own', when: 'words' } as Step
  const { run, context } = runOf([broken, ...stepsOf(ALL)])
  expect(words(await run.html('words', [text(':rocket:')]))).toEqual(['🚀'])
  expect(context.problems).toMatchObject([{ code: 'plugin-failed', values: { name: 'broken', message: 'нет' } }])
})
