import { expect, test } from 'vitest'
import { createReport } from '../../messages/problem.ts'
import type { Problem } from '../../shared/problem.ts'
import { createFields } from '../front-matter/fields.ts'
import { parseYaml } from '../front-matter/yaml.ts'
import { buildAuthor } from './author.ts'

/** Addresses of an author with one account, and what is said of it. */
function socialsOf(platform: string, value: string) {
  const problems: Problem[] = []
  const report = createReport(problems)
  const yaml = JSON.stringify({ socials: { [platform]: value } })
  const { map } = parseYaml(yaml, { firstLine: 1, maxBytes: 1000 }, report)
  if (map === undefined) throw new Error('no mapping')
  return {
    socials: { ...buildAuthor(createFields(map, report)).socials },
    problems: problems.map(({ level, code }) => `${level} ${code}`),
  }
}

test.each([
  ['x', 'ivan', 'https://x.com/ivan'],
  ['twitter', '@ivan', 'https://twitter.com/ivan'],
  ['github', 'ivan', 'https://github.com/ivan'],
  ['linkedin', 'ivan', 'https://www.linkedin.com/in/ivan/'],
  ['stackoverflow', '12345', 'https://stackoverflow.com/users/12345'],
  ['instagram', 'ivan', 'https://www.instagram.com/ivan'],
  ['bluesky', 'ivan.bsky.social', 'https://bsky.app/profile/ivan.bsky.social'],
  ['threads', 'ivan', 'https://www.threads.net/@ivan'],
  ['mastodon', 'ivan', 'https://mastodon.social/@ivan'],
  ['mastodon', '@ivan@fosstodon.org', 'https://fosstodon.org/@ivan'],
  ['twitch', 'ivan', 'https://twitch.tv/ivan'],
  ['youtube', '@ivan', 'https://youtube.com/@ivan'],
  ['telegram', '@ivan', 'https://t.me/ivan'],
  ['telegram', '+invite', 'https://t.me/+invite'],
  ['vk', 'id12345', 'https://vk.com/id12345'],
  ['vk', 'ivan', 'https://vk.com/ivan'],
  ['email', 'ivan@example.org', 'mailto:ivan@example.org'],
  ['github', 'https://git.example.org/ivan', 'https://git.example.org/ivan'],
  ['unknown', 'https://example.org/ivan', 'https://example.org/ivan'],
])('%s: %s leads to %s', (platform, value, url) => {
  expect(socialsOf(platform, value)).toEqual({ socials: { [platform]: url }, problems: [] })
})

test.each([
  ['unknown', 'ivan', 'warning author-social/unknown'],
  ['github', 'ivan/repo', 'error author-social'],
  ['github', 'javascript:alert(1)', 'error author-social'],
  ['github', '@', 'error author-social'],
  ['telegram', '5', 'error author-social'],
  ['vk', '12345', 'error author-social'],
  ['email', 'not.mail', 'error author-social'],
])('%s: %s is no address', (platform, value, problem) => {
  expect(socialsOf(platform, value)).toEqual({ socials: {}, problems: [problem] })
})

/** What is said of an author: `code line:column value`. */
function said(yaml: string): string[] {
  const problems: Problem[] = []
  const report = createReport(problems)
  const { map } = parseYaml(yaml, { firstLine: 1, maxBytes: 1000 }, report)
  if (map === undefined) throw new Error('no mapping')
  buildAuthor(createFields(map, report))
  return problems.map(
    ({ level, code, line, column, values }) =>
      `${level} ${code} ${line}:${column} ${String(values?.whole ?? values?.email ?? '')}`,
  )
}

test.each([
  ['name: A\nurl: example.org/me', 'warning author-url 2:6 https://example.org/me'],
  ['name: A\nurl: "www.пример.рф"', 'warning author-url 2:6 https://www.пример.рф'],
  ['url: me@example.org', 'warning author-url 1:6 mailto:me@example.org'],
  ['email: not mail', 'warning author-email 1:8 not mail'],
  ['email: mailto:me@example.org', 'warning author-email 1:8 mailto:me@example.org'],
  ['email: me (at) example.org', 'warning author-email 1:8 me (at) example.org'],
])('%s is doubted at its place', (yaml, problem) => {
  expect(said(yaml)).toEqual([problem])
})

test.each([
  'url: https://example.org',
  'url: //example.org',
  'url: /about',
  'url: about.html',
  'url: ./v1.2',
  'url: mailto:me@example.org',
  'email: me@example.org',
  'email: " имя+метка@пример.рф "',
  'socials: { stackoverflow: 12345, github: 5 }',
])('%s is no mistake', yaml => {
  expect(said(yaml)).toEqual([])
})
