/** Texts about files of settings: why they do not run, what is wrong with sidebars and versions. */

import type { TextEntry } from '../text.ts'

/** What is wrong with files beside the config: sidebars and versions. */
export const sidebarsAndVersions = {
  'config/service-worker': {
    en: [
      '{where}"{written}" is no path of a script of the site',
      "write the one that browsers ask for, such as 'sw.js'",
    ],
    ru: ['{where}«{written}» — не путь к скрипту сайта', "нужен тот, что запрашивают браузеры, например 'sw.js'"],
  },
  'config-missing/name': {
    en: ['settings are not read from a file of this name', 'rename it to {name}'],
    ru: ['из файла с таким именем настройки не читаются', 'переименуйте его в {name}'],
  },
  'config-missing/data': {
    en: ['settings are not read from such a file: they are code', 'write them into {name}: export default { … }'],
    ru: ['из такого файла настройки не читаются: они — код', 'перепишите их в {name}: export default { … }'],
  },
  'config/sidebars-missing': {
    en: [
      '{where}there is no file "{file}"',
      'correct the path or remove the setting: the sidebar is then made from the folders',
    ],
    ru: ['{where}файла «{file}» нет', 'исправьте путь или уберите настройку: меню соберётся из папок'],
  },
  'config/sidebars-json': {
    en: ['{where}the file cannot be read: {message}', 'correct the JSON'],
    ru: ['{where}файл не читается: {message}', 'исправьте JSON'],
  },
  'config/sidebars-shape': {
    en: ['{where}an object of sidebars by name is needed, but this is {kind}', 'write { docs: [ … ] }'],
    ru: ['{where}нужен объект с боковыми меню по именам, а здесь {kind}', 'напишите { docs: [ … ] }'],
  },
  'config/sidebar-endless': {
    en: ['{where}the sidebar has no end', 'look for a category that holds itself'],
    ru: ['{where}боковое меню без конца', 'поищите раздел, который содержит сам себя'],
  },
  'config/sidebar-items': {
    en: '{where}a list of items is needed, but this is {kind}',
    ru: '{where}нужен список пунктов, а здесь {kind}',
  },
  'config/sidebar-item': {
    en: '{where}an item of a sidebar is needed, but this is {kind}',
    ru: '{where}нужен пункт меню, а здесь {kind}',
  },
  'config/sidebar-type': {
    en: ['{where}there is no such kind of item: {shown}', '{suggestion}'],
    ru: ['{where}вида пункта {shown} нет', '{suggestion}'],
  },
  'config/sidebar-link-type': {
    en: ['{where}the kind of link is not set', "use 'doc' or 'generated-index'"],
    ru: ['{where}не задан вид ссылки', "годятся 'doc', 'generated-index'"],
  },
  /** A cure. */
  'config/variable': {
    en: 'set the environment variable {name}, which the value comes from, or write a value for when it is not set',
    ru: 'задайте переменную окружения {name}, из которой берётся значение, или напишите значение на случай, если её нет',
  },
  'config/versions-file': {
    en: ['{where}the file cannot be read: {message}', 'write a list of names in JSON'],
    ru: ['{where}файл не читается: {message}', 'нужен список имён в JSON'],
  },
  'config/versions-list': {
    en: ['{where}a list of names of versions is needed, but this is {kind}', 'write, for example, ["2.0", "1.0"]'],
    ru: ['{where}нужен список имён версий, а здесь {kind}', 'например ["2.0", "1.0"]'],
  },
  'config/version-kind': {
    en: ['{where}the name of a version is a string, but this is {kind}', 'correct the name and rename its folder'],
    ru: ['{where}имя версии — строка, а здесь {kind}', 'исправьте имя и переименуйте её папку'],
  },
  'config/version-empty': {
    en: ['{where}the name of a version is empty', 'correct the name and rename its folder'],
    ru: ['{where}пустое имя версии', 'исправьте имя и переименуйте её папку'],
  },
  'config/version-long': {
    en: [
      '{where}the name of the version "{name}" is longer than 32 characters',
      'correct the name and rename its folder',
    ],
    ru: ['{where}имя версии «{name}» длиннее 32 знаков', 'исправьте имя и переименуйте её папку'],
  },
  'config/version-twin': {
    en: ['{where}the version "{name}" is named twice', 'keep one of the two'],
    ru: ['{where}версия «{name}» названа дважды', 'оставьте одну из двух'],
  },
  'config/version-folder': {
    en: [
      '{where}the name of the version "{name}" cannot be that of a folder',
      'correct the name and rename its folder',
    ],
    ru: ['{where}имя версии «{name}» не годится для папки', 'исправьте имя и переименуйте её папку'],
  },
  'config/version-unknown': {
    en: ['{where}there is no version "{name}"', '{suggestion}'],
    ru: ['{where}версии «{name}» нет', '{suggestion}'],
  },
  'config/version-unpublished': {
    en: ['{where}the version "{name}" is not published', 'add it to onlyIncludeVersions'],
    ru: ['{where}версия «{name}» не публикуется', 'добавьте её в onlyIncludeVersions'],
  },
  'config/versions-empty': {
    en: ['{where}the list is empty', 'name at least one version or remove the setting'],
    ru: ['{where}список пуст', 'назовите хотя бы одну версию или уберите настройку'],
  },
  'config/versions-none': {
    en: ['{where}no version of the documents is left', 'remove the setting or add versions to {file}'],
    ru: ['{where}не остаётся ни одной версии документов', 'уберите настройку или добавьте версии в {file}'],
  },
  'config/versions-off': {
    en: ['{where}the setting means nothing', 'remove it: there is no file {file}, and one version'],
    ru: ['{where}настройка ничего не значит', 'уберите её: файла {file} нет, и версия одна'],
  },
} satisfies Record<string, TextEntry>

