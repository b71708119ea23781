/** The help of the command line. */

import type { TextEntry } from '../../text.ts'

export const help = {
  'help/head': {
    en: `zapiski — a static site out of Markdown: blog and knowledge base

Usage: zapiski COMMAND [FOLDER] [OPTIONS]
The folder is the one with zapiski.config.ts or docusaurus.config; the current one by default.
`,
    ru: `zapiski — статический сайт из Markdown: блог и база знаний

Как вызывать: zapiski КОМАНДА [ПАПКА] [ПАРАМЕТРЫ]
Папка — та, где лежит zapiski.config.ts или docusaurus.config; по умолчанию текущая.
`,
  },
  'help/build': {
    en: `  build [FOLDER]             build the site into build
      --out-dir FOLDER       build into another folder
      --locale NAME          build one language at the top; several times: some of them
      --strict               count warnings as errors
      --future               publish posts whose date is to come
      --report FILE          write a report as JSON: addresses, times, problems
      --changed FILE         write the paths of added, changed and removed files as JSON (- is the screen)
      --verbose              say every warning, not one of each kind
      --no-cache             build the whole site anew, use nothing of the last build
      --workers NUMBER       threads besides the main one; 0: none, otherwise as many as pay for themselves
      --allow-shrink         go on where fewer than half of the pages are left
      --search-records FILE  write sections of pages for a hosted search
`,
    ru: `  build [ПАПКА]              собрать сайт в build
      --out-dir ПАПКА        собрать в другую папку
      --locale ИМЯ           собрать один язык, без папки; несколько раз — только эти
      --strict               предупреждения считать ошибками
      --future               опубликовать и записи, чья дата ещё не наступила
      --report ФАЙЛ          записать отчёт в JSON: адреса, время, проблемы
      --changed ФАЙЛ         записать в JSON пути новых, изменённых и удалённых файлов (- это экран)
      --verbose              говорить каждое предупреждение, а не по одному на вид
      --no-cache             собрать весь сайт заново, ничего не беря от прошлой сборки
      --workers ЧИСЛО        потоков, кроме главного; 0 — ни одного, иначе столько, сколько окупается
      --allow-shrink         продолжать, когда страниц стало меньше половины
      --search-records ФАЙЛ  записать разделы страниц для внешней поисковой службы
`,
  },
  'help/check': {
    en: `  check [FOLDER]             find everything that a build would report, write nothing
      --locale, --strict, --future, --report, --verbose, --no-cache, --workers as for build
      --external             ask other sites whether the pages that texts link to are there
`,
    ru: `  check [ПАПКА]              найти всё, что сказала бы сборка, ничего не записывая
      --locale, --strict, --future, --report, --verbose, --no-cache, --workers как у build
      --external             спросить другие сайты, есть ли страницы, на которые ссылаются тексты
`,
  },
  'help/dev': {
    en: `  dev [FOLDER]               show the site and refresh it when a file is saved (also: start)
      -p, --port PORT        port, 3000 by default
      -h, --host ADDRESS     address, localhost by default
      --locale NAME          show this language alone
      --no-cache             read the whole site anew, use nothing of the last run
`,
    ru: `  dev [ПАПКА]                показывать сайт и обновлять его при сохранении (то же: start)
      -p, --port ПОРТ        порт, по умолчанию 3000
      -h, --host АДРЕС       адрес, по умолчанию localhost
      --locale ИМЯ           показывать только этот язык
      --no-cache             прочесть весь сайт заново, ничего не беря от прошлого запуска
`,
  },
  'help/preview': {
    en: `  preview [FOLDER]           show the built site as a production server would (also: serve)
      -p, --port, -h, --host, --locale as for dev
      --out-dir FOLDER       where the built site is
`,
    ru: `  preview [ПАПКА]            показать собранный сайт, как на боевом сервере (то же: serve)
      -p, --port, -h, --host, --locale как у dev
      --out-dir ПАПКА        где лежит собранный сайт
`,
  },
  'help/new': {
    en: `  new post "Title" [FOLDER]  create a post
  new doc "Title" [FOLDER]   create a document
      --slug NAME            file name; otherwise made of the title
      --in FOLDER            folder inside the section
`,
    ru: `  new post "Заголовок" [ПАПКА]   завести запись
  new doc "Заголовок" [ПАПКА]    завести документ
      --slug ИМЯ             имя файла; иначе латиницей по заголовку
      --in ПАПКА             папка внутри раздела
`,
  },
  'help/clear': {
    en: `  clear [FOLDER]             remove the built site and the cache
`,
    ru: `  clear [ПАПКА]              удалить собранный сайт и кэш
`,
  },
  'help/import': {
    en: `  import [FOLDER]            write zapiski.config.ts from the settings of Docusaurus
`,
    ru: `  import [ПАПКА]             написать zapiski.config.ts по настройкам Docusaurus
`,
  },
  'help/write-heading-ids': {
    en: `  write-heading-ids [FOLDER] [FILES]   add {#id} to headings without one
      --overwrite            replace those that are there too
      --maintain-case        keep capital letters
`,
    ru: `  write-heading-ids [ПАПКА] [ФАЙЛЫ]   дописать {#имя} к заголовкам без имён
      --overwrite            заменить и те, что есть
      --maintain-case        не переводить имена в строчные буквы
`,
  },
  'help/docs:version': {
    en: `  docs:version NAME [FOLDER]   keep the documents as they are now as a version; docs:version:ID for a section
      --id ID                the section, in place of docs:version:ID
`,
    ru: `  docs:version ИМЯ [ПАПКА]   сохранить документы в нынешнем виде как версию; docs:version:ID — для раздела
      --id ID                раздел, вместо docs:version:ID
`,
  },
  'help/tail': {
    en: `
For every command: --help, --lang en|ru (language of messages), --debug (show the stack of an error), --no-color; for the program itself: --version.
Exit code: 0 — all is well, 1 — errors in the texts, 2 — in the command or the settings, 3 — the machine is in the way, 70 — a bug of the engine.
`,
    ru: `
Для всех команд: --help, --lang ru|en (язык сообщений), --debug (показать стек ошибки), --no-color; для самой программы: --version.
Код выхода: 0 — всё хорошо, 1 — ошибки в текстах, 2 — в команде или настройках, 3 — мешает машина, 70 — ошибка движка.
`,
  },
} satisfies Record<string, TextEntry>
