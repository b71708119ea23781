/** What commands say: progress, results, what is wrong with a command. */

import type { TextEntry } from '../../text.ts'

export const cli = {
  'level/error': { en: 'error', ru: 'ошибка' },
  'level/warning': { en: 'warning', ru: 'предупреждение' },
  'level/note': { en: 'note', ru: 'к сведению' },
  'places/same': { en: 'the same: {places}', ru: 'то же: {places}' },
  'places/more': {
    en: 'the same: {places} and in {rest|more place|more places} — all with check --verbose',
    ru: 'то же: {places} и ещё {rest|место|места|мест} — все с check --verbose',
  },
  'count/errors': { en: 'Errors: {errors}', ru: 'Ошибок: {errors}' },
  'count/warnings': { en: 'Warnings: {warnings}', ru: 'Предупреждений: {warnings}' },
  'count/both': {
    en: 'Errors: {errors}, warnings: {warnings}',
    ru: 'Ошибок: {errors}, предупреждений: {warnings}',
  },
  internal: {
    en: ['internal error of the engine: {message}', 'run again with --debug and tell the developers'],
    ru: ['внутренняя ошибка движка: {message}', 'повторите с --debug и сообщите разработчикам'],
  },
  number: { en: '{value|}', ru: '{value|}' },
  'time/milliseconds': { en: '{value|ms}', ru: '{value|мс}' },
  'time/seconds': { en: '{value|s}', ru: '{value|с}' },
  'time/minutes': { en: '{minutes|min} {seconds|s}', ru: '{minutes|мин} {seconds|с}' },
  'size/bytes': { en: '{value|B}', ru: '{value|Б}' },
  'size/kilobytes': { en: '{value|KB}', ru: '{value|КБ}' },
  'size/megabytes': { en: '{value|MB}', ru: '{value|МБ}' },

  'usage/no-command': {
    en: ['no command was given', 'list of commands: zapiski --help'],
    ru: ['не сказано, что делать', 'список команд: zapiski --help'],
  },
  'usage/command': { en: 'there is no command “{name}”', ru: 'команды «{name}» нет' },
  'usage/option': { en: 'the command {command} has no option {name}', ru: 'у команды {command} нет параметра {name}' },
  'usage/value': {
    en: ['the option {name} has no value', 'write it after the name; help: zapiski {command} --help'],
    ru: ['у параметра {name} нет значения', 'напишите его следом; справка: zapiski {command} --help'],
  },
  'usage/value-none': {
    en: ['the option {name} takes no value', 'write {name} alone'],
    ru: ['у параметра {name} значения не бывает', 'напишите просто {name}'],
  },
  'usage/unreadable': {
    en: ['the command cannot be read', 'help: zapiski {command} --help'],
    ru: ['команда не читается', 'справка: zapiski {command} --help'],
  },
  'usage/language': {
    en: ['“{name}” is not a language of the messages', 'write --lang en or --lang ru'],
    ru: ['на языке «{name}» сообщений нет', 'напишите --lang en или --lang ru'],
  },
  'usage/port': {
    en: ['“{name}” is not a port number', 'write a number from 0 to 65535'],
    ru: ['«{name}» — не номер порта', 'нужно число от 0 до 65535'],
  },
  'usage/workers': {
    en: ['“{written}” is not a number of threads', 'write a number from 0 to {most}'],
    ru: ['«{written}» — не число потоков', 'нужно число от 0 до {most}'],
  },
  'usage/extra-word': {
    en: ['a word too many: {words}', 'help: zapiski {command} --help'],
    ru: ['лишнее слово: {words}', 'справка: zapiski {command} --help'],
  },
  'usage/folder': {
    en: ['there is no folder “{name}”', 'name the folder of the site'],
    ru: ['папки «{name}» нет', 'укажите папку сайта'],
  },
  'usage/file': {
    en: ['there is no file “{name}”', 'correct the name'],
    ru: ['файла «{name}» нет', 'исправьте имя'],
  },
  'usage/version-nothing': {
    en: ['the version has no name', 'write zapiski docs:version 1.0'],
    ru: ['не сказано, как назвать версию', 'годится: zapiski docs:version 1.0'],
  },
  'usage/version-name': {
    en: ['“{name}” cannot be the name of a version', 'up to 32 characters that a folder may have: 1.0'],
    ru: ['«{name}» не годится в имя версии', 'нужно не больше 32 знаков, которые годятся в имя папки: 1.0'],
  },
  'usage/version-docs': {
    en: ['there are no documents to make a version of: section “{id}”', 'of another section: docs:version:ID 1.0'],
    ru: ['нет документов, из которых сделать версию: раздел «{id}»', 'для другого раздела: docs:version:ID 1.0'],
  },
  'usage/new-nothing': {
    en: ['not said what to create', 'write zapiski new post "Title" or zapiski new doc "Title"'],
    ru: ['не сказано, что завести', 'годятся: zapiski new post "Заголовок", zapiski new doc "Заголовок"'],
  },
  'usage/new-kind': {
    en: ['“{kind}” cannot be created', 'write zapiski new post "Title" or zapiski new doc "Title"'],
    ru: ['завести «{kind}» нельзя', 'годятся: zapiski new post "Заголовок", zapiski new doc "Заголовок"'],
  },
  'usage/new-title': {
    en: ['no title was given', 'write: zapiski new {kind} "Title"'],
    ru: ['нет заголовка', 'напишите: zapiski new {kind} "Заголовок"'],
  },
  'usage/new-slug': {
    en: ['no file name could be made', 'set it yourself: --slug file-name'],
    ru: ['имя файла не получилось', 'задайте его сами: --slug imya-fayla'],
  },
  'usage/no-blog': {
    en: ['the settings have no blog', 'add blog: {}'],
    ru: ['в настройках нет блога', 'добавьте blog: {}'],
  },
  'usage/no-docs': {
    en: ['the settings have no section of documents', 'add docs: {}'],
    ru: ['в настройках нет раздела документов', 'добавьте docs: {}'],
  },
  'usage/new-folder': {
    en: ['the folder “{folder}” lies outside the section', 'name a folder inside {root}'],
    ru: ['папка «{folder}» лежит вне раздела', 'укажите папку внутри {root}'],
  },
  'exists/file': {
    en: ['the file {file} exists already', 'set another name: --slug file-name'],
    ru: ['файл {file} уже есть', 'задайте другое имя: --slug imya-fayla'],
  },
  'exists/version': {
    en: ['version {name} is there already: {file}', 'take another name, or remove what is left of it'],
    ru: ['версия {name} уже есть: {file}', 'возьмите другое имя или уберите то, что от неё осталось'],
  },
  'exists/config': {
    en: ['the file {file} exists already', 'the settings are imported already; to begin anew, remove it'],
    ru: ['файл {file} уже есть', 'настройки уже перенесены; чтобы начать заново, уберите его'],
  },
  'config-missing/docusaurus': {
    en: ['there is no docusaurus.config here', 'name the folder of a Docusaurus site'],
    ru: ['здесь нет docusaurus.config', 'укажите папку сайта на Docusaurus'],
  },
  'advice/maybe': { en: 'did you mean {name}?', ru: 'возможно, имелось в виду {name}' },
  'advice/known': { en: 'there are: {names}', ru: 'есть: {names}' },

  'build/done': {
    en: 'Built in {time}: {pages|page|pages}, {files|file|files}, {size} → {folder}',
    ru: 'Собрано за {time}: {pages|страница|страницы|страниц}, {files|файл|файла|файлов}, {size} → {folder}',
  },
  'build/unchanged': {
    en: 'Nothing changed: {pages|page|pages}, {files|file|files}, {size} → {folder}',
    ru: 'Ничего не изменилось: {pages|страница|страницы|страниц}, {files|файл|файла|файлов}, {size} → {folder}',
  },
  'build/checked': {
    en: 'Checked in {time}: {pages|page|pages}, no errors',
    ru: 'Проверено за {time}: {pages|страница|страницы|страниц}, ошибок нет',
  },
  'build/failed': { en: 'The site was not built.', ru: 'Сайт не собран.' },
  'build/kept': {
    en: 'The site was not built; the previous one stays as it was.',
    ru: 'Сайт не собран, прежний остался как был.',
  },
  'clear/nothing': { en: 'Nothing to remove.', ru: 'Удалять нечего.' },
  'clear/done': { en: 'Removed: {names}', ru: 'Удалено: {names}' },
  'headings/nothing': {
    en: 'Nothing to change: every heading has its id.',
    ru: 'Менять нечего: имена есть у всех заголовков.',
  },
  'headings/done': { en: 'Changed: {count|file|files}', ru: 'Изменено: {count|файл|файла|файлов}' },
  'docs-version/done': {
    en: 'Version {name} is made: docs is the next one from now on.',
    ru: 'Версия {name} заведена: в docs теперь пишется следующая.',
  },
  'import/done': {
    en: '{name} is written: its settings come from {file}, which is not needed any more.',
    ru: '{name} записан: настройки взяты из {file}, сам он больше не нужен.',
  },
  'import/all': { en: 'Everything was imported.', ru: 'Перенесено всё.' },
  'import/left': { en: 'Look at these yourself:', ru: 'Посмотрите сами:' },
  'new/post': {
    en: 'Lists show the first paragraph.\n\n<!-- truncate -->',
    ru: 'Первый абзац виден в списках.\n\n<!-- truncate -->',
  },
  'serve/busy': {
    en: 'Port {wanted} is taken, the site is on {port}.',
    ru: 'Порт {wanted} занят, сайт на {port}.',
  },
  'serve/preview': { en: 'Built site: {url}', ru: 'Собранный сайт: {url}' },
  'serve/dev': { en: 'Site: {url}', ru: 'Сайт: {url}' },
  'serve/stop': { en: 'To stop: Ctrl+C', ru: 'Остановить: Ctrl+C' },
  'serve/more': { en: 'and {count|} more', ru: 'и ещё {count|}' },
  'serve/settings': { en: 'The settings were read anew.', ru: 'Настройки прочитаны заново.' },
} satisfies Record<string, TextEntry>
