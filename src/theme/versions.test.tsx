import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  makeFrame,
  makeParsed,
  makeSite,
  makeSource,
  makeVersioned,
  makeVersions,
  makeView,
} from '../../test/factory.ts'
import { createTranslate } from '../messages/index.ts'
import { buildHead, renderHead } from '../render/head/head.ts'
import { buildShell } from '../render/shell.ts'
import type { Page, Site } from '../shared/site.ts'
import { Content, Shell } from './index.ts'

const t = createTranslate('ru')
const base = makeVersions(['current', '2.0', '1.0'], '2.0')
const config = {
  ...base,
  docs: base.docs.map(docs => ({ ...docs, version: { ...docs.version, noIndex: docs.version.name === '1.0' } })),
  theme: {
    ...base.theme,
    navbar: {
      ...base.theme.navbar,
      items: [
        { type: 'docsVersionDropdown', docsPluginId: 'default', position: 'left' } as const,
        { type: 'docsVersion', docsPluginId: 'default', position: 'left' } as const,
      ],
    },
  },
}
const site = makeSite(
  [
    makeParsed(makeSource('doc', 'intro.md', { slug: '/' })),
    makeVersioned('2.0', 'intro.md', { slug: '/' }),
    makeVersioned('2.0', 'a.md'),
    makeVersioned('1.0', 'a.md'),
    makeParsed(makeSource('post', 'p.md', { date: '2024-01-01T00:00:00.000Z' })),
  ],
  { config },
)

function pageAt(route: string): Page {
  const page = site.pages.find(page => page.route === route)
  if (page === undefined) throw new Error(`no ${route}`)
  return page
}
const article = (route: string, of: Site = site): string =>
  renderToStaticMarkup(<Content page={makeView(of, route).article} frame={makeFrame(of)} t={t} html={() => ''} />)
const shell = (route: string): string =>
  renderToStaticMarkup(
    <Shell
      shell={{ build: '1', ...buildShell(site, { t, counters: false }) }}
      page={pageAt(route)}
      sidebar={undefined}
      t={t}
    >
      <p>Текст</p>
    </Shell>,
  )
const head = (route: string): string => renderHead(buildHead(makeFrame(site), makeView(site, route), { styles: [] }))

describe('a page of another version than the last', () => {
  test('says so above the text, with a link that chooses the last one', () => {
    expect(article('/docs/1.0/a')).toContain(
      '<p>Это документация Записки для версии <b>1.0</b>, которая уже не поддерживается.</p>' +
        '<p>Актуальная документация находится на странице <b>' +
        '<a href="/docs/a" data-version="2.0" data-docs="default">последней версии</a></b> (2.0).</p>',
    )
    expect(article('/docs/next')).toContain('будущей версии Записки <b>Next</b>')
    expect(article('/docs/a')).not.toContain('version-banner')
  })

  test('has a badge where there are several versions', () => {
    expect(article('/docs/a')).toContain('>Версия: 2.0</span>')
    const one = makeSite([makeParsed(makeSource('doc', 'intro.md'))])
    const page = one.pages.find(({ kind }) => kind === 'doc')
    if (page === undefined) throw new Error('no doc')
    expect(article(page.route, one)).not.toContain('version')
  })

  test('tells crawlers its version, and robots to leave a hidden one alone', () => {
    expect(head('/docs/1.0/a')).toContain('<meta name="docsearch:version" content="1.0">')
    expect(head('/docs/1.0/a')).toContain('<meta name="docusaurus_tag" content="docs-default-1.0">')
    expect(head('/docs/1.0/a')).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(head('/docs/1.0/a')).toContain('<link rel="canonical" href="https://example.org/docs/1.0/a">')
    expect(head('/docs/a')).not.toContain('robots')
  })
})

describe('the menu as the server writes it', () => {
  test('names the version of the page and leads to the same document', () => {
    const html = shell('/docs/1.0/a')
    expect(html).toContain('aria-label="Версии: 1.0"')
    expect(html).toContain('href="/docs/1.0/a" aria-current="true" data-version="1.0"')
    expect(html).toContain('href="/docs/a" data-version="2.0"')
    expect(html).toContain('href="/docs/next" data-version="current"')
    expect(html).toContain('<a class="navbar-link" href="/docs/1.0/a" aria-current="page">1.0</a>')
  })

  test('names the last version outside the documents', () => {
    const html = shell('/p')
    expect(html).toContain('aria-label="Версии: 2.0"')
    expect(html).toContain('<a class="navbar-link" href="/docs">2.0</a>')
  })
})
