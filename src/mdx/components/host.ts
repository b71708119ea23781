/** Docusaurus' modules for a build: they speak to the document that is being drawn. */

import { createElement } from 'react'
import {
  type AnyComponent,
  createDocusaurus,
  type Host,
  isInternal,
  type ModuleExports,
  type SiteData,
  textProp,
} from '../../docusaurus/index.ts'
import { saidError } from '../../messages/said-error.ts'
import { readMark, replaceMarks } from '../../shared/mark.ts'
import { OWN_PART } from '../../shared/site/parts.ts'
import { placeOf, placeOfText } from '../../tree/context.ts'
import { currentScope, type DrawScope } from '../scope.ts'
import { isWords } from '../skeleton/chunks.ts'
import { addressMark, linkMark, looseMark } from './components.ts'
import { factsOf } from './facts.ts'
import { takeHead } from './head.ts'
import { takeLayout, takeRedirect } from './layout.ts'

/** Every module that documents and components import without having it, bound to one site. */
export function createProvided(
  site: SiteData,
  documents: Host['documents'] = () => ({}),
): Record<string, ModuleExports> {
  const provided = createDocusaurus(createHost(site, documents))
  const name = '@docusaurus/Translate'
  return {
    ...provided,
    [name]: { ...provided[name], default: translateWords(provided[name]?.default as AnyComponent) },
  }
}

/** `<Translate>` that knows elements in a text, too, where a placeholder stands for them. */
const translateWords =
  (Translate: AnyComponent): AnyComponent =>
  props => {
    const chunks = currentScope()?.chunks
    const isText = chunks === undefined || isWords(textProp(props.children) ?? '', chunks)
    if (!isText) throw saidError('translation/elements')
    return createElement(Translate, props)
  }

function createHost(site: SiteData, documents: Host['documents']): Host {
  /** A mark that the page's renderer replaces; outside a document the address itself. */
  const address = (written: string, markOf: typeof addressMark): string => {
    const scope = currentScope()
    const path = rooted(written)
    if (scope === undefined) return site.siteConfig.baseUrl + path.replace(/^\//, '')
    const at = placeOfText(scope.unit, written, placeOf(scope.unit, {}))
    return markOf(path, at, scope.context)
  }
  return {
    isBrowser: false,
    site: () => site,
    documents(pluginId, version, id) {
      const found = documents?.(pluginId, version) ?? {}
      const scope = currentScope()
      if (scope !== undefined) {
        const before = new Set(scope.told[pluginId]?.[version])
        const told = Object.values(found).filter(doc => id === undefined || doc.id === id || before.has(doc))
        scope.told = { ...scope.told, [pluginId]: { ...scope.told[pluginId], [version]: told } }
      }
      return found
    },
    link(given, frozen) {
      if (!isInternal(given) || given.startsWith('#') || readMark(given) !== undefined) return given
      const scope = currentScope()
      const to = writtenOf(given, scope)
      if (frozen) return address(to, addressMark)
      return scope === undefined
        ? to
        : linkMark(to, placeOfText(scope.unit, to, placeOf(scope.unit, {})), scope.context)
    },
    address: path => (readMark(path) !== undefined ? path : address(writtenOf(path, currentScope()), looseMark)),
    pathname: () => site.siteConfig.baseUrl,
    head: children => {
      const scope = currentScope()
      if (scope !== undefined) takeHead(children, scope)
    },
    layout: props => takeLayout(props, currentScope()?.context),
    redirect: to => takeRedirect(writtenOf(to, currentScope()), currentScope()),
    anchor: id => currentScope()?.context.anchors.push(id),
    page() {
      const scope = currentScope()
      if (scope === undefined) return undefined
      scope.asked += 1
      return scope.facts ?? factsOf(scope.context)
    },
    part(name, frozen, children) {
      // In a page of the site's own there is nothing of ours to stand there.
      if (currentScope()?.facts === undefined) return children
      const own = createElement(OWN_PART, { 'data-part': name }, children)
      return frozen ? createElement('x-slot', { 'data-slot': `@${name}` }, own) : own
    },
    own: name => currentScope()?.context.options.parts?.[name] as AnyComponent | undefined,
    theme: name => currentScope()?.builtIn[name],
    colorMode: { get: () => site.defaultColorMode, subscribe: () => () => {}, choose: () => {} },
  }
}

/** An address in which code took on what another call had given it: `${useBaseUrl('docs/')}intro`. */
const writtenOf = (to: string, scope: DrawScope | undefined): string =>
  replaceMarks(to, (_, index) => {
    const { target, query, hash } = scope?.context.references[index] ?? { target: '', query: '', hash: '' }
    return target + query + hash
  })

/** People write `useBaseUrl('img/x.png')` and mean the root. */
const rooted = (path: string): string => (/^(?:[./#?]|pathname:)/.test(path) ? path : `/${path}`)
