/** Что напомнить и когда: разбор фразы и список, который переживает перезапуск. */

import { readFile, rename, writeFile } from 'node:fs/promises'

const MINUTE = 60_000
const UNITS = [
  [/^мин/, MINUTE],
  [/^час/, 60 * MINUTE],
  [/^(?:день|дня|дней)/, 24 * 60 * MINUTE],
]

/** Сколько минут пояс опережает UTC в этот момент. */
function zoneOffset(time, timeZone) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * «через 10 минут чай», «в 18:30 позвонить», «завтра в 9:00 поезд». Время — местное, `timeZone` вида `Europe/Moscow`.
 * Непонятное — `undefined`.
 */
export function parseReminder(text, now, timeZone) {
  const after = /^через\s+(?:(\d{1,4})\s+)?([а-яё]+)\s+(\S.*)$/is.exec(text)
  if (after) {
    const unit = UNITS.find(([pattern]) => pattern.test(after[2].toLowerCase()))
    return unit && { at: now + Number(after[1] ?? 1) * unit[1], what: after[3].trim() }
  }
  const exact = /^(завтра\s+)?в\s+(\d{1,2}):(\d{2})\s+(\S.*)$/is.exec(text)
  if (!exact) return undefined
  const [, tomorrow, hours, minutes, what] = exact
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  const shift = zoneOffset(now, timeZone) * MINUTE
  const midnight = Math.floor((now + shift) / (24 * 60 * MINUTE)) * 24 * 60 * MINUTE - shift
  let at = midnight + (Number(hours) * 60 + Number(minutes)) * MINUTE
  if (tomorrow || at <= now) at += 24 * 60 * MINUTE
  return { at, what: what.trim() }
}

/** Список в файле. Пишется рядом и переименовывается: обрыв не оставит половины. */
export async function openList(file) {
  const state = await readFile(file, 'utf8').then(JSON.parse, () => ({ offset: 0, reminders: [] }))
  let writing = Promise.resolve()
  const save = () => {
    const text = JSON.stringify(state)
    writing = writing.then(async () => {
      await writeFile(`${file}.new`, text)
      await rename(`${file}.new`, file)
    })
    return writing
  }
  return {
    state,
    save,
    /** Вынуть то, чему пора. */
    takeDue(now) {
      const due = state.reminders.filter(({ at }) => at <= now)
      state.reminders = state.reminders.filter(({ at }) => at > now)
      return due
    },
  }
}
