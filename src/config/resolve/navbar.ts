/** Navbar and footer: items of known kinds, each named by its place when something is wrong with it. */

import { textOf } from '../../messages/problem.ts'
import type { FooterConfig, FooterLink, LogoConfig, NavbarConfig, NavbarItemConfig } from '../../shared/config.ts'
import { decodeSafely, encodePath, withBase } from '../../shared/path.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { attempt, isRecord } from '../../shared/value.ts'
import { type Fields, readFields, shownOf, suggest } from '../fields.ts'

/** Kinds of SPEC §2. */
const ITEM_TYPES = [
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
] as const

type ItemType = (typeof ITEM_TYPES)[number]
type Side = 'left' | 'right'

/** What an item has from where it stands. */
interface ItemContext {
  baseUrl: string
  /** Its side unless it says another. */
  side: Side
  /** It stands in a dropdown. */
  nested: boolean
}

export const resolveNavbar = (fields: Fields, siteTitle: string, baseUrl: string): NavbarConfig => ({
  title: fields.text('title', siteTitle),
  logo: fields.optional('logo', resolveLogo),
  style: fields.oneOf('style', ['dark', 'primary']),
  hideOnScroll: fields.flag('hideOnScroll', false),
  // A bar of which nothing is said offers at least the search, as Docusaurus' bar does; `[]` says that it is empty.
  items: fields.has('items')
    ? resolveItems(fields, 'items', { baseUrl, side: 'right', nested: false })
    : [{ position: 'right', className: undefined, type: 'search' }],
})

const resolveItems = (parent: Fields, key: string, context: ItemContext): NavbarItemConfig[] =>
  parent.objects(key).flatMap(fields => resolveItem(fields, context) ?? [])

/** Links around the entries of a menu. */
const resolveAround = (
  fields: Fields,
  context: ItemContext,
): { before: NavbarItemConfig[]; after: NavbarItemConfig[] } => ({
  before: resolveItems(fields, 'dropdownItemsBefore', context),
  after: resolveItems(fields, 'dropdownItemsAfter', context),
})

/** Undefined for an item that cannot be shown; the reason is reported. */
function resolveItem(fields: Fields, context: ItemContext): NavbarItemConfig | undefined {
  const written = fields.raw('type')
  const type = written === undefined ? (fields.has('items') ? 'dropdown' : 'default') : written
  if (isOwnKind(type) && !context.nested) return ownItem(fields, type, context)
  const known = ITEM_TYPES.find(name => name === type)
  if (known === undefined) {
    const suggestion = suggest(String(type), ITEM_TYPES)
    fields.report(fields.where, 'config/navbar-type', { shown: shownOf(type), suggestion })
    return undefined
  }
  if (context.nested && known === 'dropdown') {
    fields.report(fields.where, 'config/nested-dropdown')
    return undefined
  }
  const position = fields.oneOf('position', ['left', 'right'], context.side)
  const base = { position, className: fields.text('className') }
  const item = { ...base, ...resolveKind(fields, known, { ...context, side: position, nested: true }) }
  fields.end()
  return item
}

const isOwnKind = (type: unknown): type is string => typeof type === 'string' && type.startsWith('custom-')

/** What it says is for its component alone. */
function ownItem(fields: Fields, kind: string, { side }: ItemContext): NavbarItemConfig {
  const position = fields.oneOf('position', ['left', 'right'], side)
  const props = Object.fromEntries(fields.unread().map(key => [key, fields.raw(key)]))
  return { type: 'own', kind, props: { ...props, position }, position }
}

type Kind<T> = T extends unknown ? Omit<T, 'position' | 'className'> : never

