/** Builds generated sites of 100 and 1,000 posts and prints time by stage, peak memory and bytes per page. `node bench/scale.mjs [counts…]` */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const counts = process.argv.slice(2).map(Number)
const WORDS =
  'сервер запрос ответ процесс память диск сеть адрес порт ключ пароль строка таблица функция значение поток очередь задача журнал копия файл папка команда настройка пакет версия модуль тест ошибка проверка правило время доступ канал бот сообщение блог заметка поиск'.split(
    ' ',
  )

/** A generator with a fixed seed: every run builds the same site. */
function createRandom(seed) {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state % limit
  }
}

function post(index, random) {
  const words = count => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ')
  const sentence = () => {
    const text = words(8 + random(10))
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ')
  const day = new Date(Date.UTC(2014, 0, 1 + index)).toISOString().slice(0, 10)
  const code = `\`\`\`lua title="file${index}.lua"\nlocal t = { a = ${index}, b = "строка" }\nfor k, v in pairs(t) do\n  print(k, v)\nend\n\`\`\``
  const link = index > 0 ? `\n\nПодробнее — в [записке](./post-${random(index)}.md).` : ''
  return `---\ntitle: Запись ${index} про ${words(3)}\ndate: ${day}\ntags: [t${index % 40}, t${index % 7}]\n---\n\n${paragraph()}\n\n<!-- truncate -->\n\n## Первый раздел\n\n${paragraph()}${link}\n\n${code}\n\n## Второй раздел\n\n${paragraph()}\n\n- ${sentence()}\n- ${sentence()}\n\n### Подробности\n\n${paragraph()}\n\n\`\`\`bash\nsudo systemctl restart service-${index}\n\`\`\`\n\n${paragraph()}\n`
}

const rows = []
for (const count of counts.length > 0 ? counts : [100, 1000]) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-bench-'))
  mkdirSync(join(folder, 'blog'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/zapiski'))
  const random = createRandom(7)
  for (let index = 0; index < count; index++) writeFileSync(join(folder, `blog/post-${index}.md`), post(index, random))
  writeFileSync(
    join(folder, 'zapiski.config.ts'),
    `import { defineConfig } from 'zapiski'\nexport default defineConfig({ title: 'Проба', url: 'https://example.org', docs: false, pages: false, blog: { routeBasePath: '/', onInlineTags: 'ignore', blogSidebarCount: 'ALL' } })\n`,
  )
  const report = join(folder, 'report.json')
  const start = performance.now()
  const out = execFileSync(
    '/usr/bin/env',
    [
      'bash',
      '-c',
      `{ "${process.execPath}" "${join(root, 'dist/cli.js')}" build "${folder}" --report "${report}" & pid=$!; peak=0; while kill -0 $pid 2>/dev/null; do m=$(awk '/VmHWM/{print $2}' /proc/$pid/status 2>/dev/null || echo 0); [ "\${m:-0}" -gt "$peak" ] && peak=$m; sleep 0.02; done; wait $pid; echo "PEAK $peak CODE $?"; }`,
    ],
    { encoding: 'utf8' },
  )
  const ms = performance.now() - start
  const { stages, pages, files, bytes, exitCode } = JSON.parse(readFileSync(report, 'utf8'))
  const peak = Number(/PEAK (\d+)/.exec(out)?.[1] ?? 0) / 1024
  rows.push({
    posts: count,
    pages,
    files,
    seconds: (ms / 1000).toFixed(2),
    peakMiB: Math.round(peak),
    outputMiB: (bytes / 1024 / 1024).toFixed(1),
    kibPerPage: (bytes / pages / 1024).toFixed(1),
    exitCode,
  })
  console.log(stages.map(stage => `${stage.name} ${Math.round(stage.ms)} ms`).join(' · '))
  rmSync(folder, { recursive: true })
}
console.table(rows)
