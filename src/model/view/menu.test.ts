import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { branchOf } from '../../shared/site/branch.ts'
import type { SidebarItem } from '../../shared/site/menus.ts'
import type { Site } from '../../shared/site.ts'
import { createBranches } from './menu.ts'

const doc = (path: string, unlisted = false) => makeParsed(makeSource('doc', path, { title: path, unlisted }))
const post = (index: number, unlisted = false) =>
  makeParsed(
    makeSource('post', `p${index}.md`, { date: new Date(Date.UTC(2015, 0, 1 + index * 9)).toISOString(), unlisted }),
  )

/** Every page of a site, beside every menu of it. */
function expectSame(site: Site): void {
  for (const menu of Object.values(site.sidebars)) {
    const branch = createBranches(menu)
    for (const { route } of site.pages) expect(branch(route), `${menu.id} at ${route}`).toEqual(branchOf(menu, route))
  }
}

test('a branch of documents is what the rule says: deep folders, hidden pages, folders without a page', () => {
  const documents = [
    doc('linux/index.md'),
    doc('linux/ssh.md'),
    doc('linux/deep/a.md'),
    doc('linux/deep/er/b.md'),
    doc('linux/secret.md', true),
    doc('hidden/index.md', true),
    doc('hidden/x.md', true),
    doc('tools/docker.md'),
    doc('z.md'),
  ]
  expectSame(makeSite(documents))
  const config = makeConfig()
  for (const changes of [{ sidebarCollapsed: false }, { sidebarCollapsible: false }]) {
    const docs = config.docs.map(docs => ({ ...docs, ...changes }))
    expectSame(makeSite(documents, { config: { ...config, docs } }))
  }
})

test.each([12, 260])('a branch of %i posts is what the rule says, hidden ones among them', count => {
  const posts = Array.from({ length: count }, (_, index) => post(index, index % 7 === 3))
  expectSame(makeSite([...posts, doc('a.md')]))
})

test('a list of 260 posts without years is a folder: pages hold neighbours, not the whole list', () => {
  const posts = Array.from({ length: 260 }, (_, index) => post(index))
  const config = makeConfig()
  const site = makeSite(posts, { config: { ...config, theme: { ...config.theme, blogSidebarByYear: false } } })
  expectSame(site)
  const [menu] = Object.values(site.sidebars)
  if (menu?.kind !== 'blog') throw new Error('no menu')
  const branch = createBranches(menu)
  const lengths = site.pages.map(({ route }) => {
    const drawn = branch(route)
    return drawn.kind === 'blog' ? drawn.years.flatMap(year => year.posts).length : 0
  })
  expect(menu.years.map(({ year, posts }) => [year, posts.length])).toEqual([['', 260]])
  expect(Math.max(...lengths)).toBe(9)
})

/** Items that a menu draws, those in folders too. */
const countOf = (items: SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0)

test('of a long list a page draws what is around it, however long it is', () => {
  const name = (index: number): string => `n${String(index).padStart(4, '0')}.md`
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => doc(folder + name(index), index % 9 === 4))
  const drawn = [350, 500].map(count => {
    const site = makeSite([...files('', count), ...files('inside/', count)])
    expectSame(site)
    const [menu] = Object.values(site.sidebars)
    if (menu?.kind !== 'docs') throw new Error('no menu')
    const branch = createBranches(menu)
    return site.pages.map(({ route }) => {
      const { items } = branch(route) as typeof menu
      return countOf(items)
    })
  })
  const [few = [], many = []] = drawn
  expect(Math.max(...many)).toBe(Math.max(...few))
  expect(Math.max(...many)).toBeLessThan(250)
})
