/** All languages of a site opened together: one after another, then told of each other. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Shelf } from '../../content/index.ts'
import { problemOf } from '../../messages/problem.ts'
import { isBorrowed, relateSites } from '../../model/index.ts'
import { firstFound, unique } from '../../shared/collections.ts'
import { soften } from '../../shared/config/lenient.ts'
import type { Config } from '../../shared/config.ts'
import {
  type Address,
  type FilePath,
  type Route,
  routeToAddress,
  toCanonicalRoute,
  toRoute,
} from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Site } from '../../shared/site.ts'
import { type Cache, openCache } from '../cache/cache.ts'
import type { FileGroup, SiteFiles } from '../files.ts'
import { type OpenedSite, type Opening, openSite } from '../open-site.ts'
import type { MadeFile, OutputFile } from '../output-file.ts'
import { createOriginals } from '../parsing/originals.ts'
import { createProgress } from '../progress.ts'
import { createLeaving, type Leaving } from '../short/leave.ts'
import { drawnApart } from '../workers/apart.ts'
import type { Inputs } from '../workshop.ts'
import { isShared, placeRoute } from './place.ts'
import { problemsOfAll } from './told.ts'

/** A page by its path in the output, and what stands for one that is not there. */
export interface FoundPage {
  document: MadeFile | undefined
  /** It leads on from here. */
  redirect: MadeFile | undefined
  /** In the language of the path. */
  missing: MadeFile | undefined
  address: Address
}

/** Of problems, of what to watch and of what is left all languages are told together, as a site of one is. */
export interface OpenedSites extends Omit<OpenedSite, 'site' | 'files' | 'leaving' | 'holds' | 'update'> {
  /** The default language first. */
  sites: readonly Site[]
  /** Routes of all pages, with the folder of their language. */
  routes(): Route[]
  /** Pages with a text or an image of their own: what other threads have to do. */
  ownPages: number
  /** Everything that is published, language by language; what they share comes once. */
  files(leaving?: Leaving): Pick<SiteFiles, 'groups' | 'copies' | 'pictures'>
  /** Begins a file for the next run; `undefined` where there can be none. */
  leave(file: string): Leaving | undefined
  /** Any file but a document by its output path. */
  find(path: string): OutputFile | undefined
  page(path: string): FoundPage
  /** Forgets encoded pictures but those of these keys. */
  sweep(keys: ReadonlySet<string>): void
  /** Of changed files, site-relative. */
  update(changed: readonly FilePath[]): Promise<OpenedSites>
}

interface OpenOptions extends Opening {
  /** Use what earlier runs left, and leave something to the next one. */
  hasCache?: boolean
}

export async function openSites(
  config: Config,
  { mode, future = false, progress = createProgress(), hasCache = false, whenRead }: OpenOptions,
): Promise<OpenedSites> {
  const opened: OpenedSite[] = []
  const originals = createOriginals()
  const shelf: Shelf = new Map()
  let pictures: Cache['pictures'] | undefined
  const openAll = async (): Promise<void> => {
    for (const own of [config, ...config.translations]) {
      const cache = hasCache ? openCache(own, pictures) : undefined
      pictures ??= cache?.pictures
      const texts = config.translations.length > 0 ? { originals, isFirst: own === config } : undefined
      opened.push(await openSite(own, { mode, future, progress, cache, texts, shelf: texts && shelf, whenRead }))
    }
  }
  await (config.translations.length > 0 ? progress.together(openAll) : openAll())
  return together(opened, pictures)
}

function together(opened: readonly OpenedSite[], pictures?: Cache['pictures']): OpenedSites {
  const sites = opened.map(({ site }) => site)
  const languages = sites.length > 1 ? relateSites(sites) : []
  const filesOf = (index: number, leaving?: Leaving): SiteFiles | undefined => {
    const site = sites[index]
    if (site === undefined) return undefined
    const known = languages[index]
    return opened[index]?.files({
      leaving: leaving?.languages[index],
      ...(known !== undefined && { languages: known }),
      guests: guestsOf(site, sites),
      host: index > 0 && isGuestOf(site, sites[0]) ? sites[0] : undefined,
    })
  }
  const all = (): SiteFiles[] => sites.flatMap((_, index) => filesOf(index) ?? [])
  return {
    sites,
    routes: () => sites.flatMap(({ config, pages }) => pages.map(({ route }) => placeRoute(config, route))),
    ownPages: sites.flatMap(({ pages }, index) => pages.filter(page => !isBorrowed(page, languages[index]))).length,
    problems: [...problemsOfAll(opened), ...soften(unique(clashes(sites)), sites[0]?.config.lenient)],
    strays: () => unique(opened.flatMap(site => site.strays())),
    files(leaving) {
      const files = sites.flatMap((_, index) => filesOf(index, leaving) ?? [])
      const fresh = createFresh()
      return {
        groups: pagesByTurns(
          files.flatMap(({ groups }, index) => groups.map(group => freshGroup(group, fresh(index)))),
        ),
        copies: files.flatMap(({ copies }, index) => copies.filter(fresh(index))),
        pictures: [...new Map(files.flatMap(({ pictures }) => pictures.map(file => [file.path, file]))).values()],
      }
    },
    find: path => firstFound(all(), files => files.find(path)),
    page(path) {
      const index = nearestOf(sites, path)
      const site = sites[index]
      const route = toCanonicalRoute(path.slice(site?.config.folder.length ?? 0))
      const files = filesOf(index)
      return {
        document: files?.document(route),
        redirect: files?.redirect(route),
        missing: files?.document(toRoute('404')),
        address: routeToAddress(route, site?.addresses ?? { baseUrl: '/', trailingSlash: undefined }),
      }
    },
    sweep: keys => pictures?.sweep(keys),
    leave: file =>
      createLeaving(
        file,
        opened.map(site => site.leaving()),
      ),
    searchRecords: () => opened.map(site => site.searchRecords()).join(''),
    watched: [...new Set(opened.flatMap(({ watched }) => watched))],
    inputs: () => joined(opened.map(site => site.inputs())),
    async update(changed) {
      const next: OpenedSite[] = []
      for (const site of opened) next.push(await site.update(changed.filter(file => !isOfOthers(file, site, opened))))
      return together(next, pictures)
    },
  }
}

