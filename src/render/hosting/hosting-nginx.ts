/**
 * The site's rules for nginx, to be included inside `server { }`. Addresses are rewritten from the normalised URI only:
 * rules on `$request_uri` of the kind that is often recommended turn `//evil.com/` into a redirect to evil.com.
 */

import { decodeSafely } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'
import type { Header } from './hosting.ts'

/** Files for hosts and for the next build; not for visitors. */
const PRIVATE = ['.zapiski-build', '_headers', '_redirects', 'vercel.json', 'nginx.conf']
const TEXT_TYPES =
  'application/atom+xml application/javascript application/json application/rss+xml application/xml image/svg+xml text/css text/javascript text/plain text/xml'

export function renderNginx({ config, redirects }: Site, headers: Header[], immutable: string): TextFile['body'] {
  /** Base without its closing slash: as it stands in an address, and as nginx compares it. */
  const address = config.baseUrl.replace(/\/$/, '')
  const base = decodeSafely(address)
  const pattern = escapeRegExp(base)
  const slashes = config.trailingSlash === true
  const lines = [
    '# Правила сайта для nginx. Подключите этот файл внутри server { }:',
    '#',
    '#   server {',
    `#     server_name ${config.url.replace(/^https?:\/\//, '')};`,
    `#     root /var/www/site;${base === '' ? '' : `  # сайт лежит в папке ${base.slice(1)} внутри неё`}`,
    '#     include /etc/nginx/zapiski.conf;',
    '#   }',
    '#',
    '# Строку Strict-Transport-Security добавьте сами, когда весь домен открывается по HTTPS.',
    '',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${TEXT_TYPES};`,
    `error_page 404 ${quote(`${base}/404.html`)};`,
    ...(slashes ? [`error_page 403 =404 ${quote(`${base}/404.html`)};`] : []),
    '',
    ...addHeaders([...headers, ['Cache-Control', 'no-cache']], ''),
    '',
    '# Обратная черта и управляющие знаки в адресе бывают только у взломщиков.',
    'if ($uri ~ [\\\\\\\\\\x00-\\x1f]) { return 404; }',
    ...(base === '' ? [] : [`location = ${quote(base)} { return 301 ${quote(config.baseUrl)}; }`]),
    ...(config.trailingSlash !== false ? [] : [`rewrite "^${pattern}/(.+)/+$" ${quote(`${address}/$1`)} permanent;`]),
    '',
    `location = ${quote(`${base}/404.html`)} { internal; }`,
    `location = ${quote(`${base}/404`)} { return 404; }`,
    `location ~ "^${pattern}/(?:${PRIVATE.map(escapeRegExp).join('|')})$" { return 404; }`,
    ...redirects.map(
      ({ from, to }) => `location = ${quote(`${base}${from}`)} { return 301 ${quote(to.replaceAll('$', '%24'))}; }`,
    ),
    '',
    '# Имена этих файлов меняются вместе с содержимым. add_header здесь отменяет общие, поэтому они повторены.',
    `location ${quote(`${base}/assets/`)} {`,
    '  try_files $uri =404;',
    ...addHeaders(headers, '  '),
    `  add_header Cache-Control ${quote(immutable)};`,
    '}',
    '',
    `location ${quote(`${base}/`)} {`,
    '  if ($request_uri ~ "^/(?!/)[^?]*\\.html(?:\\?|$)") {',
    ...(slashes
      ? [`    rewrite "^${pattern}/((?:.+/)?)index\\.html$" ${quote(`${address}/$1`)} permanent;`]
      : [
          `    rewrite "^${pattern}/index\\.html$" ${quote(`${address}/`)} permanent;`,
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
  return `${lines.join('\n')}\n`
}

/** `always`: errors and redirects carry them too. */
const addHeaders = (headers: readonly Header[], indent: string): string[] =>
  headers.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A string of nginx's own syntax; control characters have no place in an address. */
const quote = (text: string): string => `"${text.replace(/[\u0000-\u001f]/g, '').replace(/["\\]/g, '\\$&')}"`
