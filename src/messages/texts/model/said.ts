/** Texts about the site as a whole. */

import type { TextEntry } from '../../text.ts'

export const model = {
  'inline-tag': {
    en: ['the tag “{label}” is not in {file}', 'add it there or correct the spelling'],
    ru: ['тега «{label}» нет в файле {file}', 'добавьте его туда или исправьте опечатку'],
  },
  'inline-tag/near': {
    en: ['the tag “{label}” is not in {file}', 'write {key} if that one was meant, else add this one there'],
    ru: ['тега «{label}» нет в файле {file}', 'пишите {key}, если имелся в виду он, или добавьте туда этот'],
  },
  'tag-collision': {
    en: ['the tags “{first}” and “{label}” lead to one page {route}', 'give them different permalinks in tags.yml'],
    ru: ['теги «{first}» и «{label}» ведут на одну страницу {route}', 'дайте им разные permalink в tags.yml'],
  },
  'tag-address': {
    en: [
      'the tag “{label}” has no letter and no digit for the address of its page',
      'give it a permalink in tags.yml; until then it is left out',
    ],
    ru: [
      'в теге «{label}» нет ни буквы, ни цифры для адреса его страницы',
      'дайте ему permalink в tags.yml; до тех пор он не показывается',
    ],
  },
  'tag-twin': {
    en: ['the tags “{first}” and “{label}” differ only in case or in the letter ё', 'keep one spelling'],
    ru: ['теги «{first}» и «{label}» различаются только регистром или буквой ё', 'оставьте одно написание'],
  },
  'page-scripts': {
    en: [
      'pages run scripts from their own heads: {files}',
      'their security policies allow those scripts, no other page does; security: { allowPageScripts: false } forbids them',
    ],
    ru: [
      'страницы выполняют скрипты из собственных <head>: {files}',
      'их разрешают политики безопасности только этих страниц; security: { allowPageScripts: false } запретит',
    ],
  },
  'post-date': {
    en: ['the post has no date', 'add date: YYYY-MM-DD to its front matter or name the file YYYY-MM-DD-name.md'],
    ru: ['у записи нет даты', 'добавьте date: ГГГГ-ММ-ДД в метаданные или назовите файл ГГГГ-ММ-ДД-имя.md'],
  },
  'post-date/file': {
    en: [
      'the post has no date and git does not know it: the day on which its file was made is shown',
      'add date: YYYY-MM-DD to its front matter or name the file YYYY-MM-DD-name.md',
    ],
    ru: [
      'у записи нет даты, и git её не знает: показан день, когда создан файл',
      'добавьте date: ГГГГ-ММ-ДД в метаданные или назовите файл ГГГГ-ММ-ДД-имя.md',
    ],
  },
  'post-date/name': {
    en: ['there is no day {day}, which the name of the file says: {shown} is shown', 'correct the name of the file'],
    ru: ['дня {day} из имени файла не бывает: показан {shown}', 'исправьте имя файла'],
  },
  'post-date/day': {
    en: ['there is no day {day}, which the name of the file says', 'correct the name of the file'],
    ru: ['дня {day} из имени файла не бывает', 'исправьте имя файла'],
  },
  'comments-address': {
    en: ['“{address}” names no post that readers could reply to', 'write its address: comments: {example}'],
    ru: ['«{address}» — не адрес записи, на которую могут ответить', 'напишите её адрес: comments: {example}'],
  },
  'comments-address/giscus': {
    en: ['giscus finds a discussion by itself and needs no address', 'write comments: true or remove the line'],
    ru: ['giscus находит обсуждение сам, адрес ему не нужен', 'напишите comments: true или удалите строку'],
  },
  'untruncated-post': {
    en: [
      'lists show the whole post: nothing marks the end of its excerpt',
      'put <!-- truncate --> after the first paragraphs (in MDX {/* truncate */})',
    ],
    ru: [
      'в списках запись видна целиком: нет отметки конца анонса',
      'поставьте <!-- truncate --> после первых абзацев (в MDX {/* truncate */})',
    ],
  },
  'unknown-author': {
    en: ['the author “{key}” is not in {file}', 'add the author to {path}'],
    ru: ['автора «{key}» нет в {file}', 'добавьте его в {path}'],
  },
  'duplicate-doc-id': {
    en: ['the id “{id}” is taken by the file {file}', 'give one of them another id'],
    ru: ['id «{id}» уже занят файлом {file}', 'дайте одному из них другой id'],
  },
  'duplicate-route': {
    en: ['the address {route} is taken: {first}', 'the first one is published; {second} needs another slug'],
    ru: ['адрес {route} уже занят: {first}', 'опубликовано первое; второму задайте другой slug: {second}'],
  },
  'duplicate-route/list': {
    en: [
      'the address {route} is taken: {first}',
      'the first one is published; give the blog another routeBasePath, or {second} another slug',
    ],
    ru: [
      'адрес {route} уже занят: {first}',
      'опубликовано первое; задайте блогу другой routeBasePath или другой slug второму: {second}',
    ],
  },
  'duplicate-route/made': {
    en: ['two sections make a page at {route}: {first}, {second}', 'give one of them another routeBasePath'],
    ru: ['страницу {route} делают два раздела: {first}, {second}', 'задайте одному другой routeBasePath'],
  },
  'duplicate-route/menus': {
    en: ['two menus make a page at {route}: {first}, {second}', 'let a document be that page: index.md of the folder'],
    ru: ['страницу {route} делают два меню: {first}, {second}', 'пусть ею будет документ: index.md в этой папке'],
  },
  'duplicate-route/own': {
    en: ['the address {route} is needed for {second}', '{first} is published in its place; give it another slug'],
    ru: ['адрес {route} нужен для другого: {second}', 'вместо неё опубликован {first}; задайте ему другой slug'],
  },
  'locale-route': {
    en: ['the address {route} belongs to the language "{locale}"', 'give the page another slug'],
    ru: ['адрес {route} занят языком «{locale}»', 'задайте странице другой slug'],
  },
  'no-home/docs': {
    en: 'write {path}/index.md, or give one of the documents slug: /',
    ru: 'создайте {path}/index.md или задайте одному из документов slug: /',
  },
  'no-home': {
    en: [
      'nothing answers at {address}, the first address that readers try',
      "write src/pages/index.md, or give the blog or the docs routeBasePath: '/'",
    ],
    ru: [
      'по адресу {address}, который набирают первым, ничего нет',
      "создайте src/pages/index.md или задайте блогу или документам routeBasePath: '/'",
    ],
  },
  'reserved-route': {
    en: ['the address {route} belongs to the site itself', 'give the page another slug'],
    ru: ['адрес {route} занят самим сайтом', 'задайте странице другой slug'],
  },
  'reserved-route/file': {
    en: ['the static file {file} stands at the address {route}', 'rename the file or give the page another slug'],
    ru: ['по адресу {route} стоит статический файл {file}', 'переименуйте файл или задайте странице другой slug'],
  },
  'reserved-route/html': {
    en: ['nobody reaches the address {route}: servers read it without .html', 'give the page another slug'],
    ru: ['до адреса {route} не дойти: серверы читают его без .html', 'задайте странице другой slug'],
  },
  'duplicate-route/file': { en: 'the file {file}', ru: 'файл {file}' },
  'duplicate-route/page': { en: 'the page “{title}”', ru: 'страница «{title}»' },
  'unknown-doc': {
    en: ['{key}: there is no document “{id}”', 'write the id of a document, or null for no link'],
    ru: ['{key}: документа «{id}» нет', 'напишите id документа, или null, чтобы ссылки не было'],
  },
  'unknown-doc/sidebar': {
    en: ['a sidebar names the document “{id}”, which does not exist', 'there are: {names}'],
    ru: ['в боковом меню назван документ «{id}», которого нет', 'есть: {names}'],
  },
  'unknown-sidebar': {
    en: ['there is no sidebar “{id}”', 'there are: {names}'],
    ru: ['нет бокового меню «{id}»', 'есть: {names}'],
  },
  'sidebar-folder': {
    en: [
      'a sidebar is generated from the folder “{folder}”, which holds no documents',
      'check dirName: its path is counted from {root}',
    ],
    ru: [
      'боковое меню строится по папке «{folder}», а документов в ней нет',
      'проверьте dirName: путь считается от {root}',
    ],
  },
  'sidebar-category': {
    en: ['the sidebar category “{label}” has neither items nor a link', 'add items or a link, or remove the category'],
    ru: ['в разделе «{label}» бокового меню нет ни пунктов, ни ссылки', 'добавьте items или link, либо уберите раздел'],
  },
  'redirect/from': {
    en: [
      'a redirect from “{from}”, which is not a path of the site',
      'give a path alone: without a host, ?, #, “..” and line breaks',
    ],
    ru: [
      'перенаправление с «{from}» — не с пути на сайте',
      'давайте один путь: без хоста, ?, #, «..» и переводов строк',
    ],
  },
  'redirect/page': {
    en: ['a redirect from {from} would hide a page', 'remove it or change the address of the page'],
    ru: ['перенаправление с {from} закрыло бы страницу', 'уберите его или смените адрес страницы'],
  },
  'redirect/twice': {
    en: ['the address {from} has two redirects', 'keep one'],
    ru: ['у адреса {from} два перенаправления', 'оставьте одно'],
  },
  'redirect/forbidden': {
    en: ['a redirect to {to} is not allowed', 'the target is a path of the site or an https:// address'],
    ru: ['перенаправление на {to} запрещено', 'цель — путь сайта или адрес https://'],
  },
  'redirect/nowhere': {
    en: ['a redirect from {from} leads to {to}, and there is no such page', 'correct the target'],
    ru: ['перенаправление с {from} ведёт на {to}, а такой страницы нет', 'исправьте цель'],
  },
  'redirect/circle': {
    en: ['redirects from {from} go in a circle', 'correct the target'],
    ru: ['перенаправления с {from} ходят по кругу', 'исправьте цель'],
  },
  'navbar-item': {
    en: ['{where}: there is no {what} “{id}”', 'there are: {names}'],
    ru: ['{where}: нет {what} «{id}»', 'есть: {names}'],
  },
  'navbar-item/doc': { en: 'document', ru: 'документа' },
  'navbar-item/sidebar': { en: 'sidebar', ru: 'бокового меню' },
  'navbar-item/docs': { en: 'docs instance', ru: 'раздела документов' },
  'navbar-item/none': { en: 'there are none', ru: 'ни одного нет' },
  'navbar-item/own': {
    en: [
      '{where}: nothing draws an item of the kind “{kind}”, and it is left out',
      'src/theme/NavbarItem/ComponentTypes must export a component under this name',
    ],
    ru: [
      '{where}: пункт вида «{kind}» никто не рисует, он пропущен',
      'src/theme/NavbarItem/ComponentTypes должен экспортировать компонент под этим именем',
    ],
  },
  'navbar-item/version': {
    en: ['{where}: there is no version “{id}”', 'there are: {names}'],
    ru: ['{where}: версии «{id}» нет', 'есть: {names}'],
  },
  'navbar-item/empty-sidebar': {
    en: ['{where}: the sidebar “{id}” has no page to link to', 'add a document to it or remove the item'],
    ru: [
      '{where}: в боковом меню «{id}» нет ни одной страницы, на которую можно сослаться',
      'добавьте в него документ или уберите пункт',
    ],
  },
  'navbar-link/awaited': {
    en: [
      '{where}: the link leads to {route}, where nothing is yet',
      'the page comes with the first post, tag or author that it shows; until then there is no such item',
    ],
    ru: [
      '{where}: ссылка ведёт на {route}, а там пока ничего нет',
      'страница появится с первой записью, тегом или автором, которых она показывает; до тех пор этого пункта нет',
    ],
  },
  'navbar-link/soon': {
    en: [
      '{where}: the link leads to {route}, where nothing is yet',
      'the page comes with the first post, tag or author that it shows',
    ],
    ru: [
      '{where}: ссылка ведёт на {route}, а там пока ничего нет',
      'страница появится с первой записью, тегом или автором, которых она показывает',
    ],
  },
  'navbar-link': {
    en: ['{where}: the link leads to {route}, and there is no such page', 'check the address'],
    ru: ['{where}: ссылка ведёт на {route}, а такой страницы нет', 'проверьте адрес'],
  },
} satisfies Record<string, TextEntry>
