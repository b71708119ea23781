/** Поддельный Telegram для проверок: столько Bot API, сколько видит бот. */

import { createServer } from 'node:http'

export async function startTelegram() {
  const sent = []
  const updates = []
  /** Ответы с ошибкой, которые получат следующие вызовы. */
  const failures = []
  let number = 100
  let wake = () => {}

  const methods = {
    getUpdates({ offset, timeout }) {
      const fresh = () => updates.filter(({ update_id }) => update_id >= offset)
      if (fresh().length > 0) return fresh()
      return new Promise(resolve => {
        const timer = setTimeout(() => resolve([]), timeout * 1000)
        wake = () => {
          clearTimeout(timer)
          resolve(fresh())
        }
      })
    },
    sendMessage({ chat_id, text }) {
      sent.push({ chat_id, text })
      return { message_id: sent.length }
    },
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const method = request.url.split('/').at(-1)
    const failure = method === 'sendMessage' ? failures.shift() : undefined
    const answer = failure ?? { ok: true, result: await methods[method](JSON.parse(body)) }
    response.writeHead(failure?.error_code ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    api: `http://127.0.0.1:${server.address().port}`,
    sent,
    failures,
    /** Человек написал боту. */
    write(text, id = 7) {
      updates.push({ update_id: number++, message: { chat: { id }, text } })
      wake()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
