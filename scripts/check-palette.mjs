/** Whether `tokens.css` has the colours of `palette.ts`; with `--write` it gets them. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './setup.mjs'

const FILE = 'src/theme/css/tokens.css'
const BLOCK = /(\/\* The palette, written by [^\n]*\n).*?( *\/\* End of the palette\. \*\/)/s

/** What is also there as dark in both modes, `--night-paper`: for bars and sections that ask for it. */
const NIGHT = ['paper', 'ink']

/** The style sheet with its block of colours written anew. */
export function writePalette(css, { palette }) {
  const colors = Object.entries(palette).map(
    ([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});\n`,
  )
  const always = NIGHT.map(name => `  --night-${name}: ${palette[name].dark};\n`)
  return css.replace(BLOCK, (_, start, end) => start + [...colors, ...always].join('') + end)
}

if (import.meta.filename === process.argv[1]) {
  const { module } = await runnerImport(join(ROOT, 'src/theme/palette.ts'), { logLevel: 'error' })
  const path = join(ROOT, FILE)
  const css = readFileSync(path, 'utf8')
  const fresh = writePalette(css, module)
  if (process.argv.includes('--write')) writeFileSync(path, fresh)
  else if (fresh !== css) {
    console.error(`${FILE} is not what src/theme/palette.ts says: node scripts/check-palette.mjs --write`)
    process.exitCode = 1
  }
}
