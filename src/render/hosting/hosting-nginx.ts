/**
 * The site's rules for nginx, to be included inside `server { }`. Addresses are rewritten from the normalised URI only:
 * rules on `$request_uri` of the kind that is often recommended turn `//evil.com/` into a redirect to evil.com.
 */

import { sayIn } from '../../messages/problem.ts'
import type { Say } from '../../messages/text.ts'
import { decodeSafely, encodePath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import type { TextFile } from '../text-file.ts'
import { homesOf } from './guests.ts'
import type { Header, HostRules } from './hosting.ts'

/** Files for hosts and for the next build; not for visitors. */
const PRIVATE = ['.zapiski-build', '_headers', '_redirects', 'vercel.json', 'nginx.conf']
const TEXT_TYPES =
  'application/atom+xml application/javascript application/json application/rss+xml application/xml image/svg+xml text/css text/javascript text/markdown text/plain text/xml'

/** A part of the policy that stands only in answers over TLS; `general` says what it is. */
export const UPGRADE_IF_SECURE = '$zapiski_upgrade'

/** The page of missing ones, in the language of the address. */
const MISSING = '$zapiski_missing'

/** What the rules are written of. */
interface Rules {
  site: Site
  headers: Header[]
  frames: HostRules['frames']
  /** `Cache-Control` of files whose names change with their content. */
  immutable: string
  say: Say
  /** Base without its closing slash: as it stands in an address, as nginx compares it, and as a pattern. */
  address: string
  base: string
  pattern: string
  /** Addresses of pages end with a slash. */
  slashes: boolean
  /** Home pages of the other languages here, decoded: `/en/`. They end with a slash in any case. */
  homes: readonly string[]
}

export function renderNginx(site: Site, { headers, frames }: HostRules, immutable: string): TextFile['body'] {
  const { config } = site
  const address = config.baseUrl.replace(/\/$/, '')
  const base = decodeSafely(address)
  const pattern = escapeRegExp(base)
  const slashes = config.trailingSlash === true
  const of = { address, base, pattern, slashes, homes: homesOf(config).map(decodeSafely) }
  const rules = { site, headers, frames, immutable, say: sayIn(config.language), ...of }
  const lines = [
    ...manual(rules),
    ...general(rules),
    ...slashRules(rules),
    ...closed(rules),
    ...lasting(rules),
    ...framed(rules),
    ...texts(rules),
    ...pages(rules),
  ]
  return `${lines.join('\n')}\n`
}

const manual = ({ site, say, base }: Rules): string[] => [
  `# ${say({ id: 'nginx/include' })}`,
  '#',
  '#   server {',
  `#     server_name ${site.config.url.replace(/^https?:\/\//, '')};`,
  `#     root /var/www/site;${base === '' ? '' : `  # ${say({ id: 'nginx/folder', values: { folder: base.slice(1) } })}`}`,
  '#     include /etc/nginx/zapiski.conf;',
  '#   }',
  '#',
  `# ${say({ id: 'nginx/hsts' })}`,
  '',
]

const general = (rules: Rules): string[] => [
  'absolute_redirect off;',
  'gzip on;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_min_length 1024;',
  `gzip_types ${TEXT_TYPES};`,
  ...missing(rules),
  '',
  ...(rules.site.config.url.startsWith('https:')
    ? [
        `set ${UPGRADE_IF_SECURE} "";`,
        `if ($scheme = https) { set ${UPGRADE_IF_SECURE} "; upgrade-insecure-requests"; }`,
      ]
    : []),
  ...addHeaders([...rules.headers, ['Cache-Control', 'no-cache']], ''),
  '',
  `# ${rules.say({ id: 'nginx/backslash' })}`,
  'if ($uri ~ [\\\\\\\\\\x00-\\x1f]) { return 404; }',
  '',
]

/** The page of missing ones, and what says which one it is. */
function missing({ base, homes, slashes }: Rules): string[] {
  const main = quote(`${base}/404.html`)
  const page = homes.length === 0 ? main : MISSING
  return [
    ...(homes.length === 0 ? [] : [`set ${MISSING} ${main};`]),
    ...homes.map(
      home => `if ($uri ~ ${quote(`^${escapeRegExp(home)}`)}) { set ${MISSING} ${quote(`${home}404.html`)}; }`,
    ),
    `error_page 404 ${page};`,
    ...(slashes ? [`error_page 403 =404 ${page};`] : []),
  ]
}

/** Which of its two spellings an address has. */
function slashRules({ site: { config }, address, base, pattern, homes }: Rules): string[] {
  const folders = config.trailingSlash === true ? [] : homes
  const isHome = folders.map(home => `${escapeRegExp(home.slice(base.length + 1))}$`).join('|')
  const others = isHome === '' ? '' : `(?!${isHome})`
  return [
    ...(base === '' ? [] : [`location = ${quote(base)} { return 301 ${quote(config.baseUrl)}; }`]),
    ...folders.map(home => `location = ${quote(home.slice(0, -1))} { return 301 ${quote(encodePath(home))}; }`),
    ...(config.trailingSlash !== false
      ? []
      : [`rewrite "^${pattern}/${others}(.+)/+$" ${quote(`${address}/$1`)} permanent;`]),
    '',
  ]
}

/** What is not to be opened, and what leads elsewhere. */
const closed = ({ site, base, pattern, homes }: Rules): string[] => [
  ...[`${base}/`, ...homes].flatMap(home => [
    `location = ${quote(`${home}404.html`)} { internal; }`,
    `location = ${quote(`${home}404`)} { return 404; }`,
  ]),
  `location ~ "^${pattern}/(?:${PRIVATE.map(escapeRegExp).join('|')})$" { return 404; }`,
  ...site.redirects.map(
    ({ from, to }) => `location = ${quote(`${base}${from}`)} { return 301 ${quote(to.replaceAll('$', '%24'))}; }`,
  ),
  '',
]

const lasting = ({ headers, immutable, say, base }: Rules): string[] => [
  `# ${say({ id: 'nginx/immutable' })}`,
  `location ${quote(`${base}/assets/`)} {`,
  '  try_files $uri =404;',
  ...addHeaders(headers, '  '),
  `  add_header Cache-Control ${quote(immutable)};`,
  '}',
  '',
]

/** Documents that pages open in a sandbox. */
const framed = ({ frames, say, base }: Rules): string[] =>
  frames.flatMap(({ path, headers }) => [
    `# ${say({ id: 'nginx/frames' })}`,
    `location ${quote(`${base}/${path}`)} {`,
    '  try_files $uri $uri.html =404;',
    ...addHeaders([...headers, ['Cache-Control', 'no-cache']], '  '),
    '}',
    '',
  ])

/** Of Markdown nginx knows nothing by itself, of plain texts not the letters. */
const texts = ({ site: { config }, base, pattern }: Rules): string[] =>
  config.markdown.pages !== true
    ? []
    : [
        `location ~ "^${pattern}/(?!assets/).+\\.md$" {`,
        '  default_type text/markdown;',
        '  charset utf-8;',
        '  charset_types text/markdown;',
        '}',
        `location = ${quote(`${base}/llms.txt`)} { charset utf-8; }`,
        '',
      ]

const pages = ({ address, base, pattern, slashes, homes }: Rules): string[] => [
  `location ${quote(`${base}/`)} {`,
  '  if ($request_uri ~ "^/(?!/)[^?]*\\.html(?:\\?|$)") {',
  ...(slashes
    ? [`    rewrite "^${pattern}/((?:.+/)?)index\\.html$" ${quote(`${address}/$1`)} permanent;`]
    : [
        ...['/', ...homes.map(home => encodePath(home.slice(base.length)))].map(
          home =>
            `    rewrite "^${pattern}${escapeRegExp(decodeSafely(home))}index\\.html$" ${quote(`${address}${home}`)} permanent;`,
        ),
        `    rewrite "^${pattern}/(.+)/index\\.html$" ${quote(`${address}/$1`)} permanent;`,
      ]),
  `    rewrite "^${pattern}/(.+)\\.html$" ${quote(`${address}/$1${slashes ? '/' : ''}`)} permanent;`,
  '  }',
  ...(slashes
    ? [
        '  if (-f $document_root$uri/index.html) { rewrite "^(.*[^/])$" $1/ permanent; }',
        '  try_files $uri $uri/index.html =404;',
      ]
    : ['  try_files $uri $uri.html $uri/index.html =404;']),
  '}',
]

/** `always`: errors and redirects carry them too. */
const addHeaders = (headers: readonly Header[], indent: string): string[] =>
  headers.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)

/** A string of nginx's own syntax; control characters have no place in an address. */
const quote = (text: string): string => `"${text.replace(/[\u0000-\u001f]/g, '').replace(/["\\]/g, '\\$&')}"`
