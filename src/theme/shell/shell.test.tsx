import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import { buildShell } from '../../render/shell.ts'
import type { Site } from '../../shared/site.ts'
import { Shell } from '../index.ts'
import { TocInline } from '../Toc.tsx'

const t = createTranslate('ru')
const doc = (path: string, title: string, unlisted = false) => makeParsed(makeSource('doc', path, { title, unlisted }))
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeParsed(
      makeSource('post', `p${index}.md`, {
        title: `Запись ${index}`,
        date: new Date(Date.UTC(2020, 0, 1 + index * 5)).toISOString(),
      }),
    ),
  )

function shell(site: Site, route: string): string {
  const page = site.pages.find(page => page.route === route)
  if (page === undefined) throw new Error(`no ${route}`)
  const sidebar = page.sidebar === undefined ? undefined : site.sidebars[page.sidebar]
  const data = { build: '1', ...buildShell(site, { t, sidebars: {}, counters: false }) }
  return renderToStaticMarkup(
    <Shell shell={data} page={page} sidebar={sidebar} t={t}>
      <p>Текст</p>
    </Shell>,
  )
}

describe('docs sidebar', () => {
  const site = makeSite([
    doc('linux/index.md', 'Linux'),
    doc('linux/ssh.md', 'SSH'),
    doc('linux/secret.md', 'Секрет', true),
    doc('tools/docker.md', 'Docker'),
  ])

  test('the current page is marked, its category is open, others are closed', () => {
    const html = shell(site, '/docs/linux/ssh')
    expect(html).toMatch(/href="\/docs\/linux\/ssh" aria-current="page"/)
    expect(html.match(/<details class="sidebar-details" open=""/g)).toHaveLength(1)
  })

  test('an unlisted page shows in the menu to its own visitors alone', () => {
    expect(shell(site, '/docs/linux/ssh')).not.toContain('Секрет')
    expect(shell(site, '/docs/linux/secret')).toContain('Секрет')
  })
})

test('a category whose own page is unlisted shows while something in it can be read, and leads there', () => {
  const site = makeSite([
    doc('linux/index.md', 'Скрытый раздел', true),
    doc('linux/ssh.md', 'SSH'),
    doc('macos/index.md', 'Пустой раздел', true),
    doc('macos/hidden.md', 'Тоже скрытый', true),
    doc('z.md', 'Последний'),
  ])
  const html = shell(site, '/docs/z')
  expect(html).toContain('<a class="sidebar-link" href="/docs/linux/ssh">Скрытый раздел</a>')
  expect(html).not.toContain('Пустой раздел')
  expect(shell(site, '/docs/macos/hidden')).toContain('Пустой раздел')
})

describe('blog sidebar', () => {
  test('holds all posts by year while they are few', () => {
    const html = shell(makeSite(posts(80)), '/p0')
    expect(html.match(/class="sidebar-link" href="\/p\d+"/g)).toHaveLength(80)
    expect(html).toContain('Другие посты')
  })

  test('holds one year and links to the others when they are many', () => {
    const html = shell(makeSite(posts(300)), '/p0')
    expect(html.match(/class="sidebar-link" href="\/p\d+"/g)?.length).toBeLessThan(80)
    expect(html).toContain('href="/archive#y2023"')
  })
})

test('the footer is drawn in columns, or in one row without titles', () => {
  const config = makeConfig()
  const footer = (title: string | undefined) => ({
    ...config,
    theme: {
      ...config.theme,
      footer: {
        style: 'dark' as const,
        logo: undefined,
        copyright: '© Мы',
        columns: [{ title, items: [{ label: 'Архив', to: '/archive' }] }],
      },
    },
  })
  expect(shell(makeSite(posts(1), { config: footer('Читать') }), '/')).toContain('footer-columns')
  const row = shell(makeSite(posts(1), { config: footer(undefined) }), '/')
  expect(row).toContain('footer-row')
  expect(row).toContain('© Мы')
})

test('the announcement is shown, with a button only when it may be closed', () => {
  const config = makeConfig()
  const bar = (isCloseable: boolean) => ({
    ...config,
    theme: {
      ...config.theme,
      announcementBar: {
        id: 'a',
        content: '<b>Новость</b>',
        backgroundColor: undefined,
        textColor: undefined,
        isCloseable,
      },
    },
  })
  expect(shell(makeSite(posts(1), { config: bar(true) }), '/')).toContain('close-announcement')
  expect(shell(makeSite(posts(1), { config: bar(false) }), '/')).not.toContain('close-announcement')
})

test('contents nest by level, a skipped level hangs below the nearest higher one', () => {
  const toc = [2, 4, 3, 2].map((level, index) => ({ level, id: `p${index}`, text: '', html: '' }))
  const html = renderToStaticMarkup(<TocInline toc={toc} maxHeadingLevel={4} />)
  const outline = html
    .replace(/<a [^>]*href="#(p\d)"[^>]*><\/a>/g, '$1')
    .replace(/<(\/?)(?:ul|li)\b[^>]*>/g, (_, end) => (end ? ')' : '('))
  expect(outline).toBe('((p0((p1)(p2)))(p3))')
})
