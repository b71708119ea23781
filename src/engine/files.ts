/** Everything that a site publishes, made or read when it is asked for: one door for the build and the dev server. */

import { readFileSync } from 'node:fs'
import { scriptHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { frameOrigins, llmsView } from '../model/index.ts'
import type { Modules } from '../modules/index.ts'
import { drawnBlogs } from '../render/drawings.ts'
import { renderOpenSearch } from '../render/head/open-search.ts'
import { buildCsp, inlineScripts } from '../render/hosting/csp.ts'
import { withGuests } from '../render/hosting/guests.ts'
import { renderHosting } from '../render/hosting/hosting.ts'
import { renderRedirects } from '../render/hosting/redirects.ts'
import { renderRetiredWorker } from '../render/hosting/retired-worker.ts'
import { renderRobots } from '../render/hosting/robots.ts'
import { shellOrigins } from '../render/hosting/shell-origins.ts'
import { createFrame, renderAround, renderLlms } from '../render/index.ts'
import { renderSitemap } from '../render/sitemap.ts'
import { searchSources } from '../search/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { type AssetPath, type Route, routeToAsset, toAssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import { onDisk } from './assets/on-disk.ts'
import { withoutPosition } from './assets/position.ts'
import { encodedFiles, plainAssets } from './assets/widths.ts'
import type { PictureCache } from './cache/pictures.ts'
import type { MakeIndex } from './cache/search.ts'
import { type Frames, framesOf } from './drawers/frames.ts'
import type { Engine } from './engine.ts'
import { createFeeds } from './feeds.ts'
import { isGuest, placeFile, placePath } from './locales/place.ts'
import { once } from './once.ts'
import { type EncodedFile, type MadeFile, type OutputFile, textFile } from './output-file.ts'
import { createPages, type PageFiles } from './pages.ts'
import type { StageName } from './progress.ts'
import { paintApart, shareImages } from './share/index.ts'
import { createSheets } from './sheets.ts'
import { createShell, foldMenus, type ShellFiles } from './shell.ts'
import type { LeavingLanguage } from './short/leave.ts'
import { drawnApart } from './workers/apart.ts'
import type { Workers } from './workers/index.ts'

/** Files of one stage. */
export interface FileGroup {
  stage: StageName
  /** How many things the stage makes, where they are counted. */
  total: number | undefined
  /** The files, those of one thing together. */
  things(): MadeFile[][]
  /** The same made by other threads. `isWanted`: what does not stand in its place already. */
  apart?: ((workers: Workers, isWanted: (file: MadeFile) => boolean) => Apart) | undefined
}

/** Files that other threads make. */
export interface Apart {
  /** As they come, those of one thing together. */
  coming: AsyncIterable<MadeFile[][]>
  /** Takes some of them off the end for this thread, which has nothing else to do; `undefined` when none are left. */
  share?: () => MadeFile[][] | undefined
}

export interface SiteFiles {
  /** What is made, in the order in which a build writes it. */
  groups: FileGroup[]
  /** What is ready: files of the engine, of the site's modules, of the content and of the static folders. */
  copies: OutputFile[]
  /** Pictures in other widths than their own. */
  pictures: EncodedFile[]
  /** Document of a page. */
  document(route: Route): MadeFile | undefined
  /** The page at an old address that leads on. */
  redirect(route: Route): MadeFile | undefined
  /** Any other file by its output path. */
  find(path: string): OutputFile | undefined
}

interface FilesInput {
  site: Site
  engine: Engine
  modules: { files: ReturnType<Modules['files']>; css: string }
  frames: Frames
  t: Translate
  statics: Content['statics']
  /** Put the configured counters in: only into a published site. */
  counters: boolean
  /** Keeps what the files of documents are made of. */
  leaving?: LeavingLanguage | undefined
  /** The other languages on this host; nothing for one of those. */
  guests?: readonly Site[] | undefined
  /** The first language, of one of its guests. */
  host?: Site | undefined
  makeIndex: MakeIndex
  /** Pictures that were encoded before. */
  pictures?: PictureCache | undefined
}

/** What the files are made of. */
interface Made extends FilesInput {
  shell: ShellFiles
  pages: PageFiles
  /** The policy as a header says it. */
  csp: string
}

export function createFiles(input: FilesInput): SiteFiles {
  const { files: shares, imageOf } = shareImages(input.site, input.host)
  const inline = new Map<string, string>()
  const site = foldMenus(input.site, inline)
  const shell = createShell({ ...input, site, inline })
  const sheets = createSheets({ site, engine: input.engine, css: input.modules.css, inline: shell.inline })
  const assets = {
    ...input.engine.assets,
    styles: [...input.engine.assets.styles, ...shell.styles, ...sheets.frame],
    shell: shell.address,
    optional: sheets.optional,
  }
  const css = `${input.engine.siteCss}\n${input.modules.css}`
  const around = renderAround(site, { footer: shell.footer, t: input.t })
  const frame = createFrame(site, { assets, around, shell: shell.data, csp: plainPolicy(site, css) })
  const { leaving } = input
  leaving?.site(frame, frameOrigins(site), drawnBlogs(site))
  const pages = createPages({ site, frame, t: input.t, imageOf, sheetOf: sheets.sheetOf, note: leaving?.page })
  const made: Made = { ...input, site, shell, pages, csp: headerPolicy(withGuests(site, input.guests ?? []), css) }
  const own = [...input.engine.files, ...moduleFiles(input), ...input.frames.files, ...sheets.files].map(file =>
    placeFile(site.config, file),
  )
  const copies = [...own, ...contentFiles(made)]
  const written = pages.files.map(files => files.map(file => placeFile(site.config, file)))
  return {
    groups: [
      {
        stage: 'stage/pages',
        total: pages.files.length,
        things: () => written,
        apart: drawnApart(written.length, () => written),
      },
      { stage: 'stage/texts', total: undefined, things: () => [siteTexts(made)] },
      {
        stage: 'stage/search',
        total: undefined,
        things: () => [searchFiles(made)],
        apart: workers => ({ coming: searchApart(made, workers) }),
      },
      {
        stage: 'stage/shares',
        total: shares.length,
        things: () => shares.map(share => [share]),
        apart: (workers, isWanted) => paintApart(shares, workers, isWanted),
      },
    ],
    copies,
    pictures: encodedFiles(site, input.pictures).map(file => ({ ...file, path: placePath(site.config, file.path) })),
    document: pages.document,
    redirect: createRedirects(made),
    find: createFinder(site.config, {
      known: () => [...shares, ...written.flatMap(([, ...beside]) => beside), ...shellFiles(made), ...copies],
      search: () => searchFiles(made),
      texts: () => siteTexts(made),
    }),
  }
}

/** Finds files by path. The search and the feeds cost time to make, so it is spent once and for those who ask for one. */
function createFinder(
  { folder }: Config,
  make: Record<'known' | 'search' | 'texts', () => OutputFile[]>,
): SiteFiles['find'] {
  const [known, search, texts] = [byPath(make.known), byPath(make.search), byPath(make.texts)]
  return wanted => {
    const path = toAssetPath(wanted)
    const inside = path.startsWith(folder) ? path.slice(folder.length) : path
    const costly = /^(?:assets\/)?search\//.test(inside) ? search : /\.(xml|json|txt)$/.test(inside) ? texts : undefined
    return known().get(path) ?? costly?.().get(path)
  }
}

function createRedirects({ site, t }: Made): SiteFiles['redirect'] {
  const found = byPath(() => renderRedirects(site, t).map(textFile))
  return route => found().get(routeToAsset(route, site.config.trailingSlash))
}

/** Made when it is first asked for. The later of two files of one path wins: an author's own stands last. */
const byPath = <File extends OutputFile>(make: () => File[]): (() => Map<AssetPath, File>) =>
  once(() => new Map(make().map(file => [file.path, file])))

/** What every page is allowed; what one needs besides, its own document says. */
function plainPolicy({ config }: Site, sheets: string): string {
  const scriptHashes = inlineScripts(config).map(scriptHash)
  const emptySheets = config.lenient !== undefined
  return buildCsp({ config, scriptHashes, sheets, emptySheets, for: 'meta', origins: shellOrigins(config) })
}

/**
 * One for all answers, also for files that are no pages. Both policies of a page hold, so this one allows what any page
 * may need: scripts of every head, and pictures, media and frames from anywhere, which no text of a page changes.
 */
function headerPolicy({ config, headTags: pageTags }: Site, sheets: string): string {
  const scriptHashes = inlineScripts(config, pageTags).map(scriptHash)
  const emptySheets = config.lenient !== undefined
  return buildCsp({ config, pageTags, scriptHashes, sheets, emptySheets, for: 'headers' })
}

/** Feeds, sitemap, the list of texts, redirects, files of hosts. */
function siteTexts(made: Made): MadeFile[] {
  const { site, t, statics, pages, csp, leaving, guests } = made
  const place = (file: MadeFile): MadeFile => placeFile(site.config, file)
  const list = llmsView(site, t)
  const texts = [
    ...renderRedirects(site, t),
    ...renderOpenSearch(site, t),
    ...renderRetiredWorker(site),
    ...(site.config.sitemap === undefined ? [] : renderSitemap(site)),
    ...(list === undefined ? [] : [{ path: toAssetPath('llms.txt'), body: renderLlms(list) }]),
    ...(guests === undefined
      ? []
      : [
          ...renderHosting(withGuests(site, guests), { csp, frames: framesOf([site, ...guests]) }),
          ...renderRobots(site, guests),
        ]),
  ]
  // A file of the static folder is the author's own word.
  return [
    ...shellFiles(made),
    ...createFeeds({ site, t, pages, statics, note: leaving?.feeds }).map(place),
    ...texts.map(textFile).map(place),
  ].filter(({ path }) => !statics.has(path))
}

/** Menus, data and drawings of the shell. */
const shellFiles = ({ site, shell }: Made): MadeFile[] => shell.files.map(file => placeFile(site.config, file))

/** Index of the search; the same in a build and under development. */
function searchFiles({ site, makeIndex }: Made): MadeFile[] {
  if (site.searchHref === undefined) return []
  return makeIndex.now(searchSources(site)).map(file => placeFile(site.config, file))
}

async function* searchApart({ site, makeIndex }: Made, workers: Workers): AsyncIterable<MadeFile[][]> {
  if (site.searchHref === undefined) return
  const files = await makeIndex.apart(searchSources(site), workers)
  yield [files.map(file => placeFile(site.config, file))]
}

/** What the site's own modules publish: scripts of islands, style sheets, pictures. */
const moduleFiles = ({ modules }: FilesInput): OutputFile[] =>
  modules.files.map(({ path, from, body = '' }) => (from === undefined ? textFile({ path, body }) : { path, from }))

/** A photo without the place where it was taken. */
function photoFile(path: AssetPath, from: string): MadeFile {
  const read = (): Uint8Array => {
    const bytes = readFileSync(from)
    return withoutPosition(bytes) ?? bytes
  }
  return { path, read }
}

/** Files that documents name, and static folders. */
function contentFiles({ site, statics }: Made): OutputFile[] {
  const { config } = site
  const { siteDir } = config
  const place = (file: OutputFile): OutputFile => (isGuest(config) ? file : placeFile(config, file))
  // Copies of one picture beside several documents are one file.
  const assets = [...new Map(plainAssets(site).map(asset => [asset.output, asset])).values()]
  const photos = new Map(assets.filter(({ hasPosition }) => hasPosition).map(asset => [asset.output, asset]))
  const copied = assets.filter(({ output }) => !statics.has(output) && !photos.has(output))
  return [
    ...[...photos.values()].map(({ output, file }) => photoFile(output, onDisk(siteDir, file))),
    ...copied.map(({ output, file }) => ({ path: output, from: onDisk(siteDir, file) })),
    ...[...statics]
      .map(([path, file]) => ({ path: toAssetPath(path), from: onDisk(siteDir, file) }))
      .filter(({ path }) => !photos.has(path)),
  ].map(place)
}
