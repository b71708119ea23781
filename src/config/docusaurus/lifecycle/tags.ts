/** Tags that plugins put into pages. */

import { decodeEntities } from '../../../shared/text/entities.ts'
import { isRecord } from '../../../shared/value.ts'

/** Tags of heads as data; scripts from elsewhere may stand there too. The rest belongs into the body. */
export function tagsOf(tags: unknown): { head: unknown[]; rest: boolean } {
  if (!isRecord(tags)) return { head: [], rest: false }
  // Docusaurus passes over what a condition has left out.
  const list = (key: string): unknown[] => [tags[key]].flat().filter(Boolean).flatMap(readTag)
  const ofHead = list('headTags')
  const ofBody = [...list('preBodyTags'), ...list('postBodyTags')]
  const scripts = ofBody.filter(isForeignScript).map(tag => ({
    ...tag,
    attributes: { defer: true, ...tag.attributes },
  }))
  const head = ofHead.filter(isRecord)
  return { head: [...head, ...scripts], rest: head.length < ofHead.length || scripts.length < ofBody.length }
}

const isForeignScript = (tag: unknown): tag is { attributes: Record<string, unknown> } =>
  isRecord(tag) && tag.tagName === 'script' && isRecord(tag.attributes) && typeof tag.attributes.src === 'string'

/** What a head may hold, written as HTML. */
const TAG =
  /<(?:(meta|link)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|(script|style|noscript)((?:"[^"]*"|'[^']*'|[^<>"'])*)>([\s\S]*?)<\/\3\s*>)|<!--[\s\S]*?-->/gi

/** Tags of a text as data; what is something else stays a text. */
function readTag(tag: unknown): unknown[] {
  if (typeof tag !== 'string') return [tag]
  if (tag.replace(TAG, '').trim() !== '') return [tag]
  return [...tag.matchAll(TAG)].flatMap(([, empty, itsOwn = '', full, attributes = '', innerHTML]) => {
    const tagName = (empty ?? full)?.toLowerCase()
    if (tagName === undefined) return []
    return [{ tagName, attributes: attributesIn(itsOwn + attributes), ...(innerHTML && { innerHTML }) }]
  })
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g

const attributesIn = (written: string): Record<string, string | boolean> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare
      return [name, value === undefined ? true : decodeEntities(value)]
    }),
  )
