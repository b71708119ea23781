/** Texts about the HTML of a document. */

import type { TextEntry } from '../text.ts'

export const tree = {
  'code-too-long': {
    en: ['the block of code is too large to be highlighted', 'put it into a file of its own'],
    ru: ['блок кода слишком велик, чтобы его раскрасить', 'положите его в отдельный файл'],
  },
  'diagram-kind': {
    en: [
      'diagrams of the kind "{name}" are not drawn: the block stays code',
      'all kinds that the package mermaid draws by itself are',
    ],
    ru: [
      'диаграммы вида «{name}» не рисуются: блок остался кодом',
      'рисуются все виды, которые пакет mermaid умеет сам',
    ],
  },
  'diagram-off': {
    en: ['diagrams are off: the block stays code', 'switch them on: markdown: { mermaid: true }'],
    ru: ['диаграммы выключены: блок остался кодом', 'включите их: markdown: { mermaid: true }'],
  },
  'diagram-package': {
    en: [
      'diagrams are not drawn: the package that reads them is not installed',
      'npm install mermaid, or switch diagrams off: markdown: { mermaid: false }',
    ],
    ru: [
      'диаграммы не нарисованы: пакет, который их читает, не установлен',
      'npm install mermaid — или выключите диаграммы: markdown: { mermaid: false }',
    ],
  },
  'diagram-syntax': {
    en: ['the diagram cannot be read: {message}', 'correct it at this line'],
    ru: ['диаграмма не читается: {message}', 'исправьте её в этой строке'],
  },
  'diagram-syntax/end': {
    en: ['the diagram breaks off', 'write the rest of its last line, or close what is open above'],
    ru: ['диаграмма обрывается', 'допишите её последнюю строку или закройте то, что открыто выше'],
  },
  'diagram-syntax/kind': {
    en: ['no diagram begins with “{message}”', 'write its kind here: flowchart TD, sequenceDiagram, classDiagram, …'],
    ru: [
      'с «{message}» диаграммы не начинаются',
      'напишите здесь её вид: flowchart TD, sequenceDiagram, classDiagram, …',
    ],
  },
  'duplicate-footnote': {
    en: ['the footnote [^{key}] is defined twice', 'leave one of them'],
    ru: ['сноска [^{key}] определена дважды', 'оставьте одну'],
  },
  'duplicate-id': {
    en: ['the id "{id}" is already on this page', 'ids of a page do not repeat: choose another'],
    ru: ['id «{id}» уже есть на этой странице', 'id на странице не повторяются: выберите другой'],
  },
  'heading-id/space': {
    en: ['a space in the id “{id}” of a heading: links do not find it as it is written', 'write {#{better}}'],
    ru: ['пробел в id «{id}» заголовка: ссылки его так не найдут', 'напишите {#{better}}'],
  },
  'heading-id/place': {
    en: [
      '{written} is shown in the heading: an id stands at its very end',
      'move it there, or write \\{written} for words',
    ],
    ru: [
      '{written} видно в заголовке: id пишут в самом его конце',
      'перенесите его туда, а для текста напишите \\{written}',
    ],
  },
  'duplicate-id/heading': {
    en: [
      'the id of the heading "{heading}" is already on this page',
      'the id {#…} of another place is the same as this heading: change one of them',
    ],
    ru: [
      'id заголовка «{heading}» уже есть на этой странице',
      'id «{#…}» другого места совпал с этим заголовком: измените один из них',
    ],
  },
  'empty-link': {
    en: ['a link without an address', 'write the address between the brackets or remove the link'],
    ru: ['ссылка без адреса', 'впишите адрес в скобки или уберите ссылку'],
  },
  'frame-title': {
    en: ['an <iframe> without a title', 'name it: <iframe title="Map" …>'],
    ru: ['<iframe> без title', 'назовите его: <iframe title="Карта" …>'],
  },
  'head-tag': {
    en: ['<{tag}> does not belong in <Head>', 'use title, meta, link or script'],
    ru: ['<{tag}> в <Head> не бывает', 'допустимы title, meta, link и script'],
  },
  'head-tag/style': {
    en: ['styles in <Head> are forbidden by the security policy', 'move them to src/css/custom.css'],
    ru: ['стили из <Head> запрещены политикой безопасности', 'перенесите их в src/css/custom.css'],
  },
  'head-tag/text': {
    en: [
      '<{tag}> was left out: a Markdown file may not put it into the head of its page',
      'a title, <meta name="description"> and the like and <link rel="alternate"> may stand there; for the rest use headTags in the config or an .mdx file',
    ],
    ru: [
      'тег <{tag}> пропущен: файлу Markdown нельзя поместить его в <head> страницы',
      'можно title, <meta name="description"> и подобные, <link rel="alternate">; остальное задайте через headTags в настройках или в файле .mdx',
    ],
  },
  'head-tag/permission': {
    en: [
      '<{tag}> was left out: pages of this site may not add scripts to their heads',
      'allow it in the config: security: { allowPageScripts: true }',
    ],
    ru: [
      'тег <{tag}> пропущен: страницам этого сайта нельзя добавлять скрипты в <head>',
      'разрешите в настройках: security: { allowPageScripts: true }',
    ],
  },
  'image-alt': {
    en: ['the image {src} has no description', 'describe it in square brackets: ![Plan of the network](…)'],
    ru: ['у картинки {src} нет описания', 'опишите её в квадратных скобках: ![Схема сети](…)'],
  },
  'image-format/document': {
    en: ['{src} is no picture: readers see a broken one', 'link to it: [Its name]({src})'],
    ru: ['{src} — не картинка: читатели увидят сломанную', 'поставьте ссылку: [Название]({src})'],
  },
  'image-format/picture': {
    en: [
      'few browsers show {src}: the others have a broken picture',
      'save it as JPEG, PNG, WebP or AVIF and name that file here',
    ],
    ru: [
      '{src} показывают немногие браузеры: в остальных картинка сломана',
      'сохраните её как JPEG, PNG, WebP или AVIF и назовите здесь тот файл',
    ],
  },
  'image-format/sound': {
    en: ['{src} is a sound: as a picture readers see a broken one', 'write <audio controls src="{src}"></audio>'],
    ru: ['{src} — звук: вместо картинки читатели увидят сломанную', 'напишите <audio controls src="{src}"></audio>'],
  },
  'image-format/video': {
    en: [
      '{src} is a video: as a picture most browsers show a broken one',
      'write <video controls src="{src}"></video>',
    ],
    ru: [
      '{src} — видео: вместо картинки почти все браузеры покажут сломанную',
      'напишите <video controls src="{src}"></video>',
    ],
  },
  'math-package': {
    en: [
      'formulas are not drawn: no package that draws them is installed',
      'npm install temml, or switch formulas off: markdown: { math: false }',
    ],
    ru: [
      'формулы не нарисованы: пакет для них не установлен',
      'npm install temml — или выключите формулы: markdown: { math: false }',
    ],
  },
  'math-syntax': {
    en: ['the formula cannot be drawn: {message}', 'correct its TeX'],
    ru: ['формулу не нарисовать: {message}', 'исправьте её запись на TeX'],
  },
  'live-code': {
    en: ['live code is shown as ordinary code: what runs it is not installed', 'npm install sucrase'],
    ru: ['живой код показан как обычный: то, что его выполняет, не установлено', 'npm install sucrase'],
  },
  'long-toc': {
    en: [
      'there are {sections} sections: the first {shown} go into the table of contents',
      'split the page into several',
    ],
    ru: ['разделов {sections}: в оглавление войдут первые {shown}', 'разделите страницу на несколько'],
  },
  'removed-attribute/code': {
    en: ['the attribute {name} of <{tag}> was removed', 'it would run code'],
    ru: ['у <{tag}> убран атрибут {name}', 'он выполнил бы код'],
  },
  'removed-attribute/handler': {
    en: ['the attribute {name} of <{tag}> was removed', 'the security policy forbids handlers in markup'],
    ru: ['у <{tag}> убран атрибут {name}', 'обработчики в разметке запрещены политикой безопасности'],
  },
  'removed-attribute/style': {
    en: ['the attribute {name} of <{tag}> was removed', 'there is not one CSS property in it'],
    ru: ['у <{tag}> убран атрибут {name}', 'в нём нет ни одного свойства CSS'],
  },
  'removed-html/base': {
    en: ['the tag <{tag}> was removed', 'it would change every link of the page'],
    ru: ['тег <{tag}> убран', 'он изменил бы все ссылки страницы'],
  },
  'removed-html/frameset': {
    en: ['the tag <{tag}> was removed', 'use an <iframe>'],
    ru: ['тег <{tag}> убран', 'вставьте <iframe>'],
  },
  'removed-html/own': {
    en: ['the tag <{tag}> was removed: the engine itself writes it', 'give the element another name'],
    ru: ['тег <{tag}> убран: его пишет сам движок', 'назовите элемент иначе'],
  },
  'removed-html/link': {
    en: ['the tag <{tag}> was removed', 'style sheets and fonts are added in the config'],
    ru: ['тег <{tag}> убран', 'стили и шрифты подключаются в настройках'],
  },
  'removed-html/meta': {
    en: ['the tag <{tag}> was removed', 'metadata of a page stand at the beginning of its file'],
    ru: ['тег <{tag}> убран', 'метаданные страницы задаются в начале файла'],
  },
  'removed-html/object': {
    en: ['the tag <{tag}> was removed', 'use an <iframe> or a link'],
    ru: ['тег <{tag}> убран', 'вставьте <iframe> или ссылку'],
  },
  'removed-html/plaintext': {
    en: ['the tag <{tag}> was removed', 'write a block of code: ```'],
    ru: ['тег <{tag}> убран', 'напишите блок кода: ```'],
  },
  'removed-html/script': {
    en: ['the tag <{tag}> was removed', 'scripts in a text are not run; add them with headTags in the config'],
    ru: ['тег <{tag}> убран', 'скрипты в тексте не выполняются; подключите их через headTags в настройках'],
  },
  'removed-html/style': {
    en: ['the tag <{tag}> was removed', 'styles of the site are added with customCss in the config'],
    ru: ['тег <{tag}> убран', 'стили сайта подключаются через customCss в настройках'],
  },
  'removed-html/title': {
    en: ['the tag <{tag}> was removed', 'the title of a page stands at the beginning of its file'],
    ru: ['тег <{tag}> убран', 'название страницы задаётся в начале файла'],
  },
  'reserved-id': {
    en: ['the id "{id}" belongs to the theme of the site', 'ids of a page do not repeat: choose another'],
    ru: ['id «{id}» занят оформлением сайта', 'id на странице не повторяются: выберите другой'],
  },
  'several-titles': {
    en: ['a second heading of the first level', 'a page has one heading of the first level: begin sections with "##"'],
    ru: ['второй заголовок первого уровня', 'заголовок первого уровня один на страницу: начните разделы с «##»'],
  },
  'skipped-heading': {
    en: ['the heading jumps from level {from} to level {to}', 'after "{before}" comes "{after}"'],
    ru: ['заголовок перескочил с уровня {from} на {to}', 'после «{before}» идёт «{after}»'],
  },
  'too-deep/tags': {
    en: ['more than {most} tags are open at once', 'close them or simplify the markup'],
    ru: ['больше {most} тегов открыто сразу', 'закройте их или упростите разметку'],
  },
  'unclosed-tag': {
    en: ['the tag <{tag}> is not closed', 'add </{tag}>'],
    ru: ['тег <{tag}> не закрыт', 'добавьте </{tag}>'],
  },
  'unknown-code-mark': {
    en: ['unknown mark of a line of code: {mark}', 'it stays in the code; there are: {known}'],
    ru: ['неизвестная пометка строки кода: {mark}', 'она осталась в коде; есть: {known}'],
  },
  'unknown-language': {
    en: [
      'unknown language of a block of code: "{language}"',
      'the block stays without highlighting; if that is meant, write text',
    ],
    ru: [
      'неизвестный язык блока кода «{language}»',
      'блок останется без раскраски; чтобы не раскрашивать, напишите text',
    ],
  },
  'unknown-language/close': {
    en: ['unknown language of a block of code: "{language}"', 'perhaps {close} was meant'],
    ru: ['неизвестный язык блока кода «{language}»', 'возможно, имелся в виду {close}'],
  },
  'unmatched-tag': {
    en: ['the closing tag </{tag}> has no opening tag', 'remove it or put the opening tag into the same block'],
    ru: ['закрывающий тег </{tag}> без открывающего', 'уберите его или поставьте открывающий тег в том же блоке'],
  },
  'unknown-language/joined': {
    en: ['what follows the language is taken for its name: "{language}"', 'put a space between: {apart}'],
    ru: ['то, что стоит сразу за языком, принято за его имя: «{language}»', 'поставьте между ними пробел: {apart}'],
  },
  'unused-footnote': {
    en: ['nothing refers to the footnote [^{key}]: readers do not see it', 'write [^{key}] in the text or remove it'],
    ru: ['на сноску [^{key}] никто не ссылается: читатель её не увидит', 'поставьте [^{key}] в тексте или уберите её'],
  },
  'unsafe-attribute': {
    en: ['the attribute {name} of <{tag}> was removed', 'it would run code or send readers’ clicks elsewhere'],
    ru: ['у <{tag}> убран атрибут {name}', 'он выполнил бы код или отправил чужим переходы читателя'],
  },
  'removed-html/animation': {
    en: ['the tag <{tag}> was removed', 'it would change the address of a link'],
    ru: ['тег <{tag}> убран', 'он подменил бы адрес ссылки'],
  },
  'unsafe-link': {
    en: ['an address that runs code was removed', 'http:, https:, mailto:, tel: and paths of the site are allowed'],
    ru: ['адрес, который выполняет код, убран', 'допустимы http:, https:, mailto:, tel: и пути сайта'],
  },
  'unsafe-link/file': {
    en: ['an address on your own disk was removed', 'put the file beside the text and write its relative path'],
    ru: ['адрес на вашем собственном диске убран', 'положите файл рядом с текстом и напишите относительный путь'],
  },
} satisfies Record<string, TextEntry>
