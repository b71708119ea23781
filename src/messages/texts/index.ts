/** Every word that an author reads, by the room that says it; English source and Russian translation side by side. */

import type { TextEntry } from '../text.ts'
import { help } from './cli/help.ts'
import { cli } from './cli/said.ts'
import { config } from './config.ts'
import { content } from './content.ts'
import { engine } from './engine.ts'
import { foreign } from './foreign.ts'
import { nearly } from './markdown/nearly.ts'
import { markdown } from './markdown/said.ts'
import { mdx } from './mdx.ts'
import { metadata } from './metadata.ts'
import { links } from './model/links.ts'
import { model } from './model/said.ts'
import { modules } from './modules.ts'
import { output } from './output.ts'
import { tree } from './tree.ts'
import { typedLinks } from './typed-links.ts'
import { yaml } from './yaml.ts'

export const texts = {
  ...cli,
  ...config,
  ...content,
  ...engine,
  ...foreign,
  ...help,
  ...links,
  ...markdown,
  ...mdx,
  ...metadata,
  ...model,
  ...modules,
  ...nearly,
  ...output,
  ...tree,
  ...typedLinks,
  ...yaml,
} satisfies Record<string, TextEntry>

export type TextId = keyof typeof texts
