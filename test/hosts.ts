/** Servers that tests put a built site behind: a real nginx, and the rules of GitHub Pages. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

export interface Host {
  /** Without the base path. */
  origin: string
  close(): Promise<void>
}

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(path => existsSync(path))

/** Says why a test has no real nginx to ask. */
export const hasNginx = (): boolean => {
  if (NGINX === undefined) console.warn('nginx is not installed: its recipe is not tried')
  return NGINX !== undefined
}

/** The recipe as `create-zapiski` writes it, over a build; only its port and its folder are this machine's. */
export async function serveNginx(recipe: string, buildDir: string, base: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-nginx-'))
  const port = await freePort()
  const www = join(folder, 'www')
  cpSync(buildDir, join(www, base), { recursive: true })
  const [, written = ''] = /^\s*root (\S+);/m.exec(recipe) ?? []
  const server = recipe
    .replaceAll(written, www)
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80;/, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`)
  const isRoot = process.getuid?.() === 0
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} pid ${folder}/pid; daemon off; worker_processes 1; error_log ${folder}/error.log;
     events {} http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${paths.join(' ')}\n${server} }`,
  )
  const checked = spawnSync(NGINX ?? '', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(checked.stderr)
  return started(spawn(NGINX ?? '', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }), {
    origin: `http://127.0.0.1:${port}`,
    base,
    folder,
  })
}

const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(path => existsSync(path))

export const hasCaddy = (): boolean => {
  if (CADDY === undefined) console.warn('Caddy is not installed: its recipe is not tried')
  return CADDY !== undefined
}

/** The same for Caddy. */
export async function serveCaddy(recipe: string, buildDir: string, base: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-caddy-'))
  const port = await freePort()
  const www = join(folder, 'www')
  cpSync(buildDir, join(www, base), { recursive: true })
  const [, written = ''] = /^\s*root \* (\S+)$/m.exec(recipe) ?? []
  const site = recipe.replaceAll(written, www).replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  return started(spawn(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', config], { stdio: 'ignore', env }), {
    origin: `http://127.0.0.1:${port}`,
    base,
    folder,
  })
}

/** A server that was started, once it answers; its folder goes with it. */
async function started(
  child: ChildProcess,
  { origin, base, folder }: Record<'origin' | 'base' | 'folder', string>,
): Promise<Host> {
  const ended = new Promise(resolve => child.once('exit', resolve))
  const answers = (): Promise<boolean> => fetch(origin + base).then(Boolean, () => false)
  for (let tries = 0; !(await answers()); tries++) {
    if (tries === 600 || child.exitCode !== null)
      throw new Error(`${child.spawnfile} does not answer at ${origin}${base}, exit code ${child.exitCode}`)
    await sleep(100)
  }
  const close = async (): Promise<void> => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, close }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * GitHub Pages as far as addresses go: a file of that name, then `.html`, then the index of a folder (a slash is put
 * behind it); `404.html` for the rest. No headers of the site's own.
 */
export async function servePages(buildDir: string, base: string): Promise<Host> {
  const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const inside = path.startsWith(base) ? join(buildDir, path.slice(base.length)) : undefined
    const found =
      inside === undefined
        ? undefined
        : path.endsWith('/')
          ? [join(inside, 'index.html')].find(isFile)
          : [inside, `${inside}.html`].find(isFile)
    if (found === undefined && inside !== undefined && isFile(join(inside, 'index.html')))
      return void response.writeHead(301, { location: `${path}/` }).end()
    const file = found ?? join(buildDir, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': type }).end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): Promise<void> =>
    new Promise(resolve => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}

/** A folder for a copy that a test changes. */
export function copyOf(folder: string): { folder: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'zapiski-copy-'))
  const copy = join(root, 'site')
  mkdirSync(copy)
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  return { folder: copy, remove: () => rmSync(root, { recursive: true, force: true }) }
}
