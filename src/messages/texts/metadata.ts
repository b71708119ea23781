/** Texts about the values of front matter. */

import type { TextEntry } from '../text.ts'

export const metadata = {
  'front-matter-second': {
    en: ['the second block of metadata becomes text of the page', 'keep one block, at the top of the file'],
    ru: ['второй блок метаданных станет текстом страницы', 'оставьте один блок, в начале файла'],
  },
  'front-matter-unclosed': {
    en: [
      'the block of metadata is not closed',
      'add a line --- after the metadata; write a rule at the top of a file as ***',
    ],
    ru: [
      'блок метаданных не закрыт',
      'добавьте строку --- после метаданных; горизонтальную черту в начале файла пишите как ***',
    ],
  },
  'front-matter-unclosed/almost': {
    en: ['the block of metadata is not closed', 'line {line} looks like its end: put --- there without an indent'],
    ru: ['блок метаданных не закрыт', 'строка {line} похожа на закрывающую: замените её на --- без отступа'],
  },
  'front-matter-format/language': {
    en: ['metadata in “{language}” are neither supported nor run', 'write YAML between two lines ---'],
    ru: [
      'метаданные на языке «{language}» не поддерживаются и не выполняются',
      'движок понимает метаданные YAML между двумя строками ---',
    ],
  },
  'front-matter-format/dashes': {
    en: ['the metadata do not begin with three hyphens', 'write exactly three: ---'],
    ru: ['метаданные начинаются не с трёх дефисов', 'напишите ровно три: ---'],
  },
  'front-matter-format/toml': {
    en: ['metadata in TOML (+++) are not supported', 'write YAML between two lines ---'],
    ru: ['метаданные TOML (+++) не поддерживаются', 'движок понимает метаданные YAML между двумя строками ---'],
  },
  'front-matter-format/json': {
    en: ['metadata in JSON are not supported', 'write YAML between two lines ---'],
    ru: ['метаданные JSON не поддерживаются', 'движок понимает метаданные YAML между двумя строками ---'],
  },
  'front-matter-late': {
    en: [
      'the metadata are not recognised: the line --- is not the first of the file or has an indent',
      'remove the blank lines and spaces before it',
    ],
    ru: [
      'метаданные не распознаны: строка --- не первая в файле или с отступом',
      'уберите перед ней пустые строки и пробелы',
    ],
  },
  'front-matter-late/open': {
    en: ['the metadata are not recognised: no line --- stands before them', 'put one before them and one after them'],
    ru: ['метаданные не распознаны: перед ними нет строки ---', 'поставьте по такой строке перед ними и после них'],
  },
  'key-case': {
    en: ['the key “{key}” is nothing: small letters and capitals differ', 'write “{own}”'],
    ru: ['ключ «{key}» ничего не значит: строчные и заглавные буквы различаются', 'напишите «{own}»'],
  },
  'key-case/hiding': {
    en: ['the page is published: the key is “{own}”, and “{key}” is nothing', 'write “{own}” in small letters'],
    ru: ['страница публикуется: ключ — «{own}», а «{key}» ничего не значит', 'напишите «{own}» строчными буквами'],
  },
  'key-unknown': {
    en: ['unknown key “{key}”', 'did you mean “{guess}”?'],
    ru: ['неизвестный ключ «{key}»', 'возможно, имелся в виду «{guess}»'],
  },
  'key-foreign': {
    en: ['the key “{key}” means nothing here', 'the same is said by {own}'],
    ru: ['ключ «{key}» здесь ничего не значит', 'то же говорит {own}'],
  },
  'key-foreign/published': {
    en: ['“{key}: false” means nothing here: readers see the page', 'write draft: true'],
    ru: ['«{key}: false» здесь ничего не значит: страницу увидят читатели', 'напишите draft: true'],
  },
  'key-empty': {
    en: ['the key “{key}” has no value', 'give it a value or delete the line'],
    ru: ['ключ «{key}» без значения', 'допишите значение или удалите строку'],
  },
  'key-type/text': {
    en: ['“{key}”: {found}, but a text is needed', 'write one line of text'],
    ru: ['«{key}»: {found}, а нужен текст', 'впишите одну строку текста'],
  },
  'key-type/as-number': {
    en: ['“{key}”: {found}, but a text is needed', 'put it in quotes'],
    ru: ['«{key}»: {found}, а нужен текст', 'возьмите в кавычки'],
  },
  'key-type/flag': {
    en: ['“{key}”: {found}, but true or false is needed', 'use true or false{example}'],
    ru: ['«{key}»: {found}, а нужно true или false', 'используйте true или false{example}'],
  },
  'key-type/quoted-flag': {
    en: ['“{key}”: in quotes it is the text “{found}”', 'write it without quotes{example}'],
    ru: ['«{key}»: в кавычках это текст «{found}»', 'пишите без кавычек{example}'],
  },
  'key-type/number': {
    en: ['“{key}”: {found}, but a number is needed', 'write a number without quotes: {name}: 3'],
    ru: ['«{key}»: {found}, а нужно число', 'пишите число без кавычек: {name}: 3'],
  },
  'key-type/map': {
    en: ['“{key}”: {found}, but nested keys are needed', '{example}'],
    ru: ['«{key}»: {found}, а нужны вложенные ключи', '{example}'],
  },
  'found/list': { en: 'there is a list', ru: 'указан список' },
  'found/map': { en: 'there are nested keys', ru: 'указаны вложенные ключи' },
  'found/nothing': { en: 'there is nothing', ru: 'пусто' },
  'found/flag': { en: 'there is {source}', ru: 'указано {source}' },
  'found/text': { en: 'there is “{value}”', ru: 'указано «{value}»' },
  'found/number': { en: 'there is the number {source}', ru: 'указано число {source}' },
  'found/as-number': { en: '“{source}” is read as the number {value}', ru: '«{source}» прочитано как число {value}' },
  'mend/empty-item': { en: 'delete the empty item', ru: 'удалите пустой пункт' },
  'mend/quote': { en: 'put it in quotes: {fixed}', ru: 'возьмите в кавычки: {fixed}' },
  'mend/null': { en: 'for none write {key}: null', ru: 'если не нужно ничего, пишите {key}: null' },
  'mend/authors': { en: 'write a list: authors: [{keys}]', ru: 'пишите списком: authors: [{keys}]' },
  'mend/socials': {
    en: 'write socials: with keys below it, github: name',
    ru: 'пишите socials: с вложенными ключами github: имя',
  },
  'mend/link': {
    en: 'write link: with type: generated-index below it',
    ru: 'пишите link: с вложенным type: generated-index',
  },
  'mend/last-update': {
    en: 'write date: and author: indented below last_update:',
    ru: 'пишите под last_update: с отступом date: и author:',
  },
  'mend/mdx': { en: 'write format: md indented below mdx:', ru: 'пишите под mdx: с отступом format: md' },
  'mend/date': { en: 'write {date}', ru: 'пишите {date}' },
  'mend/date-either': {
    en: 'write {date} or {other}: which number is the month cannot be told',
    ru: 'пишите {date} или {other}: какое из чисел месяц, не понять',
  },
  url: {
    en: ['the address “{url}” is not allowed', 'write https://… or a path inside the site'],
    ru: ['адрес «{url}» недопустим', 'пишите https://… или путь внутри сайта'],
  },
  slug: { en: ['{why}', '{why!}'], ru: ['{why}', '{why!}'] },
  alias: { en: ['{why}', '{why!}'], ru: ['{why}', '{why!}'] },
  'address/empty': {
    en: ['{name}: an empty address', 'write a path of letters, digits and hyphens: /my-note'],
    ru: ['{name}: пустой адрес', 'пишите путь из букв, цифр и дефисов: /moya-zametka'],
  },
  'address/full': {
    en: ['{name}: “{slug}” is a full address', 'leave only the path, without the domain'],
    ru: ['{name}: «{slug}» — полный адрес', 'оставьте только путь, без домена'],
  },
  'address/sign': {
    en: ['{name}: “{slug}”: an address may not hold “{sign}”', 'write a path of letters, digits and hyphens: /my-note'],
    ru: ['{name}: «{slug}»: знак «{sign}» в адресе недопустим', 'пишите путь из букв, цифр и дефисов: /moya-zametka'],
  },
  'address/dots': {
    en: ['{name}: “{slug}”: dots in the place of a name', 'write a path of letters, digits and hyphens: /my-note'],
    ru: [
      '{name}: «{slug}»: точки вместо имени в адресе недопустимы',
      'пишите путь из букв, цифр и дефисов: /moya-zametka',
    ],
  },
  'address/hidden': {
    en: [
      '{name}: “{slug}”: many servers do not give out a name that begins with a dot',
      'write a path of letters, digits and hyphens: /my-note',
    ],
    ru: [
      '{name}: «{slug}»: имя с точки в начале многие серверы не отдают',
      'пишите путь из букв, цифр и дефисов: /moya-zametka',
    ],
  },
  'address/spaces': {
    en: ['{name}: “{slug}”: spaces at the ends of a name', 'write a path of letters, digits and hyphens: /my-note'],
    ru: ['{name}: «{slug}»: пробелы по краям имени', 'пишите путь из букв, цифр и дефисов: /moya-zametka'],
  },
  'address/blank': {
    en: [
      '{name}: “{slug}”: no letter and no digit in the address',
      'write a path of letters, digits and hyphens: /my-note',
    ],
    ru: ['{name}: «{slug}»: в адресе нет ни буквы, ни цифры', 'пишите путь из букв, цифр и дефисов: /moya-zametka'],
  },
  'address/long': {
    en: ['{name}: “{slug}” takes {bytes|byte|bytes}, file systems hold {limit}', 'shorten the address'],
    ru: ['{name}: «{slug}» занимает {bytes|байт|байта|байт}, файловые системы вмещают {limit}', 'сократите адрес'],
  },
  'date/unknown': {
    en: ['the date “{written}” is not recognised', 'write 2024-05-01 or 2024-05-01 23:30'],
    ru: ['дата «{written}» не распознана', 'пишите 2024-05-01 или 2024-05-01 23:30'],
  },
  'date/year': {
    en: ['the date “{written}” is impossible: its year is not between {first} and {last}', 'correct it'],
    ru: ['дата «{written}» невозможна: год не между {first} и {last}', 'исправьте её'],
  },
  'date/month': {
    en: ['the date “{written}” is impossible: there is no month {month}', 'correct it'],
    ru: ['дата «{written}» невозможна: месяца {month} нет', 'исправьте её'],
  },
  'date/day': {
    en: ['the date “{written}” is impossible: days in this month: {days}', 'correct it'],
    ru: ['дата «{written}» невозможна: в этом месяце дней: {days}', 'исправьте её'],
  },
  'date/time': {
    en: ['the date “{written}” is impossible: there is no such time', 'correct it'],
    ru: ['дата «{written}» невозможна: такого времени нет', 'исправьте её'],
  },
  'date/zone': {
    en: ['the date “{written}” has a time zone and no time', 'write 2024-05-01T23:30+03:00'],
    ru: ['у даты «{written}» часовой пояс без времени', 'пишите 2024-05-01T23:30+03:00'],
  },
  'date/offset': {
    en: ['the time zone “{zone}” does not exist', 'write +03:00'],
    ru: ['часовой пояс «{zone}» не существует', 'пишите +03:00'],
  },
  'date-future': {
    en: [
      'the date {day} is more than a year ahead',
      'correct it if it is a slip: without --future the post waits for that day',
    ],
    ru: ['до даты {day} больше года', 'исправьте её, если это описка: без --future запись ждёт этого дня'],
  },
  'date-future/update': {
    en: ['the day of the update, {day}, is still to come', 'correct it'],
    ru: ['день обновления, {day}, ещё не наступил', 'исправьте его'],
  },
  'update-before-date': {
    en: ['the update is earlier than the date of the post', 'check date and last_update'],
    ru: ['обновление раньше даты записи', 'проверьте date и last_update'],
  },
  'last-update': {
    en: ['last_update has neither date nor author', 'add one of them'],
    ru: ['в last_update нет ни date, ни author', 'добавьте одно из них'],
  },
  'post-id': {
    en: ['the key id means nothing in a post', 'the address is set by slug'],
    ru: ['ключ id у записи не действует', 'адрес задаёт slug'],
  },
  'doc-id': {
    en: ['the id “{id}” holds a slash', 'id is a name without a path; the address is set by slug'],
    ru: ['id «{id}» содержит косую черту', 'id — имя без пути; адрес задаёт slug'],
  },
  'title-empty': {
    en: ['an empty title', 'write a title or delete the line: the first # heading will do'],
    ru: ['пустой заголовок', 'впишите title или удалите строку: подойдёт первый # заголовок'],
  },
  'title-long': {
    en: ['the title has {length|character|characters}', 'shorten it to {limit}'],
    ru: ['заголовок длиной {length|знак|знака|знаков}', 'сократите до {limit}'],
  },
  'title-lines': {
    en: ['the title has a line break', 'write it in one line; the page shows a space instead'],
    ru: ['в заголовке перевод строки', 'напишите его одной строкой; на странице он заменён пробелом'],
  },
  'text-lines': {
    en: ['“{key}” has a line break', 'write it in one line; the site shows a space instead'],
    ru: ['в «{key}» перевод строки', 'напишите его одной строкой; на сайте он заменён пробелом'],
  },
  'tags-comma': {
    en: ['tags with commas are read as one tag', 'write a list: tags: [{list}]'],
    ru: ['теги через запятую читаются как один тег', 'пишите списком: tags: [{list}]'],
  },
  'tag/keys': {
    en: ['a tag needs both label and permalink', 'or write the tag as one word'],
    ru: ['у тега нужны и label, и permalink', 'или пишите тег одним словом'],
  },
  'tag/lines': {
    en: ['the tag “{text}” has a line break', 'write it in one line; the site shows a space instead'],
    ru: ['в теге «{text}» перевод строки', 'напишите его одной строкой; на сайте он заменён пробелом'],
  },
  'tag/empty': { en: ['an empty tag', 'delete it'], ru: ['пустой тег', 'удалите его'] },
  'toc-level': {
    en: ['{key}: {level}, but levels of headings are 2 to 6', 'correct the number'],
    ru: ['{key}: {level}, а уровни заголовков — от 2 до 6', 'исправьте число'],
  },
  'toc-level/order': {
    en: ['toc_min_heading_level is above toc_max_heading_level', 'swap them'],
    ru: ['toc_min_heading_level больше toc_max_heading_level', 'поменяйте их местами'],
  },
  format: {
    en: ['there is no mdx.format: {format}', 'use md, mdx or detect'],
    ru: ['mdx.format: {format} не существует', 'используйте md, mdx или detect'],
  },
  'draft-unlisted': {
    en: ['draft and unlisted are both on', 'keep one of them'],
    ru: ['draft и unlisted включены вместе', 'оставьте что-то одно'],
  },
} satisfies Record<string, TextEntry>
