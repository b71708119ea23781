/** Texts about Markdown as written. */

import type { TextEntry } from '../../text.ts'

export const markdown = {
  'dead-handler': {
    en: ['{name} of <{tag}> does not work in a text', "move it to a component whose file begins with 'use client'"],
    ru: ['{name} у <{tag}> в тексте не работает', "вынесите это в компонент, файл которого начинается с 'use client'"],
  },
  'document-too-long': {
    en: ['the document is longer than {most} million characters', 'split it into several pages'],
    ru: ['документ длиннее {most} млн знаков', 'разделите его на несколько страниц'],
  },
  'duplicate-definition': {
    en: ['the address [{label}] is defined twice', 'the first one is used: remove the second'],
    ru: ['адрес [{label}] определён дважды', 'действует первый: уберите второй'],
  },
  'hidden-character/code': {
    en: ['an invisible character in code: U+{code}', 'delete it: it is not seen, but stays in the text'],
    ru: ['невидимый знак в коде: U+{code}', 'удалите его: он не виден, но остаётся в тексте'],
  },
  'hidden-character/direction': {
    en: ['a character that turns the direction of text: U+{code}', 'delete it: it is not seen, but stays in the text'],
    ru: ['управляющий знак направления письма: U+{code}', 'удалите его: он не виден, но остаётся в тексте'],
  },
  'hidden-character/heading': {
    en: ['an invisible character in a heading: U+{code}', 'delete it: it is not seen, but stays in the text'],
    ru: ['невидимый знак в заголовке: U+{code}', 'удалите его: он не виден, но остаётся в тексте'],
  },
  'line-too-complex': {
    en: [
      'the line is too complex: there are thousands of markup characters in it',
      'break it into paragraphs or make it a block of code',
    ],
    ru: ['слишком сложная строка: в ней тысячи знаков разметки', 'разбейте её на абзацы или оформите как блок кода'],
  },
  'markdown-parser': {
    en: 'the document cannot be parsed: {message}',
    ru: 'документ не разбирается: {message}',
  },
  'math-off': {
    en: [
      'this looks like a formula, and formulas are off: it stays text',
      'switch them on: markdown: { math: true }; a plain dollar is written \\$',
    ],
    ru: [
      'похоже на формулу, но формулы выключены: она останется текстом',
      'включите их: markdown: { math: true }; простой доллар пишется \\$',
    ],
  },
  'missing-definition': {
    en: ['there is no address [{label}]', 'add the line "[{label}]: https://…"'],
    ru: ['адреса [{label}] нет', 'добавьте строку «[{label}]: https://…»'],
  },
  'missing-footnote': {
    en: ['there is no footnote [^{label}]', 'add the line "[^{label}]: text"'],
    ru: ['сноски [^{label}] нет', 'добавьте строку «[^{label}]: текст»'],
  },
  'text-hook': {
    en: ['"{name}" of the config failed here: {message}', 'mend the function: the text went on without it'],
    ru: ['функция «{name}» из конфига здесь не сработала: {message}', 'исправьте функцию: текст собран без неё'],
  },
  'plugin-failed': {
    en: [
      'the Markdown plugin "{name}" failed: {message}',
      'the text went on without it: mend the plugin or its options',
    ],
    ru: [
      'плагин Markdown «{name}» не сработал: {message}',
      'текст собран без него: исправьте плагин или его настройки',
    ],
  },
  'plugin-notation': {
    en: [
      'the Markdown plugin "{name}" adds a notation of its own, which is not read here: it stays text',
      'write the same as HTML or as a component, or take a plugin that changes the tree',
    ],
    ru: [
      'плагин Markdown «{name}» добавляет свою запись, а здесь её не читают: она останется текстом',
      'запишите то же разметкой HTML или компонентом либо возьмите плагин, который меняет дерево',
    ],
  },
  'read-outside': {
    en: 'what is read is published, and {path} leaves the repository of the site or is a secret',
    ru: 'прочитанное публикуется, а {path} лежит вне репозитория сайта или хранит секрет',
  },
  'plugin-message': {
    en: 'a Markdown plugin says: {message}',
    ru: 'плагин Markdown сообщает: {message}',
  },
  'stray-directive': {
    en: [
      'extra ":::" are left in the text',
      'a block begins without a space, :::note; an outer one needs more colons than an inner one: ::::note, and :::tip inside',
    ],
    ru: [
      'лишние «:::» остались в тексте',
      'блок начинают без пробела, :::note; внешнему нужно больше двоеточий, чем внутреннему: ::::note и внутри :::tip',
    ],
  },
  'too-complex/paragraph': {
    en: [
      'the paragraph is too complex: for each colon, tag, brace, address and code like &nbsp; in it, all of it is gone through again',
      'break it up, and a table into several, or make it a block of code',
    ],
    ru: [
      'слишком сложный абзац: ради каждого двоеточия, тега, скобки, адреса и кода вроде &nbsp; он разбирается заново',
      'разбейте его на несколько, таблицу тоже, или оформите как блок кода',
    ],
  },
  'too-complex/table': {
    en: [
      'the table has more than {most} cells: a row has as many as the first one, written or not',
      'make several tables of it or shorten its first row',
    ],
    ru: [
      'в таблице больше {most} ячеек: в каждой строке их столько же, сколько в первой, даже если они не написаны',
      'разбейте таблицу на несколько или сократите первую строку',
    ],
  },
  'too-complex/tags': {
    en: [
      'too many tags and braces without an end: for each, all that follows is gone through again',
      'close them, or make them a block of code',
    ],
    ru: [
      'слишком много незакрытых тегов и фигурных скобок: ради каждой всё, что дальше, разбирается заново',
      'закройте их или оформите как блок кода',
    ],
  },
  'too-deep': {
    en: ['nested too deep: more than {most} levels', 'simplify the list or the quote'],
    ru: ['слишком глубокая вложенность: больше {most} уровней', 'упростите список или цитату'],
  },
  'too-deep/code': {
    en: [
      'the code is nested too deep: more than {most} brackets in each other, or {chain} operators in a row',
      'simplify it or move it into a module',
    ],
    ru: [
      'слишком глубоко вложенный код: больше {most} скобок друг в друге или {chain} операторов подряд',
      'упростите его или вынесите в модуль',
    ],
  },
  'unclosed-directive': {
    en: [
      'the block ":::{name}" is not closed',
      'put ":::" on a line of its own where it ends; an outer block needs more colons than an inner one',
    ],
    ru: [
      'блок «:::{name}» не закрыт',
      'поставьте «:::» на отдельной строке там, где он кончается; внешнему блоку нужно больше двоеточий, чем внутреннему',
    ],
  },
  'unclosed-fence': {
    en: [
      'the block of code that begins on line {line} is not closed',
      'put {fence} on a line of its own after the code',
    ],
    ru: ['блок кода не закрыт, начат в строке {line}', 'поставьте {fence} на отдельной строке после кода'],
  },
  'unknown-directive': {
    en: ['unknown block ":::{name}"', 'it is shown as plain text; there are: {known}'],
    ru: ['неизвестный блок «:::{name}»', 'он показан простым текстом; есть: {known}'],
  },
  'unknown-directive/close': {
    en: ['unknown block ":::{name}"', 'it is shown as plain text; perhaps "{close}" was meant'],
    ru: ['неизвестный блок «:::{name}»', 'он показан простым текстом; возможно, имелось в виду «{close}»'],
  },
  'unknown-directive/leaf': {
    en: ['unknown block "::{name}"', 'it is shown as plain text; a block begins with three colons'],
    ru: ['неизвестный блок «::{name}»', 'он показан простым текстом; блок начинается с трёх двоеточий'],
  },
  'mdx-fallback': {
    en: ['looks like MDX, but does not work and is shown as Markdown: {why}', '{why!}'],
    ru: ['похоже на MDX, но не работает и показано как Markdown: {why}', '{why!}'],
  },
  'page-without-component': {
    en: ['there is no default export with the component of the page', 'add it, or move a file that is no page'],
    ru: ['нет export default с компонентом страницы', 'добавьте его; файлу, который не страница, здесь не место'],
  },
  'parse-failure': {
    en: ['the document could not be parsed: {message}', 'this is a fault of the engine; simpler markup avoids it'],
    ru: ['документ не удалось разобрать: {message}', 'это ошибка движка; обойти её можно, упростив разметку'],
  },
  'mdx-syntax': {
    en: ['MDX cannot be parsed: {message}', 'correct the markup'],
    ru: ['MDX не разбирается: {message}', 'исправьте разметку'],
  },
  'mdx-syntax/unclosed': {
    en: ['the tag <{name}> is not closed', 'add </{name}> or close it at once: <{name} />'],
    ru: ['тег <{name}> не закрыт', 'добавьте </{name}> или закройте его сразу: <{name} />'],
  },
  'mdx-syntax/shown': {
    en: ['<{name}> is no tag and is shown as it is written', 'write &lt; or \\<, or use backticks'],
    ru: ['<{name}> — не тег и показано как написано', 'напишите &lt; или \\<, или возьмите в обратные кавычки'],
  },
  'mdx-syntax/unopened': {
    en: ['the closing tag </{name}> has no opening tag', 'remove it or check how the tags are nested'],
    ru: ['закрывающий тег </{name}> без открывающего', 'уберите его или проверьте вложенность'],
  },
  'mdx-syntax/comment': {
    en: ['a comment <!-- --> is not understood here', 'write comments in MDX {/* like this */}'],
    ru: ['комментарий <!-- --> здесь не разбирается', 'в MDX комментарий пишется {/* так */}'],
  },
  'mdx-syntax/quotes': {
    en: ['curly quotes in code', 'write straight ones: name="value"'],
    ru: ['в коде фигурные кавычки', 'напишите прямые: name="значение"'],
  },
  'mdx-syntax/address': {
    en: [
      'an address in angle brackets',
      'in MDX < begins a tag: write the address without brackets or as [text](address)',
    ],
    ru: ['адрес в угловых скобках', 'в MDX знак < начинает тег: напишите адрес без скобок или [текст](адрес)'],
  },
  'mdx-syntax/less-than': {
    en: ['the sign < begins no tag', 'in MDX < begins a tag: to show the sign itself, write &lt; or \\<'],
    ru: ['знак < не начинает тега', 'в MDX знак < начинает тег: чтобы показать его, напишите &lt; или \\<'],
  },
  'mdx-syntax/open-brace': {
    en: ['the brace { is not closed', 'in MDX it begins code: to show the brace itself, write \\{'],
    ru: ['фигурная скобка { не закрыта', 'в MDX она начинает код: чтобы показать скобку, напишите \\{'],
  },
  'mdx-syntax/expression': {
    en: [
      'the expression in braces cannot be parsed',
      'in MDX { } is code: to show the braces themselves, write \\{ \\}',
    ],
    ru: ['выражение в фигурных скобках не разбирается', 'в MDX { } — это код: чтобы показать скобки, напишите \\{ \\}'],
  },
  'mdx-syntax/module': {
    en: ['import or export cannot be parsed', 'check how it is written and that an empty line follows it'],
    ru: ['import или export не разбирается', 'проверьте запись и пустую строку после неё'],
  },
} satisfies Record<string, TextEntry>
