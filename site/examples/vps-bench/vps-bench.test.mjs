import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as always } from 'node:test'

const SCRIPT = join(import.meta.dirname, 'vps-bench.sh')

/** Сценарий — для серверов: без /proc ему нечего читать. */
const test = process.platform === 'linux' ? always : () => undefined

/** Программы, которые отвечают мгновенно и каждый раз другим числом; проверяется счёт, а не машина. */
const FAKES = {
  sysbench:
    'n=$(cat n 2>/dev/null || echo 0); echo $((n + 1)) > n; set -- 300 100 200; shift $((n % 3)); echo "  events per second: $1.5"',
  fio: `printf '"read" : {\\n "iops" : 5000.5,\\n "iops" : 1\\n}\\n"write" : {\\n "iops" : 700.25,\\n}\\n'
printf '"sync" : {\\n "lat_ns" : {\\n "mean" : 1500000.0,\\n "99.000000" : 4000000,\\n }\\n}\\n'`,
}

function run(context, args, fakes) {
  const folder = mkdtempSync(join(tmpdir(), 'vps-bench-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of fakes) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${FAKES[name]}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const { status, stdout, stderr } = spawnSync('bash', [SCRIPT, ...args, folder], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin`, REPEATS: '3', DURATION: '1', SIZE: '4M' },
  })
  const rows = stdout.split('\n').filter(line => line.includes('\t'))
  return { status, stderr, stdout, left: readdirSync(folder), rows: rows.map(row => row.split('\t')) }
}

test('из трёх прогонов — медиана, меньшее и большее', context => {
  const { status, rows } = run(context, ['cpu'], ['sysbench'])
  assert.equal(status, 0)
  assert.deepEqual(rows[0], ['процессор, 1 поток', 'событий/с', '200.5', '100.5', '300.5'])
  assert.equal(rows.length, 2)
})

test('числа диска берутся из своего раздела отчёта, наносекунды становятся миллисекундами', context => {
  const { status, rows, left } = run(context, ['disk'], ['fio'])
  assert.equal(status, 0)
  assert.deepEqual(
    rows.map(([, unit, median]) => `${median} ${unit}`),
    ['5000.5 IOPS', '5000.5 IOPS', '700.25 IOPS', '1.5 мс', '4 мс'],
  )
  assert.deepEqual(left, ['fio'], 'проверочный файл убран')
})

test('условия замера напечатаны рядом с числами', context => {
  const { stdout } = run(context, ['cpu'], ['sysbench'])
  assert.match(stdout, /^# повторов: 3 по 1 с, файл 4M, нагрузка до начала: [\d.]+$/m)
  assert.match(stdout, /^# отнято гипервизором: [\d.]+ %$/m)
})

test('неизвестная часть — подсказка и ни одного замера', context => {
  const { status, stderr, rows } = run(context, ['network'], [])
  assert.equal(status, 2)
  assert.match(stderr, /cpu\|disk\|all/)
  assert.deepEqual(rows, [])
})

always('сценарий не меняет ничего, кроме своего файла', () => {
  assert.doesNotMatch(readFileSync(SCRIPT, 'utf8'), /\bsudo (?!apt install)|drop_caches|\bdd\b/)
})
