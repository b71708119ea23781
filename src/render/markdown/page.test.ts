import { expect, test } from 'vitest'
import type { MarkdownView } from '../../shared/view/markdown-view.ts'
import { renderLlms } from './llms.ts'
import { renderMarkdown } from './page.ts'

const ADDRESSES = { './a.md': 'https://example.org/a', '/фото (1).png': 'https://example.org/f(1).png' }

const view = (fields: Partial<MarkdownView>): MarkdownView => ({
  title: 'Имя',
  description: undefined,
  date: undefined,
  tags: [],
  text: '',
  addresses: ADDRESSES,
  ...fields,
})
const bodyOf = (text: string): string => renderMarkdown(view({ text })).split('---\n\n')[1] ?? ''

test('the front matter says title, description, date and tags, on one line each', () => {
  const made = renderMarkdown(
    view({
      title: 'О\u00a0"себе"',
      description: 'Два\nслова',
      date: { day: '2024-05-01' },
      tags: ['а', 'б: в'],
      text: 'Т.',
    }),
  )
  expect(made).toBe(
    '---\ntitle: "О \\"себе\\""\ndescription: "Два слова"\ndate: 2024-05-01\ntags: ["а", "б: в"]\n---\n\nТ.\n',
  )
  const late = { instant: '2024-05-01T22:00:00.000Z', timeZone: 'Europe/Moscow' }
  expect(renderMarkdown(view({ date: late }))).toContain('\ndate: 2024-05-02\n')
  expect(renderMarkdown(view({}))).toBe('---\ntitle: "Имя"\n---\n')
})

test('links, pictures and definitions get the addresses that the site knows', () => {
  expect(bodyOf('[а](./a.md) и [б]( <./a.md> "имя") и [`в`](./b.md)')).toBe(
    '[а](https://example.org/a) и [б]( https://example.org/a "имя") и [`в`](./b.md)\n',
  )
  expect(bodyOf('![](</фото (1).png>)')).toBe('![](<https://example.org/f(1).png>)\n')
  expect(bodyOf('![](/%D1%84%D0%BE%D1%82%D0%BE%20(1).png)')).toBe('![](<https://example.org/f(1).png>)\n')
  expect(bodyOf('[а][имя]\n\n[имя]: ./a.md "Имя"')).toBe('[а][имя]\n\n[имя]: https://example.org/a "Имя"\n')
})

test('code stays as it is', () => {
  const code = 'Так: `[а](./a.md)` и ``[`](./a.md)``\n\n```md\n[а](./a.md)\n~~~\n```\n'
  expect(bodyOf(`${code}\n[а](./a.md)`)).toBe(`${code}\n[а](https://example.org/a)\n`)
  const quoted = '- ~~~\n  [а](./a.md)\n  ~~~'
  expect(bodyOf(quoted)).toBe(`${quoted}\n`)
})

test('the list of texts has the form of llmstxt.org', () => {
  const texts = [
    { title: 'О [нас]', url: 'https://example.org/a(b).md', description: 'Кто\u00a0мы' },
    { title: 'Без описания', url: 'https://example.org/c.md', description: undefined },
  ]
  expect(renderLlms({ title: 'Сайт', tagline: 'О чём', sections: [{ title: 'Страницы', texts }] })).toBe(
    `# Сайт

> О чём

## Страницы

- [О \\[нас\\]](https://example.org/a%28b%29.md): Кто мы
- [Без описания](https://example.org/c.md)
`,
  )
  expect(renderLlms({ title: 'Сайт', tagline: '', sections: [] })).toBe('# Сайт\n')
})
