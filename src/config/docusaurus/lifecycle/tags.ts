/** Tags that plugins put into pages. */

import { isRecord } from '../../../shared/value.ts'

/** Tags of heads as data; scripts from elsewhere may stand there too. The rest belongs into the body. */
export function tagsOf(tags: unknown): { head: unknown[]; rest: boolean } {
  if (!isRecord(tags)) return { head: [], rest: false }
  const list = (key: string): unknown[] => (tags[key] === undefined ? [] : [tags[key]].flat())
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
