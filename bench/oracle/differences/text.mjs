/** Differences on purpose: the text of pages. */

import { hasTwin } from './twin.mjs'

/** Titles that admonitions get by their kind. */
const DEFAULT_TITLE =
  /«(примечание|подсказка|к сведению|информация|предупреждение|осторожно|опасно|внимание|совет|важно|готово|note|tip|info|warning|danger|caution|secondary|important|success)»/i

/** Their words of titles, and ours. */
const OUR_WORDS = {
  примечание: 'Примечание',
  подсказка: 'Совет',
  к: 'К',
  warning: 'Внимание',
  осторожно: 'Опасно',
  предупреждение: 'Осторожно',
}

/** At the end of a text of the sites that are compared. */
const BUTTON = ' Click me!'

const isSameButTitles = (expected = [], found = []) =>
  expected.length === found.length &&
  expected.every((word, index) => [word, capital(word), OUR_WORDS[word]].includes(found[index]))

const capital = word => word.charAt(0).toUpperCase() + word.slice(1)

/** Two titles of one kind of aside; in the text of a list, the one word that differs. */
const isDefaultTitle = facts =>
  facts.path.endsWith('› text')
    ? isSameButTitles(facts.expected?.split(' '), facts.found?.split(' '))
    : (DEFAULT_TITLE.test(facts.line) && hasTwin(line => line.replace(/«.*»/, ''))(facts)) ||
      hasTwin(line => line.replace(/«./, capitals => capitals.toUpperCase()))(facts)

/** The hint of the first picture, which we show below it. */
function isCaption({ path, expected, found, ...facts }) {
  const hints = (facts.page.images ?? []).flatMap(line => /» \((.+)\)/.exec(line)?.[1] ?? [])
  if (hints.length === 0) return false
  if (path.endsWith('› p')) return expected - found <= hints.length
  if (path.endsWith('› text')) return hints.some(hint => without(hint, found) === (expected ?? ''))
  return hasTwin(line => line.replace(/ \([^)]*\)| \d+×\d+$/g, ''))(facts)
}
const without = (words, text) => text?.replace(words, '').replace(/ {2}/g, ' ').trim()

