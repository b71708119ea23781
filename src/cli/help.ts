/** What `--help` says. */

const HEAD = `zapiski — статический сайт из Markdown: блог и база знаний

Как вызывать: zapiski КОМАНДА [ПАПКА] [ПАРАМЕТРЫ]
Папка — та, где лежит zapiski.config.ts или docusaurus.config; по умолчанию текущая.
`

const COMMANDS: Record<string, string> = {
  build: `  build [ПАПКА]              собрать сайт в build
      --out-dir ПАПКА        собрать в другую папку
      --strict               предупреждения считать ошибками
      --report ФАЙЛ          записать отчёт в JSON: адреса, время, проблемы
      --search-records ФАЙЛ  записать разделы страниц для внешней поисковой службы
`,
  check: `  check [ПАПКА]              найти всё, что сказала бы сборка, ничего не записывая
      --strict, --report     как у build
`,
  dev: `  dev [ПАПКА]                показывать сайт и обновлять его при сохранении (то же: start)
      -p, --port ПОРТ        порт, по умолчанию 3000
      -h, --host АДРЕС       адрес, по умолчанию localhost
`,
  preview: `  preview [ПАПКА]            показать собранный сайт, как на боевом сервере (то же: serve)
      -p, --port, -h, --host как у dev
      --out-dir ПАПКА        где лежит собранный сайт
`,
  new: `  new post «Заголовок» [ПАПКА]   завести запись
  new doc «Заголовок» [ПАПКА]    завести документ
      --slug ИМЯ             имя файла; иначе латиницей по заголовку
      --in ПАПКА             папка внутри раздела
`,
  clear: `  clear [ПАПКА]              удалить собранный сайт и кэш
`,
  import: `  import [ПАПКА]             написать zapiski.config.ts по настройкам Docusaurus
`,
  'write-heading-ids': `  write-heading-ids [ПАПКА] [ФАЙЛЫ]   дописать {#имя} к заголовкам без имён
      --overwrite            заменить и те, что есть
      --maintain-case        не переводить имена в строчные буквы
`,
}

const TAIL = `
Для всех команд: --help, --debug (показать стек ошибки), --no-color; для самой программы: --version.
Код выхода: 0 — всё хорошо, 1 — ошибки в текстах, 2 — в команде или настройках, 3 — мешает машина, 70 — ошибка движка.
`

/** Help for one command, or for all. */
export function helpText(command?: string): string {
  const one = command === undefined ? undefined : COMMANDS[command]
  if (one !== undefined) return `${one}${TAIL}`
  return `${HEAD}\n${Object.values(COMMANDS).join('')}${TAIL}`
}
