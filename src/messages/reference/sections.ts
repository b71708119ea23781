/** Settings of blogs, documents and pages, in Russian: by what `src/config/user/content.ts` says of them in English. */

export const sections: Readonly<Record<string, string>> = {
  'Needed when there are several.': 'Нужно, когда их несколько.',
  'Globs of the files that are pages.': 'Шаблоны файлов, которые становятся страницами.',
  'Globs of files that are not pages.': 'Шаблоны файлов, которые страницами не становятся.',
  'files and folders that begin with `_`, tests': 'файлы и папки, чьё имя начинается с `_`, и тесты',
  'Address of the repository folder that holds the site, or a function of the file; no edit link without it.':
    'Адрес папки репозитория, в которой лежит сайт, или функция от файла; без него нет ссылки «Редактировать».',
  'Edit links of translated files lead to the translation and not to the original.':
    'У переведённых файлов ссылка «Редактировать» ведёт на перевод, а не на оригинал.',
  'Show when a page was last changed.': 'Показывать, когда страница изменена в последний раз.',
  'Show who changed a page last.': 'Показывать, кто изменил страницу последним.',
  'Plugins of unified that change the Markdown tree of every text: functions, or pairs of a function and its options.':
    'Плагины unified, меняющие дерево Markdown каждого текста: функции или пары из функции и её настроек.',
  'Plugins of unified that change the HTML tree of every text, before it is highlighted, typeset and its links are looked at; written as `remarkPlugins`.':
    'Плагины unified, меняющие дерево HTML каждого текста — до подсветки, типографики и разбора ссылок; записываются как `remarkPlugins`.',
  "Makes the items of the sidebars that name a folder; it is told of documents and folders and of the engine's own generator.":
    'Составляет пункты меню, которые названы папкой; ему рассказано о документах, папках и о собственном составителе движка.',
  "the engine's own": 'собственный составитель движка',
  'Folder of the posts.': 'Папка записей.',
  'Address prefix of the blog; `/` puts it at the root of the site.':
    'Начало адресов блога; `/` ставит его в корень сайта.',
  'Address of the pages of tags, below that of the blog.': 'Адрес страниц тегов внутри адреса блога.',
  'Address of the archive, below that of the blog; `null`: no archive.':
    'Адрес архива внутри адреса блога; `null` — архива нет.',
  'Address part before the number of a list page: `/page/2`.': 'Часть адреса перед номером страницы списка: `/page/2`.',
  'Address of the pages of authors, below that of the blog.': 'Адрес страниц авторов внутри адреса блога.',
  'Title of the list of posts.': 'Заголовок списка записей.',
  '«Blog» in the language of the site': '«Блог» на языке сайта',
  'Description of the list of posts, for search engines and feeds.':
    'Описание списка записей для поисковых систем и лент.',
  '`blogTitle`': '`blogTitle`',
  'Title above the posts in the sidebar.': 'Заголовок над записями в боковой панели.',
  '«Recent posts» in the language of the site': '«Недавние записи» на языке сайта',
  'Posts in the sidebar; 0: no sidebar.': 'Сколько записей в боковой панели; 0 — панели нет.',
  "Posts in a list page; `'ALL'`: all in one page.": "Сколько записей на странице списка; `'ALL'` — все на одной.",
  'Say how long a post takes to read.': 'Говорить, сколько времени займёт чтение.',
  'Order of the posts by date: the newest first or the oldest first.':
    'Порядок записей по дате: сначала новые или сначала старые.',
  'End of the part shown in lists.': 'Конец части, которая видна в списках.',
  'the comments `<!-- truncate -->` and `{/* truncate */}`': 'комментарии `<!-- truncate -->` и `{/* truncate */}`',
  'File of authors in the blog folder.': 'Файл авторов в папке блога.',
  'File of tags in the blog folder; `false`: tags are not registered.':
    'Файл тегов в папке блога; `false` — теги не описываются.',
  'Tag that is not in the file of tags.': 'Тег, которого нет в файле тегов.',
  'Post without a truncate marker.': 'Запись без отметки, где кончается её начало.',
  'Feeds of the blog.': 'Ленты блога.',
  'Kinds of feeds to write; `null`: no feeds.': 'Какие ленты писать; `null` — никаких.',
  'Title of the feeds.': 'Заголовок лент.',
  '`title` of the site': '`title` сайта',
  'Description of the feeds.': 'Описание лент.',
  '`blogDescription`': '`blogDescription`',
  'Note on the rights to the texts, in the feeds.': 'Строка о правах на тексты в лентах.',
  'Newest posts in a feed; `null` or `false`: all.': 'Сколько новых записей в ленте; `null` и `false` — все.',
  'A feed for every tag too.': 'Лента и для каждого тега.',
  'Folder of the documents.': 'Папка документов.',
  'Address prefix.': 'Начало адресов.',
  'Address of the pages of tags, below that of the documents.': 'Адрес страниц тегов внутри адреса документов.',
  'Sidebars file; `false`: no sidebars.': 'Файл боковых панелей; `false` — их нет.',
  'made of the folders': 'составляются по папкам',
  "Texts of the sidebars in place of the written ones, by Docusaurus' ids: `sidebar.main.category.Linux`.":
    'Тексты боковых панелей вместо написанных, по именам Docusaurus: `sidebar.main.category.Linux`.',
  'Texts of its sidebars, besides those of the section.': 'Тексты её боковых панелей, кроме тех, что у раздела.',
  'Show the way from the top of the section to the document.': 'Показывать путь от начала раздела до документа.',
  'Folders of the sidebar can be closed.': 'Папки боковой панели можно сворачивать.',
  'Folders of the sidebar are closed until a reader opens them.':
    'Папки боковой панели свёрнуты, пока читатель их не раскроет.',
  '`sidebarCollapsible`': '`sidebarCollapsible`',
  '`01-intro.md` is `intro`, in first place; a function reads numbers in its own way.':
    '`01-intro.md` — это `intro` на первом месте; функция читает номера по-своему.',
  'File of tags in the docs folder; `false`: tags are not registered.':
    'Файл тегов в папке документов; `false` — теги не описываются.',
  'Publish the documents that are being written, when others are in `versions.json`.':
    'Публиковать документы, которые ещё пишутся, когда другие перечислены в `versions.json`.',
  'Publish the current version only.': 'Публиковать только текущую версию.',
  'The version at the address of the documents themselves.': 'Версия, которая стоит по адресу самих документов.',
  'the first of `versions.json`': 'первая из `versions.json`',
  'Versions to publish.': 'Какие версии публиковать.',
  all: 'все',
  'Edit links lead to the same document of the current version.':
    'Ссылка «Редактировать» ведёт на тот же документ текущей версии.',
  'Settings of versions by name; `current` is the one that is being written.':
    'Настройки версий по именам; `current` — та, что пишется.',
  'Address part below that of the documents.': 'Часть адреса внутри адреса документов.',
  'none for the last version, `next` for the current one, the name for the others':
    'пусто для последней версии, `next` для текущей, имя для остальных',
  'Name of the version in menus.': 'Название версии в меню.',
  "'Next' for the current version, the name for the others": "'Next' для текущей версии, имя для остальных",
  'Warning above the text.': 'Предупреждение над текстом.',
  "'unreleased' before the last version, 'unmaintained' after it":
    "'unreleased' до последней версии, 'unmaintained' после неё",
  'Name the version above the text.': 'Называть версию над текстом.',
  '`true` when there are several': '`true`, когда версий несколько',
  'Class of `<html>`.': 'Класс `<html>`.',
  '`docs-version-<name>`': '`docs-version-<имя>`',
  'Ask robots not to index it.': 'Просить поисковых роботов её не показывать.',
  'Folder of the pages.': 'Папка страниц.',
}
