import { describe, expect, test } from 'vitest'
import { AT, makeContext, SOURCE } from '../../../test/mdx-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { saidError } from '../../messages/said-error.ts'
import { toFilePath } from '../../shared/path.ts'
import { reportRuntime } from './errors.ts'

const OWN = { file: toFilePath('src/A.tsx'), line: 7, column: 9 }
const reported = (error: unknown, { at = AT, inComponent = false } = {}) => {
  const context = makeContext({ placeOfError: () => (inComponent ? OWN : undefined) })
  reportRuntime(error, at, context)
  return context.problems.map(inWords)
}

describe('what a text threw', () => {
  test('is said where it stands', () => {
    expect(reported(new TypeError('x is not a function\nat …'))).toEqual([
      {
        level: 'error',
        code: 'mdx-runtime',
        text: 'MDX не выполняется: x is not a function',
        hint: 'исправьте выражение или компонент',
        ...AT,
      },
    ])
  })
  test('an unknown name is most often a brace meant as text', () => {
    expect(reported(new ReferenceError('имя is not defined'))).toMatchObject([
      {
        code: 'mdx-runtime',
        text: 'MDX не выполняется: имя «имя» не определено',
        hint: expect.stringContaining('\\{'),
      },
    ])
  })
  test('a component that React misses', () => {
    const message = 'Expected component `Card` to be defined: you likely forgot to import, pass, or provide it.'
    expect(reported(new Error(message))).toMatchObject([
      { code: 'mdx-component', text: 'нет компонента <Card>', hint: 'импортируйте его в начале файла' },
    ])
  })
  test('a part of something unknown is a component that is not there', () => {
    const message = 'Expected object `cards` to be defined: you likely forgot to import, pass, or provide it.'
    expect(reported(new Error(message))).toMatchObject([{ code: 'mdx-component', text: 'нет компонента <cards.…>' }])
  })

  test('anything can be thrown', () => {
    expect(reported('слово')).toMatchObject([{ code: 'mdx-runtime', text: 'MDX не выполняется: слово' }])
  })
})

describe('what a component of the site threw', () => {
  test('is said in its file, with the page that shows it', () => {
    expect(reported(new Error('сломан'), { inComponent: true })).toMatchObject([
      { code: 'component-run', text: 'компонент не выполняется: сломан', hint: `его показывает ${AT.file}:3`, ...OWN },
    ])
  })
  test('without a place in the page the page is named', () => {
    const context = makeContext({ placeOfError: () => OWN })
    reportRuntime(new Error('сломан'), undefined, context)
    expect(context.problems.map(inWords)[0]?.hint).toBe(`его показывает ${SOURCE.file}`)
  })
  test('what only browsers have is named', () => {
    const [problem] = reported(new ReferenceError('localStorage is not defined'), { inComponent: true })
    expect(problem?.hint).toMatch(/^при сборке нет localStorage: .*; его показывает docs\/x\.mdx:3$/)
    const [other] = reported(new ReferenceError('windows is not defined'), { inComponent: true })
    expect(other?.hint).toMatch(/^его показывает/)
  })
  test('a message of ours keeps its words', () => {
    expect(reported(saidError('component-run/endless', { count: 5 }), { inComponent: true })).toMatchObject([
      { text: expect.stringMatching(/^компонент не выполняется: больше 5 элементов/) },
    ])
  })
})

test('a mistake in the use of an island is said in the text, wherever it was thrown', () => {
  expect(reported(saidError('island-props/text', { file: 'a.mdx' }), { inComponent: true })).toMatchObject([
    { code: 'island-props', text: 'островок вставляет a.mdx: в браузер текст не передать', ...AT },
  ])
})
