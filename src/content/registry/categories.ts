/** `_category_.json` and `_category_.yml`: label, order and page of a docs folder. */

import type { Report } from '../../messages/problem.ts'
import type { CategoryFile, CategoryLink } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import { createFields, type Fields, warnOfTypos } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import { plainMap, type YamlMap } from '../front-matter/yaml.ts'

const KEYS = ['key', 'label', 'description', 'position', 'collapsed', 'collapsible', 'className', 'link', 'customProps']

/** Name of a category file in any of its three spellings. */
export const isCategoryFile = (name: string): boolean => /^_category_\.(?:json|ya?ml)$/.test(name)

/** Reads one category file; `folder` is its folder inside the docs instance. */
export function parseCategory(
  map: YamlMap,
  { file, folder }: { file: FilePath; folder: string },
  report: Report,
): CategoryFile {
  const fields = createFields(map, report)
  const link = fields.node('link')
  warnOfTypos(fields, KEYS)
  return {
    file,
    folder,
    key: fields.text('key'),
    label: fields.line('label'),
    description: fields.text('description'),
    position: fields.number('position'),
    collapsed: flagOf(fields, 'collapsed'),
    collapsible: flagOf(fields, 'collapsible'),
    className: fields.text('className'),
    ...(fields.node('customProps') !== undefined && { customProps: plainMap(map).customProps }),
    link: buildLink(fields),
    idPlace: link?.kind === 'map' ? link.entries.get('id')?.value.place : undefined,
  }
}

/** JSON that people write by hand has `"false"`, which Docusaurus takes for what it says. */
function flagOf(fields: Fields, key: string): boolean | undefined {
  const node = fields.node(key)
  const isSaid = node?.kind === 'scalar' && (node.value === 'true' || node.value === 'false')
  return isSaid ? node.value === 'true' : fields.flag(key)
}

function buildLink(fields: Fields): CategoryLink | null | undefined {
  const node = fields.node('link')
  if (node?.kind === 'scalar' && node.value === null) return null
  const link = fields.map('link', 'mend/link')
  if (link === undefined) return undefined
  const type = link.text('type')
  if (type === 'doc') {
    const id = link.text('id')
    if (id !== undefined) return { type, id }
    fields.report('error', 'category-link/id', { at: node?.place })
    return undefined
  }
  if (type === 'generated-index') {
    return {
      type,
      title: link.line('title'),
      description: link.text('description'),
      slug: buildLinkSlug(link),
      image: link.text('image'),
      keywords: link.texts('keywords'),
    }
  }
  const at = link.place('type') ?? node?.place
  if (type === undefined) fields.report('error', 'category-link/type', { at })
  else fields.report('error', 'category-link/unknown', { at, values: { type } })
  return undefined
}

function buildLinkSlug(link: Fields): string | undefined {
  const written = link.text('slug')
  if (written === undefined) return undefined
  const read = parseSlug(written, 'slug')
  if ('slug' in read) return read.slug
  link.report('error', 'slug', { at: link.place('slug'), values: read })
  return undefined
}
