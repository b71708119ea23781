/** The dev server as the warm side of steps: what it answers some time after a step is what a clean build writes. */

import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** For hosts and for the engine: nobody asks for them. */
const UNSERVED = /^(?:\.zapiski-build|_headers|nginx\.conf|Caddyfile)$/
const SCRIPT = /<script type="module" src="[^"]*\/__zapiski\/dev\.js" data-site="[^"]+"><\/script>(?=<\/body>)/
/** Milliseconds until a change that was saved must be there, whatever else the machine does. */
const PATIENCE = 15_000

const addressOf = file =>
  file === '404.html'
    ? '/no-such-page'
    : `/${file.endsWith('.html') ? file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') : file}`

function readFolder(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(paths.filter(path => !UNSERVED.test(path)).map(path => [path, readFileSync(join(folder, path))]))
}

async function ask(url, file) {
  const headers = { 'accept-encoding': 'identity' }
  const answer = await fetch(new URL(encodeURI(addressOf(file)), url), { redirect: 'manual', headers })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== (file === '404.html' ? 404 : 200)) return undefined
  return file.endsWith('.html') ? Buffer.from(body.toString().replace(SCRIPT, '')) : body
}

/** Starts `zapiski dev` in a folder; what it says is kept for the one who looks for a mistake. */
async function startDev(cli, folder) {
  const child = spawn(process.execPath, [cli, 'dev', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const dev = { child, said: '', url: undefined }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      dev.said += text
    })
  while (dev.url === undefined) {
    if (child.exitCode !== null) throw new Error(`dev ended: ${dev.said}`)
    await sleep(50)
    dev.url = /http:\/\/\S+/.exec(dev.said)?.[0]
  }
  return dev
}

/** What is still not as it should be: files of pages that are gone among it. */
async function unlike(url, wanted, gone) {
  const left = new Map()
  for (const [file, body] of wanted) {
    const served = await ask(url, file)
    if (served === undefined || !served.equals(body)) left.set(file, served)
  }
  for (const file of gone) {
    const served = await ask(url, file)
    if (served !== undefined) left.set(file, served)
  }
  return left
}

/** `warm` and `clean` of `runSteps`: the first asks the server until all is as the second built it. */
export function createDevSide(cli, build) {
  const reference = mkdtempSync(join(tmpdir(), 'zapiski-steps-dev-'))
  const seen = new Set()
  let dev
  let result
  const warm = async (folder, outDir) => {
    dev ??= await startDev(cli, folder)
    rmSync(reference, { recursive: true, force: true })
    result = await build(folder, reference)
    // After a mistake nothing is promised but that the server goes on.
    if (result.problems.some(({ level }) => level === 'error')) return {}
    rmSync(outDir, { recursive: true, force: true })
    const wanted = readFolder(reference)
    const gone = [...seen].filter(file => !wanted.has(file))
    for (const file of wanted.keys()) if (/\.html$/.test(file)) seen.add(file)
    const end = performance.now() + PATIENCE
    let left = await unlike(dev.url, wanted, gone)
    while (left.size > 0 && performance.now() < end) {
      await sleep(200)
      left = await unlike(dev.url, wanted, gone)
    }
    cpSync(reference, outDir, { recursive: true })
    if (left.size > 0)
      console.log(dev.said.slice(-600), [...left].map(([file, body]) => `${file} ${body === undefined}`).join('\n'))
    for (const [file, body] of left) {
      if (body === undefined) rmSync(join(outDir, file), { force: true })
      else {
        mkdirSync(dirname(join(outDir, file)), { recursive: true })
        writeFileSync(join(outDir, file), body)
      }
    }
    return {}
  }
  const clean = async (_, outDir) => {
    cpSync(reference, outDir, { recursive: true })
    return result
  }
  const close = () => {
    dev?.child.kill()
    rmSync(reference, { recursive: true, force: true })
  }
  return { warm, clean, close }
}
