/**
 * Declarations of the public names into `dist/types`: what `src/index.ts` says and what that names, nothing else of the
 * engine. Part of `npm pack`.
 */

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT, runNode } from './setup.mjs'

const FOLDER = join(ROOT, 'dist/types')

/** Modules that a declaration names; its comments may show imports too. */
export const namesIn = text =>
  [
    ...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)["']([^"']+)["']/gm),
  ].map(match => match[1])

/**
 * Files that follow from `start`, and packages that they name.
 * @param {string} start
 * @param {(file: string) => string} read
 */
export function follow(start, read) {
  const files = new Set()
  const packages = new Set()
  const visit = file => {
    if (files.has(file)) return
    files.add(file)
    for (const name of namesIn(read(file))) {
      if (name.startsWith('.')) visit(join(dirname(file), name.replace(/\.tsx?$/, '.d.ts')).replaceAll('\\', '/'))
      else packages.add(name)
    }
  }
  visit(start)
  return { files: [...files], packages: [...packages] }
}

/** `options`: more of the compiler's. */
async function writeDeclarations(options) {
  const made = mkdtempSync(join(tmpdir(), 'zapiski-types-'))
  try {
    const args = ['-p', join(ROOT, 'tsconfig.types.json'), '--outDir', made, ...options]
    const code = await runNode([join(ROOT, 'node_modules/typescript/bin/tsc'), ...args])
    if (code !== 0) return code
    const { files, packages } = follow('index.d.ts', file => readFileSync(join(made, file), 'utf8'))
    if (packages.length > 0) {
      console.error(`Объявления называют чужие пакеты, которых у автора может не быть: ${packages.join(', ')}`)
      return 1
    }
    rmSync(FOLDER, { recursive: true, force: true })
    for (const file of files) {
      mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
      copyFileSync(join(made, file), join(FOLDER, file))
    }
    return 0
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

if (import.meta.filename === process.argv[1]) process.exitCode = await writeDeclarations(process.argv.slice(2))
