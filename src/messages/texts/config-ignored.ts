/** Texts about a config of Docusaurus: what nothing here heeds, and what that means for visitors of the site. */

import type { TextEntry } from '../text.ts'

export const configIgnored = {
  'config-packages/failed': {
    en: [
      'packages that are not installed have values that do nothing in their place: {names}',
      'if it fails for that reason, run npm install {list}',
    ],
    ru: [
      'вместо пакетов, которые не установлены, стоят значения, которые ничего не делают: {names}',
      'если дело в этом, выполните npm install {list}',
    ],
  },
  'config-packages/called': {
    en: [
      'packages that are not installed were called and did nothing: {names}',
      'what they make is missing: run npm install {list}',
    ],
    ru: [
      'вызваны пакеты, которые не установлены, и они ничего не сделали: {names}',
      'того, что они создают, нет: выполните npm install {list}',
    ],
  },
  'config-packages/menu': {
    en: [
      'the menu goes without what packages make that are not installed: {names}',
      'run npm install {list}, or remove it from the file',
    ],
    ru: [
      'в меню нет того, что создают пакеты, которые не установлены: {names}',
      'выполните npm install {list} или уберите это из файла',
    ],
  },
  'config-packages/plugins': {
    en: [
      'packages of the former site were not loaded: {names}',
      'Markdown plugins that are made with them do nothing until they are installed',
    ],
    ru: [
      'пакеты прежнего сайта не загружены: {names}',
      'плагины Markdown, которым они нужны, ничего не сделают, пока пакеты не установлены',
    ],
  },
  'config-packages': {
    en: 'packages of the former site are not needed and were not loaded: {names}',
    ru: 'пакеты прежнего сайта не нужны и не загружены: {names}',
  },
  'config-ignored': { en: 'settings without effect: {list}', ru: 'что из настроек не действует: {list}' },
  'config-unknown': {
    en: 'unknown settings, without effect: {names}',
    ru: 'незнакомые настройки, не действуют: {names}',
  },
  'config-misplaced': {
    en: ['{where}no setting of this place, it has no effect', 'write it as {place}'],
    ru: ['{where}настройка не этого места, не действует', 'напишите её как {place}'],
  },
  'ignored/item': { en: '{where} — {meaning}', ru: '{where} — {meaning}' },
  'ignored/items': { en: '{before}; {next}', ru: '{before}; {next}' },
  'ignored/unknown': { en: 'an unknown setting', ru: 'незнакомая настройка' },
  'ignored/function': { en: 'a function: carry it over yourself', ru: 'функция: перенесите её сами' },
  'ignored/site-version': {
    en: 'a version of the site is shown nowhere',
    ru: 'версия сайта нигде не показана',
  },
  'ignored/inline-authors': {
    en: 'an author written in the post itself is always accepted',
    ru: 'автор, описанный в самой записи, принимается всегда',
  },
  'ignored/code-languages': { en: 'all languages are highlighted', ru: 'подсвечиваются все языки' },
  'ignored/active-class': {
    en: 'the item of the current version is always marked',
    ru: 'пункт нынешней версии отмечен всегда',
  },
  'ignored/hideable': {
    en: 'the sidebar of the docs is always shown',
    ru: 'боковое меню документов видно всегда',
  },
  'ignored/page-component': {
    en: "markup of your own is not used: pages are drawn by the engine's theme",
    ru: 'своя разметка страницы не применяется: страницы рисует тема движка',
  },
  'ignored/feed-items': {
    en: 'what feeds hold is not changed by this function',
    ru: 'состав ленты не меняется этой функцией',
  },
  'ignored/feed-style': {
    en: 'feeds have no look of their own: browsers are giving up XSLT',
    ru: 'у лент нет своего оформления: браузеры отказываются от XSLT',
  },
  'ignored/sitemap-items': {
    en: 'this is no function, or one of a package that is not installed: the sitemap is the usual one',
    ru: 'это не функция, или она из пакета, который не установлен: карта сайта обычная',
  },
  'ignored/reading-time': {
    en: 'reading time is counted the usual way',
    ru: 'время чтения считается обычным образом',
  },
  'ignored/blog-posts': {
    en: 'posts do not pass through this function',
    ru: 'записи не проходят через эту функцию',
  },
  'ignored/footnotes': {
    en: 'footnotes and links to them look as usual',
    ru: 'сноски и ссылки на них — обычного вида',
  },
  'ignored/broken-links': {
    en: 'the function is not called: the build warns of broken links',
    ru: 'функция не вызывается: о потерянных ссылках предупредит сборка',
  },
  'ignored/diagrams': { en: 'diagrams stay text', ru: 'диаграммы остаются текстом' },
  'ignored/markdown-plugin': { en: 'texts do not pass through it', ru: 'текст через него не проходит' },
  'ignored/not-run': { en: '"{name}" is not run', ru: '«{name}» не выполняется' },
  'ignored/not-installed': {
    en: '"{name}" is not run: the site has no such package',
    ru: '«{name}» не выполняется: такого пакета у сайта нет',
  },
  'ignored/not-run-means': { en: '"{name}" is not run: {meaning}', ru: '«{name}» не выполняется: {meaning}' },
  'ignored/plugin-routes': {
    en: 'these pages of plugins are not built: {routes}; their address is a pattern, or their component or its data are not files that can be read',
    ru: 'эти страницы плагинов не собираются: {routes}; их адрес — шаблон, или компонент либо его данные не лежат в файлах, которые можно прочесть',
  },
  'ignored/plugin-bundling': {
    en: '"{name}" is run without {names}: there is no Webpack here, its aliases and loaders do nothing, and PostCSS runs only with all its plugins installed',
    ru: '«{name}» выполняется без {names}: Webpack здесь нет, его псевдонимы и загрузчики не действуют, а PostCSS — только когда установлены все его плагины',
  },
  'ignored/plugin-theme': {
    en: '"{name}" is run without its theme: {names} stay ours; put into src/theme, they stand in their place',
    ru: '«{name}» выполняется без своей темы: {names} остаются нашими; лежи они в src/theme, они встали бы на место наших',
  },
  'ignored/plugin-tags': {
    en: '"{name}": tags for the body and tags as text are left out, tags for the head as objects are there',
    ru: '«{name}»: теги для body и теги строкой опущены, теги для head, записанные объектами, действуют',
  },
  'plugin-run': {
    en: ['the plugin "{name}" failed: {reason}', 'its data, tags and pages are missing on the site'],
    ru: ['плагин «{name}» не выполнился: {reason}', 'его данных, тегов и страниц на сайте нет'],
  },
  'ignored/plugin': { en: '"{name}" — {meaning}', ru: '«{name}» — {meaning}' },
  'ignored/npm2yarn': {
    en: 'functions are not called: commands of yarn, pnpm and bun are made by the engine, others are left out ({names})',
    ru: 'функции не вызываются: команды yarn, pnpm и bun составляет движок, остальных нет ({names})',
  },
  'ignored/own-markdown-plugin': { en: 'a Markdown plugin of your own', ru: 'своё дополнение Markdown' },
  'ignored/nameless-function': { en: 'a function', ru: 'функция' },
  'ignored/nameless-plugin': { en: 'a plugin', ru: 'плагин' },
  'ignored/preset': {
    en: 'the preset "{name}" is unknown: its sections are not built',
    ru: 'набор «{name}» не знаком: его разделы не собраны',
  },
  'ignored/preset-alike': {
    en: 'the preset "{name}" is read as the classic one: what it makes besides is not built',
    ru: 'набор «{name}» прочитан как классический: то, что он делает сверх того, не собрано',
  },
  'ignored/pwa': {
    en: 'the site does not work offline; sw.js ends the service worker that visitors have',
    ru: 'сайт не работает без сети; sw.js завершает service worker, который остался у посетителей',
  },
  'ignored/live-code': {
    en: 'the result always stands below the code',
    ru: 'результат всегда стоит под кодом',
  },
  'ignored/google-analytics': {
    en: 'the service was closed in 2024: move to gtag',
    ru: 'служба закрыта в 2024 году: перейдите на gtag',
  },
  'ignored/vercel-analytics': {
    en: 'visits are not counted: add a counter in headTags',
    ru: 'посещения не считаются: подключите счётчик через headTags',
  },
  'ignored/counter-more': {
    en: 'shown pages are counted, not clicks, downloads and events',
    ru: 'считаются показы страниц, а не нажатия, загрузки файлов и события',
  },
  'ignored/counter-paths': { en: 'these pages are counted, too', ru: 'эти страницы тоже считаются' },
  'ignored/search': { en: 'not needed: search is built in', ru: 'не нужен: поиск встроен' },
  'ignored/llms': {
    en: 'replaced: /llms.txt and the Markdown of each text are written by the engine; there is no llms-full.txt',
    ru: 'заменён: /llms.txt и Markdown каждого текста пишет движок; llms-full.txt нет',
  },
  'ignored/zoom': { en: 'not needed: images can be enlarged anyway', ru: 'не нужен: картинки увеличиваются и так' },
  'ignored/noscript': {
    en: "a noscript tag in the head is left out: the page's policy does not let it in",
    ru: 'тег noscript в head пропущен: политика страницы его не пустит',
  },
  'ignored/tag-manager': {
    en: 'scripts that Tag Manager loads work from googletagmanager.com alone: the CSP keeps out the rest',
    ru: 'скрипты, которые подгрузит Tag Manager, работают только с googletagmanager.com: остальное закроет CSP',
  },
  'ignored/css-package': {
    en: 'the sheet "{file}" comes with a package that is not installed: the site goes without it',
    ru: 'таблица «{file}» — из пакета, который не установлен: сайт обходится без неё',
  },
  'ignored/navbar-component': {
    en: 'the item "{type}" draws a component of its own: it is left out',
    ru: 'пункт «{type}» рисует свой компонент: он пропущен',
  },
  'ignored/ask-ai': {
    en: 'questions to the AI assistant are not asked',
    ru: 'вопросы к ИИ-помощнику не задаются',
  },
  'ignored/insights': { en: 'clicks on results are not sent', ru: 'клики по результатам не отправляются' },
  'ignored/client-module': {
    en: '"{name}" comes with a package that is not installed: it is not run in browsers',
    ru: '«{name}» — из пакета, который не установлен: в браузере он не выполняется',
  },
  'ignored/ssr-template': { en: 'the markup of the page is ours', ru: 'разметка страницы — наша' },
  'ignored/storage': {
    en: 'keys of browser storage have nothing added to their names',
    ru: 'ключи хранилища браузера без добавок к имени',
  },
  /** Comments in the config that `zapiski import` writes. */
  'import/lenient': {
    en: 'lenient: what Docusaurus passed over is a warning; delete it once the build warns of nothing',
    ru: 'lenient: что Docusaurus пропускал, то предупреждение; удалите, когда сборка ни о чём не предупреждает',
  },
  'import/part-search': {
    en: 'search is ours: the settings `search`',
    ru: 'поиск — наш: настройки `search`',
  },
  'import/part-menu': {
    en: 'the menu of documents is ours: custom.css, themeConfig.docs.sidebar',
    ru: 'меню документов — наше: custom.css, themeConfig.docs.sidebar',
  },
  'import/part-phone': {
    en: 'the menu of narrow screens is ours: it holds what themeConfig.navbar says',
    ru: 'меню узких экранов — наше: в нём то, что говорит themeConfig.navbar',
  },
  'import/part-code': {
    en: 'parts of blocks of code are ours: the slot CodeBlock stands around the whole block',
    ru: 'части блоков кода — наши: вокруг всего блока встаёт слот CodeBlock',
  },
  'import/part-head': {
    en: 'the head of pages is ours: headTags and the metadata of texts',
    ru: 'голова страниц — наша: headTags и метаданные текстов',
  },
  'import/part-contents': {
    en: 'contents are drawn by the slots TOC and TOCItems alone',
    ru: 'оглавление рисуют только слоты TOC и TOCItems',
  },
  'import/part-items': {
    en: 'items of the top bar are ours: kinds of your own in the slot NavbarItem/ComponentTypes',
    ru: 'пункты верхней панели — наши: свои виды — в слоте NavbarItem/ComponentTypes',
  },
  'import/part-signs': {
    en: 'signs are ours: custom.css',
    ru: 'значки — наши: custom.css',
  },
  'import/part-other': {
    en: 'nothing draws it here: import it where it shall stand, or delete it',
    ru: 'здесь её никто не рисует: импортируйте там, где ей стоять, или удалите',
  },
  'import/function': {
    en: '{where}: a function was here, carry it over from docusaurus.config',
    ru: '{where}: здесь была функция, перенесите её из docusaurus.config',
  },
} satisfies Record<string, TextEntry>
