/** Docusaurus' modules that are not here, and what to do instead: for messages. */

import { nearest } from '../shared/nearest.ts'

const REPLACEMENTS: [RegExp, string][] = [
  [
    /^@theme\/(Root|Navbar|Footer|SearchBar|NotFound|AnnouncementBar|DocSidebar|Logo)/,
    'обрамление страницы задаётся в настройках: themeConfig, а вид — в custom.css',
  ],
  [
    /^@theme\/(BlogPost|BlogList|BlogLayout|BlogSidebar|BlogTag|BlogArchive)/,
    'списки записей рисует движок: вместо них дайте ссылку на страницу блога',
  ],
  [
    /^@theme\/(Doc|EditThisPage|LastUpdated|PaginatorNavLink|TOC|Tag)/,
    'страницы заметок рисует движок; есть DocCardList, DocCard, TOCInline',
  ],
  [
    /^@theme\/(Playground|ReactLiveScope|CodeBlock\/)/,
    "живой код не выполняется: вынесите пример в компонент с 'use client'",
  ],
  [/^@theme\/(Icon|SvgIcon)/, "вставьте рисунок: import Icon from './icon.svg'"],
  [/^@theme\/(ApiLogo|Api|Schema|Param)/, 'это компонент плагина; выведите описание интерфейса в Markdown до сборки'],
  [
    /^@docusaurus\/plugin-content-docs\/client/,
    'данных плагинов при сборке нет: для списка заметок есть <DocCardList />',
  ],
  [
    /^@docusaurus\/plugin-content-blog\/client/,
    'данных плагинов при сборке нет: свойства записи задайте в начале файла',
  ],
  [
    /^@docusaurus\/(ComponentCreator|renderRoutes|useRouteMatch|router)/,
    'маршруты делает движок из файлов: есть Link, Redirect, useLocation, useHistory',
  ],
  [/^@docusaurus\/theme-common\/internal/, 'внутренности темы не повторены: есть @docusaurus/theme-common'],
  [/^@docusaurus\/(core|utils|logger|mdx-loader)/, 'это программа сборки Docusaurus, в страницах её нет'],
  [/^@generated\//, 'порождённых файлов нет: настройки даёт useDocusaurusContext().siteConfig'],
]

/** What takes the place of a module that does not exist here. */
export function replacementOf(specifier: string, known: readonly string[]): string {
  const plain = specifier.replace(/^@theme-(?:original|init)\//, '@theme/')
  const found = REPLACEMENTS.find(([pattern]) => pattern.test(plain))?.[1]
  if (found !== undefined) return found
  const close = nearest(plain, known)
  if (close !== undefined) return `возможно, имелся в виду ${close}`
  const group = plain.startsWith('@theme') ? '@theme/' : '@docusaurus/'
  return `есть: ${known.filter(name => name.startsWith(group)).join(', ')}`
}
