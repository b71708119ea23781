/** A browser of another make, driven by the standard protocol: what the tests ask of it. */

import { setTimeout as sleep } from 'node:timers/promises'

/** Sends a command of WebDriver. */
export interface Driver {
  go(url: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  refresh(): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Runs the body of a function whose last argument takes the answer. */
  execute(body: string, args: unknown[]): Promise<unknown>
  act(actions: object[]): Promise<unknown>
  close(): Promise<void>
}

export interface Engine extends Driver {
  /** Runs in the page; what it gives is plain data. */
  run<Args extends unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** Presses keys one after the other. */
  press(...keys: string[]): Promise<void>
  /** Presses the middle of the first element of a selector that is shown. */
  click(selector: string): Promise<void>
  /** Waits until the answer is a true one, and gives it. */
  until<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T>
}

/** Milliseconds that a busy machine may take. */
const PATIENCE = 30_000

/** Names of keys in the protocol. */
const KEYS: Record<string, string> = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', ArrowDown: '\uE015' }

export function createEngine(driver: Driver): Engine {
  const run: Engine['run'] = async (work, ...args) => {
    const body = `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1)
      Promise.resolve().then(() => (${work})(...args)).then(value => done({ value }), error => done({ error: String(error) }))`
    const answer = (await driver.execute(body, args)) as { value: never; error?: string }
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
  const until: Engine['until'] = async (work, ...args) => {
    const end = Date.now() + PATIENCE
    while (true) {
      // A page that is being left answers nothing.
      const value = await run(work, ...args).catch(() => undefined)
      if (value) return value
      if (Date.now() > end) throw new Error(`waited in vain for ${work}`)
      await sleep(50)
    }
  }
  return {
    ...driver,
    run,
    until,
    async press(...keys) {
      const actions = keys.flatMap(key => {
        const value = KEYS[key] ?? key
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
      })
      await driver.act([{ type: 'key', id: 'keys', actions }])
    },
    async click(selector) {
      if (!(await run(() => innerWidth > 0))) {
        await until(selector => {
          const element = [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility())
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
            element?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
          element?.click()
          return element !== undefined
        }, selector)
        return
      }
      const { x, y } = await until(selector => {
        const element = [...document.querySelectorAll(selector)].find(one => one.checkVisibility())
        if (element === undefined) return undefined
        const inView = () => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }
        if (!inView()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      }, selector).then(place => place ?? { x: 0, y: 0 })
      const actions = [
        { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
  }
}
