/**
 * Facts that age in the site's own posts and notes: versions, prices, limits, «сейчас». A page that names them says once
 * as of when, «по состоянию на ноябрь 2026 года», or gives the year beside the fact. A post that names what came after
 * its own date was changed since, and says so by `last_update`.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SITE = join(import.meta.dirname, '..', 'site')
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/
const CODE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$|`[^`\n]+`/gm
const AS_OF = /по состоянию на (?:(?:[а-я]+ )?20\d\d|[а-я]+ и [а-я]+ 20\d\d)|на (?:начало|середину|конец) 20\d\d/i
const YEAR = /\b20\d\d\b/

const PROGRAMS =
  'Node(?:\\.js)?|PHP|Python|Debian|Ubuntu|macOS|iOS|Windows|Traefik|Ghost|Grafana|Prometheus|Frigate|Docker|Compose|OpenVPN|WireGuard|PostgreSQL|Redis|MySQL|MariaDB|Docusaurus|OpenSSH|OpenResty|LuaRocks|KeePassXC|Bitwarden|hashcat|XMRig'

/** What ages, and what it is called in the report. The least version that will do does not age: «с macOS 14», «PHP 8.2 и новее». */
const AGEING = [
  [
    /(?<![а-яё])(?:сейчас|на сегодня|теперь) (?:рекоменду|советуют|стои[тм]|доступ|требу|принят|бесплатн|то же делают)[а-яё]*/iu,
    'время без даты',
  ],
  [/(?<![а-яё])(?:последняя|новейшая|текущая) верси[а-яё]+ —/iu, 'версия без даты'],
  [
    new RegExp(
      `(?<!(?<![а-яё])(?:с|со|до|от|для|начиная с|в|В|С) )\\b(?:${PROGRAMS})\\s+v?\\d+(?:\\.\\d+)*(?!\\.?\\d|\\s*\\+|\\s(?:и|или) (?:новее|старше|выше|позже|\\d))`,
      'u',
    ),
    'номер версии',
  ],
  [
    /\d[\d\s]*(?:₽|руб(?:\.|л[а-яё]+)|€|евро|\$|долл[а-яё]+|злот[а-яё]+|форинт[а-яё]*|крон[а-яё]?|лир[а-яё]?)(?![а-яё])/iu,
    'цена',
  ],
]

/** Things by the month in which everybody could have them first; code counts as well as words. */
const THINGS = [
  [/\bTailscale\b/, '2020-02'],
  [/\bWireGuard\b/, '2016-07'],
  [/\bCrowdSec\b/, '2020-10'],
  [/\bgiscus\b/i, '2021-06'],
  [/\bRaycast\b/, '2020-10'],
  [/\bVaultwarden\b/, '2021-04'],
  [/\bFirefox Relay\b/, '2020-05'],
  [/\bRandomX\b/, '2019-11'],
  [/\bP2Pool\b/, '2021-10'],
  [/\bApple Silicon\b/, '2020-11'],
  [/\bWindows 11\b/, '2021-10'],
  [/\bdocker compose\b/, '2021-06'],
  [/\bcompose\.yaml\b/, '2020-08'],
  [/\bactions\/checkout@/, '2019-08'],
  [/\b(?:trixie|Debian 13)\b/, '2025-08'],
  [/\b(?:bookworm|Debian 12)\b/, '2023-06'],
  [/\bUbuntu 24/, '2024-04'],
  [/\bUbuntu 22/, '2022-04'],
  [/\bpostgres:17\b/, '2024-09'],
  [/\bredis:8\b/, '2025-05'],
  [/\bNode\.js 20\b|\bnode:20\b/, '2023-04'],
  [/ from 'node:/, '2020-10'],
  [/\bAbortSignal\.timeout\b/, '2021-12'],
  [/\.toSorted\(/, '2023-02'],
  [/\bstructuredClone\b/, '2021-10'],
  [/"net\/netip"/, '2022-03'],
]

const dateOf = (matter, file) => /^date: *(\d{4}-\d\d)/m.exec(matter)?.[1] ?? /(\d{4}-\d\d)-\d\d-[^/]*$/.exec(file)?.[1]

/** What a post of a day names that came after it, unless it says that it was changed after that. */
function findYounger(text, file) {
  const [matter = ''] = FRONT_MATTER.exec(text) ?? []
  const updated = /^last_update:\n +date: *(\d{4}-\d\d)/m.exec(matter)?.[1]
  const date = updated ?? dateOf(matter, file)
  if (date === undefined) return []
  return THINGS.flatMap(([pattern, since]) => {
    const found = since > date && pattern.exec(text)
    return found ? [{ kind: `младше записи (${since})`, text: found[0] }] : []
  })
}

const listPages = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))

function findAgeing(text) {
  const body = text.replace(FRONT_MATTER, '').replace(CODE, '')
  if (AS_OF.test(body)) return []
  return body
    .split(/\n{2,}/)
    .filter(paragraph => !YEAR.test(paragraph))
    .flatMap(paragraph => {
      for (const [pattern, kind] of AGEING) {
        const found = pattern.exec(paragraph)
        if (found) return [{ kind, text: found[0] }]
      }
      return []
    })
}

let pages = 0
for (const folder of ['blog', 'docs', 'pages']) {
  for (const file of listPages(join(SITE, folder)).sort()) {
    const text = readFileSync(file, 'utf8')
    const found = [...findAgeing(text), ...findYounger(text, file)]
    if (found.length === 0) continue
    pages++
    const shown = found.slice(0, 3).map(({ kind, text }) => `${kind} «${text.trim()}»`)
    console.log(`${relative(join(SITE, '..'), file)}  ${shown.join(', ')}${found.length > 3 ? ', …' : ''}`)
  }
}
if (pages > 0) {
  console.log(
    `Страниц без даты у стареющих сведений: ${pages}. Напишите «по состоянию на …» или год рядом; у изменённой записи — last_update.`,
  )
  process.exitCode = 1
}