const withoutEmoji = text =>
  String(text)
    .replace(/:\w+:|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')

export const TEXT = [
  {
    id: 'admonition-titles',
    group: 'own',
    where: '(pages › * › admonitions › (+|-)|pages › ** › text|feeds › ** › text)',
    when: facts => isDefaultTitle(facts),
    reason:
      'Врезки без своего заголовка названы нашими словами и с большой буквы: «Примечание», «Совет», «Внимание», «Опасно».',
  },
  {
    id: 'old-admonitions',
    group: 'own',
    where: 'pages › * › admonitions › -',
    when: ({ expected }) => /^(secondary|important|success) «\1»$/.test(expected),
    reason:
      'Старые врезки `secondary`, `important` и `success` — это `note`, `info` и `tip`: с их классом и заголовком.',
  },
  {
    id: 'footnotes-title',
    group: 'better',
    where: '**',
    when: ({ expected, found }) =>
      [expected, found].some(value => /Footnotes|#footnote-label Примечания/.test(String(value))) &&
      String(found ?? '').replace('Примечания', 'Footnotes') ===
        String(found === undefined ? '' : (expected ?? String(found).replace('Примечания', 'Footnotes'))),
    reason: 'Невидимый заголовок сносок по-русски: «Примечания».',
  },
  {
    id: 'footnote-anchors',
    group: 'own',
    where: 'pages › * › links › (+|-)',
    when: facts =>
      /#user-content-fn/.test(facts.line) && hasTwin(line => line.replace(/#user-content-fn(ref)?-.*/, ''))(facts),
    reason:
      'Якоря сносок с русскими именами — номера (`#user-content-fn-n2`): внутри страницы, внешних ссылок на них нет.',
  },
  {
    id: 'mail-links',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: facts => / -> (mailto|tel):/.test(facts.line) && hasTwin(line => line.replace(' ↗', ''))(facts),
    reason: 'Почта и телефон не открывают новое окно.',
  },
  {
    id: 'heading-id-in-comment',
    group: 'better',
    where: 'pages › * › (headings|toc) › (+|-)',
    when: facts => facts.line.includes('по-старому') && hasTwin(line => line.replace(/#[^ ]+/, ''))(facts),
    reason:
      'Якорь в комментарии `<!-- #id -->` читается и в файлах `.md`; Docusaurus 3.10.2 оставляет там якорь из слов.',
  },
  {
    id: 'headings-of-components',
    group: 'better',
    where: 'pages › * › headings › (+|-)',
    when: facts =>
      [facts.line, ...facts.others].some(line => /^h\d # /.test(line)) &&
      hasTwin(line => line.replace(/#[^ ]*/, ''))(facts),
    reason: 'У заголовков, которые нарисовал компонент, тоже есть якорь; в оглавлении их, как и там, нет.',
  },
  {
    id: 'image-titles',
    group: 'own',
    where: 'pages › * › (images › (+|-)|text|elements › p)',
    when: facts => isCaption(facts),
    reason:
      'Подсказка картинки (`![…](x.png "Подпись")`) становится видимой подписью под ней; размеры известны и у картинок по ссылке `![…][рисунок]`.',
  },
  {
    id: 'static-files',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: hasTwin(line => line.replace(/ -> (asset:|\/files\/)/, ' -> ')),
    reason:
      'Ссылка на файл из `static` ведёт на сам файл, а не на его копию в `assets`: адрес не меняется и файл один.',
  },
  {
    id: 'canonical-links',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: hasTwin(line => line.replace(/\/( ↗)?$/, '')),
    reason: 'Ссылка со слешем на конце ведёт на тот же адрес, что и все остальные ссылки на эту страницу.',
  },
  {
    id: 'details-label',
    group: 'better',
    where: 'pages › * › text',
    when: ({ expected, found }) => found !== expected && found === expected?.replace('Details', 'Подробнее'),
    reason: '`<Details>` без `summary` подписан «Подробнее», а не «Details».',
  },
  {
    id: 'lone-images',
    group: 'own',
    where: 'pages › * › elements › p',
    when: ({ expected, found, page }) => found < expected && expected - found <= (page.images?.length ?? 0),
    reason: 'Картинка компонентом на отдельной строке MDX стоит сама, а не в абзаце.',
  },
  {
    id: 'feed-buttons',
    group: 'better',
    where: 'feeds › ** › text',
    // Of the same text the title of a box differs, too.
    when: ({ expected, found }) =>
      expected?.endsWith(BUTTON) === true &&
      isSameButTitles(expected.slice(0, -BUTTON.length).split(' '), found?.split(' ')),
    reason: 'В лентах нет кнопок: там они ничего не делают.',
  },
  {
    id: 'image-sizes',
    group: 'better',
    where: 'pages › * › images › (+|-)',
    when: hasTwin(line => line.replace(/ \d+×\d+$/, '')),
    reason: 'Размеры стоят и у картинок из компонентов: страница не прыгает при загрузке.',
  },
  {
    id: 'code-language-case',
    group: 'own',
    where: 'pages › * › code › * › language',
    when: ({ expected, found }) => expected?.toLowerCase() === found,
    reason: 'Язык блока кода в классе — строчными буквами: `language-json`, а не `language-JSON`.',
  },
  {
    id: 'emoji-in-description',
    group: 'own',
    where: '(pages › * › (meta › (og:)?description|(cards|docs) › (+|-))|feeds › ** › (text|description))',
    when: ({ expected, found, ...facts }) =>
      expected === undefined || found === undefined
        ? hasTwin(withoutEmoji)(facts)
        : withoutEmoji(found) === withoutEmoji(expected) && /:\w+:/.test(found),
    reason: 'Если `markdown.emoji: false`, то `:smile:` остаётся текстом и в описании.',
  },
  {
    id: 'own-truncate-marker',
    group: 'better',
    where: '(feeds|pages) › ** › text',
    when: ({ expected, found }) => found !== expected && found === expected?.replace(/-{3,}\p{Lu}+-{3,} /gu, ''),
    reason: 'Своя отметка конца анонса (`truncateMarker`) не остаётся в тексте записи и лент.',
  },
]
