/** Dates and authors of all files from one `git log`: the newest commit of a file, and the one that brought it. */

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { problemOf } from '../messages/problem.ts'
import type { LastUpdate } from '../shared/document.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { attempt } from '../shared/value.ts'
import type { Memory, RememberedDates } from './memory.ts'

interface GitHistory {
  dates: RememberedDates['dates']
  /** At most one: why there are no dates. */
  problems: Problem[]
}

interface Asked {
  folders: readonly string[]
  wanted: ReadonlySet<FilePath>
  /** The same commit has the same history, so it is not asked again. */
  memory?: Memory | undefined
  /** How long git may say nothing, milliseconds. */
  patience?: number | undefined
}

/** Output is parsed, so nothing of the user's settings may change it. */
const LOG = [
  '-c',
  'log.showSignature=false',
  '-c',
  'log.follow=false',
  '--literal-pathspecs',
  'log',
  '-z',
  '--name-status',
  '--find-renames=100%',
  '--no-ext-diff',
  '--no-notes',
  '--no-color',
  '--encoding=UTF-8',
  '--format=%x01%ct%x02%an',
  '--',
]

/**
 * Reads the history of `folders` (relative to `siteDir`, which may be a subfolder of the repository) for the files in
 * `wanted`. Only renames without a change are followed: they need no file contents, which a partial clone would
 * download. Dates are those of the commit, as in Docusaurus. Without git, without a repository or in a shallow clone
 * there are no dates and one problem.
 */
export async function readGitDates(siteDir: string, asked: Asked): Promise<GitHistory> {
  const nothing = (problem: Problem): GitHistory => ({ dates: new Map(), problems: [problem] })
  const { folders, wanted, memory, patience = PATIENCE } = asked
  const run = (args: string[], take?: (token: string) => void) => runGit(args, { cwd: siteDir, patience, take })
  const where = await run(['rev-parse', '--is-shallow-repository', '--show-prefix'])
  if (where.code !== 0) return nothing(explainFailure(where))
  const [shallow = '', prefix = ''] = where.output.split('\n')
  if (shallow === 'true') return nothing(problemOf('warning', 'git-shallow'))
  const head = memory && (await run(['rev-parse', '--verify', '--quiet', 'HEAD']))
  const key =
    head?.code === 0 ? contentHash(JSON.stringify([head.output, prefix, folders, [...wanted]]), 32) : undefined
  const known = memory?.dates()
  if (known !== undefined && known.key === key) {
    memory?.keepDates(known)
    return { dates: known.dates, problems: [] }
  }
  const history = createHistory(prefix, wanted)
  const log = await run([...LOG, ...folders.map(folder => folder || '.')], history.take)
  if (log.code !== 0) return nothing(explainFailure(log))
  if (key !== undefined) memory?.keepDates({ key, dates: history.dates })
  return { dates: history.dates, problems: [] }
}

/** Follows files back in time, newest commit first, one NUL-separated token at a time. */
function createHistory(
  prefix: string,
  wanted: ReadonlySet<FilePath>,
): { take(token: string): void; dates: RememberedDates['dates'] } {
  const dates: RememberedDates['dates'] = new Map()
  /** Path at this point of history -> file of today; `undefined`: an older file of the same name. */
  const today = new Map<string, FilePath | undefined>()
  let commit: LastUpdate = {}
  let status = ''
  let oldPath: string | undefined

  const fileOf = (path: string): FilePath | undefined => {
    if (today.has(path)) return today.get(path)
    const file = toFilePath(
      path.startsWith(prefix) ? path.slice(prefix.length) : posix.relative(`/${prefix}`, `/${path}`),
    )
    return wanted.has(file) ? file : undefined
  }

  function change(path: string): void {
    const file = fileOf(path)
    if (file !== undefined) dates.set(file, { updated: dates.get(file)?.updated ?? commit, created: commit })
    if (status === 'A') today.set(path, undefined)
    if (oldPath !== undefined) {
      today.set(path, undefined)
      today.set(oldPath, file)
    }
  }

  return {
    dates,
    take(token) {
      // After a header the first status stands behind a line break.
      const word = token.startsWith('\n') ? token.slice(1) : token
      if (status === '' && word.startsWith('\x01')) {
        const [seconds = '', author = ''] = word.slice(1).split('\x02')
        commit = { date: timeOf(seconds), author: author.trim() || undefined }
      } else if (status === '') status = word.charAt(0)
      else if (status === 'R' && oldPath === undefined) oldPath = token
      else {
        if (status !== 'D') change(token)
        status = ''
        oldPath = undefined
      }
    },
  }
}

