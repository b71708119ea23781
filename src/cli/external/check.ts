/** `check --external`: asks every address of other sites once, one host at a time, and remembers who answered. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readJson } from '../../disk.ts'
import type { ExternalLink } from '../../engine/external-links.ts'
import { problemOf } from '../../messages/problem.ts'
import { groupBy } from '../../shared/collections.ts'
import type { Problem } from '../../shared/problem.ts'
import { recordOf } from '../../shared/value.ts'
import { type Answer, type AskOptions, ask } from './ask.ts'

interface ExternalOptions extends AskOptions {
  /** Absolute path of what was learned before; nothing is remembered without it. */
  memory: string | undefined
}

/** Who answered is believed so long, milliseconds. */
const FRESH = 7 * 24 * 60 * 60 * 1000
/** Hosts that are asked at once. */
const HOSTS = 8

export async function checkExternal(links: readonly ExternalLink[], options: ExternalOptions): Promise<Problem[]> {
  const now = Date.now()
  const known = recall(options.memory, now)
  // An anchor is the page's own.
  const addressOf = ({ url }: ExternalLink): string => url.replace(/#.*$/, '')
  const wanted = [...new Set(links.map(addressOf))].filter(url => !known.has(url))
  const answers = new Map<string, Answer>()
  const queues = byHost(wanted)
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift())
      for (const url of queue) answers.set(url, await ask(url, options))
  }
  await Promise.all(Array.from({ length: HOSTS }, work))
  for (const [url, { kind }] of answers) if (kind === 'there') known.set(url, now)
  keep(options.memory, known)
  return links.flatMap(link => {
    const answer = answers.get(addressOf(link))
    return answer === undefined ? [] : problemsOf(link, answer)
  })
}

function problemsOf({ url, at }: ExternalLink, answer: Answer): Problem[] {
  if (answer.kind === 'gone')
    return [problemOf('warning', 'external-link', { at, values: { url, status: answer.status } })]
  if (answer.kind === 'silent')
    return [problemOf('warning', 'external-link/silent', { at, values: { url, reason: answer.reason } })]
  return []
}

/** Addresses that answered, and when. */
function recall(file: string | undefined, now: number): Map<string, number> {
  const entries = file === undefined ? [] : Object.entries(recordOf(readJson(file)))
  return new Map(
    entries.flatMap(([url, at]) => (typeof at === 'number' && at <= now && now - at < FRESH ? [[url, at]] : [])),
  )
}

function keep(file: string | undefined, known: ReadonlyMap<string, number>): void {
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries([...known].sort())))
}

const byHost = (urls: readonly string[]): string[][] => [...groupBy(urls, url => [new URL(url).host]).values()]
