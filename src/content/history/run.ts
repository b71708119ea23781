/** Asks git, and says why it did not answer. */

import { spawn } from 'node:child_process'
import { problemOf } from '../../messages/problem.ts'
import type { Problem } from '../../shared/problem.ts'

export interface GitResult {
  /** `undefined`: git could not be started. */
  code: number | undefined
  /** Whole output, unless `take` was given. */
  output: string
  errors: string
  /** It said nothing for this many seconds and was ended. */
  late?: number
}

/** A network disk, a hook, a prompt that nobody sees. */
export const PATIENCE = 20_000

interface Running {
  cwd: string
  patience: number
  take?: ((token: string) => void) | undefined
}

export function runGit(args: string[], { cwd, patience, take }: Running): Promise<GitResult> {
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
export function explainFailure({ code, errors, late }: GitResult): Problem {
  if (late !== undefined) return problemOf('warning', 'git-failed/late', { values: { seconds: late } })
  if (code === undefined) return problemOf('note', 'git-missing')
  if (errors.includes('dubious ownership') || errors.includes('safe.directory'))
    return problemOf('warning', 'git-refused')
  if (errors.includes('not a git repository') || errors.includes('does not have any commits'))
    return problemOf('note', 'git-none')
  return problemOf('warning', 'git-failed')
}
