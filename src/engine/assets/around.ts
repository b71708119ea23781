/** Pictures that no text shows: of the config, and of shared links in metadata. Their bytes are looked at as others' are. */

import { readFile } from 'node:fs/promises'
import { mapConcurrently } from '../../content/index.ts'
import type { Report } from '../../messages/problem.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import { isImageFile } from '../../shared/files.ts'
import { type FilePath, writtenAsset } from '../../shared/path.ts'
import type { Place } from '../../shared/problem.ts'
import { isExternalUri } from '../../shared/text/uri.ts'
import { lookAt } from './look.ts'
import { onDisk } from './on-disk.ts'

interface Around {
  config: Config
  content: Content
  parsed: readonly ParsedPage[]
}

/** Names what is wrong with them; `known` are looked at already. */
export async function checkPicturesAround(
  { config, content, parsed }: Around,
  known: ReadonlySet<FilePath>,
  report: Report,
): Promise<void> {
  const found = new Map<FilePath, Partial<Place>>()
  const note = (address: string | undefined, at: Partial<Place>): void => {
    if (address === undefined || address === '' || isExternalUri(address)) return
    const file = content.statics.get(writtenAsset(address, config).asset)
    if (file !== undefined && isImageFile(file) && !known.has(file) && !found.has(file)) found.set(file, at)
  }
  for (const { source } of parsed)
    note(source.frontMatter.image, { file: source.file, line: source.frontMatterLines.image ?? 1 })
  const { navbar, footer, image } = config.theme
  for (const logo of [navbar.logo, footer?.logo]) for (const address of [logo?.src, logo?.srcDark]) note(address, {})
  for (const address of [image, config.favicon]) note(address, {})
  await mapConcurrently([...found], async ([file, at]) => {
    lookAt(await readFile(onDisk(config.siteDir, file)), { file, at, report, isSized: true })
  })
}
