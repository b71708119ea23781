/** Our own site as three generators publish it, each in a folder of its own. */

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildDocusaurus, installDocusaurus, VERSION } from '../oracle/docusaurus.mjs'
import { prepareSite } from '../oracle/sites.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

function buildOurs(folder) {
  const out = join(folder, 'ours')
  const args = [join(ROOT, 'dist/cli.js'), 'build', join(ROOT, 'site'), '--out-dir', out, '--no-cache']
  execFileSync(process.execPath, args, { stdio: 'ignore' })
  return out
}

/** Installed from the registry, and built, unless the folder has it from an earlier run. */
function buildPeer(folder) {
  const site = join(folder, 'sites/zapiski')
  const out = join(site, 'build')
  installDocusaurus(folder)
  if (existsSync(join(out, 'index.html'))) return out
  prepareSite('zapiski', site)
  buildDocusaurus(folder, site, { isCold: true })
  return out
}

/** With the bare theme of `bench/scale`: what a page costs that is text and nothing else. */
function buildHugo(folder) {
  const [site, out] = [join(folder, 'hugo'), join(folder, 'hugo-out')]
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  cpSync(join(ROOT, 'bench/scale/hugo'), site, { recursive: true })
  for (const part of ['blog', 'docs'])
    cpSync(join(ROOT, 'site', part), join(site, 'content', part), { recursive: true })
  for (const name of readdirSync(join(site, 'content'), { recursive: true })) {
    const file = join(site, 'content', name)
    // A folder's own page is `_index.md` there, and code in texts is left out.
    if (/\.mdx?$/.test(name))
      renameSync(
        file,
        join(
          file,
          '..',
          basename(file)
            .replace(/^index\.mdx?$/, '_index.md')
            .replace(/\.mdx$/, '.md'),
        ),
      )
  }
  execFileSync('hugo', ['--quiet', '--destination', out, '--environment', 'bare'], { cwd: site, stdio: 'inherit' })
  return out
}

/** Built sites by name; one that this machine has no program for is left out with a word. */
export function buildSites(folder) {
  mkdirSync(folder, { recursive: true })
  const sites = [
    { name: 'Zapiski', folder: buildOurs(folder) },
    { name: `Docusaurus ${VERSION}`, folder: buildPeer(folder) },
  ]
  const hugo = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  if (hugo.status !== 0) {
    console.error('no hugo here: its column is left out')
    return sites
  }
  const version = /v(\d+\.\d+\.\d+)/.exec(hugo.stdout)?.[1] ?? ''
  return [...sites, { name: `Hugo ${version}, bare`, folder: buildHugo(folder) }]
}
