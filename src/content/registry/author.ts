/** One author, from `authors.yml` or written in a post: names, addresses, social networks. */

import type { Author } from '../../shared/document.ts'
import { isWebUri } from '../../shared/text/uri.ts'
import type { Fields } from '../front-matter/fields.ts'
import { buildHomeUrl, buildUrl, isMail } from '../front-matter/url.ts'

/** Where a handle lives; the list and the addresses are Docusaurus', Telegram and VK are ours. */
const PLATFORMS: Record<string, (handle: string) => string> = {
  bluesky: handle => `https://bsky.app/profile/${handle}`,
  email: address => `mailto:${address}`,
  github: handle => `https://github.com/${handle}`,
  instagram: handle => `https://www.instagram.com/${handle}`,
  linkedin: handle => `https://www.linkedin.com/in/${handle}/`,
  mastodon: handle => mastodonUrl(handle),
  stackoverflow: id => `https://stackoverflow.com/users/${id}`,
  telegram: handle => `https://t.me/${handle}`,
  threads: handle => `https://www.threads.net/@${handle}`,
  twitch: handle => `https://twitch.tv/${handle}`,
  twitter: handle => `https://twitter.com/${handle}`,
  vk: handle => `https://vk.com/${handle}`,
  x: handle => `https://x.com/${handle}`,
  youtube: handle => `https://youtube.com/@${handle}`,
}

/** `@name@server` names its server; a bare name is on the main one. */
function mastodonUrl(handle: string): string {
  const [name = '', server = 'mastodon.social'] = handle.split('@')
  return `https://${server}/@${name}`
}

/** What a name can be where not every word is one. */
const HANDLES: Record<string, (handle: string) => boolean> = {
  email: isMail,
  telegram: handle => /^[a-z+]/i.test(handle),
  vk: handle => !/^\d+$/.test(handle),
}

/** Address of an account, or `undefined` for a value that is neither a handle nor a web address. */
function toSocialUrl(platform: string, value: string): string | undefined {
  if (isWebUri(value) || /^mailto:/i.test(value)) return value
  const handle = value.replace(/^@/, '')
  if (handle === '' || /[/\s:]/.test(handle)) return undefined
  if (Object.hasOwn(HANDLES, platform) && HANDLES[platform]?.(platform === 'email' ? value : handle) === false)
    return undefined
  const known = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined
  // A bare handle on an unknown platform has no address; Docusaurus prints it as it is, a broken link.
  return known?.(platform === 'email' ? value : handle)
}

/** Reads the keys of an author; unknown ones are the author's own and are left out. */
export function buildAuthor(fields: Fields): Author {
  const author: Author = {
    name: fields.line('name'),
    title: fields.line('title'),
    description: fields.text('description'),
    url: buildHomeUrl(fields, 'url'),
    imageUrl: buildUrl(fields, 'image_url', 'imageURL'),
    email: buildMail(fields),
    socials: buildSocials(fields),
  }
  const key = fields.text('key')
  return key === undefined ? author : { ...author, key }
}

/** A link is made of it, which opens nothing where it is no address. */
function buildMail(fields: Fields): string | undefined {
  const email = fields.text('email')
  if (email !== undefined && !isMail(email))
    fields.report('warning', 'author-email', { at: fields.place('email'), values: { email: email.slice(0, 60) } })
  return email
}

function buildSocials(fields: Fields): Record<string, string> {
  // Platforms are the author's words: the record must not have a prototype to shadow.
  const socials: Record<string, string> = Object.create(null)
  const given = fields.map('socials', 'mend/socials')
  for (const platform of given?.keys ?? []) {
    const value = given?.text(platform)?.trim()
    if (value === undefined) continue
    const url = toSocialUrl(platform.toLowerCase(), value)
    if (url !== undefined) socials[platform.toLowerCase()] = url
    else {
      const found = { at: given?.place(platform), values: { platform, value: value.slice(0, 60) } }
      const isKnown = Object.hasOwn(PLATFORMS, platform.toLowerCase())
      if (isKnown) fields.report('error', 'author-social', found)
      else fields.report('warning', 'author-social/unknown', found)
    }
  }
  return socials
}
