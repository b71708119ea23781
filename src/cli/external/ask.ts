/** One address of another site: does it answer? Asked as a polite visitor asks. */

import { setTimeout as sleep } from 'node:timers/promises'

/** `gone`: the server says that there is no such page; `silent`: there is no server; `unsure`: it would not say. */
export type Answer =
  | { kind: 'there' | 'unsure' }
  | { kind: 'gone'; status: number }
  | { kind: 'silent'; reason: string }

export interface AskOptions {
  /** Milliseconds for one request. */
  timeout: number
  /** Milliseconds that a server may ask to wait for. */
  patience: number
}

const AGENT = 'Mozilla/5.0 (compatible; zapiski-link-check; +https://www.npmjs.com/package/zapiski)'

/** `HEAD` first; who does not know it, or answers it otherwise than a visit, is asked for the page itself. */
export async function ask(url: string, options: AskOptions): Promise<Answer> {
  const head = await patiently(url, 'HEAD', options)
  return head.kind === 'there' ? head : patiently(url, 'GET', options)
}

/** A server that says how long to wait is asked once more. */
async function patiently(url: string, method: 'HEAD' | 'GET', options: AskOptions): Promise<Answer> {
  const { wait, ...answer } = await request(url, method, options.timeout)
  if (wait === undefined || wait > options.patience) return answer
  await sleep(wait)
  const { wait: _, ...second } = await request(url, method, options.timeout)
  return second
}

async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer & { wait?: number }> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': AGENT, accept: '*/*' },
    })
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) }
  }
  // Nobody reads it.
  await response.body?.cancel().catch(() => {})
  const { status } = response
  if (response.ok) return { kind: 'there' }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  // Doors that open to people alone are no broken links.
  const wait = status === 429 || status === 503 ? waitOf(response.headers.get('retry-after')) : undefined
  return { kind: 'unsure', ...(wait !== undefined && { wait }) }
}

/** `120`, or the instant itself. */
function waitOf(written: string | null): number | undefined {
  if (written === null) return undefined
  const wait = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** What the system says: `ENOTFOUND`; a timeout by its name. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string }
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'Error')
}
