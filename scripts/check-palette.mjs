/**
 * Whether `tokens.css` has the colours of `palette.ts`, and `theme-names.ts` the names of all that stands in it; with
 * `--write` they get them.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './setup.mjs'

const SHEET = 'src/theme/css/tokens.css'
const NAMES = 'src/modules/styles/theme-names.ts'
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

/** The theme's own properties in its sheet; those of Infima belong to whoever knows them. */
export function writeNames(css) {
  const names = new Set([...css.matchAll(/^ {2}--([\w-]+):/gm)].map(match => match[1]))
  const own = [...names].filter(name => !name.startsWith('ifm-')).sort()
  return `/** Custom properties of the theme, without the two dashes: \`node scripts/check-palette.mjs --write\`. */\n\nconst NAMES =\n  '${own.join(' ')}'\n\nexport const THEME_NAMES: readonly string[] = NAMES.split(' ')\n`
}

if (import.meta.filename === process.argv[1]) {
  const { module } = await runnerImport(join(ROOT, 'src/theme/palette.ts'), { logLevel: 'error' })
  const css = writePalette(readFileSync(join(ROOT, SHEET), 'utf8'), module)
  for (const [file, fresh] of [
    [SHEET, css],
    [NAMES, writeNames(css)],
  ]) {
    const path = join(ROOT, file)
    if (process.argv.includes('--write')) writeFileSync(path, fresh)
    else if (fresh !== readFileSync(path, 'utf8')) {
      console.error(`${file} is not what src/theme/palette.ts says: node scripts/check-palette.mjs --write`)
      process.exitCode = 1
    }
  }
}
