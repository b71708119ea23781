import { expect, test } from 'vitest'
import { sayIn } from '../messages/problem.ts'
import { createProgress, duration } from './progress.ts'

/** A clock that goes on by `step` milliseconds each time it is asked. */
function fakeClock(step: number): () => number {
  let time = 0
  return () => {
    time += step
    return time
  }
}

test('hands the value of a stage through and remembers its ticks', async () => {
  const progress = createProgress(undefined, fakeClock(5))
  const value = await progress.stage('stage/parse', 3, tick => {
    tick()
    tick()
    return 'готово'
  })
  expect(value).toBe('готово')
  expect(progress.stages()).toEqual([{ name: 'stage/parse', ms: 5, count: 2 }])
})

test('a stage that fails is counted and its error comes through', async () => {
  const progress = createProgress()
  const failing = progress.stage('stage/read', undefined, () => Promise.reject(new Error('диск')))
  await expect(failing).rejects.toThrow('диск')
  expect(progress.stages().map(({ name }) => name)).toEqual(['stage/read'])
})

test('without a terminal every stage is one line without control characters', async () => {
  const parts: string[] = []
  const progress = createProgress(
    { write: part => void parts.push(part), say: sayIn('ru'), isTerminal: false },
    fakeClock(150),
  )
  await progress.stage('stage/parse', 2, tick => {
    tick()
    tick()
  })
  await progress.stage('stage/write', undefined, () => {})
  expect(parts.join('')).toBe('Разбор: 2, 0,2 с\nЗапись: 0,2 с\n')
})

test('a site of several languages says each stage once, with the time and the count of all', async () => {
  const parts: string[] = []
  const view = { write: (part: string) => void parts.push(part), say: sayIn('ru'), isTerminal: false }
  const progress = createProgress(view, fakeClock(150))
  await progress.together(async () => {
    for (const tick of [1, 2]) {
      await progress.stage('stage/read', undefined, () => {})
      await progress.stage('stage/parse', tick, done => done())
    }
  })
  await progress.stage('stage/write', undefined, () => {})
  expect(parts.join('')).toBe('Чтение: 0,3 с\nРазбор: 2, 0,3 с\nЗапись: 0,2 с\n')
  expect(progress.stages().map(({ name }) => name)).toEqual(['stage/read', 'stage/parse', 'stage/write'])
})

test('on a terminal one line is drawn over, never wider than the window, and removed at the end', async () => {
  const parts: string[] = []
  const view = { write: (part: string) => void parts.push(part), say: sayIn('ru'), isTerminal: true, columns: 50 }
  const progress = createProgress(view, fakeClock(100))
  await progress.stage('stage/pages', 4, tick => {
    for (let index = 0; index < 4; index++) tick()
  })
  const lines = parts.join('').split('\r\u001B[2K')
  expect(lines.slice(1, -1)).toEqual([
    'Страницы ░░░░░░░░░░░░░░░░░░░░░░░░ 0 из 4, 0,2 с',
    'Страницы ██████░░░░░░░░░░░░░░░░░░ 1 из 4, 0,4 с',
    'Страницы ████████████░░░░░░░░░░░░ 2 из 4, 0,6 с',
    'Страницы ██████████████████░░░░░░ 3 из 4, 0,8 с',
    'Страницы ████████████████████████ 4 из 4, 1 с',
  ])
  expect(lines.at(-1)).toBe('')
})

test.each([
  [0.4, '0 мс', '0 ms'],
  [42.4, '42 мс', '42 ms'],
  [99.9, '100 мс', '100 ms'],
  [100, '0,1 с', '0.1 s'],
  [950, '1 с', '1 s'],
  [1234, '1,2 с', '1.2 s'],
  [60_000, '1 мин 0 с', '1 min 0 s'],
  [185_000, '3 мин 5 с', '3 min 5 s'],
])('%d ms is «%s»', (ms, russian, english) => {
  expect([sayIn('ru')(duration(ms)), sayIn('en')(duration(ms))]).toEqual([russian, english])
})
