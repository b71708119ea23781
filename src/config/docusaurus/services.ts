/** Services that a site's packages speak to in browsers: what the policy must let through for them. */

import { join } from 'node:path'
import { readJson } from '../../disk.ts'
import { recordOf } from '../../shared/value.ts'

/** Package -> settings of `security`. */
const SERVICES: Readonly<Record<string, Record<string, string[]>>> = {
  '@giscus/react': { frameSrc: ['https://giscus.app'] },
  'disqus-react': {
    scriptSrc: ['https://*.disqus.com', 'https://*.disquscdn.com'],
    frameSrc: ['https://disqus.com'],
    connectSrc: ['https://*.disqus.com'],
  },
}

/** Of the packages that the site names in its `package.json`; a word of the config itself is stronger. */
export function servicesOf(siteDir: string): Record<string, string[]> {
  const settings: Record<string, string[]> = {}
  for (const name of Object.keys(dependenciesOf(siteDir))) {
    for (const [key, sources] of Object.entries(SERVICES[name] ?? {}))
      settings[key] = [...(settings[key] ?? []), ...sources]
  }
  return settings
}

const dependenciesOf = (siteDir: string): Record<string, unknown> =>
  recordOf(recordOf(readJson(join(siteDir, 'package.json'))).dependencies)

/** The site's own Docusaurus is of version 2, which read texts by MDX 1. */
export const hasFirstMdx = (siteDir: string): boolean =>
  /^[\^~v=]*2\b/.test(String(dependenciesOf(siteDir)['@docusaurus/core'] ?? ''))
