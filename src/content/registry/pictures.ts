/** Pictures of authors that lead nowhere, in `authors.yml` and in posts. */

import { resolve } from 'node:path'
import { readText } from '../../disk.ts'
import { createReport, type Report } from '../../messages/problem.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { type FilePath, folderOf, isRooted, toFilePath, writtenAsset } from '../../shared/path.ts'
import { type Position, positionAt } from '../../shared/problem.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { isExternalUri } from '../../shared/text/uri.ts'
import type { YamlMap, YamlScalar } from '../front-matter/yaml.ts'
import type { Gathering } from '../gather.ts'

/** Of the authors of one file, when static files are known. */
export function checkRegistryPictures(
  map: YamlMap,
  { site, file }: { site: Gathering; file: FilePath },
  report: Report,
) {
  for (const { value: author } of map.entries.values()) {
    if (author.kind !== 'map') continue
    const picture = ['image_url', 'imageURL']
      .map(key => author.entries.get(key)?.value)
      .find((node): node is YamlScalar => node?.kind === 'scalar')
    const written = typeof picture?.value === 'string' ? picture.value.trim() : ''
    const fault = faultOf(written, file, site)
    if (fault !== undefined) report('warning', fault, { at: picture?.place, values: { file: written } })
  }
}

/** Of the authors that posts describe themselves. */
export function checkPostPictures(site: Gathering): void {
  for (const { kind, file, frontMatter, frontMatterLines } of site.content.sources) {
    if (kind !== 'post') continue
    for (const author of frontMatter.authors) {
      const written = (typeof author === 'string' ? undefined : author.imageUrl) ?? ''
      const fault = faultOf(written, file, site)
      if (fault === undefined) continue
      const at = placeIn(resolve(site.config.siteDir, file), written) ?? { line: frontMatterLines.authors ?? 1 }
      createReport(site.content.problems, file)('warning', fault, { at, values: { file: written } })
    }
  }
}

/** A post is asked for the place only when there is something to say of it. */
function placeIn(disk: string, written: string): Position | undefined {
  const text = readText(disk) ?? ''
  const found = new RegExp(`image_?url["']?\\s*:\\s*(?=["']?${escapeRegExp(written)})`, 'i').exec(text)
  return found === null ? undefined : positionAt(text, found.index + found[0].length)
}

/** One beside the text is a file of the other engine's, which takes it in by `./`; any other path is the browser's. */
function faultOf(written: string, file: FilePath, { config, content }: Gathering): TextId | undefined {
  if (written === '' || isExternalUri(written)) return undefined
  if (isRooted(written)) return content.statics.has(writtenAsset(written, config).asset) ? undefined : 'author-picture'
  if (!/^\.{1,2}\//.test(written)) return 'author-picture/relative'
  const beside = toFilePath(`${folderOf(file)}/${written}`)
  const isThere = content.files.has(beside) || [...content.statics.values()].includes(beside)
  return isThere ? undefined : 'author-picture/beside'
}
