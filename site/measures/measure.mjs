/**
 * Measurements that pages of the site show: `node site/measures/measure.mjs [NAME…]` runs them again on the machine at
 * hand and writes `site/src/measures/NAME.json`. Processor time, not the clock: neighbours disturb it less. The machine
 * should have nothing else to do all the same. `cpu` and `disk` ask the script that readers get, which goes by the
 * clock, so they write down how busy the machine was. `cpu-busy.json` is kept: what `cpu` gave beside a build of others.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

const RUNS = 7
const OUT = join(import.meta.dirname, '../src/measures')
const LUA = join(import.meta.dirname, 'lua')
const BENCH = join(import.meta.dirname, '../examples/vps-bench/vps-bench.sh')
/** Short runs on a small file: the disk is measured in minutes, not to the bottom of its cache. */
const BENCH_SIZE = { REPEATS: 3, DURATION: 12, SIZE: '256M' }

const shell = (command, cwd) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}\n${stderr}`)
  return `${stdout}${stderr}`.trim()
}

/** Seconds of the processor that a command takes, its children included. */
const processorSeconds = (command, cwd) => {
  const said = shell(`TIMEFORMAT='%U %S'; time { ${command}; } > /dev/null`, cwd)
  const [user, system] = said.split('\n').at(-1).split(' ').map(Number)
  return user + system
}

/** `LuaJIT 2.1.0` of whatever the program says of itself. */
const version = (name, command) => `${name} ${shell(`${command} 2>&1 | head -n 1`).match(/\d+(?:\.\d+)+/)?.[0]}`

const round = value => Number(value.toFixed(3))

/** Median, lowest and highest of some runs. */
function repeat(once) {
  const values = Array.from({ length: RUNS }, () => round(once())).sort((a, b) => a - b)
  return { value: values[(RUNS - 1) / 2], low: values[0], high: values[RUNS - 1] }
}

/** Text to compress: dictionaries of this repository would grow with it, so words are made by a fixed seed. */
function makeLog(file) {
  let seed = 1
  const random = limit => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const pick = list => list[random(list.length)]
  const lines = Array.from({ length: 60_000 }, (_, index) => {
    const time = new Date(Date.UTC(2026, 0, 1) + index * 1371).toISOString()
    const address = `203.0.${random(114)}.${random(256)}`
    const path = `/${pick(['', 'archive', 'tags/lua', 'docs/linux/ssh', 'search', 'feed.xml'])}`
    return `${time} ${address} "GET ${path} HTTP/2" ${pick([200, 200, 200, 304, 404])} ${random(90_000)} ${random(900) / 1000}`
  })
  writeFileSync(file, lines.join('\n'))
}

/** Rows of the readers' script and what it says of its conditions. */
function bench(part) {
  const settings = Object.entries(BENCH_SIZE).map(pair => pair.join('='))
  const lines = shell(`${settings.join(' ')} bash ${BENCH} ${part} /var/tmp 2>&1`).split('\n')
  const said = pattern => Number(lines.map(line => pattern.exec(line)?.[1]).find(found => found !== undefined))
  return {
    runs: BENCH_SIZE.REPEATS,
    seconds: BENCH_SIZE.DURATION,
    load: said(/нагрузка до начала: ([\d.]+)/),
    stolen: said(/отнято гипервизором: ([\d.]+)/),
    rows: lines
      .filter(line => !line.startsWith('#'))
      .map(line => line.split('\t'))
      .map(([name, unit, ...numbers]) => {
        const [value, low, high] = numbers.map(number => round(Number(number)))
        return { name, unit, value, low, high }
      }),
  }
}

const MEASURES = {
  cpu: {
    programs: () => [version('sysbench', 'sysbench --version')],
    take: () => bench('cpu'),
  },
  disk: {
    programs: () => [version('fio', 'fio --version')],
    take: () => bench('disk'),
  },
  argon2: {
    programs: () => ['argon2 20171227'],
    rows: () =>
      [
        ['1 проход, 64 МБ', '-t 1 -m 16'],
        ['3 прохода, 64 МБ', '-t 3 -m 16'],
        ['10 проходов, 64 МБ', '-t 10 -m 16'],
        ['3 прохода, 256 МБ', '-t 3 -m 18'],
        ['1 проход, 1 ГБ', '-t 1 -m 20'],
      ].map(([name, options]) => ({
        name,
        ...repeat(() => processorSeconds(`printf %s парольпароль | argon2 соль-соль-соль -id -p 1 ${options}`)),
      })),
  },
  archive: {
    programs: () => [version('gzip', 'gzip --version'), version('zstd', 'zstd --version')],
    rows(folder) {
      const file = join(folder, 'log')
      makeLog(file)
      const size = readFileSync(file).length
      return ['gzip -1', 'gzip -6', 'gzip -9', 'zstd -3', 'zstd -9', 'zstd -19'].map(name => ({
        name,
        share: round((Number(shell(`${name} -c log 2>/dev/null | wc -c`, folder)) / size) * 100),
        ...repeat(() => processorSeconds(`${name} -c log`, folder)),
      }))
    },
  },
  lua: {
    programs: () => [version('Lua', 'lua5.1 -v'), version('Lua', 'lua5.4 -v'), version('LuaJIT', 'luajit -v')],
    rows: () =>
      [
        ['Lua 5.1', 'lua5.1'],
        ['Lua 5.4', 'lua5.4'],
        ['без JIT', 'luajit -joff'],
        ['LuaJIT', 'luajit'],
      ].flatMap(([name, program]) =>
        ['global', 'local'].map(kind => ({
          name: `${name}, ${kind === 'local' ? 'локальные' : 'глобальные'}`,
          ...repeat(() => processorSeconds(`${program} ${kind}.lua`, LUA)),
        })),
      ),
  },
}

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(MEASURES)) {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'))
  try {
    const { programs, rows, take = () => ({ runs: RUNS, rows: rows(folder) }) } = MEASURES[name]
    const measured = {
      date: new Date().toISOString().slice(0, 10),
      machine: `виртуальная машина, ядер: ${availableParallelism()}, ${process.arch}`,
      programs: programs(),
      ...take(),
    }
    writeFileSync(join(OUT, `${name}.json`), `${JSON.stringify(measured, null, 2)}\n`)
    console.log(`${name}: готово`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
