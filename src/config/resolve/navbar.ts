/** Navbar and footer: items of known kinds, each named by its place when something is wrong with it. */

import type { FooterConfig, FooterLink, LogoConfig, NavbarConfig, NavbarItemConfig } from '../../shared/config.ts'
import { type Fields, isRecord, kindOf, readFields, suggest } from '../fields.ts'

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

export function resolveNavbar(fields: Fields, siteTitle: string, baseUrl: string): NavbarConfig {
  const navbar: NavbarConfig = {
    title: fields.text('title', siteTitle),
    logo: resolveLogo(fields),
    style: fields.oneOf('style', ['dark', 'primary']),
    hideOnScroll: fields.flag('hideOnScroll', false),
    items: fields.list('items').flatMap(({ value, where }) => {
      const item = resolveItem(readItem(fields, value, where), baseUrl, 'right')
      return item ?? []
    }),
  }
  fields.end()
  return navbar
}

const readItem = (parent: Fields, value: unknown, where: string): Fields => readFields(value, where, parent.report)

/** Undefined for an item that cannot be shown; the reason is reported. */
function resolveItem(
  fields: Fields,
  baseUrl: string,
  fallback: 'left' | 'right',
  nested = false,
): NavbarItemConfig | undefined {
  const where = fields.where
  const written = fields.raw('type')
  const type = written === undefined ? (fields.has('items') ? 'dropdown' : 'default') : written
  const known = ITEM_TYPES.find(name => name === type)
  if (known === undefined) {
    const shown = typeof type === 'string' ? `«${type}»` : kindOf(type)
    fields.report(where, `не найден компонент NavbarItem для типа ${shown}`, suggest(String(type), ITEM_TYPES))
    return undefined
  }
  if (nested && known === 'dropdown') {
    fields.report(where, 'выпадающий список внутри выпадающего списка', 'вынесите его на верхний уровень')
    return undefined
  }
  const base = {
    position: fields.oneOf('position', ['left', 'right'], fallback),
    className: fields.text('className'),
  }
  const item = { ...base, ...resolveKind(fields, known, baseUrl, base.position) }
  fields.end()
  return item
}

type Kind<T> = T extends unknown ? Omit<T, 'position' | 'className'> : never

function resolveKind(
  fields: Fields,
  type: (typeof ITEM_TYPES)[number],
  baseUrl: string,
  position: 'left' | 'right',
): Kind<NavbarItemConfig> {
  const docsPluginId = (): string => fields.text('docsPluginId', 'default')
  switch (type) {
    case 'default': {
      const label = fields.required('label', 'Архив')
      const to = fields.text('to')
      const href = fields.text('href')
      if (to === undefined && href === undefined) {
        const hint = "добавьте to: '/archive' или href: 'https://example.org'"
        fields.report(fields.where, 'пункт никуда не ведёт', hint)
      }
      return { type, label, to, href, activeBaseRegex: activeBase(fields, baseUrl) }
    }
    case 'dropdown':
      return {
        type,
        label: fields.required('label', 'Блог'),
        to: fields.text('to'),
        items: fields
          .list('items')
          .flatMap(({ value, where }) => resolveItem(readItem(fields, value, where), baseUrl, position, true) ?? []),
      }
    case 'doc':
      return {
        type,
        docId: fields.required('docId', 'root'),
        label: fields.text('label'),
        docsPluginId: docsPluginId(),
      }
    case 'docSidebar':
      return {
        type,
        sidebarId: fields.required('sidebarId', 'defaultSidebar'),
        label: fields.text('label'),
        docsPluginId: docsPluginId(),
      }
    case 'docsVersion':
      return { type, label: fields.text('label'), to: fields.text('to'), docsPluginId: docsPluginId() }
    case 'docsVersionDropdown': {
      // Docusaurus' own switch of a look that is not ours.
      fields.raw('dropdownActiveClassDisabled')
      const items = (key: string): NavbarItemConfig[] =>
        fields
          .list(key)
          .flatMap(({ value, where }) => resolveItem(readItem(fields, value, where), baseUrl, position, true) ?? [])
      return {
        type,
        docsPluginId: docsPluginId(),
        versions: offeredVersions(fields),
        before: items('dropdownItemsBefore'),
        after: items('dropdownItemsAfter'),
      }
    }
    case 'localeDropdown':
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
  return Object.keys(written).map(name => {
    const own = inside.inside(name)
    const label = own.text('label')
    own.end()
    return { name, label }
  })
}

/** `activeBasePath` is a prefix of the address with the base, `activeBaseRegex` any expression. */
function activeBase(fields: Fields, baseUrl: string): string | undefined {
  const path = fields.text('activeBasePath')
  const regex = fields.text('activeBaseRegex')
  if (regex !== undefined) {
    try {
      new RegExp(regex)
    } catch {
      fields.report(fields.at('activeBaseRegex'), `регулярное выражение «${regex}» не читается`, 'исправьте его')
      return undefined
    }
    return regex
  }
  if (path === undefined) return undefined
  const address = `${baseUrl}${path.replace(/^\//, '')}`
  return `^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
}

export function resolveLogo(parent: Fields): LogoConfig | undefined {
  if (!parent.has('logo')) return undefined
  const fields = parent.inside('logo')
  const size = (key: string): number | undefined =>
    fields.has(key) ? fields.number(key, 0, { min: 1, max: 10_000 }) : undefined
  const logo: LogoConfig = {
    alt: fields.text('alt', ''),
    src: fields.required('src', 'img/logo.svg'),
    srcDark: fields.text('srcDark'),
    href: fields.text('href'),
    target: fields.text('target'),
    width: size('width'),
    height: size('height'),
  }
  fields.end()
  return logo
}

export function resolveFooter(parent: Fields): FooterConfig | undefined {
  if (!parent.has('footer')) return undefined
  const fields = parent.inside('footer')
  const footer: FooterConfig = {
    style: fields.oneOf('style', ['dark', 'light'], 'light'),
    logo: resolveLogo(fields),
    copyright: fields.text('copyright'),
    columns: resolveColumns(fields),
  }
  fields.end()
  return footer
}

function resolveColumns(fields: Fields): FooterConfig['columns'] {
  const links = fields.list('links')
  const isColumn = (value: unknown): boolean => isRecord(value) && 'items' in value
  const columns = links.filter(({ value }) => isColumn(value))
  const stray = links.find(({ value }) => !isColumn(value))
  if (columns.length === 0) {
    const items = links.map(({ value, where }) => resolveLink(readFields(value, where, fields.report)))
    return items.length === 0 ? [] : [{ title: undefined, items }]
  }
  if (stray !== undefined) {
    fields.report(stray.where, 'ссылка стоит рядом со столбцами', 'уберите её в столбец: items')
  }
  return columns.map(({ value, where }) => {
    const column = readFields(value, where, fields.report)
    const title = column.raw('title') === null ? undefined : column.text('title')
    const items = column.list('items').map(item => resolveLink(readFields(item.value, item.where, fields.report)))
    column.end()
    return { title, items }
  })
}

function resolveLink(fields: Fields): FooterLink {
  const html = fields.text('html')
  const link = { to: fields.text('to'), href: fields.text('href'), html }
  const label = html === undefined ? fields.required('label', 'Архив') : fields.text('label', '')
  if (html === undefined && link.to === undefined && link.href === undefined) {
    const hint = "добавьте to: '/archive' или href: 'https://example.org'"
    fields.report(fields.where, 'ссылка никуда не ведёт', hint)
  }
  fields.end()
  return { label, ...link }
}
