/** What the policy keeps from the open page: only the browser sees addresses that a program makes. */

import { DIRECTIVES } from '../../shared/config/security.ts'

/** A foreign origin, and the setting of `security` that lets it in. */
export interface Blocked {
  setting: string
  origin: string
}

const SETTINGS = new Map<string, string>(Object.entries(DIRECTIVES).map(([setting, directive]) => [directive, setting]))

interface Violation {
  blockedURL: string
  effectiveDirective: string
}

/** `undefined` where no setting helps: what stands in the page itself, addresses of extensions. */
export function blockedBy({ blockedURL, effectiveDirective }: Violation): Blocked | undefined {
  // Browsers tell scripts and styles by how they came: `script-src-elem`.
  const setting = SETTINGS.get(effectiveDirective.replace(/-(?:elem|attr)$/, ''))
  if (setting === undefined || !/^(?:https?|wss?):/.test(blockedURL)) return undefined
  const { protocol, host } = new URL(blockedURL)
  return { setting, origin: `${protocol}//${host}` }
}

/**
 * Calls for each that is new, those before this script ran too, where the browser keeps them. What it gives back forgets
 * them all: another page is another matter.
 */
export function watchBlocked(tell: (blocked: Blocked) => void): () => void {
  const told = new Set<string>()
  const take = (violation: Violation): void => {
    const blocked = blockedBy(violation)
    const key = blocked && `${blocked.setting} ${blocked.origin}`
    if (blocked === undefined || key === undefined || told.has(key)) return
    told.add(key)
    tell(blocked)
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    take({ blockedURL: blockedURI, effectiveDirective }),
  )
  const forget = (): void => told.clear()
  if (!('ReportingObserver' in window)) return forget
  const hear = (reports: readonly Report[]): void => {
    for (const { body } of reports) take(body as unknown as Violation)
  }
  new ReportingObserver(hear, { types: ['csp-violation'], buffered: true }).observe()
  return forget
}
