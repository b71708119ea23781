/** What `npm start` and `npm test` need first: the right Node, the packages of the lockfile, the engine built from these sources. */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './turn.mjs'

export const ROOT = join(import.meta.dirname, '..')
const at = path => join(ROOT, path)
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** Language of what is said here: what the command is asked for, else that of the system; English as everywhere else. */
export function languageFor(args, env) {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1])
  const wanted = asked || env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ru(?:$|[-_.@])/i.test(wanted) ? 'ru' : 'en'
}

const say = texts => console.error(texts[languageFor(process.argv.slice(2), process.env)])

/** Runs a program to its end; resolves with its exit code. Ctrl+C reaches it by itself, a kill is passed on. */
export function runProgram(command, args, options = {}) {
  return new Promise(resolve => {
    // npm is a script on Windows, which only a shell can start; no argument here comes from outside.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell, ...options })
    const ignore = () => {}
    const passOn = () => child.kill('SIGTERM')
    process.on('SIGINT', ignore)
    process.on('SIGTERM', passOn)
    const end = code => {
      process.off('SIGINT', ignore)
      process.off('SIGTERM', passOn)
      resolve(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

export const runNode = (args, options) => runProgram(process.execPath, args, options)

/** Ends the process when Node is older than `engines` in `package.json` allows. */
export function checkNode() {
  const wanted = readJson(at('package.json')).engines.node.replace(/^>=/, '')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = wanted.split('.').map(Number)
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  const here = process.versions.node
  say({
    ru: `Нужен Node ${wanted} или новее, а здесь ${here}. Установите новый: https://nodejs.org`,
    en: `Node ${wanted} or newer is needed, this is ${here}. Install a newer one: https://nodejs.org`,
  })
  process.exit(3)
}

/** Whether `node_modules` holds what the lockfile says; packages for other systems may be missing. */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  return (
    wanted.every(([path, { version, optional }]) => {
      const found = installed.packages[path]
      return found === undefined ? optional === true : found.version === version
    }) && Object.keys(installed.packages).every(path => path in lock.packages)
  )
}

/** `npm ci` when the packages are missing or of another lockfile; its exit code, 0 when there was nothing to do. */
export async function installPackages() {
  const isDone = () => {
    const record = at('node_modules/.package-lock.json')
    return isInstalled(readJson(at('package-lock.json')), existsSync(record) ? readJson(record) : undefined)
  }
  return unlessDone(isDone, () => {
    say({ ru: 'Ставлю пакеты: npm ci', en: 'Installing packages: npm ci' })
    return runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  })
}

/** Does what is due, once, however many commands find that it is. */
async function unlessDone(isDone, work) {
  if (isDone()) return 0
  return inTurn(at('.setup.lock'), () => (isDone() ? 0 : work()))
}

/** Hash of everything that the engine is built from. */
function hashSources() {
  const files = readdirSync(at('src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .concat(['package.json', 'package-lock.json', 'vite.engine.ts'].map(at))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the engine when its sources have changed since the last time; its exit code. */
export async function buildEngine() {
  const stamp = at('dist/.sources')
  const sources = hashSources()
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
  const vite = at('node_modules/vite/bin/vite.js')
  return unlessDone(isDone, async () => {
    say({ ru: 'Собираю движок', en: 'Building the engine' })
    const code = await runNode([vite, 'build', '--config', 'vite.engine.ts', '--logLevel', 'warn'])
    if (code === 0) writeFileSync(stamp, sources)
    return code
  })
}

/** Packages and engine, as far as something is missing or old; an exit code. */
export async function prepareEngine() {
  checkNode()
  const code = await installPackages()
  return code === 0 ? buildEngine() : code
}
