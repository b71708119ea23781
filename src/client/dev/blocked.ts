/** What the policy keeps from the open page: only the browser sees addresses that a program makes. */

import { type Blocked, blockedBy, type Violation } from '../../shared/config/blocked.ts'

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
