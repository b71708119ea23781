/**
 * WebKitGTK through its driver. Without a screen it draws into GTK's own server for pages, which knows no resolution:
 * a page is -98304 pixels wide there, so what a reader presses is pressed by script and no place is measured.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilListening } from '../../ports.ts'
import type { Driver } from './engine.ts'
import { ended } from './firefox.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib'
const SCREEN = '/usr/bin/broadwayd'

export interface WebKitPaths {
  driver: string
  browser: string
  /** Server that stands for a screen; nothing where there is one. */
  screen: string | undefined
}

export function findWebKit(): WebKitPaths | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  const browser = folders
    .flatMap(name => ['4.1', '4.0'].map(version => join(LIBRARIES, name, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find(path => existsSync(path))
  const hasScreen = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined
  if (browser === undefined || !existsSync(DRIVER) || (!hasScreen && !existsSync(SCREEN))) return undefined
  return { driver: DRIVER, browser, screen: hasScreen ? undefined : SCREEN }
}

export async function launchWebKit({ driver, browser, screen }: WebKitPaths): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'zapiski-webkit-'))
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1' }
  const children: ChildProcess[] = []
  if (screen !== undefined) {
    const display = `:${1 + Math.floor(Math.random() * 900)}`
    Object.assign(env, { BROADWAY_DISPLAY: display, GDK_BACKEND: 'broadway' })
    const port = await freePort()
    children.push(spawn(screen, [display, '--port', String(port)], { stdio: 'ignore', env }))
    await untilListening(port, screen)
  }
  const port = await freePort()
  children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))
  const root = `http://127.0.0.1:${port}`
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  await untilListening(port, driver)
  const { sessionId } = (await send('POST', `${root}/session`, { capabilities })) as { sessionId: string }
  const post = (name: string, body: object = {}) => send('POST', `${root}/session/${sessionId}/${name}`, body)
  await post('timeouts', { script: 60_000, pageLoad: 60_000 })
  return {
    go: url => post('url', { url }),
    back: () => post('back'),
    forward: () => post('forward'),
    refresh: () => post('refresh'),
    resize: (width, height) => post('window/rect', { width, height }),
    execute: (script, args) => post('execute/async', { script, args }),
    act: actions => post('actions', { actions }),
    async close() {
      await send('DELETE', `${root}/session/${sessionId}`).catch(() => {})
      for (const child of children.reverse()) await ended(child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}
