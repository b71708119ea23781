import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../src/build/build.ts'
import { createPreview } from '../../src/dev/preview.ts'
import { PAYLOADS } from '../hostile/payloads.ts'
import { createTrial, type Trial } from '../hostile/trial.ts'
import { openBrowser } from './browser.ts'
import { readConfig } from './site.ts'
import { untilReady, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

async function serveTrial(trial: Trial) {
  const { outDir, baseUrl, trailingSlash } = await readConfig(trial.folder, trial.out)
  return createPreview({ outDir, baseUrl, trailingSlash, port: 0, host: 'localhost', language: 'ru' })
}

/** Takes the policy out of a built site. */
function disarm(out: string): void {
  rmSync(join(out, '_headers'), { force: true })
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(out, name)
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, ''))
  }
}

// Twenty builds: a busy machine takes minutes.
const PATIENT = { timeout: 300_000 }

/** Payloads that stand on a page at once. */
const AT_ONCE = 8
const alone = (index: number) => `docs/alone/p${index}.md`
/** A payload after what tells that nothing before it has taken it in. */
const written = (index: number) => `## Случай ${index}\n\n${PAYLOADS[index]}\n\nКонец.\n`

test('payloads run nothing, with no policy at all', PATIENT, async () => {
  const trial = createTrial({
    'docs/index.md': '# Начало\n',
    ...Object.fromEntries(PAYLOADS.map((_, index) => [alone(index), `# Страница ${index}\n\n${written(index)}`])),
    'zapiski.config.mjs':
      "export default { title: 'З', url: 'https://example.org', shareImages: false, onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'ignore', security: { allowPageScripts: true } }\n",
  })
  // What stops the build cannot reach a reader.
  const stopped = new Set(
    (await trial.build({ write: false })).problems.flatMap(({ level, file }) => (level === 'error' ? [file] : [])),
  )
  for (const file of stopped) if (file !== undefined) rmSync(join(trial.folder, file))
  const shown = PAYLOADS.flatMap((_, index) => (stopped.has(alone(index) as never) ? [] : [index]))
  expect(shown.length).toBeGreaterThan(50)
  const groups = Array.from({ length: Math.ceil(shown.length / AT_ONCE) }, (_, group) =>
    shown.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  )
  trial.put(
    Object.fromEntries(groups.map((all, group) => [`docs/g${group}.md`, `# Вместе\n\n${all.map(written).join('\n')}`])),
  )
  expect((await trial.build()).lines.filter(line => line.includes(' error '))).toEqual([])
  disarm(trial.out)
  const server = await serveTrial(trial)
  const { page, close } = await visit(browser, `${server.url}docs`, {
    init: () => {
      Object.assign(window, { ran: [] })
      Object.assign(window, { alert: () => (window as never as { ran: string[] }).ran.push('alert') })
    },
    before: async context => {
      await context.route(/^(?!http:\/\/localhost:)/, route => route.abort())
    },
  })
  expect(await page.locator('meta[http-equiv="Content-Security-Policy" i]').count()).toBe(0)
  const ran: string[] = []
  /** Which of the payloads of a page stand there in their own place, and in nothing of another one. */
  const look = async (path: string, payloads: number[]): Promise<number[]> => {
    await page.goto(`${server.url}docs/${path}`, { waitUntil: 'load' })
    await untilReady(page)
    // Whatever can be clicked is clicked; whatever can be looked at is looked at.
    const starts = await page.evaluate(() => {
      const headings = [...document.querySelectorAll('#__zapiski_content .markdown > h2')].map(one => one.textContent)
      for (const element of document.querySelectorAll('#__zapiski_content *')) {
        for (const type of ['click', 'mouseover', 'focus', 'toggle', 'error', 'load'])
          element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }))
      }
      return headings
    })
    const found = await page.evaluate(() => (window as never as { ran?: string[] }).ran ?? ['left the page'])
    const isLeft = !page.url().startsWith(server.url)
    if (found.length > 0 || isLeft) ran.push(`${payloads.map(index => PAYLOADS[index]).join('\n')}: ${found.join()}`)
    return payloads.filter(index => starts.some(start => Number(/^Случай\s(\d+)/.exec(start ?? '')?.[1]) === index))
  }
  const hidden: number[] = []
  for (const [group, payloads] of groups.entries()) {
    const seen = new Set(await look(`g${group}`, payloads))
    hidden.push(...payloads.filter(index => !seen.has(index)))
  }
  // What one of them has taken in is looked at alone.
  for (const index of hidden) await look(`alone/p${index}`, [index])
  expect(hidden.length).toBeLessThan(shown.length / 4)
  expect(ran).toEqual([])
  await close()
  await server.close()
  trial.end()
})

