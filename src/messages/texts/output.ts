/** Texts about what is published and written: host files, the output folder, servers, the machine. */

import type { TextEntry } from '../text.ts'

export const output = {
  // render: comments in the rules for nginx
  'nginx/backslash': {
    en: 'A backslash or a control character in an address is the mark of an intruder.',
    ru: 'Обратная черта и управляющие знаки в адресе бывают только у взломщиков.',
  },
  'nginx/folder': {
    en: 'the site lies in its folder {folder}',
    ru: 'сайт лежит в папке {folder} внутри неё',
  },
  'nginx/hsts': {
    en: 'Add the Strict-Transport-Security line yourself when the whole domain is served over HTTPS.',
    ru: 'Строку Strict-Transport-Security добавьте сами, когда весь домен открывается по HTTPS.',
  },
  'nginx/frames': {
    en: 'Pages of the site open this document in a sandbox; its policy is its own.',
    ru: 'Этот документ страницы сайта открывают в «песочнице»; политика у него своя.',
  },
  'nginx/immutable': {
    en: 'The names of these files change with their content. add_header here cancels the common ones, so they are repeated.',
    ru: 'Имена этих файлов меняются вместе с содержимым. add_header здесь отменяет общие, поэтому они повторены.',
  },
  'nginx/include': {
    en: "The site's rules for nginx. Include this file inside server { }:",
    ru: 'Правила сайта для nginx. Подключите этот файл внутри server { }:',
  },
  'out-dir/site': {
    en: ['the output folder holds the site itself', 'name another folder: --out-dir'],
    ru: ['папка вывода содержит сам сайт', 'укажите другую папку: --out-dir'],
  },
  'out-dir/home': {
    en: ['the output folder holds the home folder', 'name another folder: --out-dir'],
    ru: ['папка вывода содержит домашнюю папку', 'укажите другую папку: --out-dir'],
  },
  'out-dir/root': {
    en: ['the output folder is the root of the disk', 'name another folder: --out-dir'],
    ru: ['папка вывода — корень диска', 'укажите другую папку: --out-dir'],
  },
  'out-dir/source': {
    en: ['the output folder overlaps the folder “{folder}”', 'name another folder: --out-dir'],
    ru: ['папка вывода пересекается с папкой «{folder}»', 'укажите другую папку: --out-dir'],
  },
  'out-dir/file': {
    en: ['a file stands in the place of the output folder', 'name another folder: --out-dir'],
    ru: ['на месте папки вывода стоит файл', 'укажите другую папку: --out-dir'],
  },
  'out-dir/not-ours': {
    en: [
      'the folder “{name}” is not empty, and this engine did not make it',
      'remove it yourself or name another: --out-dir',
    ],
    ru: ['папка «{name}» не пуста, и сделал её не этот движок', 'удалите её сами или укажите другую: --out-dir'],
  },
  'out-dir/foreign': {
    en: [
      'the folder “{name}” has files of others, which would be lost: {files}',
      'move them away, and keep lasting files in the static folder',
    ],
    ru: [
      'в папке «{name}» чужие файлы, они бы пропали: {files}',
      'унесите их оттуда, а постоянные файлы держите в папке static',
    ],
  },
  'out-dir/foreign-more': {
    en: [
      'the folder “{name}” has files of others, which would be lost: {files} and {more} more',
      'move them away, and keep lasting files in the static folder',
    ],
    ru: [
      'в папке «{name}» чужие файлы, они бы пропали: {files} и ещё {more}',
      'унесите их оттуда, а постоянные файлы держите в папке static',
    ],
  },
  locked: {
    en: ['this site is being built already', 'wait for the end and try again'],
    ru: ['этот сайт уже собирается', 'дождитесь конца и повторите'],
  },
  'locked/process': {
    en: ['this site is being built already (process {pid})', 'wait for the end and try again'],
    ru: ['этот сайт уже собирается (процесс {pid})', 'дождитесь конца и повторите'],
  },
  'locked/folder': {
    en: ['a folder stands in the place of the lock: {name}', 'remove it'],
    ru: ['на месте замка стоит папка: {name}', 'уберите её'],
  },
  'output-moved': {
    en: ['the output folder changed during the build', 'build again'],
    ru: ['папка вывода изменилась за время сборки', 'соберите ещё раз'],
  },
  'output-path': {
    en: ['“{path}” cannot be a file of the site', 'change the file name or the slug'],
    ru: ['«{path}» не может быть файлом сайта', 'измените имя файла или slug'],
  },
  'output-path/long': {
    en: [
      'the name is too long: {path}',
      'set a short slug: a file name has up to 255 bytes, a Cyrillic letter takes two',
    ],
    ru: ['слишком длинное имя: {path}', 'задайте короткий slug: имя файла — до 255 байт, кириллица занимает по два'],
  },
  'output-path/tag': {
    en: [
      'the tag “{label}” is too long for the name of its page',
      'give it a short permalink in tags.yml: a file name has up to 255 bytes, a Cyrillic letter takes two',
    ],
    ru: [
      'тег «{label}» слишком длинный для имени своей страницы',
      'дайте ему короткий permalink в tags.yml: имя файла — до 255 байт, кириллица занимает по два',
    ],
  },
  'output-collision': {
    en: ['the file {path} comes out twice', 'change the address of one of the pages or the file name'],
    ru: ['файл {path} получается дважды', 'измените адрес одной из страниц или имя файла'],
  },
  'static-instead': {
    en: [
      'this file is published in place of {path} that the engine makes anew in each build',
      'delete it, or turn the making off: sitemap: false, feedOptions: { type: null }, markdown: { pages: false }',
    ],
    ru: [
      'этот файл публикуется вместо {path}, который движок делает заново при каждой сборке',
      'удалите его или выключите свой: sitemap: false, feedOptions: { type: null }, markdown: { pages: false }',
    ],
  },
  'output-collision/case': {
    en: [
      'the files {other} and {path} differ only in the case of letters',
      'not every disk takes them for different files: change the address of one of the pages or the file name',
    ],
    ru: [
      'файлы {other} и {path} различаются только регистром букв',
      'не на всяком диске это разные файлы: измените адрес одной из страниц или имя файла',
    ],
  },
  'output-collision/folder': {
    en: [
      '{path} and {other}: a file and a folder of one name',
      'change the address of one of the pages or the file name',
    ],
    ru: ['{path} и {other}: одно имя у файла и у папки', 'измените адрес одной из страниц или имя файла'],
  },
  'no-output': {
    en: ['there is nothing to show: the site is not built yet', 'run “zapiski build” first'],
    ru: ['показывать нечего: сайт ещё не собран', 'сначала выполните «zapiski build»'],
  },
  'server/failed': { en: 'Server error', ru: 'Ошибка сервера' },
  'server/host': { en: 'This server answers only to localhost', ru: 'Этот сервер отвечает только на localhost' },
  'server/method': { en: 'Only GET and HEAD', ru: 'Только GET и HEAD' },
  'server/bad-address': { en: 'There can be no such address', ru: 'Такого адреса быть не может' },
  'server/missing': { en: 'Page not found', ru: 'Страница не найдена' },
  'dev/label': { en: 'Errors in the content', ru: 'Ошибки в материалах' },
  'dev/close': { en: 'Close', ru: 'Закрыть' },
  'dev/open': { en: 'Open in the editor', ru: 'Открыть в редакторе' },
  'dev/open-refused': {
    en: 'This page may not open files: load it again',
    ru: 'Этой странице нельзя открывать файлы: загрузите её заново',
  },
  'dev/open-gone': { en: 'There is no such mistake any more', ru: 'Такой ошибки больше нет' },
  'dev/open-none': {
    en: 'No editor with windows was found: name yours in $VISUAL, for instance VISUAL=code',
    ru: 'Редактор с окнами не найден: назовите свой в $VISUAL, например VISUAL=code',
  },
  'dev/open-failed': { en: 'The editor did not start', ru: 'Редактор не запустился' },
  'dev/blocked': { en: 'Blocked by the policy', ru: 'Не пущено политикой' },
  'dev/footer': {
    en: 'This window closes by itself when the errors are mended. Esc hides it.',
    ru: 'Окно закроется само, когда ошибки будут исправлены. Esc — спрятать.',
  },
  'site-shrunk': {
    en: [
      '{before|page stands|pages stand} in the output folder, the new site has {pages}: perhaps a folder of texts is missing',
      'check the folders of the config; if that is meant: --allow-shrink',
    ],
    ru: [
      'в папке вывода {before|страница|страницы|страниц}, а на новом сайте {pages}: возможно, пропала папка с текстами',
      'проверьте папки в настройках; если так и задумано: --allow-shrink',
    ],
  },
  'places/kind': {
    en: '{count|more message|more messages} of this kind — all with check --verbose',
    ru: 'ещё {count|такое сообщение|таких сообщения|таких сообщений} — все с check --verbose',
  },
  'places/kinds': {
    en: '{count|more kind|more kinds} of messages — all with check --verbose',
    ru: 'ещё {count|вид|вида|видов} сообщений — все с check --verbose',
  },
  'places/short': {
    en: '(+N): so many more of this kind — all with check --verbose, with the advice in check',
    ru: '(+N): ещё столько же такого — все с --verbose, вместе с советами — в check',
  },
  'places/kind-at': {
    en: '{count|more message|more messages} of this kind: {places} … — all with check --verbose',
    ru: 'ещё {count|такое сообщение|таких сообщения|таких сообщений}: {places} … — все с check --verbose',
  },
  // errors: the machine is in the way
  'environment/no-space': {
    en: ['no space left on the disk{where}', 'free some space and try again'],
    ru: ['на диске нет места{where}', 'освободите место и повторите'],
  },
  'environment/quota': {
    en: ['the disk quota is used up{where}', 'free some space and try again'],
    ru: ['квота на диске исчерпана{where}', 'освободите место и повторите'],
  },
  'environment/no-access': {
    en: ['no access{where}', 'check the permissions of the folder'],
    ru: ['нет доступа{where}', 'проверьте права на папку'],
  },
  'environment/read-only': {
    en: ['the disk is read-only{where}', 'name another folder: --out-dir'],
    ru: ['диск только для чтения{where}', 'укажите другую папку: --out-dir'],
  },
  'environment/open-files': {
    en: ['too many files are open{where}', 'raise the limit: ulimit -n 4096'],
    ru: ['открыто слишком много файлов{where}', 'поднимите предел: ulimit -n 4096'],
  },
  'environment/file-size': {
    en: ['a file is larger than this machine allows{where}', 'raise the limit: ulimit -f unlimited'],
    ru: ['файл больше, чем позволяет машина{where}', 'поднимите предел: ulimit -f unlimited'],
  },
  'environment/not-folder': {
    en: ['a file stands where a folder is needed{where}', 'name another folder: --out-dir'],
    ru: ['на месте папки стоит файл{where}', 'укажите другую папку: --out-dir'],
  },
  'environment/is-folder': {
    en: ['a folder stands where a file is needed{where}', 'name a file'],
    ru: ['на месте файла стоит папка{where}', 'укажите файл'],
  },
  'environment/refused': {
    en: ['the system refused to read or write ({code}){where}', 'look at the disk and try again'],
    ru: ['система отказалась читать или писать ({code}){where}', 'проверьте диск и повторите'],
  },
  'environment/gone': {
    en: ['a file or folder is not there or cannot be made{where}', 'check its path and try again'],
    ru: ['файла или папки нет, и создать их нельзя{where}', 'проверьте путь и повторите'],
  },
  'environment/long-name': {
    en: ['a path is too long for the disk, or its links go in a circle{where}', 'name another folder: --out-dir'],
    ru: ['путь слишком длинный для диска, или ссылки в нём ведут по кругу{where}', 'укажите другую папку: --out-dir'],
  },
  'environment/other-disk': {
    en: ['the output folder is on another disk{where}', 'name a folder beside the site: --out-dir'],
    ru: ['папка вывода на другом диске{where}', 'укажите папку рядом с сайтом: --out-dir'],
  },
  'environment/busy': {
    en: ['a file or folder is busy{where}', 'close the program that holds it'],
    ru: ['файл или папка заняты{where}', 'закройте программу, которая их держит'],
  },
  'environment/port': {
    en: ['the port is taken{where}', 'name another: --port'],
    ru: ['порт занят{where}', 'укажите другой: --port'],
  },
  'environment/address': {
    en: ['this machine has no such address{where}', 'name another: --host'],
    ru: ['такого адреса у этой машины нет{where}', 'укажите другой: --host'],
  },
} satisfies Record<string, TextEntry>
