/** Texts about settings: `where` is `path: ` or nothing. */

import type { TextEntry } from '../text.ts'
import { configRuns, sidebarsAndVersions } from './config-files.ts'
import { configIgnored } from './config-ignored.ts'

const LINK_EXAMPLE = "to: '/archive' or href: 'https://example.org'"

/** What is wrong with a setting. */
const mistakes = {
  'config-missing': {
    en: [
      'there is no site here: neither zapiski.config.ts nor docusaurus.config',
      'name the folder of the site, for example "zapiski build site", or create the file with title and url',
    ],
    ru: [
      'здесь нет сайта: нет ни zapiski.config.ts, ни docusaurus.config',
      'укажите папку сайта, например «zapiski build site», или создайте файл с title и url',
    ],
  },
  'config/not-config': {
    en: ['{where}the settings of a site are an object, but this is {kind}', 'write export default defineConfig({ … })'],
    ru: ['{where}настройки сайта — объект, а здесь {kind}', 'напишите export default defineConfig({ … })'],
  },
  'config/not-object': {
    en: '{where}an object is needed, but this is {kind}',
    ru: '{where}нужен объект, а здесь {kind}',
  },
  'config/not-text': {
    en: '{where}a string is needed, but this is {kind}',
    ru: '{where}нужна строка, а здесь {kind}',
  },
  'config/not-flag': {
    en: '{where}true or false is needed, but this is {kind}',
    ru: '{where}нужно true или false, а здесь {kind}',
  },
  'config/not-number': {
    en: '{where}a number is needed, but this is {kind}',
    ru: '{where}нужно число, а здесь {kind}',
  },
  'config/not-list': {
    en: '{where}a list is needed, but this is {kind}',
    ru: '{where}нужен список, а здесь {kind}',
  },
  'config/not-texts': {
    en: '{where}a list of strings is needed, but this is {kind}',
    ru: '{where}нужен список строк, а здесь {kind}',
  },
  'config/not-text-map': {
    en: '{where}an object of strings is needed, but this is {kind}',
    ru: '{where}нужен объект со строками, а здесь {kind}',
  },
  'config/not-function': {
    en: '{where}a function is needed, but this is {kind}',
    ru: '{where}нужна функция, а здесь {kind}',
  },
  'config/image-width': {
    en: '{where}a width is a whole number of pixels from 1 to {max}, but this is {kind}',
    ru: '{where}ширина — целое число пикселей от 1 до {max}, а здесь {kind}',
  },
  'config/service-origin': {
    en: ['{where}the address of a service is needed, but this is “{written}”', 'write https://… with its host'],
    ru: ['{where}нужен адрес службы, а здесь «{written}»', 'напишите https://… с её хостом'],
  },
  'config/comments-one': {
    en: ['{where}there are several services: {names}', 'keep the one where readers talk'],
    ru: ['{where}указано несколько служб: {names}', 'оставьте ту, где идёт разговор'],
  },
  'config/repository': {
    en: ['{where}a repository is needed, but this is “{written}”', 'write its owner and name: owner/name'],
    ru: ['{where}нужен репозиторий, а здесь «{written}»', 'напишите владельца и имя: owner/name'],
  },
  'config/not-pattern': {
    en: '{where}a regular expression is needed, but this is {kind}',
    ru: '{where}нужно регулярное выражение, а здесь {kind}',
  },
  'config/not-edit-url': {
    en: '{where}a string or a function is needed, but this is {kind}',
    ru: '{where}нужна строка или функция, а здесь {kind}',
  },
  'config/not-plugin': {
    en: '{where}a function or a pair of a function and its options is needed, but this is {kind}',
    ru: '{where}нужна функция или пара из функции и её настроек, а здесь {kind}',
  },
  'config/not-admonitions': {
    en: '{where}true, false or an object is needed, but this is {kind}',
    ru: '{where}нужно true, false или объект, а здесь {kind}',
  },
  'config/required': {
    en: ['{where}this setting is required and is not set', "add {key}: '{example}'"],
    ru: ['{where}обязательная настройка не задана', "добавьте {key}: '{example}'"],
  },
  'config/empty': {
    en: ['{where}the string is empty', "write, for example, '{example}'"],
    ru: ['{where}пустая строка', "напишите, например, '{example}'"],
  },
  'config/half-letter': {
    en: [
      '{where}the text holds half a letter ({char}), which no file and no address can hold',
      'write the letter itself',
    ],
    ru: ['{where}в строке половина знака ({char}), её нет ни в файлах, ни в адресах', 'напишите сам знак'],
  },
  'config/character': {
    en: ['{where}the text holds the forbidden character {char}', 'delete it'],
    ru: ['{where}в строке недопустимый символ {char}', 'удалите его'],
  },
  'config/choice': {
    en: ['{where}the value {shown} does not fit', 'use one of {choices}'],
    ru: ['{where}значение {shown} не подходит', 'годятся {choices}'],
  },
  'config/range': {
    en: ['{where}the number {number} does not fit', 'use {range}'],
    ru: ['{where}число {number} не подходит', 'нужно {range}'],
  },
  'config/unknown': {
    en: ['{where}there is no such setting', '{suggestion}'],
    ru: ['{where}такой настройки нет', '{suggestion}'],
  },
  'config/gone': {
    en: ['{where}there is no such setting: {reason}', 'remove it'],
    ru: ['{where}такой настройки нет: {reason}', 'уберите её'],
  },
  'config/url': {
    en: ['{where}"{written}" is not the address of a site', "write it as 'https://example.org'"],
    ru: ['{where}«{written}» — не адрес сайта', "нужен вид 'https://example.org'"],
  },
  'config/url-path': {
    en: ['{where}the address of a site must have no path', "keep '{origin}' and move the path to baseUrl: '{path}'"],
    ru: ['{where}в адресе сайта не должно быть пути', "оставьте '{origin}', а путь перенесите в baseUrl: '{path}'"],
  },
  'config/url-secret': {
    en: ['{where}the address of a site must have no name and password: every page would tell them', "keep '{origin}'"],
    ru: ['{where}в адресе сайта не должно быть имени и пароля: их узнал бы каждый читатель', "оставьте '{origin}'"],
  },
  'config/base-url': {
    en: ['{where}"{written}" is not a path', "write it as '/' or '/blog/'"],
    ru: ['{where}«{written}» — не путь', "нужен вид '/' или '/blog/'"],
  },
  'config/redirect-from': {
    en: [
      '{where}“{written}” is not a path of the site',
      "write a path alone, for example '/old': without a host, ?, #, “..” and line breaks",
    ],
    ru: [
      '{where}«{written}» — не путь на сайте',
      "напишите один путь, например '/old': без хоста, ?, #, «..» и переводов строк",
    ],
  },
  'config/locale': {
    en: ['{where}the language "{written}" cannot be read', "write a name like 'ru' or 'en-GB'"],
    ru: ['{where}язык «{written}» не читается', "нужно имя вида 'ru' или 'en-GB'"],
  },
  'config/not-data': {
    en: ['{where}the value cannot be written as JSON: {reason}', 'keep texts, numbers, lists and objects there'],
    ru: ['{where}значение нельзя записать как JSON: {reason}', 'оставьте там строки, числа, списки и объекты'],
  },
  'config/locale-place': {
    en: ['{where}the languages {names} have one address', 'give one of them another baseUrl or url'],
    ru: ['{where}у языков {names} один адрес', 'задайте одному из них другой baseUrl или url'],
  },
  'config/locale-folder': {
    en: ['{where}the folder {folder} belongs to the site itself', 'give the language another baseUrl'],
    ru: ['{where}папка {folder} занята самим сайтом', 'задайте языку другой baseUrl'],
  },
  'config/no-locale': {
    en: ['the site has no language "{written}"', 'there are: {names}; others are added in i18n.locales'],
    ru: ['языка «{written}» у сайта нет', 'есть: {names}; другие добавляются в i18n.locales'],
  },
  'config/time-zone': {
    en: ['{where}there is no time zone "{zone}"', '{advice}'],
    ru: ['{where}часового пояса «{zone}» нет', '{advice}'],
  },
  'config/tracking-id': {
    en: ['{where}"{id}" is not the number of a counter', "write it as 'G-ABC123'"],
    ru: ['{where}«{id}» — не номер счётчика', "нужен вид 'G-ABC123'"],
  },
  'config/counter-id': {
    en: ['{where}"{id}" is not the number of a counter', 'write digits alone'],
    ru: ['{where}«{id}» — не номер счётчика', 'нужны одни цифры'],
  },
  'config/tag-name': {
    en: ['{where}"{name}" is not the name of a tag', "write, for example, 'link'"],
    ru: ['{where}«{name}» — не имя тега', "например 'link'"],
  },
  'config/hosting': {
    en: ['{where}there are no settings for "{name}"', 'use one of {choices}'],
    ru: ['{where}настроек для «{name}» нет', 'годятся {choices}'],
  },
  'config/levels': {
    en: ['{where}level {min} is greater than maxHeadingLevel ({max})', 'swap them'],
    ru: ['{where}уровень {min} больше maxHeadingLevel ({max})', 'поменяйте их местами'],
  },
  'config/color': {
    en: ['{where}"{color}" is not a CSS color', "write it as '#123456'"],
    ru: ['{where}«{color}» — не цвет CSS', "нужен вид '#123456'"],
  },
  'config/magic-comment': {
    en: ['{where}it is not said which comment marks lines', "add line: 'error-next-line'"],
    ru: ['{where}не сказано, какой комментарий отмечает строки', "добавьте line: 'error-next-line'"],
  },
  'config/id-taken': {
    en: ['{where}the name "{id}" is already taken in {other}', 'give every section a name of its own: id'],
    ru: ['{where}имя «{id}» уже занято в {other}', 'дайте каждому разделу своё имя: id'],
  },
  'config/folder-outside': {
    en: ['{where}the folder lies outside the site', 'write its path from the folder of the site'],
    ru: ['{where}папка лежит вне сайта', 'напишите путь от папки сайта'],
  },
  'config/file-missing': {
    en: ['{where}there is no file "{file}"', 'correct the path: it begins at the folder of the site'],
    ru: ['{where}файла «{file}» нет', 'исправьте путь: он от папки сайта'],
  },
  'config/file-special': {
    en: ['{where}"{file}" is a folder, a pipe or a device', 'name an ordinary file'],
    ru: ['{where}«{file}» — папка, канал или устройство', 'назовите обычный файл'],
  },
  'config/slot-code': {
    en: ['{where}"{file}" is no code', 'name a .tsx, .ts, .jsx or .js file whose default export is a component'],
    ru: [
      '{where}«{file}» — не код',
      'назовите файл .tsx, .ts, .jsx или .js, который по умолчанию экспортирует компонент',
    ],
  },
  'config/slot-twice': {
    en: ['{where}"{name}" stands twice: "{file}" and "{other}"', 'keep one of the two'],
    ru: ['{where}«{name}» есть дважды: «{file}» и «{other}»', 'оставьте одно из двух'],
  },
  'config/feed-type': {
    en: ['{where}there is no such kind of feed: {shown}', "use 'rss', 'atom', 'json', 'all' or null"],
    ru: ['{where}вида ленты {shown} нет', "годятся 'rss', 'atom', 'json', 'all' или null"],
  },
  'config/navbar-type': {
    en: ['{where}no NavbarItem component for this type: {shown}', '{suggestion}'],
    ru: ['{where}не найден компонент NavbarItem для типа {shown}', '{suggestion}'],
  },
  'config/nested-dropdown': {
    en: ['{where}a dropdown inside a dropdown', 'move it to the top level'],
    ru: ['{where}выпадающий список внутри выпадающего списка', 'вынесите его на верхний уровень'],
  },
  'config/item-nowhere': {
    en: ['{where}the item leads nowhere', `add ${LINK_EXAMPLE}`],
    ru: ['{where}пункт никуда не ведёт', "добавьте to: '/archive' или href: 'https://example.org'"],
  },
  'config/link-nowhere': {
    en: ['{where}the link leads nowhere', `add ${LINK_EXAMPLE}`],
    ru: ['{where}ссылка никуда не ведёт', "добавьте to: '/archive' или href: 'https://example.org'"],
  },
  'config/stray-link': {
    en: ['{where}a link stands beside columns', 'move it into a column: items'],
    ru: ['{where}ссылка стоит рядом со столбцами', 'уберите её в столбец: items'],
  },
  'config/regex': {
    en: ['{where}the regular expression "{regex}" cannot be read', 'correct it'],
    ru: ['{where}регулярное выражение «{regex}» не читается', 'исправьте его'],
  },
  'config/policy-source': {
    en: ['{where}"{source}" cannot stand in a security policy', "write a host like 'https://api.example.org'"],
    ru: ['{where}«{source}» не может стоять в политике безопасности', "нужен узел вида 'https://api.example.org'"],
  },
  'config/page-pattern': {
    en: ['{where}"{pattern}" is not an address of pages', "write it as '/docs/**'"],
    ru: ['{where}«{pattern}» — не адрес страниц', "нужен вид '/docs/**'"],
  },
} satisfies Record<string, TextEntry>