describe('twenty deploys under a reader who goes on reading', () => {
  let root = ''
  let trial: Trial
  const page = (number: number, deploy: number) =>
    `# Страница ${number}\n\nВыпуск ${deploy}, слово${deploy}.\n\n[дальше](./p${number + 1}.md)\n`
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'zapiski-deploys-'))
    trial = createTrial({ 'docs/index.md': '# Начало\n' })
  })
  afterAll(() => {
    trial.end()
    rmSync(root, { recursive: true, force: true })
  })

  const DEPLOYS = 20
  /** A part of the deploys changes the shell of every page as well. */
  const titleOf = (deploy: number) => (deploy % 3 === 0 ? `Записки ${deploy}` : 'Записки')

  test('each costs one load more at most; no page is broken, nothing goes round', PATIENT, async () => {
    const deploy = async (number: number): Promise<void> => {
      const title = titleOf(number)
      trial.put({
        'zapiski.config.mjs': `export default { title: '${title}', url: 'https://example.org', shareImages: false }\n// ${number}\n`,
        ...Object.fromEntries(Array.from({ length: DEPLOYS + 1 }, (_, at) => [`docs/p${at}.md`, page(at, number)])),
        [`docs/p${DEPLOYS + 1}.md`]: '# Конец\n',
      })
      // A menu is fetched by a name that stays: a document and its menu may be of two deploys.
      const more = { 'docs/q.md': `# Ещё ${number}\n` }
      if (number % 2 === 0) trial.put(more)
      else rmSync(join(trial.folder, 'docs/q.md'), { force: true })
      // A process of its own would not remember the module of the config.
      const config = await readConfig(trial.folder, trial.out)
      const { problems } = await build({ ...config, title }, { mode: 'production', write: true, cache: true })
      expect(problems.filter(({ level }) => level === 'error')).toEqual([])
      cpSync(trial.out, join(root, 'last'), { recursive: true })
    }
    await deploy(0)
    const server = await serveTrial(trial)
    // What is at hand before it is asked for would be of the first deploy, and no later one be seen.
    const { page: reader, complaints, close } = await visit(browser, `${server.url}docs/p0`, { saving: true })
    let loads = 0
    reader.on('load', () => {
      loads += 1
    })
    for (let number = 1; number <= DEPLOYS; number++) {
      await deploy(number)
      const before = loads
      // Not by the pointer, which would rest on the next link, whose preview is of this deploy.
      await reader.getByRole('link', { name: 'дальше' }).evaluate(link => (link as HTMLElement).click())
      await reader.waitForFunction(
        wanted => document.querySelector('#__zapiski_content h1')?.textContent?.replace(/\s+/g, ' ') === wanted,
        `Страница ${number}`,
      )
      await reader.waitForLoadState('load')
      await untilReady(reader)
      expect(new URL(reader.url()).pathname).toBe(`/docs/p${number}`)
      const text = (await reader.locator('#__zapiski_content').textContent())?.replaceAll(/\s+/g, ' ')
      expect(text).toContain(`Выпуск ${number}, слово${number}.`)
      if (number % 5 === 0) {
        await reader.keyboard.press('Control+k')
        await reader.locator('[role="combobox"]').first().fill('Страница')
        await reader.getByRole('option').first().waitFor()
        await reader.keyboard.press('Escape')
      }
      const isAnother = titleOf(number) !== titleOf(number - 1)
      expect(loads - before, `deploy ${number}`).toBe(isAnother ? 1 : 0)
      // The client tells why it leaves a page to the server.
      const heard = complaints.splice(0).filter(text => !/^\/docs\/p\d+: build \w+, here \w+$/.test(text))
      // React says that what it draws is not what it found (#418): then both are told.
      if (heard.length > 0) heard.push(await reader.content(), await (await fetch(reader.url())).text())
      expect(heard, `deploy ${number}`).toEqual([])
    }
    await close()
    await server.close()
  })
})
