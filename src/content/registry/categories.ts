/** `_category_.json` and `_category_.yml`: label, order and page of a docs folder. */

import type { CategoryFile, CategoryLink } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import { createFields, type Fields, warnOfTypos } from '../front-matter/fields.ts'
import { parseSlug } from '../front-matter/slug.ts'
import type { YamlMap } from '../front-matter/yaml.ts'
import type { Report } from '../report.ts'

const KEYS = ['key', 'label', 'description', 'position', 'collapsed', 'collapsible', 'className', 'link', 'customProps']

/** Name of a category file in any of its three spellings. */
export const isCategoryFile = (name: string): boolean => /^_category_\.(?:json|ya?ml)$/.test(name)

/** Reads one category file; `folder` is its folder inside the docs instance. */
export function parseCategory(map: YamlMap, file: FilePath, folder: string, report: Report): CategoryFile {
  const fields = createFields(map, report)
  warnOfTypos(fields, KEYS, new Set(KEYS), map, report)
  return {
    file,
    folder,
    key: fields.text('key'),
    label: fields.text('label'),
    description: fields.text('description'),
    position: fields.number('position'),
    collapsed: fields.flag('collapsed'),
    collapsible: fields.flag('collapsible'),
    className: fields.text('className'),
    link: buildLink(fields, report),
  }
}

function buildLink(fields: Fields, report: Report): CategoryLink | null | undefined {
  const node = fields.node('link')
  if (node?.kind === 'scalar' && node.value === null) return null
  const link = fields.map('link', 'пишите link: с вложенным type: generated-index')
  if (link === undefined) return undefined
  const type = link.text('type')
  if (type === 'doc') {
    const id = link.text('id')
    if (id !== undefined) return { type, id }
    report.error('category-link', node?.place, 'у link с type: doc нет id', 'добавьте id страницы')
    return undefined
  }
  if (type === 'generated-index') {
    return {
      type,
      title: link.text('title'),
      description: link.text('description'),
      slug: buildLinkSlug(link, report),
      image: link.text('image'),
      keywords: link.texts('keywords'),
    }
  }
  const text = type === undefined ? 'у link нет type' : `link.type: «${type}» не существует`
  report.error('category-link', link.place('type') ?? node?.place, text, 'используйте doc или generated-index')
  return undefined
}

function buildLinkSlug(link: Fields, report: Report): string | undefined {
  const written = link.text('slug')
  if (written === undefined) return undefined
  const read = parseSlug(written, 'slug')
  if ('slug' in read) return read.slug
  report.error('slug', link.place('slug'), read.text, read.hint)
  return undefined
}
