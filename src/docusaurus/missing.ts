/** Docusaurus' modules that are not here, and what to do instead: for messages. */

import type { Text } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { nearest } from '../shared/text/nearest.ts'

const REPLACEMENTS: [RegExp, TextId][] = [
  [/^@theme\/(Root|Navbar|Footer|SearchBar|NotFound|AnnouncementBar|DocSidebar|Logo)/, 'module-replacement/frame'],
  [/^@theme\/(Blog\/|BlogPost|BlogList|BlogLayout|BlogSidebar|BlogTag|BlogArchive)/, 'module-replacement/blog'],
  [/^@theme\/(Doc|EditThisPage|LastUpdated|PaginatorNavLink|TOC|Tag)/, 'module-replacement/docs'],
  [/^@theme\/(Playground|ReactLiveScope|CodeBlock\/)/, 'module-replacement/live-code'],
  [/^@theme\/(Icon|SvgIcon)/, 'module-replacement/icon'],
  [/^@theme\/(ApiLogo|Api|Schema|Param)/, 'module-replacement/api'],
  [/^@docusaurus\/plugin-content-docs\/client/, 'module-replacement/docs-data'],
  [/^@docusaurus\/plugin-content-blog\/client/, 'module-replacement/blog-data'],
  [/^@docusaurus\/(ComponentCreator|renderRoutes|useRouteMatch|router)/, 'module-replacement/routes'],
  [/^@docusaurus\/theme-common\/internal/, 'module-replacement/internal'],
  [/^@docusaurus\/(core|utils|logger|mdx-loader)/, 'module-replacement/core'],
  [/^@generated\//, 'module-replacement/config'],
]

/** Of a hundred names the one that is meant is not found. */
const NAMES_SHOWN = 8

/** What takes the place of a module that does not exist here. */
export function replacementOf(specifier: string, known: readonly string[]): Text {
  const plain = specifier.replace(/^@theme-(?:original|init)\//, '@theme/')
  const found = REPLACEMENTS.find(([pattern]) => pattern.test(plain))?.[1]
  if (found !== undefined) return { id: found }
  const close = nearest(plain, known)
  if (close !== undefined) return say('module-replacement/close', { name: close })
  const group = plain.startsWith('@theme') ? '@theme/' : '@docusaurus/'
  const names = known.filter(name => name.startsWith(group))
  const more = names.length > NAMES_SHOWN ? ['…'] : []
  return say('module-replacement/known', { names: [...names.slice(0, NAMES_SHOWN), ...more] })
}

/** `textOf` would bring the catalogue into browsers. */
const say = (id: TextId, values: Text['values']): Text => ({ id, values })
