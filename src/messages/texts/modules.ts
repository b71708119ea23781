/** Texts about the site's own modules. */

import type { TextEntry } from '../text.ts'

export const modules = {
  'blocked-address': {
    en: [
      'the security policy does not let browsers reach {origin} from this component',
      "add to the config: security: { {setting}: ['{origin}'] }; in docusaurus.config it stands inside customFields",
    ],
    ru: [
      'политика безопасности не пустит этот компонент к {origin}',
      "добавьте в настройки: security: { {setting}: ['{origin}'] }; в docusaurus.config — внутри customFields",
    ],
  },
  'blocked-address/form': {
    en: [
      'the security policy does not let the form be sent to {origin}',
      "add to the config: security: { formAction: ['{origin}'] }",
    ],
    ru: [
      'политика безопасности не даст отправить форму на {origin}',
      "добавьте в настройки: security: { formAction: ['{origin}'] }",
    ],
  },
  'blocked-address/head': {
    en: [
      'the security policy does not let browsers reach {origin}, which a script of the head names',
      "add to the config, if that script loads from there: security: { {setting}: ['{origin}'] }; in docusaurus.config it stands inside customFields",
    ],
    ru: [
      'политика безопасности не пустит браузер к {origin}: этот адрес назван в скрипте из head',
      "если скрипт оттуда что-то загружает, добавьте в настройки: security: { {setting}: ['{origin}'] }; в docusaurus.config — внутри customFields",
    ],
  },
  'blocked-address/module': {
    en: [
      'the security policy does not let browsers reach {origin} from this module, which every page runs',
      "add to the config: security: { {setting}: ['{origin}'] }; in docusaurus.config it stands inside customFields",
    ],
    ru: [
      'политика безопасности не пустит к {origin} этот модуль, который выполняет каждая страница',
      "добавьте в настройки: security: { {setting}: ['{origin}'] }; в docusaurus.config — внутри customFields",
    ],
  },
  'blocked-address/page': {
    en: [
      'the security policy kept this page from {origin}',
      "add to the config: security: { {setting}: ['{origin}'] }; in docusaurus.config it stands inside customFields",
    ],
    ru: [
      'политика безопасности не пустила эту страницу к {origin}',
      "добавьте в настройки: security: { {setting}: ['{origin}'] }; в docusaurus.config — внутри customFields",
    ],
  },
  'blocked-markup/handler': {
    en: [
      '{where}the security policy forbids handlers in markup: {name} of <{tag}> does nothing',
      'listen for the event in a module among clientModules',
    ],
    ru: [
      '{where}обработчики в разметке запрещены политикой безопасности: {name} у <{tag}> не действует',
      'ловите событие в модуле из clientModules',
    ],
  },
  'blocked-markup/script': {
    en: [
      '{where}the security policy forbids scripts in this markup: it does not run',
      'put it among headTags or into a module among clientModules',
    ],
    ru: [
      '{where}скрипты в этой разметке запрещены политикой безопасности: он не выполняется',
      'перенесите его в headTags или в модуль из clientModules',
    ],
  },
  'component-run/module': {
    en: ['the module does not run: {message}', 'correct it'],
    ru: ['модуль не выполняется: {message}', 'исправьте его'],
  },
  'component-run/no-component': {
    en: [
      'the file stands in the place of a part of the theme, and its default export is no component',
      'export one: export default function …',
    ],
    ru: [
      'файл занимает место части темы, но в его export default не компонент',
      'экспортируйте компонент: export default function …',
    ],
  },
  'dead-component': {
    en: [
      '{what} does nothing: the component is drawn once, when the site is built',
      "begin the file with the line 'use client' or add islands: ['{file}'] to the config",
    ],
    ru: [
      '{what} не действует: компонент выводится один раз, при сборке',
      "начните файл строкой 'use client' или добавьте в настройки islands: ['{file}']",
    ],
  },
  'dead-component/menu': {
    en: [
      '{what} does nothing: parts of the menu of documents, of its frame and of blocks of code are drawn once, when the site is built',
      'a part of pages may hold what acts (DocItem/Layout, DocItem/Footer)',
    ],
    ru: [
      '{what} не действует: части меню документов, его рамки и блоков кода выводятся один раз, при сборке',
      'то, что действует, может стоять в частях страниц (DocItem/Layout, DocItem/Footer)',
    ],
  },
  'dead-component/text': {
    en: [
      '{what} of {name} does nothing: it needs what only the text has (its front matter or contents, another text, a component that is not imported), so it is drawn once, when the site is built',
      "move it to a file that begins with 'use client', import it and give it what it needs",
    ],
    ru: [
      '{what} у {name} не действует: ему нужно то, что есть только у текста (его шапка или содержание, другой текст, компонент без import), поэтому он выводится один раз, при сборке',
      "вынесите его в файл, который начинается с 'use client', подключите через import и передайте нужное",
    ],
  },
  'ignored-theme': {
    en: [
      'parts of the theme in src/theme do not take the place of ours: {names}',
      'import them in documents; the look of pages is changed by themeConfig and custom.css',
    ],
    ru: [
      'части темы из src/theme не подменяются: {names}',
      'их можно импортировать из документов; вид страниц меняют настройки themeConfig и custom.css',
    ],
  },
  'ignored-theme/search': {
    en: ['{names} of src/theme: search is ours', 'its settings are `search`'],
    ru: ['{names} из src/theme: поиск — наш', 'его настройки — `search`'],
  },
  'ignored-theme/menu': {
    en: [
      '{names} of src/theme: the menu of documents is ours',
      'change its look in custom.css and themeConfig.docs.sidebar',
    ],
    ru: ['{names} из src/theme: меню документов — наше', 'вид меняют custom.css и themeConfig.docs.sidebar'],
  },
  'ignored-theme/phone': {
    en: ['{names} of src/theme: the menu of narrow screens is ours', 'what it holds comes from themeConfig.navbar'],
    ru: ['{names} из src/theme: меню узких экранов — наше', 'что в нём стоит, говорит themeConfig.navbar'],
  },
  'ignored-theme/code': {
    en: [
      '{names} of src/theme: parts of blocks of code are ours',
      'a part named CodeBlock stands around the whole block',
    ],
    ru: ['{names} из src/theme: части блоков кода — наши', 'вокруг всего блока встаёт часть CodeBlock'],
  },
  'ignored-theme/head': {
    en: [
      '{names} of src/theme: the head of pages is ours: title, description, cards, structured data',
      'its settings are headTags and the metadata of texts',
    ],
    ru: [
      '{names} из src/theme: голова страниц — наша: заголовок, описание, карточки, разметка данных',
      'её меняют headTags и метаданные текстов',
    ],
  },
  'ignored-theme/contents': {
    en: ['{names} of src/theme: contents are drawn by the parts TOC and TOCItems alone', 'put yours into one of them'],
    ru: ['{names} из src/theme: оглавление рисуют только части TOC и TOCItems', 'перенесите своё в одну из них'],
  },
  'ignored-theme/items': {
    en: [
      '{names} of src/theme: items of the top bar are ours',
      "give kinds of your own in NavbarItem/ComponentTypes, type: 'custom-…'",
    ],
    ru: [
      '{names} из src/theme: пункты верхней панели — наши',
      "свои виды дайте в NavbarItem/ComponentTypes, type: 'custom-…'",
    ],
  },
  'ignored-theme/signs': {
    en: ['{names} of src/theme: signs are ours', 'change them in custom.css'],
    ru: ['{names} из src/theme: значки — наши', 'их меняет custom.css'],
  },
  'islands-found': {
    en: 'browsers take these components over, for they have state, effects or handlers: {names}',
    ru: 'эти компоненты оживляет браузер: у них есть состояние, эффекты или обработчики: {names}',
  },
  'module-absent/file': { en: 'there is no such file', ru: 'такого файла нет' },
  'module-absent/file-cure': { en: 'correct the path', ru: 'исправьте путь' },
  'module-absent/package': { en: 'the package is not installed', ru: 'пакет не установлен' },
  'module-absent/package-cure': {
    en: "run npm install {name} in the site's folder or remove the import",
    ru: 'выполните в папке сайта npm install {name} или уберите import',
  },
  'module-absent/site-cure': {
    en: 'it is a file of the site: write @site/{name}',
    ru: 'это файл сайта: напишите @site/{name}',
  },
  'module-absent/unbundled': { en: "it is not among the site's modules", ru: 'его нет среди модулей сайта' },
  'module-import/file': {
    en: ['there is no file {file}', 'correct the path in the import'],
    ru: ['файла {file} нет', 'исправьте путь в import'],
  },
  'module-import/export': {
    en: ['{file} does not export {name}, which another file imports', 'correct the name; until then it is nothing'],
    ru: ['{file} не экспортирует {name}, а другой файл это импортирует', 'исправьте имя: пока там пусто'],
  },
  'module-import/site-file': {
    en: ['{name} is a file of the site, and an import takes it for a package', 'write @site/{name}'],
    ru: ['{name} — файл сайта, а import принимает его за пакет', 'напишите @site/{name}'],
  },
  'module-import/drawn': {
    en: ['there is no file {file} that a component of this page asks for', 'add the file or correct its name'],
    ru: ['нет файла {file}, который нужен компоненту этой страницы', 'добавьте файл или исправьте его имя'],
  },
  'module-import/kind': {
    en: ['a component cannot import the file {name}', 'add ?raw to import the text of a file'],
    ru: ['файл {name} в компонент не вставить', 'текст файла даёт приписка ?raw'],
  },
  'module-import/loader': {
    en: ['there is no loader {name}', 'use raw-loader, url-loader or file-loader'],
    ru: ['загрузчика {name} нет', 'есть raw-loader, url-loader и file-loader'],
  },
  'module-import/name': {
    en: ['there is no module {name}', '{cure}'],
    ru: ['модуля {name} нет', '{cure}'],
  },
  'module-style/format': {
    en: ['{extension} style sheets cannot be read', 'compile them to .css and import that'],
    ru: ['стили {extension} не читаются', 'скомпилируйте их в .css и импортируйте его'],
  },
  'module-style/theme': {
    en: [
      'the sheet {name} belongs to the theme of Docusaurus, so its classes are empty here',
      'copy the rules that you need into a sheet of the site',
    ],
    ru: [
      'стили {name} — часть темы Docusaurus, поэтому классы из них здесь пусты',
      'перенесите нужные правила в стили сайта',
    ],
  },
  'module-style/sass': {
    en: [
      '{extension} style sheets are read by the package “sass”, which is not installed',
      "run npm install sass in the site's folder",
    ],
    ru: ['стили {extension} читает пакет «sass», а он не установлен', 'выполните npm install sass в папке сайта'],
  },
  'module-style/import': {
    en: ['there is no file {name} that @import names', 'correct the path'],
    ru: ['файла {name} из @import нет', 'исправьте путь'],
  },
  'module-style/syntax': {
    en: ['the style sheet cannot be read: {message}', 'correct the rule: it is left out'],
    ru: ['стили не читаются: {message}', 'исправьте правило: в страницы оно не попадёт'],
  },
  'module-style/static': {
    en: ['there is no file {file} in the static folders', 'put it there or correct the path in url()'],
    ru: ['файла {file} нет в папках static', 'положите его туда или исправьте путь в url()'],
  },
  'module-style/url': {
    en: ['there is no file {file} that url() names', 'correct the path'],
    ru: ['файла {file} из url() нет', 'исправьте путь'],
  },
  'site-style': {
    en: ['browsers cannot read this rule of the style sheet: {message}', 'correct it: it has no effect'],
    ru: ['браузеры не прочтут это правило стилей: {message}', 'исправьте его: оно не действует'],
  },
  'site-style/unclosed': {
    en: [
      'nothing closes this block of the style sheet',
      'add "}" where it ends: all that follows is taken for its part',
    ],
    ru: [
      'этот блок стилей ничем не закрыт',
      'поставьте «}» там, где он кончается: всё после него считается его частью',
    ],
  },
  'module-syntax': { en: 'the module cannot be read: {message}', ru: 'модуль не читается: {message}' },
  'module-syntax/no-drawing': { en: 'there is no SVG drawing inside', ru: 'внутри не рисунок SVG' },
  'package-missing': {
    en: ['the package “{name}” is not installed', "run npm install {name} in the site's folder or remove the import"],
    ru: ['пакет «{name}» не установлен', 'выполните в папке сайта npm install {name} или уберите import'],
  },
  'client-module': {
    en: ['this module for browsers cannot be bundled: {message}', 'it is left out until that is corrected'],
    ru: ['этот модуль для браузера не собирается: {message}', 'пока это не исправлено, он не выполняется'],
  },
  'search-module': {
    en: [
      'the module of transformItems cannot be bundled: {message}',
      'export a function: export default items => items',
    ],
    ru: ['модуль transformItems не собирается: {message}', 'нужна функция: export default items => items'],
  },
  'search-module/no-default': { en: 'it has no export default', ru: 'нет export default' },
} satisfies Record<string, TextEntry>
