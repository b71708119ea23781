/** What live code of readers runs with: the names that the site gives it, and the compiler that the site has. */

import { createProvided } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Problem } from '../shared/problem.ts'
import { bundleForFrame } from './bundle/bundle.ts'
import { findThemeFile } from './bundle/files.ts'
import { createGraph } from './bundle/graph.ts'
import { createListing } from './listing.ts'
import { themePlaces } from './own-theme.ts'
import { explainBundling } from './problems.ts'
import { exportNames, siteData } from './site-data.ts'

interface LiveScope {
  script: string
  /** Sheets of the components that it names. */
  css: string
  problems: Problem[]
  /** Absolute files that it was made of. */
  watched: string[]
}

/** `compiler`: absolute module of sucrase. A scope that cannot be bundled is told, and examples have React alone. */
export async function readLiveScope(config: Config, compiler: string): Promise<LiveScope> {
  const own = findThemeFile('ReactLiveScope', themePlaces(config))
  const problems: Problem[] = []
  const made =
    own === undefined
      ? undefined
      : await bundle(config, compiler, own).catch((error: unknown) => {
          problems.push(...explainBundling(error, config.siteDir))
          return undefined
        })
  const { script, css, watched } = made ?? (await bundle(config, compiler))
  return { script, css, problems, watched: own === undefined ? watched : [...watched, own] }
}

async function bundle(config: Config, compiler: string, own?: string): Promise<Omit<LiveScope, 'problems'>> {
  const graph = createGraph(config)
  const provided = exportNames(createProvided(siteData(config), createListing().of))
  // Its texts and addresses are those of a page, which frames are not.
  const script = await bundleForFrame(entryOf(compiler, own), { graph, provided, site: 'undefined' })
  return { script, css: [...graph.styles.values()].join('\n'), watched: [...graph.hashes.keys()] }
}

const entryOf = (compiler: string, own: string | undefined): string => `
import { transform } from ${JSON.stringify(compiler)}
import * as React from 'react'
${own === undefined ? '' : `import own from ${JSON.stringify(own)}`}
globalThis[Symbol.for('zapiski.live')] = { transform, scope: { React, ...React, ...${own === undefined ? '{}' : 'own'} } }
`
