/** Which conversation hangs from a page, and what is wrong with its address. */

import { createReport } from '../messages/problem.ts'
import type { CommentsConfig, GiscusConfig } from '../shared/config/comments.ts'
import type { Config } from '../shared/config.ts'
import { absoluteUrl } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { DocumentPage } from '../shared/site.ts'
import type { CommentsView } from '../shared/view/comments-view.ts'

type Place = Pick<CommentsView, 'href' | 'src'>

/** Nothing on pages that have none. */
export function commentsOf(config: Config, page: DocumentPage): CommentsView | undefined {
  const { comments } = config
  if (comments === undefined || page.kind === 'page') return undefined
  const written = page.parsed.source.frontMatter.comments
  const isOn = written ?? (page.kind === 'post' ? comments.posts : comments.docs)
  if (isOn === false) return undefined
  const place =
    comments.provider === 'giscus'
      ? giscusPlace(comments, config, page)
      : typeof written === 'string'
        ? postPlace(comments, written)
        : undefined
  return place && { provider: comments.provider, ...place }
}

function giscusPlace(giscus: GiscusConfig, { url, locale }: Config, { href }: DocumentPage): Place {
  const { host, repo, repoId, category, categoryId, mapping } = giscus
  // Named as giscus' own script names them, so that a site that moves here keeps its discussions.
  const path = href.length < 2 ? 'index' : href.slice(1).replace(/\.\w+$/, '')
  const term = { url: { term: absoluteUrl(url, href) }, pathname: { term: path }, title: {} }[mapping]
  const looks = { strict: '0', reactionsEnabled: '1', emitMetadata: '0', inputPosition: 'bottom' }
  const params = Object.entries({ repo, repoId, category, categoryId, ...looks, ...term })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const language = GISCUS_LANGUAGES.has(locale.locale) ? `/${locale.locale}` : ''
  return { href: `https://github.com/${repo}/discussions`, src: `${host}${language}/widget?${params}` }
}

/** Those of the frame besides English; addresses of others are not there. */
const GISCUS_LANGUAGES = new Set(
  'ar be bg ca cs da de eo es eu fa fr gr gsw he hu id it ja kh ko nl pl pt ro ru sr th tr uk uz vi zh-CN zh-TW'.split(
    ' ',
  ),
)

type Posted = Exclude<CommentsConfig, GiscusConfig>

/** `undefined`: the address is no post there. */
function postPlace(comments: Posted, address: string): Place | undefined {
  const [, origin = '', written = ''] = /^(https?:\/\/[^/?#]+)(\/[^?#]*)/.exec(address) ?? []
  const path = written.replace(/\/$/, '')
  const href = origin + path
  switch (comments.provider) {
    case 'telegram': {
      const isMessage = origin === 'https://t.me' && /^\/\w+\/\d+$/.test(path)
      return isMessage ? { href, src: `${href}?embed=1&discussion=1&comments_limit=${comments.limit}` } : undefined
    }
    case 'mastodon': {
      const id = /^\/@[^/]+\/(\w+)$/.exec(path)?.[1]
      const isThere = origin === comments.host && id !== undefined
      return isThere ? { href, src: `${origin}/api/v1/statuses/${id}/context` } : undefined
    }
    case 'bluesky': {
      const [, actor, post] = /^\/profile\/([\w.:-]+)\/post\/(\w+)$/.exec(path) ?? []
      if (origin !== 'https://bsky.app' || actor === undefined) return undefined
      const uri = encodeURIComponent(`at://${actor}/app.bsky.feed.post/${post}`)
      return { href, src: `${comments.host}/xrpc/app.bsky.feed.getPostThread?depth=10&uri=${uri}` }
    }
  }
}

/** What an address looks like, by service. */
const EXAMPLES = {
  telegram: () => 'https://t.me/channel/123',
  mastodon: (host: string) => `${host}/@name/123456789012345678`,
  bluesky: () => 'https://bsky.app/profile/name.bsky.social/post/3kabc',
}

/** Addresses that name no post of the service. */
export function checkComments({ comments }: Config, documents: readonly DocumentPage[]): Problem[] {
  const problems: Problem[] = []
  const report = createReport(problems)
  if (comments === undefined) return problems
  for (const { kind, parsed } of documents) {
    const { file, frontMatter, frontMatterLines } = parsed.source
    const { comments: written } = frontMatter
    if (kind === 'page' || written === undefined || written === false) continue
    const at = { file, line: frontMatterLines.comments }
    if (comments.provider === 'giscus') {
      if (written !== true) report('warning', 'comments-address/giscus', { at })
    } else if (written === true || postPlace(comments, written) === undefined) {
      const example = EXAMPLES[comments.provider]('host' in comments ? comments.host : '')
      report('error', 'comments-address', { at, values: { address: String(written), example } })
    }
  }
  return problems
}
