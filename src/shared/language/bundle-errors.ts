/** What the bundler throws, read in one way for configs and for components. */

import { isRecord, messageOf } from '../value.ts'

export interface BundleError {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
}

/** It gathers its errors in a list; anything else that is thrown is one of its own. */
export const bundleErrors = (error: unknown): readonly BundleError[] =>
  // A shape check of what another library throws.
  isRecord(error) && Array.isArray(error.errors) ? error.errors : [{ message: messageOf(error) }]

/** The first line of a message without its code, the name of a plugin and the site's folder. */
export const saidByBundler = (message: string, siteDir: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/^(?:\[[A-Z_]+\]:?|[A-Z_]{2,}:)\s*(?:Error:\s*)?/, '')
    .replace(/^\[plugin [^\]]*\]\s*/, '')
    .replaceAll(`${siteDir}/`, '')
