/** What a site draws around and beside all its documents: a page without a text of its own. */

import { emptyFrontMatter } from '../../content/index.ts'
import { guard } from '../../fence.ts'
import type { Modules } from '../../modules/index.ts'
import { type ParseOptions, parseFrame } from '../../pages/index.ts'
import type { ThemeConfig } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import { ownItems, wordedItems } from '../../shared/site/parts.ts'

/** Stands for the folder of the site's theme. */
export const themeSource = (file: FilePath = toFilePath('src/theme')): Source => ({
  kind: 'page',
  instance: '',
  file,
  path: '',
  body: '',
  bodyLine: 1,
  frontMatter: { ...emptyFrontMatter(), parseNumberPrefixes: false },
  frontMatterLines: {},
  hash: '',
})

/** `undefined` for a site that draws nothing there. */
export async function drawFrame(
  modules: Modules,
  theme: ThemeConfig,
  optionsOf: (source: Source) => ParseOptions,
): Promise<ParsedPage | undefined> {
  const source = themeSource()
  const digest = modules.fingerprint(source)
  if (digest === '') return undefined
  const bar = { barItems: ownItems(theme), barWords: wordedItems(theme) }
  const page = await guard({ file: source.file, digest }, () => parseFrame(source, { ...optionsOf(source), ...bar }))
  return page.replaced === undefined ? undefined : page
}
