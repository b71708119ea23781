import { expect, test } from 'vitest'
import { toFilePath } from '../shared/path.ts'
import { overlayOf } from './overlay.ts'
import { problemOf, textOf } from './problem.ts'

const file = toFilePath('docs/b.md')

test('mistakes are shown with their places and cures in the order of files, warnings are not', () => {
  const problems = [
    problemOf('error', 'output-collision', { values: { path: 'x' }, at: { file, line: 2, column: 3 } }),
    problemOf('warning', 'no-output', { at: { file } }),
    problemOf('error', 'bad-image/empty', { at: { file: toFilePath('docs/a.md') } }),
  ]
  expect(overlayOf(problems, 'ru')).toMatchObject({
    heading: 'Ошибок: 2',
    mistakes: [
      { place: 'docs/a.md', text: 'файл пуст' },
      { place: 'docs/b.md:2:3', text: 'файл x получается дважды — измените адрес одной из страниц или имя файла' },
    ],
  })
  expect(overlayOf(problems, 'en')).toMatchObject({ heading: 'Errors: 2', label: 'Errors in the content' })
})

test('without mistakes there is nothing to show', () => {
  expect(overlayOf([problemOf('note', 'no-output', { cure: textOf('no-output') })], 'en').mistakes).toEqual([])
})
