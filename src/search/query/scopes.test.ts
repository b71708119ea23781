import { describe, expect, test } from 'vitest'
import { buildIndex, makeDocument, searchIn } from '../../../test/search-site.ts'

const about = (text: string) => [{ anchor: '', heading: '', level: 0, text }]
const docs = (route: string, scope?: string) =>
  makeDocument(route, { kind: 'docs', scope, title: `Насос ${route}`, sections: about('Насос качает воду') })

const DOCUMENTS = [
  makeDocument('/blog/a', { title: 'Про насос', sections: about('Насос и труба') }),
  docs('/docs/a', 'docs-default-2.0'),
  docs('/docs/b', 'docs-default-2.0'),
  docs('/docs/1.0/a', 'docs-default-1.0'),
  docs('/api/a'),
  makeDocument('/about', { kind: 'page', title: 'О насосах', sections: about('Насос') }),
]

async function routes(scopes: string[] | undefined, documents = DOCUMENTS): Promise<string[]> {
  const result = await searchIn(buildIndex(documents)).search('насос', { scopes, facets: {} })
  expect(Object.values(result.facets.kind).reduce((sum, count) => sum + count, 0)).toBe(result.total)
  return result.groups.map(({ route }) => route).sort()
}

describe('versions of documents in the index', () => {
  test('a search in one version finds its documents and all that has no versions', async () => {
    expect(await routes(['default', 'docs-default-1.0'])).toEqual(['/about', '/api/a', '/blog/a', '/docs/1.0/a'])
    expect(await routes(['default', 'docs-default-2.0'])).toEqual(['/about', '/api/a', '/blog/a', '/docs/a', '/docs/b'])
  })

  test('without a version everything is found', async () => {
    expect(await routes(undefined)).toHaveLength(DOCUMENTS.length)
  })

  test('where there are no versions the index says nothing of them', async () => {
    const plain = DOCUMENTS.map(({ scope, ...document }) => document)
    expect(buildIndex(plain).manifest).not.toHaveProperty('scopes')
    expect(await routes(['default', 'docs-default-1.0'], plain)).toHaveLength(DOCUMENTS.length)
  })
})
