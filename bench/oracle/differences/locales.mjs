/** Differences on purpose: sites of several languages. */

import { hasTwin, pageAt } from './twin.mjs'

const plain = address => address?.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '')

/** Docusaurus made such a page; ours are the same. */
const exists = (address, { expected }) => pageAt(address, expected) !== undefined

const addressIn = line => / -> (\S+)/.exec(line)?.[1]
const labelIn = line => line.replace(/ -> .*/, '')

/** `en https://…`: of theirs, a page whose address is that of its original in our output. */
function isUntranslated(line, { expected, found }) {
  const address = plain(line.split(' ')[1])
  const [route] = Object.entries(expected.pages).find(([, { canonical }]) => plain(canonical) === address) ?? []
  return found.pages[route] !== undefined && plain(found.pages[route].canonical) !== address
}

/** `en https://…`: theirs leads nowhere; ours leads to a page that leads back, or to the page itself. */
function isBetterAlternate({ path, line, page, facts }) {
  const address = line.split(' ')[1]
  if (path.endsWith('-')) return !exists(address, facts)
  if (plain(address) === plain(page.canonical)) return true
  const [, other] =
    Object.entries(facts.expected.pages).find(([, { canonical }]) => plain(canonical) === plain(address)) ?? []
  const back = Object.entries(facts.found.pages).find(([route]) => facts.expected.pages[route] === other)?.[1].languages
  return back?.some(alternate => plain(alternate.split(' ')[1]) === plain(page.canonical)) === true
}

/** The same language leads nowhere on their side, and to a page on ours. */
function isBetterChoice({ path, line, others, facts }) {
  const isDead = other => addressIn(other) !== undefined && !exists(addressIn(other), facts)
  if (path.endsWith('-')) return isDead(line) && others.some(other => labelIn(other) === labelIn(line))
  return exists(addressIn(line), facts) && others.some(other => labelIn(other) === labelIn(line) && isDead(other))
}

/** A text that nobody translated: its address is that of the original. */
const isOriginal = (route, { found }) =>
  found.pages[route] !== undefined &&
  !found.pages[route].languages?.some(
    line =>
      plain(line.split(' ')[1]) === plain(found.pages[route].canonical) &&
      line.startsWith(`${found.pages[route].lang.split(' ')[0]} `),
  )

/** `brand: A -> /en/ /en/a.svg «»` and `brand: A -> /en/ /a.svg «»`. */
const withoutFolder = line =>
  line
    .replace(/^(brand: .* -> (\S*\/)) (\S+)/, (_, start, home, image) => `${start} ${image.replace(home, '/')}`)
    .replace(/ \/\S*?([^/ ]+\/[^/ ]+ «)/, ' /$1')

/** `x.md` on their side, the page of that file on ours. */
const toFile = /\.mdx?(#\S*)?$/
function isResolvedFile({ path, line, others, facts }) {
  const same = others.find(other => labelIn(other) === labelIn(line))
  const [theirs, ours] = path.endsWith('-') ? [line, same] : [same, line]
  return toFile.test(theirs ?? '') && ours !== undefined && exists(addressIn(ours)?.replace(/#.*/, ''), facts)
}

export const LOCALES = [
  {
    id: 'alternates-that-exist',
    group: 'better',
    where: 'pages › * › languages › (+|-)',
    when: facts => isBetterAlternate(facts),
    reason:
      '`hreflang` ведёт только на страницы, которые есть, и обратно: у перевода по другому адресу и у тега, которого в другом языке нет, тоже.',
  },
  {
    id: 'alternates-of-their-own',
    group: 'better',
    where: 'pages › * › languages( › -)?',
    when: ({ path, line, route, facts }) =>
      path.endsWith('-') ? isUntranslated(line, facts) : isOriginal(route, facts),
    reason:
      '`hreflang` не называет непереведённых страниц, и на них его нет: их канонический адрес — у оригинала, а поисковые системы ждут в `hreflang` только адреса, которые сами себе канонические.',
  },
  {
    id: 'languages-that-lead-somewhere',
    group: 'better',
    where: 'pages › * › navbar › (+|-)',
    when: facts => isBetterChoice(facts),
    reason: 'Меню языков ведёт на ту же страницу под её адресом, а если её в этом языке нет — на главную, не на 404.',
  },
  {
    id: 'canonical-of-the-original',
    group: 'better',
    where: 'pages › * › canonical',
    when: ({ expected, found, route, facts }) =>
      expected !== found && facts.expected.pages[route]?.languages?.includes(`x-default ${found}`),
    reason: 'Канонический адрес непереведённой страницы — адрес её оригинала.',
  },
  {
    id: 'originals-once-in-the-map',
    group: 'better',
    where: 'sitemap › * › -',
    when: ({ expected, facts }) => {
      const [route] =
        Object.entries(facts.expected.pages).find(([, { canonical }]) => canonical === expected.split(' ')[0]) ?? []
      return route !== undefined && plain(facts.found.pages[route]?.canonical) !== plain(expected.split(' ')[0])
    },
    reason: 'Непереведённая страница стоит в карте сайта один раз: под адресом оригинала.',
  },
  {
    id: 'files-of-all-languages',
    group: 'better',
    where: '(files › -|pages › * › (icon|navbar › (+|-)))',
    when: ({ path, expected, found, ...facts }) =>
      path === 'files › -'
        ? facts.facts.found.files.includes(expected.replace(/^[^/]+\//, ''))
        : path.endsWith('icon')
          ? expected?.replace(/\/[^/]+(?=\/)/, '') === found ||
            expected?.replace(/^(\/.*)\/[^/]+(\/[^/]+\/[^/]+)$/, '$1$2') === found
          : hasTwin(withoutFolder)(facts),
    reason: 'Файлы из `static` лежат один раз, у основного языка: значок и знак у всех языков одни.',
  },
  {
    id: 'files-of-another-folder',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: facts => isResolvedFile(facts),
    reason:
      'Ссылка `./файл.md` из перевода на непереведённый текст и обратно ведёт на страницу этого текста; у Docusaurus она остаётся ссылкой на файл.',
  },
  {
    id: 'asides-of-originals',
    group: 'own',
    where: 'pages › * › admonitions › (+|-)',
    when: ({ route, facts, line, others }) =>
      isOriginal(route, facts) && others.some(other => other.split(' ')[0] === line.split(' ')[0]),
    reason: 'Врезки непереведённого текста подписаны на языке текста, а не страницы вокруг него.',
  },
  {
    id: 'feed-language',
    group: 'better',
    where: 'feeds › * › language',
    when: ({ found, facts }) => Object.values(facts.expected.pages).some(({ lang }) => lang?.split(' ')[0] === found),
    reason: 'Язык ленты — тот, что назван в `<html lang>`: `zh-CN`, а не имя папки `zh-Hans`.',
  },
  {
    id: 'words-from-the-right',
    group: 'better',
    where: 'pages › * › (title|versionBanner › **|meta › (og:)?description)',
    when: ({ page, route, path }) =>
      /^(?:ar|fa|he)\b/.test(page.lang ?? '') && (!path.includes(' meta ') || route.endsWith('/archive')),
    reason:
      'Слова страниц на арабском, персидском и иврите — без описок, со всеми формами числа: «مقالة واحدة», а не «1 مقالات».',
  },
]
