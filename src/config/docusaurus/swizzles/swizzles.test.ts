import { describe, expect, test } from 'vitest'
import { classic, makeSite, TEXTS } from '../../../../test/docusaurus-site.ts'
import { importDocusaurus, loadConfig } from '../../index.ts'

const WIDGET = `import Giscus from '@giscus/react'
import { useColorMode } from '@docusaurus/theme-common'
const CATEGORY_ID = 'DIC_1'
// Without repo="other/one".
export default function Comments() {
  const { colorMode } = useColorMode()
  return <div><Giscus id="comments" repo="me/site" repoId="R_1" category={'General'} categoryId={CATEGORY_ID} mapping="title" theme={colorMode} /></div>
}`
const FOOTER = `import React, { type ReactNode } from 'react'
import type { WrapperProps } from '@docusaurus/types'
import Footer from '@theme-original/BlogPostItem/Footer'
import type FooterType from '@theme/BlogPostItem/Footer'
import Comments from '@site/src/components/Comments'
type Props = WrapperProps<typeof FooterType>
export default function Wrapper(props: Props): ReactNode {
  return <><Footer {...props} /><Comments /></>
}`
const ROOT = `import { useEffect } from 'react'
const ID = 123456
export default function Root({ children }) {
  useEffect(() => { (function (m) { m.ym = 1 })(window); ym(ID, 'init', { webvisor: true }) }, [])
  return <>{children}</>
}`

const site = (files: Record<string, string>, theme = '{}'): string =>
  makeSite({ ...TEXTS, 'docusaurus.config.js': classic('{ docs: {}, blog: {} }', theme), ...files })

const load = async (files: Record<string, string>, theme?: string) => {
  const { config } = await loadConfig(site(files, theme))
  const { slots, comments, analytics } = config ?? {}
  return { slots, comments, metrika: analytics?.metrika, analytics }
}

