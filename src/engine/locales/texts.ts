/** Texts of a site that a language may say otherwise, besides those of its config: of menus and of components. */

import { type CodeMessage, codeMessages } from '../../modules/index.ts'
import type { Config, DocsConfig, SidebarItemConfig } from '../../shared/config.ts'
import { contentKey } from '../../shared/version.ts'
import { openSite } from '../open-site.ts'

type Texts = Record<string, CodeMessage>

interface SiteTexts {
  code: Texts
  /** By the key of the section and its version. */
  menus: Map<string, Texts>
}

/** Menus are asked for as a build asks for them: what it looks up is what may be translated. */
export async function readTexts(config: Config): Promise<SiteTexts> {
  const asked = new Map<string, Set<string>>()
  const docs = config.docs.map(section => {
    const ids = new Set<string>()
    asked.set(contentKey(section), ids)
    return { ...section, sidebarTexts: listening(ids) }
  })
  const { site } = await openSite({ ...config, docs }, { mode: 'production' })
  const menus = new Map<string, Texts>()
  for (const section of docs) {
    const key = contentKey(section)
    const prefix = `docs:${key}:`
    const indexes = site.pages.flatMap(page =>
      page.kind === 'category' && page.sidebar?.startsWith(prefix)
        ? [{ sidebar: page.sidebar.slice(prefix.length), title: page.title, description: page.description }]
        : [],
    )
    menus.set(key, menuTexts(section, asked.get(key) ?? new Set(), indexes))
  }
  return { code: await codeMessages(config.siteDir), menus }
}

const listening = (ids: Set<string>): Record<string, string> =>
  new Proxy<Record<string, string>>(
    {},
    {
      get(_, id) {
        ids.add(String(id))
        return undefined
      },
    },
  )

/** An id ends with what it stands for, unless the item has a key of its own. */
function menuTexts({ sidebars, version }: DocsConfig, ids: ReadonlySet<string>, indexes: readonly Index[]): Texts {
  const written = new Map(
    Object.entries(sidebars === undefined || sidebars === false ? {} : sidebars).flatMap(([name, items]) =>
      items.flatMap(item => itemTexts(name, item)),
    ),
  )
  const label = { message: version.label, description: `The label for version ${version.name}` }
  const texts: Texts = { 'version.label': label }
  for (const id of [...ids].sort()) {
    const text = written.get(id) ?? foundText(id, indexes)
    if (text !== undefined) texts[id] = text
  }
  return texts
}

/** A page of a category that a folder makes. */
interface Index {
  sidebar: string
  title: string
  description: string | undefined
}

/** Of a category that no sidebars file names: folders say its label, and the page of its index the rest. */
function foundText(id: string, indexes: readonly Index[]): CodeMessage | undefined {
  const [, name = '', label = '', field] =
    /^sidebar\.([^.]+)\.category\.(.+?)(?:\.link\.generated-index\.(title|description))?$/.exec(id) ?? []
  if (label === '') return undefined
  const described = describeCategory(name, label)
  if (field === undefined) return { message: label, description: described.label }
  const index = indexes.find(({ sidebar, title }) => sidebar === name && title === label)
  const message = field === 'description' ? index?.description : undefined
  return message === undefined ? undefined : { message, description: described.description }
}

/** What translators are told, in Docusaurus' words. */
const describeCategory = (sidebar: string, label: string) => ({
  label: `The label for category '${label}' in sidebar '${sidebar}'`,
  title: `The generated-index page title for category '${label}' in sidebar '${sidebar}'`,
  description: `The generated-index page description for category '${label}' in sidebar '${sidebar}'`,
})

function itemTexts(sidebar: string, item: SidebarItemConfig): [string, CodeMessage][] {
  if (item.type === 'category') return categoryTexts(sidebar, item)
  if ((item.type !== 'link' && item.type !== 'doc' && item.type !== 'ref') || item.label === undefined) return []
  const { label } = item
  const [kind, what, target] =
    item.type === 'link' ? ['link', 'link', `'${item.href}'`] : ['doc', 'the doc item', `the doc ${item.id}`]
  const description = `The label for ${what} '${label}' in sidebar '${sidebar}', linking to ${target}`
  return [[`sidebar.${sidebar}.${kind}.${item.key ?? label}`, { message: label, description }]]
}

function categoryTexts(sidebar: string, item: Extract<SidebarItemConfig, { type: 'category' }>) {
  const { label } = item
  const id = `sidebar.${sidebar}.category.${item.key ?? label}`
  const index = item.link?.type === 'generated-index' ? item.link : undefined
  const described = describeCategory(sidebar, label)
  const own: [string, CodeMessage][] = [[id, { message: label, description: described.label }]]
  for (const field of ['title', 'description'] as const) {
    const message = index?.[field]
    if (message !== undefined)
      own.push([`${id}.link.generated-index.${field}`, { message, description: described[field] }])
  }
  return [...own, ...item.items.flatMap(child => itemTexts(sidebar, child))]
}
