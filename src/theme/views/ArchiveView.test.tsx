import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslate } from '../../messages/index.ts'
import { ArchiveView } from './ArchiveView.tsx'

const frame = { config: { timeZone: 'UTC', locale: { calendar: 'gregory' } } }
const yearOf = (year: number) => ({
  year: String(year),
  posts: [{ href: `/${year}`, title: `Запись ${year}`, date: `${year}-01-02T00:00:00Z`, day: `${year}-01-02` }],
})

function draw(...years: number[]): string {
  const page = { title: 'Архив', total: years.length, years: years.map(yearOf) }
  const props = { page, frame, t: createTranslate('ru') } as unknown as Parameters<typeof ArchiveView>[0]
  return renderToStaticMarkup(<ArchiveView {...props} />)
}

test('of several years each is jumped to and has its number of posts', () => {
  const html = draw(2024, 2023)
  expect(html).toContain('<a href="#y2023">2023</a>')
  expect(html.match(/class="count"/g)).toHaveLength(2)
})

test('of one year nothing is said twice, and of none there is no empty row', () => {
  for (const html of [draw(2024), draw()]) {
    expect(html).not.toContain('<nav')
    expect(html).not.toContain('class="count"')
  }
  expect(draw(2024)).toContain('Запись 2024')
})