describe('a part of the theme that is a setting here', () => {
  test('comments around a post or a document become ours, and the part is not drawn', async () => {
    const { comments, slots } = await load({
      'src/components/Comments/index.tsx': WIDGET,
      'src/theme/BlogPostItem/Footer/index.tsx': FOOTER,
    })
    expect(comments).toMatchObject({ provider: 'giscus', repo: 'me/site', repoId: 'R_1', category: 'General' })
    expect(comments).toMatchObject({ categoryId: 'DIC_1', mapping: 'title', posts: true, docs: false })
    expect(slots).toEqual({ 'BlogPostItem/Footer': false })
  })

  test('the settings of the theme may hold what the widget asks for', async () => {
    const widget = `import Giscus from '@giscus/react'\nexport default () => { const { giscus } = useThemeConfig(); return <Giscus {...giscus} /> }`
    const files = {
      'src/components/Comments.js': widget,
      'src/theme/DocItem/Footer.js': FOOTER.replaceAll('BlogPostItem', 'DocItem'),
    }
    const giscus = `{ repo: 'me/site', repoId: 'R_1', category: 'A', categoryId: 'D_1' }`
    expect((await load(files, `{ giscus: ${giscus} }`)).comments).toMatchObject({
      docs: true,
      posts: false,
      repoId: 'R_1',
    })
    expect(await load(files)).toMatchObject({ comments: undefined, slots: {} })
  })

  test.each([
    ['on a condition of the site', FOOTER.replace('<Comments />', '{props.frontMatter.talk && <Comments />}')],
    ['beside something else', FOOTER.replace('<Comments />', '<Share /><Comments />')],
    [
      'in a part that draws all by itself',
      FOOTER.replace('<Footer {...props} />', '').replace(/import Footer.*\n/, ''),
    ],
  ])('what shows comments %s stays a part', async (_, footer) => {
    const files = { 'src/components/Comments/index.tsx': WIDGET, 'src/theme/BlogPostItem/Footer/index.tsx': footer }
    expect(await load(files)).toMatchObject({ comments: undefined, slots: {} })
  })

  test('a counter in Root becomes ours; with consent of the site’s own it stays a part', async () => {
    expect(await load({ 'src/theme/Root.js': ROOT })).toMatchObject({
      metrika: { counterId: '123456' },
      slots: { Root: false },
    })
    const asking = ROOT.replace(
      'useEffect(() => {',
      "useEffect(() => { if (localStorage.getItem('ok') === null) return;",
    )
    expect(await load({ 'src/theme/Root.js': asking })).toMatchObject({ metrika: undefined, slots: {} })
  })

  const inEffect = (code: string): string =>
    `import { useEffect } from 'react'\nconst ID = 'G-ABC123'\nexport default function Root({ children }) {\n  useEffect(() => { ${code} }, [])\n  return <>{children}</>\n}`
  const script = "const script = document.createElement('script'); document.head.append(script); "
  const inHead = (tag: string): string =>
    `import Head from '@docusaurus/Head'\nexport default ({ children }) => <><Head>${tag}</Head>{children}</>`

  test.each([
    ['gtag', inEffect("window.gtag('config', ID)"), { gtag: { trackingIds: ['G-ABC123'] } }],
    [
      'Umami in a head',
      inHead('<script defer src="https://cloud.umami.is/script.js" data-website-id="a-1" />'),
      { umami: { websiteId: 'a-1', host: 'https://cloud.umami.is' } },
    ],
    [
      'Umami as a script',
      inEffect(`${script}script.src = 'https://stats.example/script.js'; script.dataset.websiteId = 'a-1'`),
      { umami: { websiteId: 'a-1', host: 'https://stats.example' } },
    ],
    [
      'Plausible in a head',
      inHead('<script defer data-domain="a.org" src="https://plausible.io/js/script.js" />'),
      { plausible: { domain: 'a.org', host: 'https://plausible.io' } },
    ],
    [
      'Plausible as a script',
      inEffect(
        `${script}script.setAttribute('data-domain', 'a.org'); script.src = 'https://plausible.io/js/plausible.js'`,
      ),
      { plausible: { domain: 'a.org', host: 'https://plausible.io' } },
    ],
  ])('%s in Root becomes ours', async (_, root, expected) => {
    const { analytics, slots } = await load({ 'src/theme/Root.js': root })
    expect(analytics).toMatchObject(expected)
    expect(slots).toEqual({ Root: false })
  })

  test.each([
    ['events of its own', inEffect("window.gtag('config', ID, { send_page_view: false })")],
    ['an address of its own', inHead('<script data-website-id="a-1" src="/stats/script.js" />')],
    [
      'more than visits',
      inHead('<script data-domain="a.org" src="https://plausible.io/js/script.outbound-links.js" />'),
    ],
  ])('a counter with %s stays a part', async (_, root) => {
    expect((await load({ 'src/theme/Root.js': root })).slots).toEqual({})
  })

  test('import writes settings and slots, and lists what is left by file with what it means', async () => {
    const folder = site({
      'src/components/Comments/index.tsx': WIDGET,
      'src/theme/BlogPostItem/Footer/index.tsx': FOOTER,
      'src/theme/Root.js': ROOT,
      'src/theme/DocItem/Content/index.js': `import Part from '@theme-original/DocItem/Content'\nimport Own from '../../Own'\nexport default props => <Own><Part {...props} /></Own>`,
      'src/theme/Own/index.js': 'export default ({ children }) => <div>{children}</div>',
      'src/theme/DocSidebar/Mobile/index.js': 'export default () => null',
      'src/theme/SearchBar.js': 'export default () => null',
      'src/theme/LastUpdated/index.js': 'export default () => null',
    })
    const { text, left } = (await importDocusaurus(folder, 'en')) ?? { left: [] }
    expect(text).toContain(
      "slots: { Root: false, 'BlogPostItem/Footer': false, 'DocItem/Content': './src/theme/DocItem/Content/index.js'",
    )
    expect(text).toMatch(/comments: \{[\s\S]*giscus: \{[\s\S]*repo: 'me\/site'[\s\S]*docs: false/)
    expect(text).toContain("analytics: { metrika: { counterId: '123456' } }")
    expect(left.map(({ file, where, meaning }) => [file, where, meaning.id])).toEqual([
      ['src/theme/DocSidebar/Mobile/index.js', 'DocSidebar/Mobile', 'import/part-menu'],
      ['src/theme/LastUpdated/index.js', 'LastUpdated', 'import/part-other'],
      ['src/theme/SearchBar.js', 'SearchBar', 'import/part-search'],
    ])
  })
})
