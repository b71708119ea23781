/** `tags.yml` of a blog or docs instance: labels, addresses and descriptions of the tags that files name by key. */

import type { TagEntry } from '../../shared/document.ts'
import { capitalize, kebabCase } from '../../shared/text/slug.ts'
import { createFields, type Fields, warnOfTypos } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import type { YamlMap, YamlNode } from '../front-matter/yaml.ts'
import type { Report } from '../report.ts'

const KEYS = ['label', 'permalink', 'description']

/** Tags by key, in order of the file; no prototype. Two tags of one address are an error. */
export function parseTags(map: YamlMap, report: Report): Record<string, TagEntry> {
  const tags: Record<string, TagEntry> = Object.create(null)
  const root = createFields(map, report)
  const ownerOfPermalink = new Map<string, string>()
  for (const { key, place, value } of map.entries.values()) {
    const fields = fieldsOf(key, value, root, report)
    if (fields === undefined) continue
    const permalink = buildPermalink(key, fields, report)
    if (permalink === undefined) {
      report.error('tag-permalink', place, `из ключа «${key}» не получается адрес тега`, 'добавьте permalink: /имя')
      continue
    }
    const owner = ownerOfPermalink.get(permalink)
    if (owner !== undefined) {
      const text = `теги «${owner}» и «${key}» попадают на один адрес ${permalink}`
      report.error('tag-permalink-twin', place, text, 'задайте одному из них другой permalink')
    }
    ownerOfPermalink.set(permalink, key)
    tags[key] = {
      key,
      label: fields.text('label') ?? capitalize(key),
      permalink,
      description: fields.text('description'),
    }
  }
  return tags
}

function fieldsOf(key: string, value: YamlNode, root: Fields, report: Report): Fields | undefined {
  const nothing: YamlMap = { kind: 'map', entries: new Map(), place: value.place }
  if (value.kind === 'scalar' && value.value === null) return createFields(nothing, report)
  if (value.kind === 'map') {
    const fields = root.nested(key, value)
    warnOfTypos(fields, KEYS, new Set(KEYS), value, report)
    return fields
  }
  report.error('tag-type', value.place, `тег «${key}» задан не ключами`, 'пишите под ним с отступом label: Название')
  return undefined
}

/** With a leading slash; `undefined` when the key has no letter or digit. */
function buildPermalink(key: string, fields: Fields, report: Report): string | undefined {
  const written = fields.text('permalink')
  if (written === undefined) {
    const slug = kebabCase(key)
    return slug === '' ? undefined : `/${slug}`
  }
  const read = parseSlug(written, 'permalink')
  if ('slug' in read) return read.slug.startsWith('/') ? read.slug : `/${read.slug}`
  report.error('tag-permalink', fields.place('permalink'), read.text, read.hint)
  return `/${kebabCase(key)}`
}
