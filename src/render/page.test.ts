import { expect, test } from 'vitest'
import { makeConfig, makeFrame, makeParsed, makeSite, makeSource, makeView } from '../../test/factory.ts'
import type { Address } from '../shared/path.ts'
import type { InlineState } from '../shared/shell.ts'
import { branchDigest } from '../shared/site/branch.ts'
import { createRenderContext, renderPage } from './index.ts'

const posts = Array.from({ length: 260 }, (_, index) =>
  makeParsed(makeSource('post', `p${index}.md`, { date: new Date(Date.UTC(2015, 0, 1 + index * 9)).toISOString() })),
)
const docs = Array.from({ length: 320 }, (_, index) => makeParsed(makeSource('doc', `a/n${index}.md`, {})))

test.each([true, false])('a page says which state of its menu it draws, however little of it that is', byYear => {
  const config = makeConfig()
  const site = makeSite([...posts, ...docs], {
    config: { ...config, theme: { ...config.theme, blogSidebarByYear: byYear } },
  })
  const materials = { html: () => '', sheet: () => '' as Address, scriptHash: () => '' }
  const context = createRenderContext(makeFrame(site), materials)
  const routes = ['/', '/p0', '/p100', '/p259', '/archive', '/docs/a/n0', '/docs/a/n200', '/docs/a/n319']
  const pages = site.pages.filter(({ route }) => routes.includes(route))
  expect(pages).toHaveLength(routes.length)
  for (const { route } of pages) {
    const html = renderPage(context, makeView(site, route))
    const { sidebar, branch } = JSON.parse(/id="__zapiski_state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as InlineState
    const menu = site.sidebars[sidebar ?? '']
    // As a browser says it of the menu's own file.
    expect(menu && branchDigest(JSON.parse(JSON.stringify(menu)), route), route).toBe(branch)
  }
})
