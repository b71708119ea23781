import { expect, test } from 'vitest'
import type { BuiltPage, BuiltRoute } from '../../shared/config/made.ts'
import { builtRoutes } from './routes.ts'

const page = (path: string, section: string, id = 'default'): BuiltPage => ({
  path,
  plugin: { name: `docusaurus-plugin-content-${section}`, id },
  noIndex: false,
  ...(section === 'docs' && { sourceFilePath: `docs${path}.md` }),
})

const doc = (id: string, permalink: string) => ({ id, permalink, title: id, description: '', sidebar: 'all' })

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          label: 'Next',
          isLast: false,
          path: '/docs/next',
          tagsPath: 'tags',
          docs: [doc('a', '/docs/next/a')],
        },
        {
          versionName: '1.0',
          label: '1.0',
          isLast: true,
          path: '/docs',
          tagsPath: 'tags',
          docs: [doc('a', '/docs/a')],
        },
      ],
    },
  },
}

/** Paths by their nesting. */
const shape = ({ path, routes }: BuiltRoute): unknown => (routes === undefined ? path : { [path]: routes.map(shape) })

const pages = [
  page('/', 'pages'),
  page('/docs/a', 'docs'),
  page('/docs/category/b', 'docs'),
  page('/docs/tags', 'docs'),
  page('/docs/next/a', 'docs'),
  page('/blog', 'blog'),
]

test('documents stand below their version and instance, other pages by themselves', () => {
  const routes = builtRoutes({ pages, content, trailingSlash: undefined })
  expect(routes.map(shape)).toEqual([
    '/',
    '/blog',
    {
      '/docs': [
        { '/docs/next': [{ '/docs/next': ['/docs/next/a'] }] },
        { '/docs': [{ '/docs': ['/docs/a', '/docs/category/b'] }, '/docs/tags'] },
      ],
    },
  ])
  const [, last] = routes.at(-1)?.routes ?? []
  expect(routes.at(-1)).toMatchObject({ component: '@theme/DocsRoot', plugin: { id: 'default' } })
  expect(last?.props?.version).toMatchObject({ version: '1.0', docs: { a: { id: 'a', title: 'a', sidebar: 'all' } } })
  expect(last?.routes?.[0]?.routes?.[0]).toMatchObject({
    component: '@theme/DocItem',
    sidebar: 'all',
    metadata: { sourceFilePath: 'docs/docs/a.md' },
  })
})

test('addresses of instances end as those of pages do', () => {
  expect(builtRoutes({ pages: [], content, trailingSlash: true }).map(({ path }) => path)).toEqual(['/docs/'])
})
