/** Firefox through Marionette, the protocol that stands behind its driver: JSON over a socket, lengths before. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, untilListening } from '../../ports.ts'
import type { Driver } from './engine.ts'

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

export const findFirefox = (): string | undefined => PLACES.find(path => path !== undefined && existsSync(path))

export async function launchFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'zapiski-firefox-'))
  const port = await freePort()
  const settings = {
    'marionette.port': port,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'ui.systemUsesDarkTheme': 1,
    'layout.css.prefers-color-scheme.content-override': 0,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const child = spawn(path, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const { send, socket } = await talk(port)
  await send('WebDriver:NewSession', {})
  await send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 })
  const value = async (name: string, parameters: object): Promise<unknown> => {
    const answer = (await send(name, parameters)) as { value?: unknown } | undefined
    return answer?.value
  }
  return {
    go: url => send('WebDriver:Navigate', { url }),
    back: () => send('WebDriver:Back', {}),
    forward: () => send('WebDriver:Forward', {}),
    refresh: () => send('WebDriver:Refresh', {}),
    resize: (width, height) => send('WebDriver:SetWindowRect', { width, height }),
    execute: (script, args) => value('WebDriver:ExecuteAsyncScript', { script, args }),
    act: actions => send('WebDriver:PerformActions', { actions }),
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {})
      socket.destroy()
      await ended(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Ends a process that was asked to end, and waits for it. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  await Promise.race([gone, sleep(5000).then(() => child.kill('SIGKILL'))])
}

type Send = (name: string, parameters: object) => Promise<unknown>

async function talk(port: number): Promise<{ send: Send; socket: Socket }> {
  await untilListening(port, 'Firefox')
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (error: unknown, value: unknown) => void>()
  let rest = Buffer.alloc(0)
  let count = 0
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk])
    while (true) {
      const colon = rest.indexOf(':')
      const length = Number(rest.subarray(0, colon))
      if (colon < 0 || rest.length < colon + 1 + length) return
      const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString())
      rest = rest.subarray(colon + 1 + length)
      // What comes first says who is there and answers nothing.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  return {
    socket,
    send: (name, parameters) =>
      new Promise((resolve, reject) => {
        const id = ++count
        waiting.set(id, (error, value) => {
          waiting.delete(id)
          if (error === null) resolve(value)
          else reject(new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`))
        })
        const text = JSON.stringify([0, id, name, parameters])
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      }),
  }
}
