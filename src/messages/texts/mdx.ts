/** Texts about MDX, components and what they import. */

import type { TextEntry } from '../text.ts'

export const mdx = {
  'frame-at-rest': {
    en: [
      'what stands around documents has a state, and browsers do not run it there: what reads its context does not act',
      'put what keeps the state into src/theme/Root, where it runs',
    ],
    ru: [
      'у того, что стоит вокруг документов, есть состояние, а браузер там его не оживляет: что читает его контекст, не действует',
      'перенесите то, что хранит состояние, в src/theme/Root: там оно работает',
    ],
  },
  'bad-tab': {
    en: ['something in <Tabs> is not a <TabItem>', 'wrap the content in <TabItem value="…" label="…">'],
    ru: ['внутри <Tabs> стоит не <TabItem>', 'заключите содержимое в <TabItem value="…" label="…">'],
  },
  'component-run': {
    en: ['the component does not run: {reason}', 'it is shown by {shown}'],
    ru: ['компонент не выполняется: {reason}', 'его показывает {shown}'],
  },
  'component-run/browser-only': {
    en: "there is no {name} during the build: read it in useEffect or inside <BrowserOnly>, and begin the file with 'use client'; it is shown by {shown}",
    ru: "при сборке нет {name}: читайте его в useEffect или внутри <BrowserOnly>, а файл начните с 'use client'; его показывает {shown}",
  },
  'component-run/left-out': {
    en: [
      'a component does not run and is left out, the rest is there: {reason}',
      'one of a package may want something around it that the site does not have here',
    ],
    ru: [
      'компонент не выполняется и пропущен, остальное на месте: {reason}',
      'компоненту из пакета может быть нужно вокруг то, чего здесь у сайта нет',
    ],
  },
  'component-run/endless': {
    en: 'more than {count} elements on the page: the component probably draws itself',
    ru: 'больше {count} элементов на странице: вероятно, компонент рисует сам себя',
  },
  'component-run/long': {
    en: 'more than {most|million characters|million characters} on the page: the component probably repeats itself',
    ru: 'больше {most|миллиона знаков|миллионов знаков|миллионов знаков} на странице: вероятно, компонент повторяет одно и то же',
  },
  'duplicate-tab': {
    en: ['two tabs have the value “{value}”', 'give each tab of one <Tabs> its own value'],
    ru: ['две вкладки со значением «{value}»', 'значения value в одном <Tabs> различны'],
  },
  'ignored-style': {
    en: ['styles of {specifier} cannot be imported from MDX', 'add them with customCss in the config'],
    ru: ['стили {specifier} не подключаются из MDX', 'подключите их через customCss в настройках'],
  },
  'import-outside': {
    en: [
      'import {specifier} leaves the repository of the site',
      'what is imported is published: keep it beside the site',
    ],
    ru: [
      'import {specifier} выходит за репозиторий сайта',
      'импортированное публикуется: положите файл рядом с сайтом',
    ],
  },
  'include-loop': {
    en: ['texts include each other in a circle: {loop}', 'remove one of the imports'],
    ru: ['вставки замкнулись: {loop}', 'уберите одну из них'],
  },
  'browser-only': {
    en: [
      'what <BrowserOnly> of a text draws cannot be asked for at build: {reason}',
      "move the code into a component whose file begins with 'use client', and draw that one in <BrowserOnly>",
    ],
    ru: [
      'что рисует <BrowserOnly> в тексте, при сборке не узнать: {reason}',
      "перенесите код в компонент, файл которого начинается с 'use client', и рисуйте в <BrowserOnly> его",
    ],
  },
  'island-children': {
    en: [
      'the component {file} looks into what stands in it, which cannot be sent to the browser: it is drawn at build and does not act',
      'let it show its children as they are, or pass what it looks for as a property',
    ],
    ru: [
      'компонент {file} разбирает вложенное в него, а в браузер его не передать: он выведен при сборке и не действует',
      'пусть он показывает вложенное как есть, а то, что ищет, получает свойством',
    ],
  },
  'island-props': {
    en: [
      'property {path} of island {file} is {what}, which cannot be sent to the browser',
      'pass strings, numbers, lists and plain objects; create the rest inside the component',
    ],
    ru: [
      'свойство {path} островка {file} — {what}: в браузер его не передать',
      'передавайте строки, числа, списки и простые объекты; остальное заведите в самом компоненте',
    ],
  },
  'island-props/text': {
    en: ['the island includes {file}, but text cannot be sent to the browser', 'pass it to the island as children'],
    ru: ['островок вставляет {file}: в браузер текст не передать', 'передайте его островку как children'],
  },
  'island-value/element': { en: 'an element inside an object', ru: 'разметка внутри объекта' },
  'island-value/endless': { en: 'nested without end', ru: 'бесконечная вложенность' },
  'island-value/function': { en: 'a function', ru: 'функция' },
  'island-value/object': { en: 'an object {name}', ru: 'объект {name}' },
  'mdx-component': {
    en: ['there is no component <{name}>', 'import it at the top of the file'],
    ru: ['нет компонента <{name}>', 'импортируйте его в начале файла'],
  },
  'mdx-component/close': { en: 'did you mean <{name}>?', ru: 'возможно, имелся в виду <{name}>' },
  'mdx-component/known': {
    en: 'import it; available without an import: {names}',
    ru: 'импортируйте его; без импорта есть: {names}',
  },
  'mdx-import': {
    en: ['there is no module {specifier}', 'check the path'],
    ru: ['модуля {specifier} нет', 'проверьте путь'],
  },
  'mdx-import/failed': {
    en: ['module {specifier} could not be loaded: {reason}{where}', 'check the path and the module itself'],
    ru: ['модуль {specifier} не загрузился: {reason}{where}', 'проверьте путь и сам модуль'],
  },
  'mdx-import/name': {
    en: ['{specifier} does not export {name}', 'check the name'],
    ru: ['в {specifier} нет {name}', 'проверьте имя'],
  },
  'mdx-import/names': { en: 'it exports: {names}', ru: 'есть: {names}' },
  'text-environment': {
    en: [
      '{read} is read while the site is built, and what it holds there is published with the page',
      'write what readers may know into customFields of the config and take it from there: {useDocusaurusContext().siteConfig.customFields.name}, imported from @docusaurus/useDocusaurusContext',
    ],
    ru: [
      '{read} читается при сборке, и то, что там записано, публикуется вместе со страницей',
      'впишите то, что можно знать читателям, в customFields конфига и берите оттуда: {useDocusaurusContext().siteConfig.customFields.name} с импортом из @docusaurus/useDocusaurusContext',
    ],
  },
  'browser-environment': {
    en: [
      'process.env.{name} is empty here: browsers run this code, and they know nothing of the environment of the build',
      'write it into the config, customFields: { {name}: process.env.{name} }, and take it from useDocusaurusContext().siteConfig.customFields',
    ],
    ru: [
      'process.env.{name} здесь пусто: этот код выполняет браузер, а он не знает окружения сборки',
      'впишите значение в конфиг, customFields: { {name}: process.env.{name} }, и берите его из useDocusaurusContext().siteConfig.customFields',
    ],
  },
  'mdx-runtime': {
    en: ['MDX does not run: {reason}', 'correct the expression or the component'],
    ru: ['MDX не выполняется: {reason}', 'исправьте выражение или компонент'],
  },
  'mdx-runtime/browser': {
    en: ['there is no {name} while the site is built', 'let browsers draw what asks for it: {code}'],
    ru: ['при сборке нет {name}', 'пусть то, что его спрашивает, рисуют браузеры: {code}'],
  },
  'mdx-runtime/waits': {
    en: [
      'a component here is not drawn at once: it is async or waits for data',
      "import the data, or fetch them in useEffect in a file that begins with 'use client'",
    ],
    ru: [
      'компонент выводится не сразу: он async или ждёт данных',
      "импортируйте данные или запросите их в useEffect, а файл начните с 'use client'",
    ],
  },
  'mdx-runtime/shown': {
    en: [
      'nothing is called {name} here, and the braces are shown as they are written',
      'braces are code in MDX: write \\{ or use backticks',
    ],
    ru: [
      'имени {name} здесь нет, и фигурные скобки показаны как написаны',
      'в MDX фигурные скобки — это код: напишите \\{ или возьмите в обратные кавычки',
    ],
  },
  'mdx-runtime/name': {
    en: [
      'MDX does not run: the name “{name}” is not defined',
      'braces are code in MDX: to show them, write \\{ or use backticks',
    ],
    ru: [
      'MDX не выполняется: имя «{name}» не определено',
      'в MDX фигурные скобки — это код: чтобы показать их, напишите \\{ или возьмите в обратные кавычки',
    ],
  },
  'missing-partial': {
    en: ['there is no text {file} to include', 'correct the path in the import'],
    ru: ['текста {file} для вставки нет', 'исправьте путь в import'],
  },
  'module-replacement/api': {
    en: 'this is a component of a plugin; generate Markdown from the API description before the build',
    ru: 'это компонент плагина; выведите описание интерфейса в Markdown до сборки',
  },
  'module-replacement/blog': {
    en: 'the engine draws lists of posts: link to a page of the blog instead',
    ru: 'списки записей рисует движок: вместо них дайте ссылку на страницу блога',
  },
  'module-replacement/blog-data': {
    en: 'data of plugins is not available during the build: set properties of the post in its front matter',
    ru: 'данных плагинов при сборке нет: свойства записи задайте в начале файла',
  },
  'module-replacement/close': { en: 'did you mean {name}?', ru: 'возможно, имелся в виду {name}' },
  'module-replacement/config': {
    en: 'there are no generated files: useDocusaurusContext().siteConfig gives the config',
    ru: 'порождённых файлов нет: настройки даёт useDocusaurusContext().siteConfig',
  },
  'module-replacement/core': {
    en: 'this is the build program of Docusaurus; it is not part of pages',
    ru: 'это программа сборки Docusaurus, в страницах её нет',
  },
  'module-replacement/docs': {
    en: 'the engine draws pages of docs; use DocCardList, DocCard or TOCInline',
    ru: 'страницы заметок рисует движок; есть DocCardList, DocCard, TOCInline',
  },
  'module-replacement/docs-data': {
    en: 'data of plugins is not available during the build: <DocCardList /> lists docs',
    ru: 'данных плагинов при сборке нет: для списка заметок есть <DocCardList />',
  },
  'module-replacement/frame': {
    en: 'what surrounds a page is set in the config under themeConfig, its look in custom.css',
    ru: 'обрамление страницы задаётся в настройках: themeConfig, а вид — в custom.css',
  },
  'module-replacement/icon': {
    en: "import a drawing: import Icon from './icon.svg'",
    ru: "вставьте рисунок: import Icon from './icon.svg'",
  },
  'module-replacement/internal': {
    en: 'internals of the theme are not repeated here: use @docusaurus/theme-common',
    ru: 'внутренности темы не повторены: есть @docusaurus/theme-common',
  },
  'module-replacement/known': { en: 'there are: {names}', ru: 'есть: {names}' },
  'module-replacement/live-code': {
    en: "live code is run in a frame: write a block with `live`, or a component of your own with 'use client'",
    ru: "живой код выполняется во фрейме: напишите блок с `live` или свой компонент с 'use client'",
  },
  'module-replacement/routes': {
    en: 'the engine makes routes from files: use Link, Redirect, useLocation, useHistory',
    ru: 'маршруты делает движок из файлов: есть Link, Redirect, useLocation, useHistory',
  },
  'too-many-tabs': {
    en: ['more than {max} tabs', 'the rest cannot be switched without JavaScript: split them'],
    ru: ['вкладок больше {max}', 'лишние не переключаются без JavaScript: разделите их'],
  },
  'translation/elements': {
    en: '<Translate> holds something other than plain text: put elements into values',
    ru: 'внутри <Translate> не простой текст: элементы передайте через values',
  },
  'translation/nameless': {
    en: 'a translation has neither id nor message: name at least one',
    ru: 'у перевода нет ни id, ни message: задайте хотя бы одно',
  },
  'unknown-tab': {
    en: ['there is no tab “{value}”, which defaultValue names', 'there are: {known}'],
    ru: ['вкладки «{value}» из defaultValue нет', 'есть: {known}'],
  },
} satisfies Record<string, TextEntry>
