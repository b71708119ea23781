/**
 * Files of `src/theme` that are settings here: comments under texts, counters of visits. Only a file that does nothing
 * else is taken for its setting; what draws more, or on a condition of its own, is a part like any other.
 */

import { commentsOf } from './comments.ts'
import { counterOf } from './counters.ts'
import { type ThemeFile, themeFiles } from './read.ts'

export { codeFilesOf, importedFile, importsOf, themeFiles } from './read.ts'

interface Swizzles {
  /** For our config. */
  settings: Record<string, unknown>
  /** Parts that these settings make needless. */
  names: string[]
  files: readonly ThemeFile[]
}

export function readSwizzles(siteDir: string, theme: unknown): Swizzles {
  const files = themeFiles(siteDir)
  const comments = commentsOf(files, { siteDir, theme })
  const analytics = counterOf(files, siteDir)
  return {
    settings: { ...(comments && { comments: comments.settings }), ...(analytics && { analytics }) },
    names: [...(comments?.names ?? []), ...(analytics === undefined ? [] : ['Root'])],
    files,
  }
}
