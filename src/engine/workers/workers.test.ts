import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorkers } from './index.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-workers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', order => { ${text} })\n`,
  )
  return file
}

test('tasks are shared out among threads, and each gets its own answer', async () => {
  const workers = startWorkers(3, script('echo', 'parentPort.postMessage(order.input)'))
  try {
    const inputs = Array.from({ length: 10 }, (_, index) => [{ title: `${index}`, kicker: '', footer: '' }])
    expect(await Promise.all(inputs.map(input => workers.run('shares', input)))).toEqual(inputs)
  } finally {
    await workers.end()
  }
})

test('a thread that fails, or that ends, ends what waits for it and all that is asked later', async () => {
  for (const [name, text, reason] of [
    ['fails', "throw new Error('broken')", 'broken'],
    ['exits', 'process.exit(7)', 'exit 7'],
  ] as const) {
    const workers = startWorkers(1, script(name, text))
    const problem = { code: 'worker/ended', values: { reason } }
    const first = workers.run('shares', [])
    const second = workers.run('index', { texts: [], locale: 'ru', isLarge: false })
    await expect(first).rejects.toMatchObject({ problem })
    await expect(second).rejects.toMatchObject({ problem })
    await expect(workers.run('shares', [])).rejects.toMatchObject({ problem })
  }
})

test('a thread that does not answer is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const workers = startWorkers(1, script('silent', 'void order'))
    const answer = workers.run('shares', [])
    const refused = expect(answer).rejects.toMatchObject({
      problem: { code: 'worker/silent', values: { task: 'shares' } },
    })
    vi.advanceTimersByTime(180_000)
    await refused
  } finally {
    vi.useRealTimers()
  }
})

const IMAGE = [{ title: '', kicker: '', footer: '' }]

test('a thread has its next tasks at hand while it is at one, and no more than four', async () => {
  // It answers nothing before it has four, and then says how many came: of fewer it would wait for ever.
  const collect = 'globalThis.came = [...(globalThis.came ?? []), order]; const { length } = came;'
  const answer =
    'if (length === 4) setTimeout(() => { for (const _ of [...came]) parentPort.postMessage(came.length) }, 50)'
  const workers = startWorkers(1, script('collects', `${collect} ${answer}`))
  try {
    const answers = Array.from({ length: 6 }, () => workers.run('shares', IMAGE))
    expect(await answers[0]).toBe(4)
  } finally {
    await workers.end()
  }
})

test('behind a task of another kind none lies in wait: another thread may be free sooner', async () => {
  const count = 'globalThis.came = (globalThis.came ?? 0) + 1;'
  const workers = startWorkers(1, script('counts', `${count} setTimeout(() => parentPort.postMessage(came), 50)`))
  try {
    const index = workers.run('index', { texts: [], locale: 'ru', isLarge: false })
    const image = workers.run('shares', IMAGE)
    expect([await index, await image]).toEqual([1, 2])
  } finally {
    await workers.end()
  }
})
