/** What authors do with git: dates of changes are read from it, and written into pages. */

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { EDITS, writeConfig } from './site.mjs'

const IGNORED = ['build', 'clean', 'node_modules', '.zapiski']

function git(site, ...args) {
  const name = site.dice.pick(['Анна', 'Борис'])
  const time = `2024-0${1 + site.dice.number(9)}-1${site.dice.number(10)}T12:00:00Z`
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_DATE: time,
    GIT_COMMITTER_DATE: time,
  }
  execFileSync('git', ['-c', `user.name=${name}`, '-c', 'user.email=x@example.org', ...args], {
    cwd: site.folder,
    stdio: 'ignore',
    env,
  })
}

/** From the first commit on the site has a history. */
function commit(site, ...args) {
  if (!existsSync(site.at('.git'))) {
    git(site, 'init', '-q', '-b', 'main')
    site.write('.gitignore', `${IGNORED.join('\n')}\n`)
  }
  git(site, 'add', '-A')
  git(site, 'commit', '-q', '--allow-empty', '-m', 'x', ...args)
}

/** Name -> what is done, as in `EDITS`. */
export const HISTORY_EDITS = {
  commit,
  async 'edit and commit'(site) {
    const name = site.dice.pick(['sentence', 'paragraph', 'rename', 'new post', 'delete', 'title'])
    const what = await EDITS[name](site)
    commit(site)
    return `${name} ${what ?? ''}`
  },
  'dates are shown'(site) {
    site.settings.dated = !site.settings.dated
    writeConfig(site)
    return String(site.settings.dated)
  },
  amend(site) {
    commit(site)
    commit(site, '--amend')
  },
  'branches meet'(site) {
    commit(site)
    git(site, 'switch', '-q', '-c', `side-${site.next()}`)
    EDITS.paragraph(site)
    commit(site)
    const side = site.count
    git(site, 'switch', '-q', 'main')
    EDITS.config(site)
    commit(site)
    git(site, 'merge', '-q', '--no-ff', '-m', 'x', '-X', 'ours', `side-${side}`)
    return `side-${side}`
  },
  'another checkout'(site) {
    commit(site)
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: site.folder, encoding: 'utf8' }).split('\0')
    for (const file of files.filter(Boolean)) {
      copyFileSync(site.at(file), site.at(`${file}.other`))
      renameSync(site.at(`${file}.other`), site.at(file))
    }
  },
  async 'back to an earlier commit'(site) {
    commit(site)
    await EDITS.paragraph(site)
    commit(site)
    git(site, 'reset', '-q', '--hard', 'HEAD~1')
  },
}
