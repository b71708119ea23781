/** A Chromium of another year, where `OLD_CHROMIUM_PATH` names one; its libraries lie beside it or in `lib`. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import type { Driver } from './engine.ts'

export function findOlder(): string | undefined {
  const path = process.env.OLD_CHROMIUM_PATH
  return path !== undefined && existsSync(path) ? path : undefined
}

/** An action of WebDriver. */
interface Action {
  type: string
  value?: string
  x?: number
  y?: number
}

/** Keys of WebDriver that have no letter. */
const KEYS: Record<string, string> = { '\uE00C': 'Escape', '\uE004': 'Tab', '\uE007': 'Enter', '\uE015': 'ArrowDown' }

async function actOn({ keyboard, mouse }: Page, { type, value = '', x = 0, y = 0 }: Action): Promise<void> {
  const key = KEYS[value] ?? value
  if (type === 'keyDown') await keyboard.down(key)
  else if (type === 'keyUp') await keyboard.up(key)
  else if (type === 'pointerMove') await mouse.move(x, y)
  else if (type === 'pointerDown') await mouse.down()
  else if (type === 'pointerUp') await mouse.up()
}

export async function launchOlder(path: string): Promise<Driver> {
  const folder = dirname(path)
  const browser = await chromium.launch({
    executablePath: path,
    // Such builds are made for machines without a sandbox, and with one process.
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'],
    env: { ...process.env, LD_LIBRARY_PATH: `${join(folder, 'lib')}:${folder}` },
  })
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  return {
    go: url => page.goto(url),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    refresh: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    execute: (body, args) =>
      page.evaluate(
        `new Promise(done => (function () { ${body} }).apply(undefined, [...${JSON.stringify(args)}, done]))`,
      ),
    async act(sources) {
      for (const { actions } of sources as { actions: Action[] }[]) for (const one of actions) await actOn(page, one)
    },
    close: () => browser.close(),
  }
}
