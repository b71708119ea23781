/** The sites to compare, each made ready in a folder of its own: content, config, and a history of one commit. */

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURES = join(ROOT, 'test/docusaurus')
const TEMPLATES = join(FIXTURES, 'templates')

/** A template is the shared folder with its own files laid over it, as `create-docusaurus` does. */
const TEMPLATE_NAMES = ['classic', 'classic-typescript']
/** Our own site: content as it is, config written by hand. Compared only by hand: its content changes every day. */
const OWN = 'zapiski'

const isSite = name => readdirSync(join(FIXTURES, name)).some(file => file.startsWith('docusaurus.config.'))
const fixtures = readdirSync(FIXTURES, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && isSite(entry.name))
  .map(entry => entry.name)
  .sort()

/** Sites whose facts are kept in the repository. */
export const GOLDEN = [...TEMPLATE_NAMES, ...fixtures]
export const SITES = [...GOLDEN, OWN]

/** Facts as Docusaurus gives them. */
export const goldenFile = name => join(FIXTURES, 'facts', `${name}.json`)

function layersOf(name) {
  if (TEMPLATE_NAMES.includes(name)) return [join(TEMPLATES, 'shared'), join(TEMPLATES, name)]
  if (name !== OWN) return [join(FIXTURES, name)]
  return [join(ROOT, 'site'), join(ROOT, 'bench/oracle/sites', OWN)]
}

const IGNORED = new Set(['build', 'node_modules', '.docusaurus', 'zapiski.config.ts'])
/** Everyone's copy has the same history, so that dates from git are the same. */
const COMMIT = { name: 'Автор', email: 'author@example.org', date: '2024-06-01T12:00:00Z' }

/** Puts the files of a site into `folder`, and commits them. */
export function prepareSite(name, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const layer of layersOf(name)) {
    if (!existsSync(layer)) throw new Error(`no site ${name}: ${layer}`)
    const isKept = path => !IGNORED.has(path.slice(layer.length + 1).split('/')[0] ?? '')
    cpSync(layer, folder, { recursive: true, filter: isKept })
  }
  // Docusaurus keeps its cache beside the nearest of these: without one, sites would share it and mix up.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true }))
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: COMMIT.date,
    GIT_COMMITTER_DATE: COMMIT.date,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  }
  const identity = ['-c', `user.name=${COMMIT.name}`, '-c', `user.email=${COMMIT.email}`, '-c', 'commit.gpgsign=false']
  const git = (...args) => execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'ignore' })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '--force')
  git('commit', '--quiet', '--message', 'Сайт')
}
