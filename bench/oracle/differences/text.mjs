/** Differences on purpose: the text of pages. */

export const TEXT = [
  {
    id: 'admonition-titles',
    group: 'own',
    where: 'pages › * › admonitions › (+|-)',
    when: ({ expected, found }) =>
      /«(примечание|подсказка|warning|осторожно|предупреждение|secondary|important|success|к сведению|информация|note|tip|info|danger|caution)»/i.test(
        expected ?? '',
      ) ||
      /«(Примечание|Совет|Внимание|Опасно|Осторожно|Важно|К сведению|Информация|Готово|Предупреждение|Сведения|Note|Tip|Info|Warning|Danger|Caution|Important|Success|Secondary|Второстепенное|Успех)»/.test(
        found ?? '',
      ),
    reason:
      'Врезки без своего заголовка названы нашими словами и с большой буквы: «Примечание», «Совет», «Внимание», «Опасно».',
  },
  {
    id: 'admonition-titles-in-lists',
    group: 'own',
    where: 'pages › * › posts › * › text',
    when: ({ expected, found }) => found === expected.replace('подсказка', 'Совет'),
    reason: 'Те же названия врезок в отрывках записей.',
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
    when: ({ expected, found }) => /#user-content-fn(ref)?-/.test(expected ?? found),
    reason:
      'Якоря сносок с русскими именами — номера (`#user-content-fn-n2`): внутри страницы, внешних ссылок на них нет.',
  },
  {
    id: 'mail-links',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: ({ expected, found }) => / -> (mailto|tel):/.test(expected ?? found),
    reason: 'Почта и телефон не открывают новое окно.',
  },
  {
    id: 'heading-id-in-comment',
    group: 'better',
    where: 'pages › * › (headings|toc) › (+|-)',
    when: ({ expected, found }) => /Свой адрес по-старому/.test(expected ?? found),
    reason:
      'Якорь в комментарии `<!-- #id -->` читается и в файлах `.md`; Docusaurus 3.10.2 оставляет там якорь из слов.',
  },
  {
    id: 'headings-of-components',
    group: 'better',
    where: 'pages › * › headings › (+|-)',
    when: ({ expected, found }) => /^h3 #(из-mdx)? Из MDX$/.test(expected ?? found),
    reason: 'У заголовков, которые нарисовал компонент на странице MDX, тоже есть якорь.',
  },
  {
    id: 'image-titles',
    group: 'own',
    where: 'pages › /images › (images › (+|-)|text|elements › p)',
    reason:
      'Подсказка картинки (`![…](x.png "Подпись")`) становится видимой подписью под ней; размеры известны и у картинок по ссылке `![…][рисунок]`.',
  },
  {
    id: 'static-files',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: ({ expected, found }) => / -> (asset:|\/files\/)план\.pdf ↗$/.test(expected ?? found),
    reason:
      'Ссылка на файл из `static` ведёт на сам файл, а не на его копию в `assets`: адрес не меняется и файл один.',
  },
  {
    id: 'canonical-links',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: ({ expected, found }) => /^со слешем -> \/code\/?$/.test(expected ?? found),
    reason: 'Ссылка со слешем на конце ведёт на тот же адрес, что и все остальные ссылки на эту страницу.',
  },
  {
    id: 'details-label',
    group: 'better',
    where: 'pages › * › text',
    when: ({ expected, found }) => found === expected.replace('Details Раскрыть', 'Подробнее Раскрыть'),
    reason: '`<Details>` без `summary` подписан «Подробнее», а не «Details».',
  },
  {
    id: 'lone-images',
    group: 'own',
    where: 'pages › /mdx › elements › p',
    when: ({ expected, found }) => found === expected - 2,
    reason: 'Картинка компонентом на отдельной строке MDX стоит сама, а не в абзаце.',
  },
  {
    id: 'feed-buttons',
    group: 'better',
    where: 'feeds › ** › text',
    when: ({ expected, found }) => expected === `${found} Click me!`,
    reason: 'В лентах нет кнопок: там они ничего не делают.',
  },
  {
    id: 'image-sizes',
    group: 'better',
    where: 'pages › * › images › (+|-)',
    when: ({ expected, found }) => /^own «[^»]+»( \d+×\d+)?$/.test(expected ?? found),
    reason: 'Размеры стоят и у картинок из компонентов: страница не прыгает при загрузке.',
  },
  {
    id: 'code-language-case',
    group: 'own',
    where: 'pages › * › code › * › language',
    when: ({ expected, found }) => expected.toLowerCase() === found,
    reason: 'Язык блока кода в классе — строчными буквами: `language-json`, а не `language-JSON`.',
  },
  {
    id: 'emoji-in-description',
    group: 'own',
    where: '**',
    when: ({ expected, found }) => [expected, found].some(value => /со ссылкой и адресом/.test(String(value))),
    reason: 'Если `markdown.emoji: false`, то `:smile:` остаётся текстом и в описании.',
  },
  {
    id: 'own-truncate-marker',
    group: 'better',
    where: '(feeds|pages) › ** › text',
    when: ({ expected, found }) => found === expected.replace('---ДАЛЬШЕ--- ', ''),
    reason: 'Своя отметка конца анонса (`truncateMarker`) не остаётся в тексте записи и лент.',
  },
]
