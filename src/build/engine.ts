/** Files of the engine that a site publishes: style sheets, fonts, scripts, as the engine's own build left them. */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../shared/config.ts'
import { type AssetPath, assetToAddress, nameOf, toAssetPath } from '../shared/path.ts'
import type { Assets } from '../shared/site.ts'

/** What `npm run build` writes beside the files. */
interface Manifest {
  styles: string[]
  scripts: string[]
  files: string[]
}

export interface Engine {
  assets: Omit<Assets, 'shell'>
  files: { path: AssetPath; from: string }[]
  /** Changes with any of the engine's files and with the site's own style sheets. */
  fingerprint: string
}

/** Folder of the package, from its sources as from its bundle. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

export async function readEngine(config: Config): Promise<Engine> {
  const root = join(packageRoot(), 'dist/theme')
  const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as Manifest
  const files = manifest.files.map(path => ({ path: toAssetPath(path), from: join(root, path) }))
  const own = await Promise.all(config.theme.customCss.map(path => siteStyle(config, path)))
  const address = (path: string) => assetToAddress(toAssetPath(path), config.baseUrl)
  return {
    assets: {
      styles: [...manifest.styles, ...own.map(file => file.path)].map(address),
      scripts: manifest.scripts.map(address),
    },
    files: [...files, ...own],
    fingerprint: createHash('sha256')
      .update([...manifest.files, ...own.map(file => file.path)].join())
      .digest('hex')
      .slice(0, 12),
  }
}

/** A style sheet of the site, published as it is under a hashed name. */
async function siteStyle(config: Config, path: string): Promise<{ path: AssetPath; from: string }> {
  const from = join(config.siteDir, path)
  const hash = createHash('sha256')
    .update(await readFile(from))
    .digest('hex')
    .slice(0, 8)
  return { path: toAssetPath(`assets/css/${nameOf(path).replace(/\.css$/, '')}-${hash}.css`), from }
}
