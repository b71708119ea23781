/** One folder of the site into the content: pages, parts, category files, other files, or static files. */

import { resolve } from 'node:path'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { type FilePath, folderOf, nameOf } from '../shared/path.ts'
import { mapConcurrently } from './concurrency.ts'
import { createRoleOf, type Instance } from './instance.ts'
import { isCategoryFile, parseCategory } from './registry/categories.ts'
import { readDataFile } from './registry/data-file.ts'
import { createReport } from './report.ts'
import { isMarkdownName, type ScannedFile, scanFolder } from './scan.ts'
import { readComponentPage, readPartial, readSourceFile } from './source.ts'

/** Reads the folder of one instance; `now` is for dates in the future. */
export async function gatherInstance(config: Config, instance: Instance, now: Date, content: Content): Promise<void> {
  const originals = await scan(config, instance.folder, 'skip', content)
  if (!originals.exists) reportMissing(instance, content)
  const roleOf = createRoleOf(instance)
  const translated =
    instance.localized === undefined ? [] : (await scan(config, instance.localized, 'skip', content)).files
  // As in Docusaurus, what is translated and has no original is no page.
  const translations = new Map(translated.map(file => [file.path, file]))
  const pages = originals.files
    .filter(({ path }) => roleOf(path) === 'page')
    .map(original => translations.get(original.path) ?? original)
  const files = [...originals.files, ...translated]
  const read = await mapConcurrently(pages, ({ file, disk }) =>
    readSourceFile(instance, file, disk, config.timeZone, now),
  )
  const components = files.filter(({ path }) => roleOf(path) === 'component')
  read.push(...(await mapConcurrently(components, ({ file, disk }) => readComponentPage(instance, file, disk))))
  for (const { source, problems } of read) {
    if (source !== undefined) content.sources.push(source)
    content.problems.push(...problems)
  }
  await gatherPartials(
    files.filter(({ path }) => roleOf(path) === 'partial'),
    content,
  )
  for (const { path, file } of files) {
    if (roleOf(path) !== 'file') continue
    content.files.add(file)
    if (!isMarkdownName(path)) continue
    const report = createReport(file, content.problems)
    report.warn(
      'file-extension',
      undefined,
      'расширение прописными буквами: файл не станет страницей',
      'переименуйте его в .md',
    )
  }
  if (instance.kind === 'doc') await gatherCategories(instance, originals.files, content)
}

/** Reads a static folder; when two have the same path the later one wins, as in Docusaurus. */
export async function gatherStatics(config: Config, folder: string, content: Content): Promise<void> {
  const { files } = await scan(config, folder, 'keep', content)
  for (const { path, file } of files) {
    const twin = content.statics.get(path)
    if (twin !== undefined) {
      const report = createReport(file, content.problems)
      report.warn('static-twin', undefined, `заменяет ${twin}: на сайте это один файл`, 'оставьте один')
    }
    content.statics.set(path, file)
  }
}

async function scan(
  { siteDir, outDir }: Config,
  folder: string,
  hidden: 'skip' | 'keep',
  content: Content,
): Promise<{ files: ScannedFile[]; exists: boolean }> {
  const { files, exists, problems } = await scanFolder({ siteDir, outDir, folder, hidden })
  content.problems.push(...problems)
  for (const { file, disk } of files) if (resolve(siteDir, file) !== disk) content.diskPaths?.set(file, disk)
  return { files, exists }
}

/** Pages are optional; a blog or docs in the config without a folder is most likely a slip. */
function reportMissing({ kind, folder }: Instance, content: Content): void {
  if (kind === 'page') return
  const report = createReport(folder, content.problems)
  report.warn('folder-missing', undefined, 'папка не найдена', 'создайте её или исправьте path в настройках')
}

/** Trouble in a file that is excluded but not marked by `_` is nobody's: it may not be used at all. */
async function gatherPartials(files: ScannedFile[], content: Content): Promise<void> {
  const read = await mapConcurrently(files, async ({ path, file, disk }) => ({
    ...(await readPartial(file, disk)),
    isMarked: /(?:^|\/)_/.test(path),
  }))
  const known = new Set(content.partials.map(({ file }) => file))
  for (const { partial, problems, isMarked } of read) {
    if (partial !== undefined && !known.has(partial.file)) content.partials.push(partial)
    if (isMarked) content.problems.push(...problems)
  }
}

async function gatherCategories(instance: Instance, files: ScannedFile[], content: Content): Promise<void> {
  const folders = new Map<string, FilePath>()
  for (const { path, file, disk } of files) {
    if (!isCategoryFile(nameOf(path))) continue
    const folder = folderOf(path)
    const twin = folders.get(folder)
    if (twin !== undefined) {
      const report = createReport(file, content.problems)
      report.warn('category-twin', undefined, `рядом уже есть ${nameOf(twin)}, этот файл не читается`, 'оставьте один')
      continue
    }
    folders.set(folder, file)
    const { map, report } = await readDataFile(disk, file, content.problems)
    if (map !== undefined)
      content.categories.push({ ...parseCategory(map, file, folder, report), instance: instance.id })
  }
}
