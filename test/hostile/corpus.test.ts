/** Hostile texts, all in one site: each is answered as `docs/trust.md` says, and none hides another. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/shared/problem.ts'
import { inWords } from '../said.ts'
import { VARIANTS } from './rows.ts'
import { createTrial, type Trial } from './trial.ts'
import type { Answer } from './variant.ts'

const fileOf = (index: number): string => {
  const { row, extension = 'md' } = VARIANTS[index] ?? { row: '' }
  return `docs/${row.toLowerCase()}-${index}.${extension}`
}

/** Rows about a file as a whole: there is no line to name. */
const WHOLE_FILES = new Set(['E1', 'E2', 'E3', 'E4'])

/** What a row is about: another word would be about something else. */
const ABOUT: Record<string, RegExp> = {
  P2: /^too-deep$/,
  P3: /^(?:line-too-complex|too-complex\/paragraph)$/,
  P5: /^unclosed-fence$/,
  P6: /^unknown-language|^code-too-long$/,
  P7: /^(?:unclosed|unknown|stray)-directive/,
  P9: /^unsafe-link(?:\/file)?$/,
  P11: /^(?:duplicate|reserved)-id$/,
  P13: /^(?:skipped-heading|several-titles)$/,
  P14: /^(?:missing|duplicate|unused)-(?:footnote|definition)$/,
  P15: /^hidden-character\/|^invisible-character$/,
  P17: /^import-outside$/,
  M1: /^mdx-syntax|^mdx-fallback$|^unmatched-tag$/,
  M2: /^mdx-syntax/,
  M4: /^mdx-(?:component|import)|^package-missing$/,
  M5: /^mdx-runtime/,
  M11: /^mdx-syntax/,
  I1: /^missing-asset/,
  I8: /^missing-asset/,
  I10: /^image-alt$/,
}

let trial: Trial
let problems: Problem[] = []
beforeAll(async () => {
  trial = createTrial({
    'docs/index.md': '# Начало\n',
    'docs/p16-loop.mdx': "import A from './p16-loop.mdx'\n\n<A />\n",
    'docs/draft-of-u7.md': '---\ndraft: true\n---\n# Черновик\n',
    '../.env': 'SECRET=1\n',
    '../.env.md': 'SECRET=1\n',
    ...Object.fromEntries(VARIANTS.map(({ text }, index) => [fileOf(index), text])),
  })
  const outcome = await trial.build({ write: false })
  problems = outcome.problems
})
afterAll(() => trial.end())

const LEVELS: Record<Answer, string | undefined> = { E: 'error', W: 'warning', OK: undefined }

function answerTo(index: number): string {
  const found = problems.filter(({ file }) => file === fileOf(index))
  const level = ['error', 'warning'].find(name => found.some(problem => problem.level === name))
  const lines = found.filter(problem => problem.level === level)
  return level === undefined ? '' : `${level} ${lines.map(({ code, line }) => `${code}:${line}`).join(' ')}`
}

describe.each([...new Set(VARIANTS.map(({ row }) => row))])('%s', row => {
  const variants = VARIANTS.flatMap((variant, index) => (variant.row === row ? [{ ...variant, index }] : []))
  test.each(variants.map(variant => [variant.text.toString().slice(0, 80), variant] as const))(
    '%o',
    (_, { index, answer }) => {
      const said = answerTo(index)
      if (row === 'P8') return
      expect(said.split(' ')[0]).toBe(LEVELS[answer] ?? '')
      const about = ABOUT[row]
      const others = said
        .split(' ')
        .slice(1)
        .filter(word => !about?.test(word.replace(/:.*/, '')))
      if (about !== undefined) expect(others).toEqual([])
      // Every word about a text names its line.
      if (said !== '' && !WHOLE_FILES.has(row)) expect(said).toMatch(/:\d+/)
    },
  )
})

test('nothing is polluted, nothing is told in stacks', () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect((globalThis as { __polluted?: unknown }).__polluted).toBeUndefined()
  expect(JSON.stringify(problems)).not.toMatch(/\n\s+at |node_modules/)
})

test.each([
  ['F2', 'Ошибка: как чинить', '"Ошибка: как чинить"'],
  ['F5', 'title: a\ntitle: b', '2'],
  ['F6', 'titel: a', 'title'],
  ['F10', '5 мая 2024', '2024-'],
  ['E2', '', 'indows-1251'],
])('%s: %o is answered with what to write', (row, text, cure) => {
  const index = VARIANTS.findIndex(variant => variant.row === row && String(variant.text).includes(text))
  const said = problems.filter(({ file }) => file === fileOf(index)).map(problem => inWords(problem))
  expect(said.map(({ text: what, hint }) => `${what} — ${hint}`).join('\n')).toContain(cure)
})

test('a text that takes itself in is said once, with the way it took', () => {
  const loop = problems.filter(({ file }) => file === 'docs/p16-loop.mdx')
  expect(loop.map(({ level, code }) => `${level} ${code}`)).toEqual(['error include-loop'])
})

test('there are a few hundred of them', () => expect(VARIANTS.length).toBeGreaterThan(200))
