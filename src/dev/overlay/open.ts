/**
 * Opens a line in the author's editor when the window over the page asks for it. Starting a program is more than a
 * server usually does, so a wish is heard only from this machine, from a page of this server, with the token that only
 * such a page was told, and only for a place that a mistake stands at now.
 */

import { spawn } from 'node:child_process'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TextId } from '../../messages/texts/index.ts'
import type { Problem } from '../../shared/problem.ts'
import { isRecord } from '../../shared/value.ts'
import { type EditorCommand, type EditorPlace, editorFor } from './editor.ts'
import { fileInside } from './place.ts'

export const OPEN = '/__zapiski/open'
/** A place is short, bytes. */
const LONGEST = 4096

/** Of this server, until it ends. */
export const TOKEN = randomBytes(24).toString('base64url')

/** The visitor sits at this machine: others are neither told the token nor heard. */
export const isHere = ({ socket }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')

interface Opening {
  siteDir: string
  problems: readonly Problem[]
  editor?: (place: EditorPlace) => EditorCommand | undefined
  start?: (command: EditorCommand) => Promise<boolean>
}

/** What became of a wish: the status of the answer and the message that it says. */
interface Opened {
  status: number
  says: TextId
}

const REFUSED: Opened = { status: 403, says: 'dev/open-refused' }

/** Hears one wish. Never rejects. */
export async function openPlace(
  request: IncomingMessage,
  { siteDir, problems, editor = editorFor, start = startEditor }: Opening,
): Promise<Opened> {
  if (!isHere(request) || !isSameOrigin(request)) return REFUSED
  const wish = await readWish(request)
  if (wish === undefined || !isToken(wish.token)) return REFUSED
  const { file, line, column } = wish
  const problem = problems.find(known => known.file === file && known.line === line)
  const disk = problem?.file === undefined ? undefined : fileInside(siteDir, problem.file)
  if (disk === undefined) return { status: 404, says: 'dev/open-gone' }
  const command = editor({
    file: disk,
    line: problem?.line ?? 1,
    column: typeof column === 'number' ? Math.trunc(column) : 1,
  })
  if (command === undefined) return { status: 501, says: 'dev/open-none' }
  return (await start(command)) ? { status: 204, says: 'dev/open' } : { status: 500, says: 'dev/open-failed' }
}

/** A browser names the page that asks; a form of another site cannot send JSON without asking first. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin === `http://${host}` && /^application\/json\b/.test(headers['content-type'] ?? '')
}

const isToken = (given: unknown): boolean =>
  typeof given === 'string' && given.length === TOKEN.length && timingSafeEqual(Buffer.from(given), Buffer.from(TOKEN))

async function readWish(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  try {
    let text = ''
    for await (const part of request) {
      text += String(part)
      if (text.length > LONGEST) return undefined
    }
    const wish: unknown = JSON.parse(text)
    return isRecord(wish) ? wish : undefined
  } catch {
    return undefined
  }
}

/** Without a shell: a name of a file is never read as a command. */
function startEditor({ command, args }: EditorCommand): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(command, args, { detached: true, stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}

/** An answer without a page. */
export function replyOpened(response: ServerResponse, { status }: Opened, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(status === 204 ? undefined : text)
}
