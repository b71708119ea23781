import { expect, test } from 'vitest'
import { makeConfig, makeSite } from '../../../test/factory.ts'
import { post } from '../../../test/model-pages.ts'
import { toRoute } from '../../shared/path.ts'
import { listFacts } from './facts.ts'

test('a list of all posts in one page says how many these are: browsers are sent no Infinity', () => {
  const base = makeConfig()
  const config = { ...base, blogs: base.blogs.map(blog => ({ ...blog, postsPerPage: Number.POSITIVE_INFINITY })) }
  const site = makeSite([post('a.md'), post('b.md')], { config })
  const { metadata } = listFacts(site).get(toRoute(''))?.props ?? {}
  expect(metadata).toMatchObject({ postsPerPage: 2, totalCount: 2, totalPages: 1 })
})
