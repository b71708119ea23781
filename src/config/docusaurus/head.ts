/** What a Docusaurus config puts into every head: tags, scripts, style sheets, counters. */

import { textOf } from '../../messages/problem.ts'
import { isRecord } from '../../shared/value.ts'
import type { Notes } from './source.ts'

interface Tag {
  tagName: string
  attributes: Record<string, string | boolean>
  innerHTML?: string
}

interface Head {
  headTags: Tag[]
  /** Number of a Yandex Metrica counter that was among the tags. */
  metrika: string | undefined
}

const METRIKA = /mc\.yandex\.(ru|com)\/(metrika|watch)/
const METRIKA_ID = /\bym\(\s*(\d+)\s*,\s*['"]init['"]|mc\.yandex\.(?:ru|com)\/watch\/(\d+)/

export function translateHead(config: Record<string, unknown>, notes: Notes): Head {
  const tags: { tag: Tag; where: string }[] = []
  const list = (key: string): unknown[] => (Array.isArray(config[key]) ? config[key] : [])
  for (const [index, item] of list('headTags').entries()) {
    if (!isRecord(item) || typeof item.tagName !== 'string') continue
    const text = typeof item.innerHTML === 'string' ? { innerHTML: item.innerHTML } : {}
    tags.push({
      tag: { tagName: item.tagName, attributes: attributesOf(item.attributes), ...text },
      where: `headTags[${index}]`,
    })
  }
  for (const [index, item] of list('stylesheets').entries()) {
    const attributes = typeof item === 'string' ? { href: item } : attributesOf(item)
    // Formulas are MathML here: KaTeX's sheet would be loaded for nothing.
    if (/\bkatex\b[^/]*(?:\/.*)?\.css/i.test(String(attributes.href))) continue
    tags.push({
      tag: { tagName: 'link', attributes: { rel: 'stylesheet', ...attributes } },
      where: `stylesheets[${index}]`,
    })
  }
  for (const [index, item] of list('scripts').entries()) {
    const attributes = typeof item === 'string' ? { src: item } : attributesOf(item)
    tags.push({ tag: { tagName: 'script', attributes }, where: `scripts[${index}]` })
  }
  const isMetrika = ({ tag }: { tag: Tag }): boolean =>
    METRIKA.test(tag.innerHTML ?? '') || METRIKA.test(String(tag.attributes.src ?? ''))
  const counters = tags.filter(isMetrika)
  const found = counters.map(({ tag }) => METRIKA_ID.exec(tag.innerHTML ?? '')).find(match => match !== null)
  const metrika = found?.[1] ?? found?.[2]
  // Only a counter whose number is known can be taken over; the engine counts moves between pages too.
  const kept = metrika === undefined ? tags : tags.filter(tag => !isMetrika(tag))
  for (const { tag, where } of kept) {
    if (tag.tagName === 'noscript') notes.explain(where, textOf('ignored/noscript'))
  }
  return { headTags: kept.map(({ tag }) => tag).filter(({ tagName }) => tagName !== 'noscript'), metrika }
}

/** Values that mean nothing in HTML are left out, numbers are written as text. */
function attributesOf(value: unknown): Tag['attributes'] {
  const attributes: Tag['attributes'] = {}
  for (const [name, attribute] of Object.entries(isRecord(value) ? value : {})) {
    if (typeof attribute === 'string' || typeof attribute === 'boolean') attributes[name] = attribute
    else if (typeof attribute === 'number') attributes[name] = String(attribute)
  }
  return attributes
}

/** Google's tag manager as its own two scripts; what it loads from elsewhere is up to the policy of the site. */
export function tagManager(options: unknown, where: string, notes: Notes): Tag[] {
  const id = isRecord(options) ? options.containerId : undefined
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
