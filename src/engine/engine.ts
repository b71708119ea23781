/** Files of the engine that a site publishes: style sheets, fonts, scripts, as the engine's own build left them. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { createGraph } from '../modules/graph.ts'
import { translateInfima } from '../modules/infima.ts'
import { readSearchModule } from '../modules/search-module.ts'
import { packageRoot } from '../package-root.ts'
import type { Config } from '../shared/config.ts'
import { type Address, type AssetPath, assetToAddress, nameOf, toAssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Assets } from '../shared/site/assets.ts'
import { type OutputFile, textFile } from './output-file.ts'

/** What `npm run build` writes beside the files. */
interface Manifest {
  styles: string[]
  /** The sheet of Infima's classes. */
  infima: string[]
  scripts: string[]
  files: string[]
}

export interface Engine {
  assets: Omit<Assets, 'shell'>
  files: OutputFile[]
  /** Of the site's own style sheets. */
  problems: Problem[]
  /** Of the script that changes answers of the hosted search. */
  transformItems?: Address | undefined
  /** Sheet of Infima's classes, for pages that use them. */
  infima: { path: AssetPath; from: string; css: string } | undefined
  /** Changes with any of the engine's files and with the site's own style sheets. */
  fingerprint: string
}

export async function readEngine(config: Config): Promise<Engine> {
  const root = join(packageRoot(), 'dist/theme')
  const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as Manifest
  const files = manifest.files
    .filter(path => !manifest.infima.includes(path))
    .map(path => ({ path: toAssetPath(path), from: join(root, path) }))
  const own = await Promise.all(config.theme.customCss.map(path => siteStyle(config, path)))
  const address = (path: string) => assetToAddress(toAssetPath(path), config.baseUrl)
  const search = await readSearchModule(config)
  return {
    assets: {
      styles: [...manifest.styles, ...own.map(file => file.path)].map(address),
      scripts: manifest.scripts.map(address),
    },
    files: [
      ...files,
      ...own.map(textFile),
      ...own.flatMap(({ published }) => published),
      ...(search.file === undefined ? [] : [textFile(search.file)]),
    ],
    problems: [...own.flatMap(({ problems }) => problems), ...search.problems],
    transformItems: search.address,
    infima: await readInfima(root, manifest.infima[0]),
    fingerprint: contentHash([...manifest.files, ...own.map(file => file.path)].join(), 12),
  }
}

async function readInfima(root: string, path: string | undefined): Promise<Engine['infima']> {
  if (path === undefined) return undefined
  const from = join(root, path)
  return { path: toAssetPath(path), from, css: await readFile(from, 'utf8') }
}

/** A style sheet of the site under a hashed name: Infima's properties set ours too, files in `url()` are published. */
async function siteStyle(config: Config, path: string): Promise<SiteStyle> {
  const graph = createGraph(config)
  const css = translateInfima(graph.sheet(join(config.siteDir, path)))
  return {
    path: toAssetPath(`assets/css/${nameOf(path).replace(/\.css$/, '')}-${contentHash(css)}.css`),
    body: css,
    published: [...graph.published].map(([output, from]) => ({ path: output, from })),
    problems: [...graph.problems.values()].flat(),
  }
}

interface SiteStyle {
  path: AssetPath
  body: string
  published: OutputFile[]
  problems: Problem[]
}
