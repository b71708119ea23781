/** Texts about YAML and about what is kept in files of it: authors, tags, categories. */

import type { TextEntry } from '../text.ts'

export const yaml = {
  'yaml-size': {
    en: ['the block of YAML takes {size} KB, {limit} KB are allowed', 'move what is too much to the text of pages'],
    ru: ['блок YAML занимает {size} КБ, допустимо {limit} КБ', 'перенесите лишнее в текст страниц'],
  },
  'yaml-depth': {
    en: ['the YAML is nested deeper than {limit} levels', 'make it simpler'],
    ru: ['вложенность YAML глубже {limit} уровней', 'упростите структуру'],
  },
  'yaml-root/list': {
    en: ['a list in the place of keys', 'write “key: value”'],
    ru: ['вместо ключей список', 'пишите «ключ: значение»'],
  },
  'yaml-root/text': {
    en: ['a text in the place of keys', 'write “key: value”'],
    ru: ['вместо ключей текст', 'пишите «ключ: значение»'],
  },
  'yaml-root/joined': {
    en: ['a text in the place of keys', 'a colon needs a space after it: {key}: {value}'],
    ru: ['вместо ключей текст', 'после двоеточия нужен пробел: {key}: {value}'],
  },
  'yaml-key': {
    en: ['a key must be a word', 'write “key: value”'],
    ru: ['ключ должен быть словом', 'пишите «ключ: значение»'],
  },
  'yaml-duplicate-key': {
    en: ['the key “{key}” is set twice: in lines {first} and {second}', 'keep one'],
    ru: ['ключ «{key}» задан дважды: в строках {first} и {second}', 'оставьте один'],
  },
  'yaml-forbidden-key': {
    en: ['the key “{key}” is forbidden', 'rename or delete it'],
    ru: ['ключ «{key}» запрещён', 'переименуйте или удалите его'],
  },
  'yaml-feature/alias': {
    en: ['references of YAML (*name) are forbidden', 'remove the sign'],
    ru: ['ссылки YAML (*имя) запрещены', 'уберите знак'],
  },
  'yaml-feature/anchor': {
    en: ['anchors of YAML (&name) are forbidden', 'remove the sign'],
    ru: ['якоря YAML (&имя) запрещены', 'уберите знак'],
  },
  'yaml-feature/tag': {
    en: ['types of YAML (!name) are forbidden', 'remove the sign'],
    ru: ['типы YAML (!имя) запрещены', 'уберите знак'],
  },
  'mend/quote-text': {
    en: 'if it is a text, put it in quotes: {fixed}',
    ru: 'если это текст, возьмите его в кавычки: {fixed}',
  },
  'yaml-comment': {
    en: ['YAML takes “{comment}” for a comment and drops it', 'put the value in quotes{fixed}'],
    ru: ['«{comment}» YAML считает комментарием и отбрасывает', 'возьмите значение в кавычки{fixed}'],
  },
  'yaml-comment/whole': {
    en: [
      'YAML takes “{comment}” for a comment, and no value is left',
      'put the value in quotes{fixed}; if a comment is meant, write a space after #',
    ],
    ru: [
      '«{comment}» YAML считает комментарием, и значения не осталось',
      'возьмите значение в кавычки{fixed}; если это комментарий, поставьте после # пробел',
    ],
  },
  'yaml-comment/tags': {
    en: ['YAML takes “{comment}” for a comment, and there are no tags', 'write tags without #{fixed}'],
    ru: ['«{comment}» YAML считает комментарием, и тегов не осталось', 'напишите теги без #{fixed}'],
  },
  'yaml/comment': {
    en: ['from # on all is a comment in YAML, and the list has no end', 'write it so{fixed}'],
    ru: ['всё после # в YAML — комментарий, и у списка нет конца', 'напишите так{fixed}'],
  },
  'yaml/directive': {
    en: ['directives of YAML (%…) are not supported', 'delete the line'],
    ru: ['директивы YAML (%…) не поддерживаются', 'удалите строку'],
  },
  'yaml/tab': {
    en: ['the indent is a tab', 'put spaces in its place'],
    ru: ['отступ сделан табуляцией', 'замените её пробелами'],
  },
  'yaml/documents': {
    en: ['the block holds two documents of YAML', 'remove the separator --- or ...'],
    ru: ['в блоке два документа YAML', 'уберите разделитель --- или ...'],
  },
  'yaml/escape': {
    en: ['double quotes may not hold {sequence}', 'double the backslash or put the value in single quotes'],
    ru: [
      'в двойных кавычках нельзя писать {sequence}',
      'удвойте обратную косую черту или возьмите значение в одинарные кавычки',
    ],
  },
  'yaml/quote': {
    en: ['the quote is not closed', 'put the same one at the end of the value'],
    ru: ['кавычка не закрыта', 'поставьте такую же в конце значения'],
  },
  'yaml/flow': {
    en: ['a comma or a colon is missing inside the brackets', 'part items by commas, key and value by a colon'],
    ru: ['внутри скобок не хватает запятой или двоеточия', 'разделите пункты запятыми, ключ и значение — двоеточием'],
  },
  'yaml/comma': {
    en: ['a comma too many inside the brackets', 'remove it: an item must stand before each comma'],
    ru: ['внутри скобок лишняя запятая', 'уберите её: перед каждой запятой должен стоять пункт'],
  },
  'yaml-space': {
    en: ['this space is not the common one ({code}), so YAML takes it for a letter', 'delete it and type a space'],
    ru: ['этот пробел — не обычный ({code}), и YAML считает его буквой', 'удалите его и наберите пробел заново'],
  },
  'yaml/space': {
    en: ['this space is not the common one ({code}), so YAML takes it for a letter', 'delete it and type a space'],
    ru: ['этот пробел — не обычный ({code}), и YAML считает его буквой', 'удалите его и наберите пробел заново'],
  },
  'yaml/beside': {
    en: ['“{key}” stands behind a list, on its line', 'put it on a line of its own'],
    ru: ['«{key}» стоит за списком, в той же строке', 'поставьте его в свою строку'],
  },
  'yaml/line': {
    en: ['the line is not like “key: value”', 'check indents, quotes and colons here and in the line above'],
    ru: ['строка не похожа на «ключ: значение»', 'проверьте отступы, кавычки и двоеточия в этой строке и строкой выше'],
  },
  'yaml/indent': {
    en: ['a wrong indent', 'begin the line where its neighbours begin'],
    ru: ['неверный отступ', 'выровняйте строку по соседним'],
  },
  'yaml/deeper': {
    en: ['an indent too many', 'begin the line where the one above begins'],
    ru: ['лишний отступ', 'начните строку там же, где предыдущую'],
  },
  'yaml/square': {
    en: ['a square bracket is not closed', 'put ] at the end'],
    ru: ['квадратная скобка не закрыта', 'поставьте ] в конце'],
  },
  'yaml/curly': {
    en: ['a curly bracket is not closed', 'put } at the end'],
    ru: ['фигурная скобка не закрыта', 'поставьте } в конце'],
  },
  'yaml/sign': {
    en: ['a value may not begin with “{sign}”', 'put the value in quotes{fixed}'],
    ru: ['значение не может начинаться с «{sign}»', 'возьмите значение в кавычки{fixed}'],
  },
  'yaml/after-quote': {
    en: ['there is more text after the closing quote', 'put the whole value in other quotes{fixed}'],
    ru: ['после закрывающей кавычки стоит лишний текст', 'возьмите всё значение в другие кавычки{fixed}'],
  },
  'yaml/colon': {
    en: ['the value holds a colon', 'put the value in quotes{fixed}'],
    ru: ['в значении двоеточие', 'возьмите значение в кавычки{fixed}'],
  },
  'yaml/joined': {
    en: ['a colon needs a space after it', 'write {key}: {value}'],
    ru: ['после двоеточия нужен пробел', 'пишите {key}: {value}'],
  },
  'yaml/dash': {
    en: ['no space behind the dash of the list', 'write {fixed}'],
    ru: ['после дефиса в списке нет пробела', 'пишите {fixed}'],
  },
  'yaml/no-colon': {
    en: ['the line has no colon', 'write “key: value”, and a long text in quotes in one line'],
    ru: ['в строке нет двоеточия', 'пишите «ключ: значение», а длинный текст — в кавычках одной строкой'],
  },
  'author-empty': {
    en: ['the author has neither key nor name', 'add key: or name:'],
    ru: ['у автора нет ни ключа, ни имени', 'добавьте key: или name:'],
  },
  'author-empty/registry': {
    en: ['the author “{key}” has neither name nor picture', 'add name: or image_url:'],
    ru: ['у автора «{key}» нет ни имени, ни картинки', 'добавьте name: или image_url:'],
  },
  'author-email': {
    en: ['“{email}” is no mail address: its link opens nothing', 'write one address alone: me@example.org'],
    ru: ['«{email}» — не почтовый адрес: ссылка на него ничего не откроет', 'оставьте один адрес: me@example.org'],
  },
  'author-url': {
    en: ['the address “{url}” is taken for a path on this site', 'write it whole: {whole}'],
    ru: ['адрес «{url}» понимается как путь на этом сайте', 'напишите его целиком: {whole}'],
  },
  'author-mixed': {
    en: ['the key authors stands beside the old keys author…', 'keep authors alone'],
    ru: ['ключ authors смешан со старыми ключами author…', 'оставьте один authors'],
  },
  'author-picture': {
    en: ['there is no picture {file} of the author', 'the path begins at the folder static'],
    ru: ['портрета автора {file} нет', 'путь начинается от папки static'],
  },
  'author-picture/beside': {
    en: ['there is no picture {file} of the author', 'put it into the folder static and write its path: /img/me.jpg'],
    ru: ['портрета автора {file} нет', 'положите его в папку static и напишите путь от неё: /img/me.jpg'],
  },
  'author-picture/relative': {
    en: [
      'the picture {file} of the author is looked for beside each page that shows it',
      'begin the path with a slash: /img/me.jpg is a file of the folder static',
    ],
    ru: [
      'портрет автора {file} ищется рядом с каждой страницей, где он показан',
      'начните путь с косой черты: /img/me.jpg — файл из папки static',
    ],
  },
  'author-social': {
    en: ['“{platform}: {value}” is no address', 'write the name of the account or a full address https://…'],
    ru: ['«{platform}: {value}» не адрес', 'пишите имя учётной записи или полный адрес https://…'],
  },
  'author-social/unknown': {
    en: [
      '“{platform}: {value}” was left out: the engine does not know the address of that network',
      'write a full address https://…',
    ],
    ru: ['«{platform}: {value}» пропущено: адрес такой сети движку неизвестен', 'пишите полный адрес https://…'],
  },
  'author-type': {
    en: ['the author “{key}” has no data', 'write name: Name indented below the key'],
    ru: ['у автора «{key}» нет данных', 'пишите под ключом с отступом name: Имя'],
  },
  'author-page': { en: ['{why}', '{why!}'], ru: ['{why}', '{why!}'] },
  'author-page/permalink': {
    en: ['the page of the author “{key}” has no permalink', 'write page: true'],
    ru: ['у страницы автора «{key}» нет permalink', 'пишите page: true'],
  },
  'author-page/list': {
    en: ['permalink: the address is taken by the list of authors', 'write /name'],
    ru: ['permalink: адрес занят списком авторов', 'пишите /имя'],
  },
  'author-page/key': {
    en: ['the key “{key}” gives no address of a page', 'write page: { permalink: /name }'],
    ru: ['из ключа «{key}» не получается адрес страницы', 'пишите page: { permalink: /имя }'],
  },
  'author-page-twin': {
    en: [
      'the pages of the authors “{owner}” and “{key}” have one address “{page}”',
      'give one of them page: { permalink: /other }',
    ],
    ru: [
      'страницы авторов «{owner}» и «{key}» попадают на один адрес «{page}»',
      'дайте одной из них page: { permalink: /другой }',
    ],
  },
  'category-link/id': {
    en: ['a link with type: doc has no id', 'add the id of the page'],
    ru: ['у link с type: doc нет id', 'добавьте id страницы'],
  },
  'category-link/type': {
    en: ['link has no type', 'use doc or generated-index'],
    ru: ['у link нет type', 'используйте doc или generated-index'],
  },
  'category-link/unknown': {
    en: ['there is no link.type: “{type}”', 'use doc or generated-index'],
    ru: ['link.type: «{type}» не существует', 'используйте doc или generated-index'],
  },
  'tag-type': {
    en: ['the tag “{key}” is not made of keys', 'write label: Name indented below it'],
    ru: ['тег «{key}» задан не ключами', 'пишите под ним с отступом label: Название'],
  },
  'tag-permalink': { en: ['{why}', '{why!}'], ru: ['{why}', '{why!}'] },
  'tag-permalink/key': {
    en: ['the key “{key}” gives no address of a tag', 'add permalink: /name'],
    ru: ['из ключа «{key}» не получается адрес тега', 'добавьте permalink: /имя'],
  },
  'tag-permalink-twin': {
    en: ['the tags “{owner}” and “{key}” have one address {permalink}', 'give one of them another permalink'],
    ru: ['теги «{owner}» и «{key}» попадают на один адрес {permalink}', 'задайте одному из них другой permalink'],
  },
} satisfies Record<string, TextEntry>
