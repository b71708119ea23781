/** Разговор с Bot API: один вызов, одна повторная попытка там, где её просит сам Telegram. */

import { setTimeout as sleep } from 'node:timers/promises'

/** `getUpdates` висит 50 секунд, ответ ждём чуть дольше. */
const LIMIT_MS = 70_000
const MOST_TRIES = 5

export function createTelegram({ token, api = 'https://api.telegram.org', signal }) {
  /** Токен стоит в адресе, поэтому в текст ошибки он попасть не должен. */
  const hide = text => String(text).replaceAll(token, '***')

  async function ask(method, params) {
    const response = await fetch(`${api}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    })
    return response.json()
  }

  /** Результат метода; ошибка — исключение с кодом Telegram в `code`. */
  return async function call(method, params = {}) {
    for (let attempt = 1; ; attempt++) {
      let answer
      try {
        answer = await ask(method, params)
      } catch (error) {
        signal.throwIfAborted()
        answer = { ok: false, error_code: 0, description: hide(error.cause?.code ?? error.name) }
      }
      if (answer.ok) return answer.result
      const { error_code: code, description, parameters } = answer
      const isPassing = code === 0 || code === 429 || code >= 500
      if (!isPassing || attempt === MOST_TRIES) {
        throw Object.assign(new Error(`${method}: ${hide(description)}`), { code })
      }
      const seconds = parameters?.retry_after ?? 2 ** (attempt - 1)
      await sleep(seconds * 1000, undefined, { signal })
    }
  }
}
