/** Settings of the whole site, in Russian: by what the types of `src/config/user` say of them in English. */

export const settings: Readonly<Record<string, string>> = {
  'Conversation under posts and documents, at one of these services; none unless set.':
    'Разговор под записями и документами в одной из этих служб; без настройки его нет.',
  'Discussions of a repository on GitHub, shown by giscus.': 'Обсуждения репозитория на GitHub, их показывает giscus.',
  'Public repository: `owner/name`.': 'Открытый репозиторий: `owner/name`.',
  'Its id, from giscus.app.': 'Его идентификатор с giscus.app.',
  'Category of the discussions.': 'Категория обсуждений.',
  'What a discussion is found by.': 'По чему находится обсуждение.',
  'Comments of a message in a channel of Telegram; `comments` of the front matter names the message.':
    'Комментарии к сообщению в канале Telegram; сообщение называет `comments` в метаданных.',
  'Comments shown at once.': 'Сколько комментариев показать сразу.',
  'Replies to a post of Mastodon; `comments` of the front matter names the post.':
    'Ответы на запись в Mastodon; запись называет `comments` в метаданных.',
  'Server of the posts: `https://mastodon.social`.': 'Сервер записей: `https://mastodon.social`.',
  'Replies to a post of Bluesky; `comments` of the front matter names the post.':
    'Ответы на запись в Bluesky; запись называет `comments` в метаданных.',
  'Where the public API answers.': 'Где отвечает открытый API.',
  'Under posts.': 'Под записями.',
  'Under documents.': 'Под документами.',
  'Plausible.': 'Plausible.',
  'Name of the site there.': 'Имя сайта в службе.',
  'host of `url`': 'хост из `url`',
  'Where the service runs.': 'Где работает служба.',
  'Umami.': 'Umami.',
  'Id of the site there.': 'Идентификатор сайта в службе.',
  'GoatCounter.': 'GoatCounter.',
  'Address of the counter: `https://my-code.goatcounter.com`.': 'Адрес счётчика: `https://my-code.goatcounter.com`.',
  'Widths in which pictures of the texts are published, when the package `sharp` is installed; `false`: as they are.':
    'Размеры, в которых публикуются картинки текстов, если установлен пакет `sharp`; `false` — как есть.',
  'Widths in pixels; none is wider than the picture.': 'Ширина в пикселях; шире самой картинки не бывает.',
  'AVIF is smaller and takes longer to make.': 'AVIF меньше, но готовится дольше.',
  'From 1, the smallest file, to 100.': 'От 1 (самый маленький файл) до 100.',
  '80 for WebP, 55 for AVIF': '80 для WebP, 55 для AVIF',
  "What the site's former engine passed over is a warning and no mistake, components with state come alive without 'use client'; `'partial'`: a link may lead to what plugins made there. `zapiski import` sets it.":
    "Что прежний движок сайта пропускал — предупреждение, а не ошибка; компоненты с состоянием оживают без 'use client'; `'partial'` — ссылка может вести на то, что там делали плагины. Эту настройку ставит `zapiski import`.",
  'Name of the site: in the window title, the navbar, feeds.':
    'Название сайта: в заголовке окна, в верхней панели, в лентах.',
  'Address of the site without a path: `https://example.org`.': 'Адрес сайта без пути: `https://example.org`.',
  'One sentence about the site: description of the home page.': 'Сайт в одной фразе: описание главной страницы.',
  'Path under which the site is published, with slashes at both ends.':
    'Путь, по которому опубликован сайт, с косой чертой с обеих сторон.',
  'Icon: path in the static folder.': 'Значок: путь в папке статических файлов.',
  'Stands between the page title and the site title.': 'Стоит между заголовком страницы и названием сайта.',
  '`false`: `/post` and `post.html`; `true`: `/post/` and `post/index.html`; `undefined`: links stay as written.':
    '`false` — `/post` и `post.html`; `true` — `/post/` и `post/index.html`; `undefined` — ссылки остаются как написаны.',
  'Language of the site.': 'Язык сайта.',
  "BCP 47 name of the language at the site's own address.":
    'Имя языка по BCP 47, который стоит по адресу самого сайта.',
  'Languages that are published, each in a folder of its name: `/fr/`.':
    'Публикуемые языки, каждый в папке своего имени: `/fr/`.',
  'Origin of the language, when it has a host of its own.': 'Сайт языка, если у него свой домен.',
  'that of the site': 'как у сайта',
  'Base path of the language.': 'Базовый путь языка.',
  'that of the site, with the locale for all but the default one':
    'как у сайта; у всех, кроме основного, ещё имя языка',
  'Folder of translated files: `i18n/ru/…`.': 'Папка переведённых файлов: `i18n/ru/…`.',
  'Folder of the language among the translations.': 'Папка языка среди переводов.',
  '`false`: nothing is translated, originals are read.': '`false` — перевода нет, читаются оригиналы.',
  'Settings of languages by name.': 'Настройки языков по их именам.',
  'Name of the language in menus.': 'Название языка в меню.',
  'name of the language in the language itself': 'название языка на нём самом',
  'Value of `<html lang>`.': 'Значение `<html lang>`.',
  'the locale': 'имя языка',
  'Direction of the text.': 'Направление письма.',
  'by the script of the language': 'по письменности языка',
  'that of the language': 'тот, что у языка',
  'Calendar of the dates, a name of `Intl`.': 'Календарь дат, имя из `Intl`.',
  'IANA time zone in which dates without a zone are read and all dates are shown.':
    'Часовой пояс по IANA: в нём читаются даты без пояса и показываются все даты.',
  'Ask search engines not to index the site.': 'Просить поисковые системы не показывать сайт.',
  'Path of the service worker that the site’s former engine left in browsers, such as `sw.js`: a script that ends it is published there, or its visitors go on seeing the old site.':
    'Путь service worker, который прежний движок сайта оставил в браузерах, например `sw.js`: туда кладётся скрипт, который его завершает, иначе посетители и дальше видят старый сайт.',
  'Folders copied to the output as they are.': 'Папки, которые копируются в собранный сайт как есть.',
  'Link to a page that is not there.': 'Ссылка на страницу, которой нет.',
  'Link to a heading that is not there.': 'Ссылка на заголовок, которого нет.',
  'Link to a Markdown file that is not there.': 'Ссылка на файл Markdown, которого нет.',
  "Two pages of one address, or a page at an address of the engine's own.":
    'Две страницы с одним адресом или страница на месте, которое занял сам движок.',
  'One blog, several (each with its own `id`), or none.': 'Один блог, несколько (каждый со своим `id`) или ни одного.',
  'One docs section, several (each with its own `id`), or none.':
    'Один раздел документов, несколько (каждый со своим `id`) или ни одного.',
  'Standalone pages, or none.': 'Отдельные страницы; `false` — их нет.',
  '{} when the folder exists': '`{}`, если есть папка',
  'How texts are read.': 'Как читаются тексты.',
  '`detect`: `.mdx` is MDX, `.md` is Markdown unless it plainly uses MDX; `mdx` and `md`: all files.':
    '`detect` — файлы `.mdx` читаются как MDX, `.md` как Markdown, если в них явно нет MDX; `mdx` и `md` — все файлы.',
  'No-break spaces, dashes and quotes by Russian rules.': 'Неразрывные пробелы, тире и кавычки по русским правилам.',
  '`true` for Russian': '`true` для русского языка',
  'Names of several words that never part: `Visual Studio Code`. Pairs of Latin words in headings never do.':
    'Имена из нескольких слов, которые не разрываются: `Visual Studio Code`. Пары латинских слов в заголовках не разрываются никогда.',
  'Blocks like `:::note`; `false`: they stay text.': 'Врезки вида `:::note`; `false` — они остаются текстом.',
  'Own kinds: `:::secret`.': 'Свои виды врезок: `:::secret`.',
  'Keep ours beside the own ones.': 'Оставить встроенные виды рядом со своими.',
  'Gets every text as it stands in its file and gives another one, before anything else reads it.':
    'Получает каждый текст таким, каким он лежит в файле, и отдаёт другой — до того, как его прочтёт кто-либо ещё.',
  'Gives the metadata of every text; `defaultParseFrontMatter` reads them the usual way.':
    'Даёт метаданные каждого текста; `defaultParseFrontMatter` читает их обычным образом.',
  '`:smile:` becomes an emoji.': '`:smile:` превращается в эмодзи.',
  'Package managers besides npm that blocks with `npm2yarn` are shown for, in this order.':
    'Для каких менеджеров пакетов, кроме npm, показаны блоки с `npm2yarn`, по порядку.',
  'Blocks of the language `mermaid` are drawn when the site is built; needs the package `mermaid`.':
    'Блоки языка `mermaid` становятся рисунками при сборке; нужен пакет `mermaid`.',
  'Each text is published as Markdown too, at the address of its page with `.md`, and `/llms.txt` lists them.':
    'Каждый текст публикуется ещё и в Markdown, по адресу страницы с `.md`, а `/llms.txt` перечисляет их.',
  'Formulas in TeX between dollars, drawn when the site is built; needs the package `temml`.':
    'Формулы на TeX между знаками доллара, нарисованные при сборке; нужен пакет `temml`.',
  '`$…$` is a formula too, not only `$$…$$`.': '`$…$` тоже формула, а не только `$$…$$`.',
  "Commands of your own: `{ '\\\\RR': '\\\\mathbb{R}' }`.": "Свои команды: `{ '\\\\RR': '\\\\mathbb{R}' }`.",
  'Addresses of headings.': 'Адреса заголовков.',
  'Keep capital letters in heading anchors.': 'Оставлять прописные буквы в адресах заголовков.',
  'What stands around the pages, and their colours.': 'Что стоит вокруг страниц и какого они цвета.',
  'List of the pages for search engines; `false`: none.': 'Список страниц для поисковых систем; `false` — его нет.',
  'Name of the file.': 'Имя файла.',
  'How often pages change; `null`: not said.': 'Как часто меняются страницы; `null` — не сказано.',
  'Weight of the pages among those of the site, 0 to 1; `null`: not said.':
    'Вес страниц среди прочих страниц сайта, от 0 до 1; `null` — не сказано.',
  'Day or instant of the last change; `null`: not said.': 'День или миг последнего изменения; `null` — не сказано.',
  "Style sheets, and scripts that every page runs, with Docusaurus' `onRouteDidUpdate`: paths from the site directory.":
    'Таблицы стилей и скрипты, которые выполняет каждая страница, с `onRouteDidUpdate`, как у Docusaurus: пути от папки сайта.',
  'Globs of addresses to leave out: `/tags/**`.': 'Шаблоны адресов, которых в списке нет: `/tags/**`.',
  "Makes the list; it is told of the pages and of the engine's own list.":
    'Составляет список; ей рассказано о страницах и о собственном списке движка.',
  'Old addresses and where they lead.': 'Прежние адреса и куда они ведут.',
  'Old path, or several.': 'Прежний путь или несколько.',
  'Path in the site, or an address of another one.': 'Путь на сайте или адрес на другом сайте.',
  'Redirects from addresses with another extension.': 'Перенаправления с адресов с другим расширением.',
  'Extensions that addresses had: `/a.html` leads to `/a`.':
    'Расширения, которые у адресов были: `/a.html` ведёт на `/a`.',
  'Extensions that addresses have: `/a` leads to `/a.html`.':
    'Расширения, которые у адресов есть: `/a` ведёт на `/a.html`.',
  'Old paths of a page, by its path.': 'Прежние пути страницы по её пути.',
  "Texts of the site in place of the engine's, by message id.": 'Тексты сайта вместо встроенных, по именам сообщений.',
  'Search over the site; `false`: none.': 'Поиск по сайту; `false` — его нет.',
  'Address of the search page; `false`: no page.': 'Адрес страницы поиска; `false` — её нет.',
  'Algolia-compatible service in place of the embedded index.':
    'Служба, совместимая с Algolia, вместо встроенного поиска.',
  'Name of the application at the service.': 'Имя приложения в службе.',
  'Key that may search and nothing else: readers see it.': 'Ключ, которому позволен только поиск: его видят читатели.',
  'Name of the index.': 'Имя индекса.',
  'Ask for this language and version only.': 'Спрашивать только об этом языке и этой версии.',
  'Addresses that match open as plain links.': 'Подходящие адреса открываются обычными ссылками.',
  'Parameters of the service added to each query.': 'Параметры службы, которые добавляются к каждому запросу.',
  "Hosts to ask in place of the service's own.": 'Серверы, к которым обращаться вместо серверов службы.',
  "Exchanges a part of the records' addresses.": 'Заменяет часть адресов в ответах.',
  'What to find.': 'Что найти.',
  'What to put there.': 'Что поставить вместо.',
  'File whose default export is `items => items`: records of an answer before they are shown, in the browser.':
    'Файл, который по умолчанию экспортирует `items => items`: записи ответа перед показом, в браузере.',
  'Where a reader tells of a query that found nothing; `{query}` stands for it.':
    'Куда читатель пишет о запросе, по которому ничего не нашлось; `{query}` — сам запрос.',
  'Counters of visits; none unless set.': 'Счётчики посещений; без настройки их нет.',
  'Google Analytics.': 'Google Analytics.',
  'Tag of the site, or several.': 'Идентификатор сайта или несколько.',
  'Ask the service not to keep whole network addresses.': 'Просить службу не хранить сетевые адреса целиком.',
  'Yandex Metrica.': 'Яндекс Метрика.',
  'Number of the counter.': 'Номер счётчика.',
  'Tags added to the head of every page.': 'Теги, которые добавляются в `<head>` каждой страницы.',
  'Name of the tag: `link`.': 'Имя тега: `link`.',
  'Its attributes.': 'Его атрибуты.',
  'What stands inside.': 'Что стоит внутри.',
  nothing: 'ничего',
  'What pages may do besides what the engine itself needs.':
    'Что позволено страницам сверх того, что нужно самому движку.',
  'Let `.mdx` documents and React pages put scripts into the head of their page; plain Markdown never may.':
    'Позволить документам `.mdx` и страницам на React добавлять сценарии в `<head>` своей страницы; обычному Markdown это нельзя никогда.',
  "`data-` attributes of the document that `?docusaurus-data-navbar=false` may set, with the values that it may give them: `{ navbar: ['false'] }`.":
    "Атрибуты `data-` документа, которые может задать адрес с `?docusaurus-data-navbar=false`, и значения, которые им позволены: `{ navbar: ['false'] }`.",
  'Hosts that scripts come from.': 'Серверы, с которых берутся сценарии.',
  'Hosts that style sheets come from.': 'Серверы, с которых берутся таблицы стилей.',
  'Hosts of pictures that components show; those that stand in a text are allowed on its page.':
    'Серверы картинок, которые показывают компоненты; картинки самого текста на его странице позволены и так.',
  'Hosts of sound and video that components play.': 'Серверы звука и видео, которые проигрывают компоненты.',
  'Hosts of fonts.': 'Серверы шрифтов.',
  'Hosts that components ask for data.': 'Серверы, к которым компоненты обращаются за данными.',
  'Hosts of frames that components show; those that stand in a text are allowed on its page.':
    'Серверы фреймов, которые показывают компоненты; фреймы самого текста на его странице позволены и так.',
  'Where forms are sent.': 'Куда отправляются формы.',
  'Configuration files for hosts, written beside the pages.':
    'Файлы настроек для хостингов, которые пишутся рядом со страницами.',
  'Make a picture for social networks for every text; lists share the one of the site.':
    'Делать каждому тексту картинку для соцсетей; у списков она общая — картинка сайта.',
  "Components of the site in place of parts of ours, or around them: files by the part's name, paths from the site directory; `false`: ours, whatever is in `src/theme`. `@theme-original/BlogPostItem/Footer` in such a file is our part.":
    'Компоненты сайта вместо наших частей или вокруг них: файлы по имени части, пути от папки сайта; `false` — наша часть, что бы ни лежало в `src/theme`. `@theme-original/BlogPostItem/Footer` в таком файле — наша часть.',
  "Globs of component files that browsers take over, besides those that begin with 'use client'.":
    "Шаблоны файлов компонентов, которые оживают в браузере, кроме тех, что начинаются с 'use client'.",
  "What the site's own code may take while one document is made.":
    'Сколько может занять собственный код сайта, пока делается один документ.',
  'Seconds that it may run.': 'Сколько секунд он может работать.',
  'Megabytes by which the program may grow meanwhile.': 'На сколько мегабайт может вырасти за это время программа.',
  "For the site's own components: `useDocusaurusContext().siteConfig.organizationName`.":
    'Для своих компонентов сайта: `useDocusaurusContext().siteConfig.organizationName`.',
  "For the site's own components: `useDocusaurusContext().siteConfig.projectName`.":
    'Для своих компонентов сайта: `useDocusaurusContext().siteConfig.projectName`.',
  "Values for the site's own components: `useDocusaurusContext().siteConfig.customFields`; what stands in its `themeConfig` is there for `useThemeConfig()`, too.":
    'Значения для своих компонентов сайта: `useDocusaurusContext().siteConfig.customFields`; то, что стоит в `themeConfig` внутри, есть и в `useThemeConfig()`.',
  'Style sheets of the site, added after ours: paths from the site directory.':
    'Таблицы стилей сайта, после встроенных: пути от папки сайта.',
}
