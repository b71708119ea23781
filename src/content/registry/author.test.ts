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
])('%s: %s is no address', (platform, value, problem) => {
  expect(socialsOf(platform, value)).toEqual({ socials: {}, problems: [problem] })
})
