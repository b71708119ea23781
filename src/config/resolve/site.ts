/** Settings of the whole site: time zone, redirects, search, tags of heads, files of hosts. */

import { existsSync } from 'node:fs'
import { join, normalize, resolve } from 'node:path'
import { isFile, isSpecial } from '../../disk.ts'
import { textOf } from '../../messages/problem.ts'
import type {
  Config,
  DerivedRedirects,
  HeadTag,
  HostedSearchConfig,
  HostingPreset,
  SearchConfig,
} from '../../shared/config.ts'
import { isScriptFile } from '../../shared/files.ts'
import { type AssetPath, isPathAlone, toAssetPath } from '../../shared/path.ts'
import { codeFiles, SLOTS } from '../../shared/site/slots.ts'
import { nearest } from '../../shared/text/nearest.ts'
import { recordOf } from '../../shared/value.ts'
import { type Fields, kindOf, quoteAll } from '../fields.ts'

export function resolveTimeZone(fields: Fields): string {
  const zone = fields.text('timeZone', 'UTC')
  if (zone === 'UTC') return zone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    const close = nearest(zone, Intl.supportedValuesOf('timeZone'))
    const advice = close === undefined ? textOf('example/time-zone') : textOf('suggestion/near', { name: `'${close}'` })
    fields.wrong('timeZone', 'config/time-zone', { zone, advice })
    return 'UTC'
  }
}

/** A config of Docusaurus takes no keys of ours, but fields of the site's own: `customFields: { limits: {...} }`. */
export function resolveLimits(parent: Fields): Config['limits'] {
  const beside = recordOf(recordOf(parent.raw('customFields')).limits)
  return parent.within('limits', fields => {
    const read = (key: 'seconds' | 'memory', fallback: number): number => {
      const value = beside[key]
      return fields.number(key, typeof value === 'number' && value > 0 ? value : fallback, { min: 1, max: 1_000_000 })
    }
    return { seconds: read('seconds', 10), memory: read('memory', 1024) }
  })
}

export const resolveRedirects = (parent: Fields): Pick<Config, 'redirects' | 'derivedRedirects'> => ({
  redirects: readRedirects(parent),
  derivedRedirects: readDerived(parent),
})

function readRedirects(parent: Fields): { from: string; to: string }[] {
  const redirects = parent.each('redirects', fields => {
    const isList = Array.isArray(fields.raw('from'))
    const from = isList ? fields.texts('from', []) : [fields.required('from', '/old')]
    for (const [index, written] of from.entries()) {
      const where = isList ? `${fields.at('from')}[${index}]` : fields.at('from')
      if (!isPathAlone(written)) fields.report(where, 'config/redirect-from', { written })
    }
    const to = fields.required('to', '/new')
    return from.map(path => ({ from: path, to }))
  })
  return redirects.flat()
}

/** Old addresses by rule: extensions that came or went, and a function of the author's. */
function readDerived(parent: Fields): DerivedRedirects {
  const create = parent.call('createRedirects') as DerivedRedirects['create']
  return parent.within('redirectExtensions', fields => ({
    fromExtensions: fields.texts('from', []),
    toExtensions: fields.texts('to', []),
    create,
  }))
}

export function resolveSearch(parent: Fields): SearchConfig {
  if (parent.raw('search') === false) {
    return { searchPagePath: undefined, hosted: undefined, missingResultsUrl: undefined }
  }
  return parent.within('search', fields => ({
    searchPagePath:
      fields.raw('searchPagePath') === false
        ? undefined
        : fields.text('searchPagePath', 'search').replace(/^\/+|\/+$/g, ''),
    hosted: fields.optional('algolia', resolveHosted),
    missingResultsUrl: fields.text('missingResultsUrl'),
  }))
}

const resolveHosted = (fields: Fields): HostedSearchConfig => ({
  appId: fields.required('appId', 'ABC123'),
  apiKey: fields.required('apiKey', '…'),
  indexName: fields.required('indexName', 'blog'),
  contextualSearch: fields.flag('contextualSearch', true),
  externalUrlRegex: fields.text('externalUrlRegex'),
  searchParameters: fields.plain('searchParameters') ?? {},
  hosts: fields.texts('hosts', []),
  replaceSearchResultPathname: fields.optional('replaceSearchResultPathname', inside => ({
    from: inside.required('from', '/docs/'),
    to: inside.text('to', '/'),
  })),
  transformItems: fields.text('transformItems'),
})

export function resolveHeadTags(parent: Fields): HeadTag[] {
  return parent.each('headTags', fields => {
    const written = fields.plain('attributes')
    const attributes: HeadTag['attributes'] = {}
    for (const [name, attribute] of Object.entries(written ?? {})) {
      if (typeof attribute === 'string' || typeof attribute === 'boolean') attributes[name] = attribute
      else fields.report(`${fields.at('attributes')}.${name}`, 'config/not-text', { kind: kindOf(attribute) })
    }
    const tag: HeadTag = {
      tagName: fields.required('tagName', 'link'),
      attributes,
      innerHTML: fields.text('innerHTML'),
    }
    if (!/^[a-z]*$/i.test(tag.tagName)) fields.wrong('tagName', 'config/tag-name', { name: tag.tagName })
    return tag
  })
}

export function resolveHosting(parent: Fields): HostingPreset[] {
  const presets: readonly HostingPreset[] = ['headers', 'vercel', 'nginx']
  return parent.texts('hosting', []).flatMap((name, index) => {
    const preset = presets.find(known => known === name)
    if (preset === undefined) parent.report(`hosting[${index}]`, 'config/hosting', { name, choices: quoteAll(presets) })
    return preset ?? []
  })
}

/** Absolute files by name. What a part has in `src/theme` too would leave open which of the two is drawn. */
export function resolveSlots(parent: Fields, siteDir: string): Record<string, string | false> {
  const fields = parent.inside('slots')
  const slots: Record<string, string | false> = {}
  for (const name of SLOTS) {
    const written = fields.raw(name) === false ? false : fields.text(name)
    if (written === false) slots[name] = false
    if (written === undefined || written === false) continue
    const file = resolve(siteDir, written)
    const twin = codeFiles(join('src/theme', name)).find(path => isFile(join(siteDir, path)))
    if (!existsSync(file)) fields.wrong(name, 'config/file-missing', { file: written })
    else if (isSpecial(file)) fields.wrong(name, 'config/file-special', { file: written })
    else if (!isScriptFile(file)) fields.wrong(name, 'config/slot-code', { file: written })
    else if (twin !== undefined && join(siteDir, twin) !== normalize(file))
      fields.wrong(name, 'config/slot-twice', { name, file: written, other: twin.replaceAll('\\', '/') })
    else slots[name] = file
  }
  fields.end()
  return slots
}

/** A script below the root of the site, as browsers ask for it. */
export function resolveRetiredWorker(fields: Fields): AssetPath | undefined {
  const written = fields.text('retiredServiceWorker')
  if (written === undefined) return undefined
  const path = toAssetPath(written)
  if (/\.m?js$/.test(path) && !path.startsWith('../')) return path
  fields.wrong('retiredServiceWorker', 'config/service-worker', { written })
  return undefined
}
