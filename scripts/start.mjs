/** `npm start`: from a fresh checkout to our site in the browser. With `--dev` the site follows every saved file. */

import { join } from 'node:path'
import { buildEngine, checkNode, installPackages, ROOT, runNode } from './setup.mjs'

const cli = join(ROOT, 'dist/cli.js')
const args = process.argv.slice(2)
const isDev = args.includes('--dev')
const rest = args.filter(arg => arg !== '--dev')

const steps = [
  installPackages,
  buildEngine,
  ...(isDev
    ? [() => runNode([cli, 'dev', 'site', ...rest])]
    : [() => runNode([cli, 'build', 'site']), () => runNode([cli, 'preview', 'site', ...rest])]),
]

checkNode()
for (const step of steps) {
  const code = await step()
  if (code !== 0) process.exit(code)
}
