/** Documents of the frames that pages of a site open, and the scripts that run in them. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { readLiveScope } from '../../modules/index.ts'
import { packageRoot } from '../../package-root.ts'
import { renderFrame } from '../../render/frame-document.ts'
import type { Config } from '../../shared/config.ts'
import type { FrameKind } from '../../shared/document.ts'
import { assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { framePath } from '../../shared/site/frames.ts'
import type { Site } from '../../shared/site.ts'
import { type OutputFile, textFile } from '../output-file.ts'
import { compilerOf, sucrasePackage } from './live.ts'
import { libraryOf, mermaidPackage } from './mermaid/index.ts'

export interface Frames {
  files: OutputFile[]
  problems: Problem[]
  /** Absolute files that they were made of. */
  watched: string[]
}

interface Made {
  /** In the order in which they run. */
  scripts: OutputFile[]
  css?: string
  problems?: Problem[]
  watched: string[]
}

/** Frames that any page of these sites opens. */
export function framesOf(sites: readonly Site[]): FrameKind[] {
  const pages = sites.flatMap(({ pages }) => pages)
  return [...new Set(pages.flatMap(page => ('parsed' in page ? (page.parsed.frames ?? []) : [])))].sort()
}

/** Nothing is read for a site none of whose pages opens one. */
export async function readFrames(site: Site): Promise<Frames> {
  const { config } = site
  const kinds = framesOf([site])
  const found: Frames = { files: [], problems: [], watched: [] }
  for (const kind of kinds) {
    const { scripts, css = '', problems = [], watched } = await MAKERS[kind](config)
    const address = ({ path }: OutputFile) => assetToAddress(path, config.filesUrl)
    const body = renderFrame({ kind, base: config.filesUrl, scripts: scripts.map(address), css })
    found.files.push(...scripts, textFile({ path: framePath(kind), body }))
    found.problems.push(...problems)
    found.watched.push(...watched)
  }
  return found
}

const MAKERS: Record<FrameKind, (config: Config) => Promise<Made>> = {
  async mermaid(config) {
    const found = mermaidPackage(config)
    const library = found && libraryOf(found)
    if (library === undefined) return { scripts: [], watched: [] }
    return { scripts: [await runtime('mermaid'), await copied('mermaid', library)], watched: [library] }
  },
  async live(config) {
    const found = sucrasePackage(config)
    if (found === undefined) return { scripts: [], watched: [] }
    const { script, ...others } = await readLiveScope(config, compilerOf(found))
    const scope = textFile({ path: toAssetPath(`assets/js/live-scope-${contentHash(script)}.js`), body: script })
    return { scripts: [await runtime('live'), scope], ...others }
  },
}

/** The engine's side of a frame. */
const runtime = (kind: FrameKind): Promise<OutputFile> =>
  copied(`frame-${kind}`, join(packageRoot(), 'dist/frames', `${kind}.js`))

async function copied(name: string, from: string): Promise<OutputFile> {
  return { path: toAssetPath(`assets/js/${name}-${contentHash(await readFile(from))}.js`), from }
}
