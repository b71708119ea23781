import { expect, test } from 'vitest'
import type { Address } from '../../shared/path.ts'
import type { PostAuthor } from '../../shared/site.ts'
import { authorLine } from './lists.ts'

const author: PostAuthor = {
  key: 'a',
  name: 'Анна',
  title: undefined,
  url: undefined,
  imageUrl: undefined,
  pageHref: undefined,
  email: 'a@example.org',
  description: undefined,
  socials: {},
}

test('the mail of an author is a link where no page is, as in Docusaurus', () => {
  expect(authorLine(author)).toMatchObject({ mail: 'mailto:a@example.org' })
  for (const own of [{ url: 'https://a.example' }, { pageHref: '/authors/a' as Address }, { email: undefined }])
    expect(authorLine({ ...author, ...own })).not.toHaveProperty('mail')
})
