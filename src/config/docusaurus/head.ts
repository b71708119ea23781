/** What a Docusaurus config puts into every head: tags, scripts, style sheets, counters. */

import { extname } from 'node:path'
import { textOf } from '../../messages/problem.ts'
import type { HeadTag } from '../../shared/config.ts'
import { isCodeType } from '../../shared/text/uri.ts'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import { type Counters, countersOfTags, type PlacedTag } from './counters.ts'
import { installingPlugin } from './plugins.ts'
import type { Notes } from './source.ts'

interface Head {
  headTags: HeadTag[]
  /** Those that were among the tags. */
  counters: Counters
}

export function translateHead(config: Record<string, unknown>, notes: Notes): Head {
  const tags: PlacedTag[] = []
  const list = (key: string): readonly unknown[] => listOf(config[key])
  const app = installingPlugin(config)
  for (const [index, tag] of listOf(recordOf(app?.options).pwaHead).entries())
    tags.push(...appTag(tag, config.baseUrl).map(tag => ({ tag, where: `${app?.where}.pwaHead[${index}]` })))
  for (const [index, item] of list('headTags').entries()) {
    if (!isRecord(item) || typeof item.tagName !== 'string') continue
    const text = typeof item.innerHTML === 'string' ? { innerHTML: item.innerHTML } : {}
    const attributes = attributesOf(item.attributes)
    tags.push({
      tag: { tagName: item.tagName, attributes: item.tagName === 'link' ? linkOf(attributes) : attributes, ...text },
      where: `headTags[${index}]`,
    })
  }
  for (const [index, item] of list('stylesheets').entries()) {
    const attributes = typeof item === 'string' ? { href: item } : attributesOf(item)
    // Formulas are MathML here: KaTeX's sheet would be loaded for nothing.
    if (/\bkatex\b[^/]*(?:\/.*)?\.css/i.test(String(attributes.href))) continue
    tags.push({
      tag: { tagName: 'link', attributes: linkOf({ rel: 'stylesheet', ...attributes }) },
      where: `stylesheets[${index}]`,
    })
  }
  for (const [index, item] of list('scripts').entries()) {
    const attributes = typeof item === 'string' ? { src: item } : attributesOf(item)
    tags.push({ tag: { tagName: 'script', attributes }, where: `scripts[${index}]` })
  }
  const { kept, counters } = countersOfTags(tags, notes)
  for (const { tag, where } of kept) {
    if (tag.tagName === 'noscript') notes.explain(where, textOf('ignored/noscript'))
  }
  return { headTags: kept.map(({ tag }) => tag).filter(({ tagName }) => tagName !== 'noscript'), counters }
}

/** A tag of `pwaHead`: files stand below the site, as in Docusaurus. */
function appTag(item: unknown, base: unknown): HeadTag[] {
  const { tagName, ...written } = recordOf(item)
  if (typeof tagName !== 'string') return []
  const baseUrl = typeof base === 'string' ? base : '/'
  const attributes = attributesOf(written)
  for (const key of ['href', 'content']) {
    const value = attributes[key]
    const isFile = typeof value === 'string' && extname(value) !== '' && !/^[a-z]+:/.test(value)
    if (isFile && !value.startsWith(baseUrl)) attributes[key] = `${baseUrl}/${value}`.replace(/\/{2,}/g, '/')
  }
  return [{ tagName, attributes }]
}

/** Values that mean nothing in HTML are left out, numbers are written as text. */
function attributesOf(value: unknown): HeadTag['attributes'] {
  const attributes: HeadTag['attributes'] = {}
  for (const [name, attribute] of Object.entries(recordOf(value))) {
    if (typeof attribute === 'string' || typeof attribute === 'boolean') attributes[name] = attribute
    else if (typeof attribute === 'number') attributes[name] = String(attribute)
  }
  return attributes
}

/** Handlers do not run under the policy; the one that people write there makes a sheet of what was only fetched. */
function linkOf({ onload, ...attributes }: HeadTag['attributes']): HeadTag['attributes'] {
  const { rel, as, ...rest } = attributes
  const isSheet = rel === 'preload' && as === 'style' && /\brel\s*=\s*['"]stylesheet['"]/.test(String(onload))
  return isSheet ? { rel: 'stylesheet', ...rest } : attributes
}

/** Google's tag manager as its own two scripts; what it loads from elsewhere is up to the policy of the site. */
export function tagManager(options: unknown, where: string, notes: Notes): HeadTag[] {
  const id = recordOf(options).containerId
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) return []
  notes.explain(where, textOf('ignored/tag-manager'))
  return [
    {
      tagName: 'script',
      attributes: {},
      innerHTML: "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})",
    },
    { tagName: 'script', attributes: { async: true, src: `https://www.googletagmanager.com/gtm.js?id=${id}` } },
  ]
}

/** Texts of a script, and comments, which are passed over; a slash of a pattern begins none. */
const TEXTS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)|\/\*[\s\S]*?\*\/|(?<!\\)\/\/[^\n]*/g

/** An address at the start of a text, or of what markup in it loads; with its scheme or without. */
const ADDRESS =
  /(?:^["'`]|<(?!a\b)[a-z]+\b[^<>]*?\b(?:src|href)=\\?["']?)(?:https?:)?\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?::\d+)?(?=[/"'`?#\\])/gi

/** What stands before an address that is compared, told or gone to, and not loaded. */
const MENTIONS =
  /(?:[!=]==?|\blocation(?:\.href)?\s*=|\.(?:includes|startsWith|endsWith|indexOf|assign|replace|log|warn|error|info)\(|\bwindow\.open\()\s*$/

/** Names in data and in namespaces; nothing is loaded from there. */
const NAMES = /^(?:www\.w3\.org|schema\.org)$/i

/** Origins that scripts of the head name and neither another tag nor `security` lets browsers reach, in their order. */
export function blockedInHead({ headTags, security }: Record<string, unknown>): string[] {
  const tags = listOf(headTags).map(recordOf)
  const scripts = tags.filter(({ tagName }) => tagName === 'script')
  const named = scripts.flatMap(({ attributes, innerHTML }) => {
    const { type = '' } = recordOf(attributes)
    return typeof innerHTML === 'string' && isCodeType(String(type)) ? hostsIn(innerHTML) : []
  })
  const sources = scripts.map(({ attributes }) => String(recordOf(attributes).src ?? ''))
  const open = [...sources, ...textsIn(security)].map(text =>
    text.replace(/^(?:[a-z]+:)?\/\//i, '').replace(/[/:].*$/, ''),
  )
  const isOpen = (host: string): boolean =>
    open.some(known => known === host || (known.startsWith('*.') && host.endsWith(known.slice(1))))
  return [...new Set(named)].filter(host => !NAMES.test(host) && !isOpen(host)).map(host => `https://${host}`)
}

/** Hosts that a script loads from, as far as the text tells: what is passed on under a name counts. */
const hostsIn = (script: string): string[] =>
  [...script.matchAll(TEXTS)].flatMap(({ 1: text = '', index }) =>
    MENTIONS.test(script.slice(Math.max(index - 40, 0), index))
      ? []
      : [...text.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase()),
  )

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value) || isRecord(value)
      ? Object.values(value).flatMap(textsIn)
      : []
