/** What a policy stopped, in words of the setting that would let it in. */

import { DIRECTIVES } from './security.ts'

/** A foreign origin, and the setting of `security` for it. */
export interface Blocked {
  setting: string
  origin: string
}

/** What browsers say of it. */
export interface Violation {
  blockedURL: string
  effectiveDirective: string
}

const SETTINGS = new Map<string, string>(Object.entries(DIRECTIVES).map(([setting, directive]) => [directive, setting]))

/** `undefined` where no setting helps: what stands in the page itself, addresses of extensions. */
export function blockedBy({ blockedURL, effectiveDirective }: Violation): Blocked | undefined {
  // Browsers tell scripts and styles by how they came: `script-src-elem`.
  const setting = SETTINGS.get(effectiveDirective.replace(/-(?:elem|attr)$/, ''))
  if (setting === undefined || !/^(?:https?|wss?):/.test(blockedURL)) return undefined
  const { protocol, host } = new URL(blockedURL)
  return { setting, origin: `${protocol}//${host}` }
}