/** `inside` is for items that stand in this one. */
function resolveKind(fields: Fields, type: ItemType, inside: ItemContext): Kind<NavbarItemConfig> {
  const docsPluginId = (): string => fields.text('docsPluginId', 'default')
  switch (type) {
    case 'default': {
      const ariaLabel = fields.text('aria-label')
      const html = fields.text('html')
      const isNamed = (ariaLabel !== undefined || html !== undefined) && !fields.has('label')
      const label = isNamed ? '' : fields.required('label', textOf('example/archive'))
      const to = fields.text('to')
      const href = fields.text('href')
      if (to === undefined && href === undefined) fields.report(fields.where, 'config/item-nowhere')
      return { type, label, html, ariaLabel, to, href, activeBaseRegex: activeBase(fields, inside.baseUrl) }
    }
    case 'dropdown': {
      const label = fields.required('label', textOf('example/blog'))
      return { type, label, to: fields.text('to'), items: resolveItems(fields, 'items', inside) }
    }
    case 'doc': {
      const docId = fields.required('docId', 'root')
      return { type, docId, label: fields.text('label'), docsPluginId: docsPluginId() }
    }
    case 'docSidebar': {
      const sidebarId = fields.required('sidebarId', 'defaultSidebar')
      return { type, sidebarId, label: fields.text('label'), docsPluginId: docsPluginId() }
    }
    case 'docsVersion':
      return { type, label: fields.text('label'), to: fields.text('to'), docsPluginId: docsPluginId() }
    case 'docsVersionDropdown':
      fields.gone({ dropdownActiveClassDisabled: 'ignored/active-class' })
      return {
        type,
        docsPluginId: docsPluginId(),
        versions: offeredVersions(fields),
        ...resolveAround(fields, inside),
      }
    case 'localeDropdown':
      return { type, ...resolveAround(fields, inside) }
    case 'search':
      return { type }
    case 'html':
      return { type, value: fields.required('value', '<span>…</span>') }
  }
}

/** A list of names, or an object of labels by name. */
function offeredVersions(fields: Fields): { name: string; label: string | undefined }[] | undefined {
  const written = fields.raw('versions')
  if (!isRecord(written)) {
    return fields.has('versions') ? fields.texts('versions', []).map(name => ({ name, label: undefined })) : undefined
  }
  const inside = fields.inside('versions')
  return Object.keys(written).map(name => ({ name, label: inside.within(name, own => own.text('label')) }))
}

/** `activeBasePath` is a prefix of the address with the base, `activeBaseRegex` any expression. */
function activeBase(fields: Fields, baseUrl: string): string | undefined {
  const path = fields.text('activeBasePath')
  const regex = fields.text('activeBaseRegex')
  if (regex !== undefined) {
    if (attempt(() => new RegExp(regex)) !== undefined) return regex
    fields.wrong('activeBaseRegex', 'config/regex', { regex })
    return undefined
  }
  if (path === undefined) return undefined
  return `^${escapeRegExp(withBase(encodePath(decodeSafely(path)), baseUrl))}`
}

function resolveLogo(fields: Fields): LogoConfig {
  const size = (key: string): number | undefined =>
    fields.has(key) ? fields.number(key, 0, { min: 1, max: 10_000 }) : undefined
  return {
    alt: fields.text('alt', ''),
    src: fields.required('src', 'img/logo.svg'),
    srcDark: fields.text('srcDark'),
    href: fields.text('href'),
    target: fields.text('target'),
    width: size('width'),
    height: size('height'),
  }
}

export const resolveFooter = (fields: Fields): FooterConfig => ({
  style: fields.oneOf('style', ['dark', 'light'], 'light'),
  logo: fields.optional('logo', resolveLogo),
  copyright: fields.text('copyright'),
  columns: resolveColumns(fields),
})

function resolveColumns(fields: Fields): FooterConfig['columns'] {
  const links = fields.list('links')
  const isColumn = (value: unknown): boolean => isRecord(value) && 'items' in value
  const columns = links.filter(({ value }) => isColumn(value))
  const stray = links.find(({ value }) => !isColumn(value))
  if (columns.length === 0) {
    return links.length === 0 ? [] : [{ title: undefined, items: fields.each('links', resolveLink) }]
  }
  if (stray !== undefined) fields.report(stray.where, 'config/stray-link')
  return columns.map(({ value, where }) => {
    const column = readFields(value, where, fields.report)
    const title = column.raw('title') === null ? undefined : column.text('title')
    const items = column.each('items', resolveLink)
    column.end()
    return { title, items }
  })
}

function resolveLink(fields: Fields): FooterLink {
  const html = fields.text('html')
  const link = { to: fields.text('to'), href: fields.text('href'), html }
  const label = html === undefined ? fields.required('label', textOf('example/archive')) : fields.text('label', '')
  if (html === undefined && link.to === undefined && link.href === undefined) {
    fields.report(fields.where, 'config/link-nowhere')
  }
  return { label, ...link }
}
