/** A site's own `Root` that loads a counter of visits and nothing else, as our `analytics`. */

import { type CodeFile, importedFile, importsOf, type ThemeFile, tagsIn, textAt } from './read.ts'

/** Tags of a head, and what stands around everything without showing. */
const FRAMES =
  'div main Fragment React.Fragment Head Script script noscript img link meta BrowserOnly YMInitializer'.split(' ')

/** The counter of a `Root` that does nothing else, by its name among our settings. */
export function counterOf(files: readonly ThemeFile[], siteDir: string): Record<string, unknown> | undefined {
  const root = files.find(({ name }) => name === 'Root')
  if (root === undefined || !tagsIn(root).every(tag => FRAMES.includes(tag))) return undefined
  const hasOwn = importsOf(root).some(({ from }) => importedFile(siteDir, root, from) !== undefined)
  // Consent, goals and events are the site's own.
  if (hasOwn || /consent|reachGoal|localStorage|createContext|\.Provider\b/i.test(root.code)) return undefined
  return metrikaOf(root) ?? gtagOf(root) ?? umamiOf(root) ?? plausibleOf(root)
}

const first = (pattern: RegExp, file: CodeFile): string | undefined => {
  const [, written] = pattern.exec(file.code) ?? []
  return written === undefined ? undefined : textAt(written, file)
}

function metrikaOf(file: CodeFile): Record<string, unknown> | undefined {
  const counterId =
    first(/\bym\(\s*([\w$'"]+)\s*,\s*['"]init['"]/, file) ??
    first(/<YMInitializer[^>]*\baccounts=\{\[\s*([\w$]+)\s*\]\}/, file)
  return counterId !== undefined && /^\d+$/.test(counterId) ? { metrika: { counterId } } : undefined
}

function gtagOf(file: CodeFile): Record<string, unknown> | undefined {
  const trackingID = first(/\bgtag\(\s*['"]config['"]\s*,\s*([\w$'"-]+)\s*\)/, file)
  return trackingID !== undefined && /^G-\w+$/.test(trackingID) ? { gtag: { trackingID } } : undefined
}

/** `data-website-id="…"`, `script.setAttribute('data-website-id', '…')`, `script.src = '…'`. */
const saidBy = (name: string, file: CodeFile): string | undefined =>
  first(new RegExp(`\\b${name}['"]?\\s*[=,:]\\s*\\{?\\s*("[^"\\n]*"|'[^'\\n]*')`), file)

function umamiOf(file: CodeFile): Record<string, unknown> | undefined {
  const websiteId = saidBy('(?:data-website-id|dataset\\.websiteId)', file)
  const [, host] = /^(https:\/\/[^/]+)\/script\.js$/.exec(saidBy('src', file) ?? '') ?? []
  return websiteId === undefined || host === undefined ? undefined : { umami: { websiteId, host } }
}

function plausibleOf(file: CodeFile): Record<string, unknown> | undefined {
  const domain = saidBy('(?:data-domain|dataset\\.domain)', file)
  const [, host] = /^(https:\/\/[^/]+)\/js\/(?:script|plausible)\.js$/.exec(saidBy('src', file) ?? '') ?? []
  return domain === undefined || host === undefined ? undefined : { plausible: { domain, host } }
}