/** Words inside the others. */
const words = {
  'kind/list': { en: 'a list', ru: 'список' },
  'kind/pattern': { en: 'a regular expression', ru: 'регулярное выражение' },
  'kind/string': { en: 'a string', ru: 'строка' },
  'kind/number': { en: 'a number', ru: 'число' },
  'kind/function': { en: 'a function', ru: 'функция' },
  'kind/object': { en: 'an object', ru: 'объект' },
  'kind/undefined': { en: 'nothing', ru: 'ничего нет' },
  quoted: { en: '"{text}"', ru: '«{text}»' },
  'suggestion/near': { en: 'perhaps you meant {name}', ru: 'возможно, имелось в виду {name}' },
  'suggestion/place': { en: 'write {names} instead', ru: 'пишите вместо неё {names}' },
  'suggestion/all': { en: 'use one of {names}', ru: 'есть: {names}' },
  'range/from': { en: 'a number of at least {min}', ru: 'не меньше {min}' },
  'range/between': { en: 'a number from {min} to {max}', ru: 'от {min} до {max}' },
  'range/integer-from': { en: 'an integer of at least {min}', ru: 'целое не меньше {min}' },
  'range/integer-between': { en: 'an integer from {min} to {max}', ru: 'целое от {min} до {max}' },
  'example/site': { en: 'Notes', ru: 'Записки' },
  'example/archive': { en: 'Archive', ru: 'Архив' },
  'example/blog': { en: 'Blog', ru: 'Блог' },
  'example/source-code': { en: 'Source code', ru: 'Исходный код' },
  'example/category': { en: 'Section', ru: 'Раздел' },
  'example/announcement': { en: 'We have moved', ru: 'Мы переехали' },
  'example/time-zone': { en: "write a name like 'Europe/Moscow'", ru: "нужно имя вида 'Europe/Moscow'" },
} satisfies Record<string, TextEntry>

export const config = {
  ...mistakes,
  ...words,
  ...sidebarsAndVersions,
  ...configRuns,
  ...configIgnored,
} satisfies Record<string, TextEntry>
