import { expect, test } from 'vitest'
import { toSocialUrl } from './author.ts'

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
  expect(toSocialUrl(platform, value)).toBe(url)
})

test.each([
  ['unknown', 'ivan'],
  ['github', 'ivan/repo'],
  ['github', 'javascript:alert(1)'],
  ['github', '@'],
  ['constructor', 'ivan'],
])('%s: %s is no address', (platform, value) => {
  expect(toSocialUrl(platform, value)).toBeUndefined()
})
