/** Files of the engine that a site publishes: style sheets, fonts, scripts, as the engine's own build left them. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { readClientModules, readSearchModule, readSiteSheet } from '../modules/index.ts'
import { packageRoot } from '../package-root.ts'
import type { Config } from '../shared/config.ts'
import { type Address, type AssetPath, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Assets } from '../shared/site/assets.ts'
import { type OutputFile, textFile } from './output-file.ts'

/** What `npm run build` writes beside the files. */
interface Manifest {
  styles: string[]
  /** Sheets for pages that use their classes. */
  optional: string[]
  scripts: string[]
  files: string[]
}

export interface Engine {
  assets: Omit<Assets, 'shell'>
  files: OutputFile[]
  /** The site's own style sheets. */
  siteCss: string
  /** Of the site's own style sheets and scripts. */
  problems: Problem[]
  /** Absolute files that these were made of. */
  watched: string[]
  /** Of the script that changes answers of the hosted search. */
  transformItems?: Address | undefined
  /** Sheets for pages that use their classes: Infima's, those of formulas. */
  optional: { path: AssetPath; from: string; css: string }[]
  /** Changes with the engine's version, with any of its files and with the site's own style sheets. */
  fingerprint: string
}

export async function readEngine(config: Config): Promise<Engine> {
  const root = join(packageRoot(), 'dist/theme')
  const { version } = JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as Manifest
  const files = manifest.files
    .filter(path => !manifest.optional.includes(path))
    .map(path => ({ path: toAssetPath(path), from: join(root, path) }))
  const client = await readClientModules(config)
  const own = [...config.theme.customCss, ...client.sheets].map(path => readSiteSheet(config, path))
  const address = (path: string) => assetToAddress(toAssetPath(path), config.filesUrl)
  const search = await readSearchModule(config)
  return {
    assets: {
      styles: [...manifest.styles, ...own.map(file => file.path)].map(address),
      scripts: [...manifest.scripts, ...client.files.map(file => file.path)].map(address),
      fonts: own.some(({ body }) => FONT.test(body)) ? undefined : themeFonts(manifest.files, address),
    },
    files: [
      ...files,
      ...own.map(textFile),
      ...own.flatMap(({ published }) => published),
      ...client.files.map(textFile),
      ...(search.file === undefined ? [] : [textFile(search.file)]),
    ],
    siteCss: own.map(({ body }) => body).join('\n'),
    problems: [...own.flatMap(({ problems }) => problems), ...client.problems, ...search.problems],
    watched: [...own.flatMap(({ watched }) => watched), ...client.watched, ...search.watched],
    transformItems: search.address,
    optional: await Promise.all(manifest.optional.map(path => readSheet(root, path))),
    fingerprint: contentHash([version, ...manifest.files, ...own.map(file => file.path)].join(), 12),
  }
}

/** A sheet of the site that may put another font in the place of ours; to take that of the text is to put none. */
const FONT = /\bfont(?:-family[\w-]*)?\s*:(?!\s*(?:inherit|unset|var\(--ifm-font-family))/

function themeFonts(files: readonly string[], address: (path: string) => Address): Assets['fonts'] {
  const find = (name: string): Address[] =>
    files.filter(file => new RegExp(`/${name}-(?!wght-|400-)[^/]*\\.woff2$`).test(file)).map(address)
  const facesOf = (face: string) => ({ latin: find(`${face}-latin`), cyrillic: find(`${face}-cyrillic`) })
  return { text: facesOf('onest'), code: facesOf('plex-mono') }
}

async function readSheet(root: string, path: string): Promise<Engine['optional'][number]> {
  const from = join(root, path)
  return { path: toAssetPath(path), from, css: await readFile(from, 'utf8') }
}
