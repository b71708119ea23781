/** Docusaurus as its users have it: installed from the registry, run by its own command. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const VERSION = '3.10.2'

/** What the sites ask for: the classic preset, what the templates list, two official plugins. */
const PACKAGES = {
  '@docusaurus/core': VERSION,
  '@docusaurus/faster': VERSION,
  '@docusaurus/plugin-client-redirects': VERSION,
  '@docusaurus/preset-classic': VERSION,
  '@docusaurus/remark-plugin-npm2yarn': VERSION,
  '@mdx-js/react': '3',
  clsx: '2',
  // Of our own site.
  fengari: '0.1.5',
  'prism-react-renderer': '2',
  'raw-loader': '4',
  react: '19',
  'react-dom': '19',
}

/** Installs the packages into `folder` unless they are there. Sites below it find them. */
export function installDocusaurus(folder) {
  mkdirSync(folder, { recursive: true })
  if (Object.keys(PACKAGES).every(name => existsSync(join(folder, 'node_modules', name)))) return
  // The search box of the preset comes in versions that do not fit together; one that does is named.
  const overrides = { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, overrides }))
  const packages = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'inherit' })
}

/** Builds the site of a folder below the installation; gives seconds. Cold: nothing is left of an earlier build. */
export function buildDocusaurus(installation, siteDir, { isCold }) {
  const bin = join(installation, 'node_modules/.bin/docusaurus')
  const env = { ...process.env, DISABLE_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' }
  const options = { cwd: siteDir, env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }
  if (isCold) execFileSync(bin, ['clear'], options)
  const start = performance.now()
  try {
    execFileSync(bin, ['build'], options)
  } catch (error) {
    throw new Error(`Docusaurus did not build ${siteDir}:\n${error.stdout}\n${error.stderr}`)
  }
  return (performance.now() - start) / 1000
}
