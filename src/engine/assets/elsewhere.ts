/** Files that texts name and that lie neither in a folder of content nor in a static one: `../pictures/plan.png`. */

import { isFile, isWithin } from '../../disk.ts'
import { wantedFile, wantedPicture } from '../../model/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import { onDisk } from './on-disk.ts'

interface Asking {
  config: Config
  content: Content
  /** Nothing that the site may publish lies there: absolute. */
  isOutside: (path: string) => boolean
}

/** The content with those of them that are there and may be published. */
export function withFilesElsewhere({ config, content, isOutside }: Asking, pages: readonly ParsedPage[]): Content {
  const statics = new Set(content.statics.values())
  const found = new Set<FilePath>()
  for (const page of pages) {
    const named = [wantedPicture(page), ...page.references.map(reference => wantedFile(reference, page))]
    for (const file of named) {
      if (file === undefined || found.has(file) || content.files.has(file) || statics.has(file)) continue
      const path = onDisk(config.siteDir, file)
      if (isFile(path) && !isWithin(config.outDir, path) && !isOutside(path)) found.add(file)
    }
  }
  return found.size === 0 ? content : { ...content, files: new Set([...content.files, ...found]) }
}