/** After the year 9999, milliseconds. */
const NO_DATE = 253_402_300_800_000

/** A commit may say any number, or none: what no calendar has is no date. */
function timeOf(seconds: string): string | undefined {
  const time = Number(seconds || Number.NaN) * 1000
  return time >= 0 && time < NO_DATE ? new Date(time).toISOString() : undefined
}

interface GitResult {
  /** `undefined`: git could not be started. */
  code: number | undefined
  /** Whole output, unless `take` was given. */
  output: string
  errors: string
  /** It said nothing for this many seconds and was ended. */
  late?: number
}

/** A network disk, a hook, a prompt that nobody sees. */
const PATIENCE = 20_000

interface Running {
  cwd: string
  patience: number
  take?: ((token: string) => void) | undefined
}

function runGit(args: string[], { cwd, patience, take }: Running): Promise<GitResult> {
  return new Promise(resolve => {
    const git = spawn('git', args, {
      cwd,
      env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    const giveUp = (): void => {
      git.kill('SIGKILL')
      // What it started may hold them open.
      for (const stream of [git.stdout, git.stderr]) stream.destroy()
      resolve({ code: 1, output: '', errors: '', late: patience / 1000 })
    }
    const timer = setTimeout(giveUp, patience)
    const end = (result: GitResult): void => {
      clearTimeout(timer)
      resolve(result)
    }
    git.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      timer.refresh()
      output += chunk
      if (take === undefined) return
      const tokens = output.split('\0')
      output = tokens.pop() ?? ''
      for (const token of tokens) take(token)
    })
    git.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk
    })
    git.on('error', () => end({ code: undefined, output: '', errors: '' }))
    git.on('close', code => end({ code: code ?? 1, output, errors }))
  })
}

/** A folder without a repository is fine (an archive, a fresh folder); an error of git can be fixed. */
function explainFailure({ code, errors, late }: GitResult): Problem {
  if (late !== undefined) return problemOf('warning', 'git-failed/late', { values: { seconds: late } })
  if (code === undefined) return problemOf('note', 'git-missing')
  if (errors.includes('dubious ownership') || errors.includes('safe.directory'))
    return problemOf('warning', 'git-refused')
  if (errors.includes('not a git repository') || errors.includes('does not have any commits'))
    return problemOf('note', 'git-none')
  return problemOf('warning', 'git-failed')
}

/** A repository within the one of the site. */
interface Submodule {
  /** From the folder of the site; empty for that folder itself, and begins with `..` for one beside it. */
  path: FilePath
  /** It is named, and nothing of it was fetched. */
  isMissing: boolean
}

/** Those that the repository of the site names: the file is there or it is not, so git is not asked. */
export function findSubmodules(siteDir: string): Submodule[] {
  const top = topOf(siteDir)
  const file = top && join(top, '.gitmodules')
  if (top === undefined || file === undefined || !existsSync(file)) return []
  const paths = [...readFileSync(file, 'utf8').matchAll(/^[ \t]*path[ \t]*=[ \t]*(.+?)[ \t\r]*$/gm)]
  return paths.map(([, path = '']) => ({
    path: toFilePath(relative(siteDir, join(top, path))),
    isMissing: isEmptyFolder(join(top, path)),
  }))
}

function topOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : topOf(above)
}

const isEmptyFolder = (folder: string): boolean => (attempt(() => readdirSync(folder)) ?? []).length === 0
