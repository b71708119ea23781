import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { writeFile } from '../../../test/write-files.ts'
import { toFilePath, toRoute } from '../../shared/path.ts'
import { type OpenedSite, openSite } from '../open-site.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = join(mkdtempSync(join(tmpdir(), 'zapiski-elsewhere-')), 'site')
  mkdirSync(siteDir)
})
afterEach(() => rmSync(join(siteDir, '..'), { recursive: true, force: true }))

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
const put = (name: string, text: string): void => writeFile(join(siteDir, name), text)
const doc = (name: string, body: string): void => put(`docs/${name}`, `---\ntitle: T\n---\n\n${body}\n`)
const open = (outDir = 'build') =>
  openSite(makeConfig({ siteDir, outDir: join(siteDir, outDir) }), { mode: 'development' })

/** Of the folder itself nothing is asked here. */
const saidOf = ({ problems }: OpenedSite): string[] =>
  problems.map(({ code }) => code).filter(code => !['git-none', 'folder-missing'].includes(code))
function pageOf(site: OpenedSite, route: string): string {
  const file = site.files().document(toRoute(route))
  return file === undefined || file.from !== undefined ? 'no page' : String(file.read())
}

test('pictures and files of any folder of the site are published with the texts that name them', async () => {
  put('plans/a.svg', SVG)
  put('src/draw/b.svg', SVG)
  put('plans/list.zip', 'zip')
  doc('a.md', '![A](../plans/a.svg)\n\n![A](@site/plans/a.svg)\n\n[List](../plans/list.zip)')
  doc('b.mdx', "import b from '@site/src/draw/b.svg?url'\n\n![B](@site/src/draw/b.svg)")
  const site = await open()
  expect(saidOf(site)).toEqual([])
  const page = pageOf(site, '/docs/a')
  expect(page.match(/\/assets\/images\/a-[0-9a-f]{8}\.svg/g)).toHaveLength(2)
  expect(page).toMatch(/href="\/assets\/files\/list-[0-9a-f]{8}\.zip"/)
  const [picture = ''] = /assets\/images\/b-[0-9a-f]{8}\.svg/.exec(pageOf(site, '/docs/b')) ?? []
  expect(site.files().find(picture)?.from).toBe(join(siteDir, 'src/draw/b.svg'))
  expect(site.watched).toContain(join(siteDir, 'plans/a.svg'))
})

test('nothing that the site may not publish is taken in, nor anything of its output', async () => {
  put('../secret.svg', SVG)
  put('.env', 'KEY=1')
  put('out/x.svg', SVG)
  doc('a.md', '![A](../../secret.svg)\n\n[B](../.env)\n\n![C](../out/x.svg)')
  const site = await open('out')
  expect(saidOf(site)).toEqual(['missing-asset/image', 'broken-link', 'missing-asset/image'])
  expect(pageOf(site, '/docs/a')).not.toContain('/assets/images/')
  expect(pageOf(site, '/docs/a')).not.toContain('/assets/files/')
})

test('a text of another folder takes in components, pictures and other such texts', async () => {
  put('src/draw/b.svg', SVG)
  put('src/Card.jsx', 'export default ({ children }) => <b>{children}</b>\n')
  put('parts/inner.mdx', 'Inner words.\n')
  put(
    'parts/outer.mdx',
    "import Card from '@site/src/Card'\nimport Inner from './inner.mdx'\n\n<Card>Card words</Card>\n\n<Inner/>\n\n![B](../src/draw/b.svg)\n",
  )
  doc('a.mdx', "import Outer from '@site/parts/outer.mdx'\n\n<Outer/>")
  const site = await open()
  expect(saidOf(site)).toEqual([])
  const page = pageOf(site, '/docs/a')
  for (const words of ['<b>Card words</b>', 'Inner words.']) expect(page).toContain(words)
  expect(page).toMatch(/assets\/images\/b-[0-9a-f]{8}\.svg/)
  const inner = join(siteDir, 'parts/inner.mdx')
  expect(site.watched).toContain(inner)
  put('parts/inner.mdx', 'Other words.\n')
  expect(pageOf(await site.update([toFilePath('parts/inner.mdx')]), '/docs/a')).toContain('Other words.')
})
