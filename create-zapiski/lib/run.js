/** From a command line to a site on the disk and an exit code. */

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { ask } from './ask.js'
import { managerOf } from './manager.js'
import { languageOf, parseAddress, readOptions, UsageError } from './options.js'
import { planSite } from './plan.js'
import { createSay } from './texts.js'

/** The address of a site that has none yet. */
const HOMELESS = 'https://example.org/'

/** What may stand in the folder of a new site. */
const HARMLESS = new Set(['.git', '.DS_Store'])

/** `process` of Node, or what a test has in its place. */
export async function run(process) {
  const argv = process.argv.slice(2)
  let say = createSay(languageOf(argv, process.env))
  try {
    const options = readOptions(argv)
    if (options.help) return print(process, say('help'))
    if (options.version) return print(process, `${readVersion()}\n`)
    const isAsked = process.stdin.isTTY === true && process.stdout.isTTY === true && !options.yes
    if (options.folder === undefined) throw new UsageError('error/no-folder')
    const siteDir = resolve(process.cwd(), options.folder)
    checkFolder(siteDir, options.folder)
    const defaults = { lang: languageOf(argv, process.env), kind: 'both', title: basename(siteDir), host: 'none' }
    const given = { ...defaults, ...options }
    const { lang, answers } = isAsked ? await ask(process, options, defaults) : { lang: given.lang, answers: given }
    say = createSay(lang)
    if (answers === undefined) {
      process.stderr.write(`${say('error/stopped')}\n`)
      return 130
    }
    return await make(process, siteDir, { ...answers, say, manager: managerOf(process.env) })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${say(error.id, error.values)}\n`)
    return 2
  }
}

function print(process, text) {
  process.stdout.write(text)
  return 0
}

export const readVersion = () => JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version

/** A site is never written over something. */
function checkFolder(siteDir, folder) {
  if (!existsSync(siteDir)) return
  if (!statSync(siteDir).isDirectory()) throw new UsageError('error/not-folder', { folder })
  const names = readdirSync(siteDir).filter(name => !HARMLESS.has(name))
  if (names.length === 0) return
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '')
  throw new UsageError('error/not-empty', { folder, names: shown })
}

async function make(process, siteDir, answers) {
  const { say, manager } = answers
  const address = parseAddress(answers.url ?? HOMELESS)
  const files = planSite({ ...answers, ...address, version: readVersion(), day: dayOf(new Date()) })
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      // Nothing that came meanwhile is written over.
      await writeFile(join(siteDir, path), text, { flag: 'wx' })
    }
  } catch (error) {
    process.stderr.write(`${say('error/disk', { message: error.message })}\n`)
    return 3
  }
  const folder = relative(process.cwd(), siteDir) || '.'
  process.stdout.write(`${say('done/made', { folder, count: files.size })}\n`)
  const installed = answers.install === true ? await install(siteDir, manager.name) : undefined
  if (installed === false) process.stderr.write(`${say('error/install', { folder, manager: manager.name })}\n`)
  process.stdout.write(nextSteps(folder, installed === true, answers))
  return installed === false ? 3 : 0
}

function nextSteps(folder, isInstalled, { say, host, kind, manager, url = HOMELESS }) {
  const [what, note] = kind === 'docs' ? ['doc', say('done/new-doc')] : ['post', say('done/new')]
  const commands = [
    ...(folder === '.' ? [] : [[`cd ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`, '']]),
    ...(isInstalled ? [] : [[`${manager.name} install`, '']]),
    [`${manager.name} start`, say('done/start', { base: parseAddress(url).baseUrl })],
    [`${manager.runner} zapiski new ${what} "${say('new/title')}"`, note],
  ]
  const width = Math.max(...commands.map(([command]) => command.length))
  const lines = commands.map(
    ([command, meaning]) => `  ${meaning === '' ? command : `${command.padEnd(width)}  # ${meaning}`}`,
  )
  return `\n${say('done/next')}\n\n${lines.join('\n')}\n${host === 'none' ? '' : `\n${say(`done/${host}`, { manager: manager.name })}\n`}`
}

/** Today where the author is. */
const dayOf = now => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(now)

function install(siteDir, manager) {
  return new Promise(done => {
    // Managers are scripts on Windows, which only a shell can start; no argument here comes from outside.
    const child = spawn(manager, ['install', ...(manager === 'npm' ? ['--no-audit', '--no-fund'] : [])], {
      cwd: siteDir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.on('error', () => done(false))
    child.on('exit', code => done(code === 0))
  })
}
