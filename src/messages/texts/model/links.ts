/** What is said of where links, pictures and settings lead. */

import type { TextEntry } from '../../text.ts'

export const links = {
  'broken-link': {
    en: ['the link leads to {route}, and there is no such page', 'check the address'],
    ru: ['ссылка ведёт на {route}, а такой страницы нет', 'проверьте адрес'],
  },
  'broken-link/language': {
    en: ['the link leads to {route}, and the language {locale} has no such page', 'check the address'],
    ru: ['ссылка ведёт на {route}, а в языке {locale} такой страницы нет', 'проверьте адрес'],
  },
  'in-languages': {
    en: '{text} (language: {languages})',
    ru: '{text} (язык: {languages})',
  },
  'link-case': {
    en: ['the link leads to {route}, the page is {page}: it leads there now', 'write the address in the same letters'],
    ru: ['ссылка ведёт на {route}, а страница — {page}: теперь она ведёт туда', 'напишите адрес теми же буквами'],
  },
  'external-link': {
    en: ['{url} is not there: the server answers {status}', 'find where the page is now, or remove the link'],
    ru: ['{url} больше нет: сервер отвечает {status}', 'найдите, где страница теперь, или уберите ссылку'],
  },
  'external-link/silent': {
    en: ['{url} does not answer ({reason})', 'open it in a browser and check the address'],
    ru: ['{url} не отвечает ({reason})', 'откройте её в браузере и проверьте адрес'],
  },
  'broken-anchor': {
    en: ['the page {route} has no section “#{id}”', 'correct the link or give the heading {#id}'],
    ru: ['на странице {route} нет раздела «#{id}»', 'исправьте ссылку или добавьте заголовку {#id}'],
  },
  'broken-markdown-link': {
    en: [
      'a link to the file {file}, which does not exist',
      'check the path: it is counted from the folder of this file',
    ],
    ru: ['ссылка на файл {file}, которого нет', 'проверьте путь: он считается от папки этого файла'],
  },
  'broken-markdown-link/draft': {
    en: ['a link to the draft {file}, which the site will not have', 'remove the link or publish the document'],
    ru: ['ссылка на черновик {file}: на сайте его не будет', 'уберите ссылку или опубликуйте запись'],
  },
  'broken-markdown-link/scheduled': {
    en: ['a link to {file}, whose date is to come', 'remove the link until then, or build with --future'],
    ru: ['ссылка на {file}: дата этой записи ещё не наступила', 'уберите пока ссылку или соберите с --future'],
  },
  'post-scheduled': {
    en: ['the post waits for its date, {date}', 'build the site after it; --future publishes it now'],
    ru: ['запись ждёт своей даты, {date}', 'соберите сайт после неё; --future опубликует её сейчас'],
  },
  'config-link': {
    en: ['{where}: the address runs code, browsers would not follow it', 'write https://… or a path of the site'],
    ru: ['{where}: адрес выполняет код, браузер по нему не перейдёт', 'напишите https://… или путь на сайте'],
  },
  'config-picture': {
    en: ['{where}: there is no picture {file}', 'the path begins at the folder static'],
    ru: ['{where}: картинки {file} нет', 'путь начинается от папки static'],
  },
  'share-drawing': {
    en: [
      '{where}{file} is SVG, which no network shows under a link',
      'give PNG or JPEG of 1200 × 630, or remove the line: the engine draws a picture of its own then',
    ],
    ru: [
      '{where}{file} — SVG, а его под ссылкой не показывает ни одна сеть',
      'укажите PNG или JPEG 1200 × 630 или уберите строку: тогда картинку нарисует движок',
    ],
  },
  'missing-asset/share': {
    en: ['image: there is no picture {file}', 'the path begins at the folder static'],
    ru: ['image: картинки {file} нет', 'путь начинается от папки static'],
  },
  'missing-asset/image': {
    en: ['there is no image {file}', 'the path is counted from the folder of this file'],
    ru: ['картинки {file} нет', 'путь считается от папки этого файла'],
  },
  'missing-asset/file': {
    en: ['there is no file {file}', 'the path is counted from the folder of this file'],
    ru: ['файла {file} нет', 'путь считается от папки этого файла'],
  },
  'missing-asset/site': {
    en: 'a path with @site is counted from the folder of the site',
    ru: 'путь с @site считается от папки сайта',
  },
  'missing-asset/static': {
    en: 'a path from the root is looked up in the folder static',
    ru: 'путь от корня ищется в папке static',
  },
  'broken-link/site': {
    en: 'if another site is meant, write {address}',
    ru: 'если это другой сайт, напишите {address}',
  },
  'broken-link/mail': { en: 'if mail is meant, write {address}', ru: 'если это почта, напишите {address}' },
  'broken-link/file': { en: 'if a file is meant, write {name}', ru: 'если это файл, напишите {name}' },
  'meant/document': { en: 'perhaps “{name}” is meant', ru: 'возможно, имелся в виду «{name}»' },
  'meant/name': { en: 'perhaps “{name}” is meant', ru: 'возможно, имелось в виду «{name}»' },
  'meant/file': { en: 'perhaps {name} is meant', ru: 'возможно, имелся в виду {name}' },
  'meant/address': { en: 'perhaps {name} is meant', ru: 'возможно, имелось в виду {name}' },
  'meant/case': {
    en: 'the name differs in case: the file is called {name}',
    ru: 'имя отличается регистром: файл называется {name}',
  },
} satisfies Record<string, TextEntry>
