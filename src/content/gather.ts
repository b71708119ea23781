/** One folder of the site into the content: pages, parts, category files, other files, or static files. */

import { createReport, type Report } from '../messages/problem.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { isOtherMarkdown, isSecretFile, isTextFile, withoutExtension } from '../shared/files.ts'
import { type FilePath, folderOf, nameOf } from '../shared/path.ts'
import { mapConcurrently, mapInTurn } from './concurrency.ts'
import { createRoleOf, type Instance, type Role } from './instance.ts'
import { type Memory, recall, type Shelf } from './memory.ts'
import { isCategoryFile, parseCategory } from './registry/categories.ts'
import { readDataFile } from './registry/data-file.ts'
import { type ScannedFile, type ScanOptions, scanFolder } from './scan.ts'
import { readComponentPage, readPartial, readSourceFile } from './source.ts'

/** What is read into what; `now` is for dates in the future. */
export interface Gathering {
  config: Config
  now: Date
  content: Content
  memory?: Memory | undefined
  /** Of the languages that were read before this one. */
  shelf?: Shelf | undefined
}

/** Reads the folder of one instance. */
export async function gatherInstance(gathering: Gathering, instance: Instance): Promise<void> {
  const { config, now, content, memory, shelf } = gathering
  const report = createReport(content.problems)
  const { siteDir, outDir } = config
  const originals = await scan({ siteDir, outDir, folder: instance.folder, hidden: 'skip' }, content)
  // Pages are optional; a blog or docs in the config without a folder is most likely a slip.
  const isMissed = config.lenient === undefined ? instance.kind !== 'page' : instance.kind === 'doc'
  if (!originals.exists && isMissed) report('warning', 'folder-missing', { at: { file: instance.folder } })
  const translated =
    instance.localized === undefined
      ? []
      : (await scan({ siteDir, outDir, folder: instance.localized, hidden: 'skip' }, content)).files
  // As in Docusaurus, what is translated and has no original is no page.
  const translations = new Map(translated.map(file => [file.path, file]))
  const [own, foreign] = [filesByRole(originals.files, instance), filesByRole(translated, instance)]
  const inLanguage = (role: 'page' | 'component'): ScannedFile[] => {
    noteOrphans({ config, instance, originals: own[role], translated: foreign[role] }, report)
    return own[role].map(original => translations.get(original.path) ?? original)
  }
  const [pages, components] = [inLanguage('page'), inLanguage('component')]
  const { hooks } = config.markdown
  const options = { instance, timeZone: config.timeZone, now, isLenient: config.lenient !== undefined, hooks }
  // Code of the site runs one text after the other.
  const each = hooks === undefined ? mapConcurrently : mapInTurn
  const read = [
    ...(await each(pages, page =>
      // What the site's functions read besides is not known.
      recall(hooks === undefined ? { memory, shelf } : {}, named(page, instance), () => readSourceFile(page, options)),
    )),
    ...(await mapConcurrently(components, page =>
      recall({ memory, shelf }, named(page, instance), () => readComponentPage(page, instance)),
    )),
  ]
  for (const { source, problems } of read) {
    if (source !== undefined) content.sources.push(source)
    for (const problem of problems) content.problems.push(problem)
  }
  await gatherPartials([...own.partial, ...foreign.partial], { config, content })
  for (const { path, file } of [...own.file, ...foreign.file]) {
    content.files.add(file)
    if (isTextFile(path)) report('warning', 'file-extension', { at: { file } })
    else if (isOtherMarkdown(path)) report('warning', 'file-extension/other', { at: { file } })
  }
  if (instance.kind === 'doc') await gatherCategories(instance, originals.files, content)
}

interface Compared extends Pick<Gathering, 'config'> {
  instance: Instance
  originals: readonly ScannedFile[]
  translated: readonly ScannedFile[]
}

/**
 * What translates nothing, which is easily overlooked: `a.mdx` beside `a.md` leaves the page in the language of the site,
 * and a file without an original is no page. Docusaurus says nothing of it, so its sites are not warned.
 */
function noteOrphans({ config, instance, originals, translated }: Compared, report: Report): void {
  const known = new Set(originals.map(({ path }) => path))
  const byName = new Map(originals.map(original => [withoutExtension(original.path), original]))
  for (const { path, file } of translated) {
    if (known.has(path)) continue
    const original = byName.get(withoutExtension(path))
    if (original === undefined)
      report(config.lenient === undefined ? 'warning' : 'note', 'translation-orphan', {
        at: { file },
        values: { original: `${instance.folder}/${path}` },
      })
    else
      report('warning', 'translation-extension', {
        at: { file },
        values: { original: original.file, name: nameOf(original.path) },
      })
  }
}

/** One file may belong to several instances, and is another page in each; a link may come to lead to another text. */
const named = ({ file, disk, real }: ScannedFile, { kind, id }: Instance) => ({
  key: `${kind} ${id} ${file}${real === undefined ? '' : ` ${real}`}`,
  disk,
})

function filesByRole(files: readonly ScannedFile[], instance: Instance): Record<Role, ScannedFile[]> {
  const roleOf = createRoleOf(instance)
  const byRole: Record<Role, ScannedFile[]> = { page: [], partial: [], component: [], file: [] }
  for (const file of files) byRole[roleOf(file.path)].push(file)
  return byRole
}

/** Reads a static folder; when two have the same path the later one wins, as in Docusaurus. */
export async function gatherStatics({ config, content }: Gathering, folder: string): Promise<void> {
  const report = createReport(content.problems)
  const { siteDir, outDir } = config
  const { files } = await scan({ siteDir, outDir, folder, hidden: 'keep' }, content)
  for (const { path, file } of files) {
    if (isSecretFile(path.split('/'))) {
      report(config.lenient === undefined ? 'error' : 'warning', 'static-secret', { at: { file } })
      continue
    }
    const twin = content.statics.get(path)
    if (twin !== undefined) report('warning', 'static-twin', { at: { file }, values: { twin } })
    content.statics.set(path, file)
  }
}

async function scan(options: ScanOptions, content: Content): Promise<{ files: ScannedFile[]; exists: boolean }> {
  const { files, exists, problems } = await scanFolder(options)
  content.problems.push(...problems)
  return { files, exists }
}

type Gathered = Pick<Gathering, 'config' | 'content'>

/** Problems of a file that is excluded but not marked by `_` are dropped: it may not be used at all. */
async function gatherPartials(files: ScannedFile[], { config, content }: Gathered): Promise<void> {
  const { hooks } = config.markdown
  const read = await (hooks === undefined ? mapConcurrently : mapInTurn)(files, async ({ path, file, disk }) => ({
    ...(await readPartial(file, disk, hooks)),
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
      createReport(content.problems)('warning', 'category-twin', { at: { file }, values: { twin: nameOf(twin) } })
      continue
    }
    folders.set(folder, file)
    const { map, report } = await readDataFile(disk, file, content.problems)
    if (map !== undefined)
      content.categories.push({ ...parseCategory(map, { file, folder }, report), instance: instance.id })
  }
}