/** Why a file of settings does not run. */
export const configRuns = {
  'config-run': { en: 'it failed when it was run: {message}', ru: 'ошибка при выполнении: {message}' },
  'config-run/no-export': {
    en: ['there is no export default in the file', 'write what it gives as export default'],
    ru: ['в файле нет export default', 'отдавайте то, что в нём задано, через export default'],
  },
  'config-run/package': {
    en: ['the package "{name}" was not found', 'install it or remove its import'],
    ru: ['пакет «{name}» не найден', 'установите его или уберите import'],
  },
  'config-syntax': { en: 'syntax error: {message}', ru: 'синтаксическая ошибка: {message}' },
  'config-syntax/import': {
    en: ['the imported file "{name}" was not found', 'correct the path'],
    ru: ['файл «{name}» из import не найден', 'исправьте путь'],
  },
  'config-syntax/import-made': {
    en: [
      'the imported file "{name}" was not found: the menu goes without what it holds',
      'run the program that makes the file, or correct the path',
    ],
    ru: [
      'файл «{name}» из import не найден: в меню нет того, что в нём',
      'запустите программу, которая создаёт этот файл, или исправьте путь',
    ],
  },
  'config-syntax/unreadable': { en: 'the file cannot be read: {message}', ru: 'файл не читается: {message}' },
  'json/comma': { en: 'a comma too many', ru: 'лишняя запятая' },
  'json/comment': { en: 'JSON has no comments', ru: 'в JSON нет комментариев' },
  'json/quotes': {
    en: 'keys and words of JSON stand in double quotes',
    ru: 'ключи и слова в JSON стоят в двойных кавычках',
  },
  'json/end': { en: 'the text breaks off: a bracket is not closed', ru: 'текст обрывается: не закрыта скобка' },
  'json/string': {
    en: 'the string is not closed or holds a sign that JSON does not know',
    ru: 'строка не закрыта, или в ней знак, которого JSON не знает',
  },
  'json/sign': {
    en: 'a comma, a colon or a bracket is missing before this place',
    ru: 'перед этим местом не хватает запятой, двоеточия или скобки',
  },
  'config-unread': {
    en: ['the settings of this file are not read: those of {name} are', 'keep one of the two'],
    ru: ['настройки из этого файла не читаются, действует {name}', 'оставьте один из двух'],
  },
  'config/promise': {
    en: [
      '{where}this is a promise: what it will give is not there yet',
      'write await before it; in a CommonJS file export an async function that does',
    ],
    ru: [
      '{where}здесь обещание (Promise): того, что оно даст, ещё нет',
      'поставьте перед ним await; в файле CommonJS экспортируйте async-функцию с ним',
    ],
  },
  'locale-list/default': {
    en: [
      '{where}the language "{name}" is not in i18n.locales: it is published all the same',
      "add '{name}' to i18n.locales, or name another one the default",
    ],
    ru: [
      '{where}языка «{name}» нет в i18n.locales: он публикуется всё равно',
      "допишите '{name}' в i18n.locales или назовите основным другой",
    ],
  },
  'locale-list/twice': {
    en: ['{where}the language "{name}" is named twice', 'leave one of the two'],
    ru: ['{where}язык «{name}» назван дважды', 'оставьте одно упоминание'],
  },
  'locale-list/config': {
    en: [
      '{where}the site has no language "{name}": these settings have no effect',
      "add '{name}' to i18n.locales if it is to be published; there are: {near}",
    ],
    ru: [
      '{where}языка «{name}» у сайта нет: эти настройки не действуют',
      "допишите '{name}' в i18n.locales, если его нужно публиковать; есть: {near}",
    ],
  },
  'config-unset': {
    en: [
      '{where}the address {value} is not whole: a part of it is undefined, null or NaN',
      'set the environment variable that it comes from, or write a value for when it is not set',
    ],
    ru: [
      '{where}адрес {value} собран не весь: одна из его частей — undefined, null или NaN',
      'задайте переменную окружения, из которой она берётся, или напишите значение на случай, если её нет',
    ],
  },
  'locale-unknown': {
    en: ['{where}there is no language "{written}"', '{wish}'],
    ru: ['{where}языка «{written}» нет', '{wish}'],
  },
  'locale-unknown/near': {
    en: "if '{near}' is meant, call it so, or say it to browsers alone: localeConfigs: { '{name}': { htmlLang: '{near}' } }",
    ru: "если это '{near}', так и назовите его — или скажите это одним браузерам: localeConfigs: { '{name}': { htmlLang: '{near}' } }",
  },
  'locale-unknown/wish': {
    en: "name it like 'ru' or 'en-GB', or say to browsers what it is: localeConfigs: { '{name}': { htmlLang: 'en' } }",
    ru: "назовите его вроде 'ru' или 'en-GB' — или скажите браузерам, какой он: localeConfigs: { '{name}': { htmlLang: 'en' } }",
  },
  'config-syntax/json': {
    en: ['the file cannot be read as JSON: {message}', 'correct the file'],
    ru: ['файл не читается как JSON: {message}', 'исправьте файл'],
  },
} satisfies Record<string, TextEntry>
