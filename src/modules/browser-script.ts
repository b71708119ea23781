/** One script for browsers out of a module and all that it takes in. */

import type { InputOptions } from 'rolldown'

/** Docusaurus' own bundler takes JSX in plain scripts. */
export const MODULE_TYPES = { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx' } as const

/** Rejects with the bundler's error. */
export async function bundleScript(input: InputOptions, format: 'esm' | 'iife' = 'esm') {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ platform: 'browser', logLevel: 'silent', tsconfig: false, ...input })
  try {
    const { output } = await bundle.generate({ format, codeSplitting: false, minify: true })
    const [{ code, exports }] = output
    return { code, exports, watched: await bundle.watchFiles }
  } finally {
    await bundle.close()
  }
}
