/** `#` begins a comment in YAML: what was meant as a value is told as such, and real comments are not. */

import { expect, test } from 'vitest'
import { toFilePath } from '../../shared/path.ts'
import { parseFrontMatter } from './index.ts'

const parse = (yaml: string) => {
  const options = { file: toFilePath('x.md'), kind: 'post' as const, timeZone: 'UTC', now: new Date('2026-01-01') }
  const { frontMatter, problems } = parseFrontMatter(`---\n${yaml}\n---\n`, options)
  const told = problems.map(({ level, code, line, column, values }) =>
    `${level} ${line}:${column} ${code} ${values?.comment ?? ''}${values?.fixed ?? ''}`.trim(),
  )
  return { frontMatter, told }
}

test.each([
  ['tags: #docker', 'warning 2:7 yaml-comment/tags #docker: tags: [docker]'],
  ['tags: #docker #linux', 'warning 2:7 yaml-comment/tags #docker #linux: tags: [docker, linux]'],
  ['title: #5 причин', 'warning 2:8 yaml-comment/whole #5 причин: title: "#5 причин"'],
  ['description: А\nkeywords:\n  - #docker\n  - linux', 'warning 4:5 yaml-comment/whole #docker: - "#docker"'],
  ['tags: [#docker, c, #linux]', 'error 2:8 yaml/comment : tags: [docker, c, linux]'],
  ['keywords: [a, #b]', 'error 2:15 yaml/comment : keywords: [a, "#b"]'],
  ['title: Заметка #1', 'warning 2:16 yaml-comment #1: title: "Заметка #1"'],
])('%s', (yaml, expected) => expect(parse(yaml).told).toEqual([expected]))

test('what is left of the rest is read', () => {
  expect(parse('title: #5\ntags:\n  - #docker\n  - linux').frontMatter).toMatchObject({ tags: ['linux'] })
})

test('comments that are meant are no values, and signs in quotes or words are no comments', () => {
  expect(parse('# тут\ntitle: А # имя\ntags: [c#, "#1"] # два\ndescription: "#"').told).toEqual([])
  expect(parse('tags: # пока нет').told).toEqual(['warning 2:1 key-empty'])
  expect(parse('tags: # пока нет\n  - linux').told).toEqual([])
  expect(parse('tags: #пока\n  - linux').told).toEqual([])
})
