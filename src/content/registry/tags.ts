/** `tags.yml` of a blog or docs instance: labels, addresses and descriptions of the tags that files name by key. */

import type { Report } from '../../messages/problem.ts'
import type { TagEntry } from '../../shared/document.ts'
import { capitalize, tagPermalink } from '../../shared/text/slug.ts'
import { createFields, type Fields, warnOfTypos } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import type { YamlMap, YamlNode } from '../front-matter/yaml.ts'

const KEYS = ['label', 'permalink', 'description']

/** Tags by key, in order of the file; no prototype. Two tags of one address are an error. */
export function parseTags(map: YamlMap, report: Report): Record<string, TagEntry> {
  const tags: Record<string, TagEntry> = Object.create(null)
  const root = createFields(map, report)
  const ownerOfPermalink = new Map<string, string>()
  for (const { key, place, value } of map.entries.values()) {
    const fields = fieldsOf(key, value, root)
    if (fields === undefined) continue
    const permalink = buildPermalink(key, fields)
    if (permalink === undefined) {
      report('error', 'tag-permalink/key', { at: place, values: { key } })
      continue
    }
    const owner = ownerOfPermalink.get(permalink)
    if (owner !== undefined) report('error', 'tag-permalink-twin', { at: place, values: { owner, key, permalink } })
    ownerOfPermalink.set(permalink, key)
    tags[key] = {
      key,
      label: fields.line('label') ?? capitalize(key),
      permalink,
      description: fields.text('description'),
    }
  }
  return tags
}

function fieldsOf(key: string, value: YamlNode, root: Fields): Fields | undefined {
  const nothing: YamlMap = { kind: 'map', entries: new Map(), place: value.place }
  if (value.kind === 'scalar' && value.value === null) return createFields(nothing, root.report)
  if (value.kind === 'map') {
    const fields = root.nested(key, value)
    warnOfTypos(fields, KEYS)
    return fields
  }
  root.report('error', 'tag-type', { at: value.place, values: { key } })
  return undefined
}

/** With a leading slash; `undefined` when the key has no letter or digit. */
function buildPermalink(key: string, fields: Fields): string | undefined {
  const written = fields.text('permalink')
  if (written === undefined) return tagPermalink(key)
  const read = parseSlug(written, 'permalink')
  if ('slug' in read) return read.slug.startsWith('/') ? read.slug : `/${read.slug}`
  fields.report('error', 'tag-permalink', { at: fields.place('permalink'), values: read })
  return tagPermalink(key)
}
