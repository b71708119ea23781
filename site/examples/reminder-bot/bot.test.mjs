import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { runBot } from './bot.mjs'
import { startTelegram } from './fake-telegram.mjs'
import { parseReminder } from './reminders.mjs'

const NOON = Date.UTC(2026, 10, 22, 9)
const parse = text => parseReminder(text, NOON, 'Europe/Moscow')

test('время понимается по-русски и по местным часам', () => {
  assert.deepEqual(parse('через 10 минут чай'), { at: NOON + 600_000, what: 'чай' })
  assert.deepEqual(parse('Через час позвонить'), { at: NOON + 3_600_000, what: 'позвонить' })
  assert.equal(parse('в 18:30 позвонить').at, Date.UTC(2026, 10, 22, 15, 30))
  assert.equal(parse('в 9:00 поезд').at, Date.UTC(2026, 10, 23, 6), 'девять уже прошло: завтра')
  assert.equal(parse('завтра в 18:30 позвонить').at, Date.UTC(2026, 10, 23, 15, 30))
  for (const text of ['', 'чай', 'в 25:00 чай', 'через 10 попугаев чай', 'через 10 минут'])
    assert.equal(parse(text), undefined)
})

/** Бот и поддельный Telegram на время одной проверки. */
async function withBot(context, { file } = {}) {
  const telegram = await startTelegram()
  const folder = await mkdtemp(join(tmpdir(), 'bot-'))
  const stop = new AbortController()
  const list = file ?? join(folder, 'list.json')
  const options = { token: '1:secret', api: telegram.api, file: list, timeZone: 'Europe/Moscow', wait: 1, tick: 20 }
  const running = runBot({ ...options, signal: stop.signal })
  const finish = async () => {
    stop.abort()
    await running
    telegram.close()
  }
  context.after(() => rm(folder, { recursive: true, force: true }))
  return { telegram, finish, list }
}

/** Ждать ответа, но не вечно. */
async function heard(telegram, count) {
  for (let tries = 0; tries < 250 && telegram.sent.length < count; tries++) await sleep(20)
  return telegram.sent.map(({ text }) => text)
}

test('обещает, напоминает, на непонятное отвечает подсказкой', async context => {
  const { telegram, finish } = await withBot(context)
  telegram.write('привет')
  telegram.write('через 0 минут чай')
  const [hint, promise, reminder] = (await heard(telegram, 3)).sort()
  assert.match(hint, /^Напишите/)
  assert.match(promise, /^Напомню .*: чай$/)
  assert.equal(reminder, 'Пора: чай')
  await finish()
})

test('на «слишком часто» ждёт, сколько велено, и повторяет', async context => {
  const { telegram, finish } = await withBot(context)
  telegram.failures.push({
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    parameters: { retry_after: 0.05 },
  })
  telegram.write('привет')
  assert.equal((await heard(telegram, 1)).length, 1)
  await finish()
})

test('заблокировавший бота человек не мешает остальным', async context => {
  const { telegram, finish } = await withBot(context)
  context.mock.method(console, 'error', () => {})
  telegram.failures.push({ ok: false, error_code: 403, description: 'bot was blocked by the user' })
  telegram.write('привет', 1)
  telegram.write('привет', 2)
  await heard(telegram, 1)
  assert.deepEqual(
    telegram.sent.map(({ chat_id }) => chat_id),
    [2],
  )
  await finish()
})

test('после перезапуска помнит напоминания и не отвечает на старое', async context => {
  const first = await withBot(context)
  first.telegram.write('через 2 дня поезд')
  await heard(first.telegram, 1)
  await first.finish()
  const { offset, reminders } = JSON.parse(await readFile(first.list, 'utf8'))
  assert.equal(offset, 101)
  assert.deepEqual(
    reminders.map(({ what, chatId }) => [what, chatId]),
    [['поезд', 7]],
  )
  const second = await withBot(context, { file: first.list })
  second.telegram.write('привет')
  await sleep(100)
  assert.deepEqual(second.telegram.sent, [], 'номер 100 уже подтверждён')
  await second.finish()
})