/** A text of other languages alone, an original among them that this one has translated. */
const isOfOthers = (file: FilePath, site: OpenedSite, all: readonly OpenedSite[]): boolean =>
  all.length > 1 &&
  site.holds(file) === undefined &&
  all.some(other => other.holds(file) === 'text') &&
  existsSync(resolve(site.site.config.siteDir, file))

function joined(inputs: readonly (Inputs | undefined)[]): Inputs | undefined {
  const known = inputs.flatMap(one => one ?? [])
  if (known.length < inputs.length) return undefined
  const digests = known.map(one => one.digests)
  return {
    files: unique(known.flatMap(({ files }) => files)),
    hasHistory: known.some(one => one.hasHistory),
    hasCode: known.some(one => one.hasCode),
    variables: known.flatMap(one => one.variables),
    digests: digests.includes(undefined) ? undefined : new Map(digests.flatMap(one => [...(one ?? [])])),
  }
}

const isGuestOf = ({ config }: Site, host: Site | undefined): boolean =>
  config.url === host?.config.url && config.filesUrl === host.config.filesUrl

/** The first language is the host of those that share its files. */
const guestsOf = (site: Site, sites: readonly Site[]): Site[] =>
  site === sites[0] ? sites.filter((other, index) => index > 0 && isGuestOf(other, site)) : []

/** The language in whose folder a path lies: the innermost. */
function nearestOf(sites: readonly Site[], path: string): number {
  let found = 0
  for (const [index, { config }] of sites.entries()) {
    const isInside = `${path}/`.startsWith(config.folder)
    if (isInside && config.folder.length > (sites[found]?.config.folder.length ?? 0)) found = index
  }
  return found
}

type IsFresh = (file: OutputFile) => boolean

/** What languages share comes with the first of them. */
function createFresh(): (site: number) => IsFresh {
  const owners = new Map<string, number>()
  return site => file => {
    const { path, from } = file
    const owner = owners.get(path) ?? site
    owners.set(path, owner)
    return owner === site || !(isShared(path) || from !== undefined)
  }
}

const freshGroup = (group: FileGroup, isFresh: IsFresh): FileGroup => ({
  ...group,
  things: () => group.things().map(files => files.filter(isFresh)),
  ...(group.apart !== undefined && { apart: freshApart(group.apart, isFresh) }),
})

/** A page in all languages, then the next one: they show one text, which lies packed. */
function pagesByTurns(groups: readonly FileGroup[]): FileGroup[] {
  const [pages, others] = [groups.filter(isOfPages), groups.filter(group => !isOfPages(group))]
  const [first] = pages
  if (first === undefined || pages.length === 1) return [...groups]
  const total = pages.reduce((sum, group) => sum + (group.total ?? 0), 0)
  const things = (): MadeFile[][] => byTurns(pages.map(group => group.things()))
  return [{ ...first, total, things, apart: drawnApart(total, things) }, ...others]
}

const isOfPages = ({ stage }: FileGroup): boolean => stage === 'stage/pages'

const byTurns = <Item>(lists: readonly Item[][]): Item[] =>
  Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, place) =>
    lists.flatMap(list => list.slice(place, place + 1)),
  ).flat()

type Apart = NonNullable<FileGroup['apart']>

const freshApart =
  (apart: Apart, isFresh: IsFresh): Apart =>
  (workers, isWanted) => {
    const { coming, share } = apart(workers, isWanted)
    const freshOf = (things: MadeFile[][]): MadeFile[][] => things.map(files => files.filter(isFresh))
    async function* fresh(): AsyncIterable<MadeFile[][]> {
      for await (const things of coming) yield freshOf(things)
    }
    const shared = (): MadeFile[][] | undefined => {
      const things = share?.()
      return things && freshOf(things)
    }
    return { coming: fresh(), ...(share && { share: shared }) }
  }

/** A page of one language at the address of another language: hosts would show one of them. */
function clashes(sites: readonly Site[]): Problem[] {
  const taken = new Map(
    sites
      .slice(1)
      .flatMap(({ config, pages }) => pages.map(({ route }) => [placeRoute(config, route), config] as const)),
  )
  const [main] = sites
  return (main?.pages ?? []).flatMap(page => {
    const other = main && taken.get(placeRoute(main.config, page.route))
    if (other === undefined) return []
    const source = 'parsed' in page ? page.parsed.source : undefined
    const at = source && { file: source.file, line: source.frontMatterLines.slug ?? 1 }
    const values = { route: page.route, locale: other.locale.locale }
    return [problemOf('error', 'locale-route', { values, ...(at !== undefined && { at }) })]
  })
}
