/** Бот-напоминалка. Запуск: BOT_TOKEN=… node bot.mjs */

import { setTimeout as sleep } from 'node:timers/promises'
import { openList, parseReminder } from './reminders.mjs'
import { createTelegram } from './telegram.mjs'

const HELP = 'Напишите «через 10 минут чай», «в 18:30 позвонить» или «завтра в 9:00 поезд».'
/** Больше одному человеку не нужно, а список не вырастет без предела. */
const MOST_EACH = 50

export async function runBot({ token, api, file, timeZone, signal, wait = 50, tick = 1000 }) {
  const call = createTelegram({ token, api, signal })
  const list = await openList(file)
  const time = new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })

  async function answer({ chat, text }) {
    const say = reply => call('sendMessage', { chat_id: chat.id, text: reply })
    const reminder = parseReminder(text ?? '', Date.now(), timeZone)
    if (!reminder) return say(HELP)
    const own = list.state.reminders.filter(({ chatId }) => chatId === chat.id)
    if (own.length >= MOST_EACH) return say(`Уже ${MOST_EACH} напоминаний, больше не запомню.`)
    list.state.reminders.push({ ...reminder, chatId: chat.id })
    await list.save()
    return say(`Напомню ${time.format(reminder.at)}: ${reminder.what}`)
  }

  async function listen() {
    while (!signal.aborted) {
      const params = { offset: list.state.offset, timeout: wait, allowed_updates: ['message'] }
      for (const { update_id, message } of await call('getUpdates', params)) {
        // Ошибка на одном сообщении не должна останавливать остальных.
        if (message) await answer(message).catch(error => console.error(error.message))
        list.state.offset = update_id + 1
        await list.save()
      }
    }
  }

  async function remind() {
    while (!signal.aborted) {
      await sleep(tick, undefined, { signal })
      const due = list.takeDue(Date.now())
      for (const { chatId, what } of due) {
        await call('sendMessage', { chat_id: chatId, text: `Пора: ${what}` }).catch(error =>
          console.error(error.message),
        )
      }
      if (due.length > 0) await list.save()
    }
  }

  try {
    await Promise.all([listen(), remind()])
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await list.save()
  }
}

if (import.meta.filename === process.argv[1]) {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort())
  const { BOT_TOKEN: token, BOT_FILE: file = 'reminders.json', TZ: timeZone = 'Europe/Moscow' } = process.env
  if (!token) {
    console.error('Нужна переменная BOT_TOKEN')
    process.exit(2)
  }
  await runBot({ token, file, timeZone, signal: stop.signal })
}
