/** A component that a browser takes over: drawn at build inside `<x-island>`, its props beside it as JSON. */

import { createContext, createElement, Fragment, isValidElement, type ReactNode, useContext } from 'react'
import {
  type AnyComponent,
  type AnyProps,
  IslandContext,
  PageContext,
  type PageFacts,
  type Surroundings,
  surround,
  useSurroundings,
} from '../../docusaurus/index.ts'
import { isSaidError, reasonOf, type SaidError } from '../../messages/said-error.ts'
import { shortHash } from '../../shared/hash.ts'
import { withoutHints } from '../../shared/text/hints.ts'
import { currentScope, type DrawScope, guardComponent } from '../scope.ts'
import { PLACEHOLDER_START } from '../skeleton/chunks.ts'
import { looksInside, openChildren } from '../skeleton/opened.ts'
import { factsOf } from './facts.ts'
import { checkProp } from './island-props.ts'
import { partElements } from './island-slots.ts'

interface IslandOrigin {
  /** Address of the script that holds the component. */
  src: string
  /** Its name there. */
  name: string
  /** The author's file, for messages. */
  file: string
  /** A text took it in from a package by itself. */
  isTaken?: boolean
  /** A text makes it itself. */
  isOfText?: boolean
  /** Its code asks for the document that it stands in, whether it does so at first or not. */
  isOfPage?: boolean
}

/** What stands in a text until browsers draw what they alone may draw. */
const LaterContext = createContext<{ fallback: ReactNode } | undefined>(undefined)

/** A component of a package is drawn at rest, and so are those of packages in it, which may want it around them. */
const RestContext = createContext(false)

/**
 * `BrowserOnly` of a text, which no browser runs: its function is asked at build for the components that browsers are to
 * draw, and these are not drawn here. What needs a browser to be made stays away, with a warning.
 */
export function drawInBrowsers({ children, fallback }: AnyProps): ReactNode {
  const standIn = (fallback as ReactNode) ?? null
  if (typeof children !== 'function') return standIn
  try {
    return createElement(LaterContext, { value: { fallback: standIn } }, (children as () => ReactNode)())
  } catch (error) {
    currentScope()?.context.report('warning', 'browser-only', { values: { reason: reasonOf(error) } })
    return standIn
  }
}

/** The component itself inside another island, an island of its own elsewhere. */
export function createIsland(original: unknown, origin: IslandOrigin): unknown {
  if (!isComponent(original)) return original
  return withParts(original, origin, (props: AnyProps): ReactNode => {
    const [frozen, listed, around] = [useContext(IslandContext), useContext(PageContext), useSurroundings()]
    const [later, rests] = [useContext(LaterContext), useContext(RestContext)]
    const scope = currentScope()
    if (frozen || scope === undefined || (rests && origin.isTaken === true)) return createElement(original, props)
    return drawOrRest({ original, origin, scope, listed, around, later }, props)
  })
}

/** What hangs on the component stays there: `<Card.Header>` is an island, too. */
function withParts(original: AnyComponent, origin: IslandOrigin, island: AnyComponent): AnyComponent {
  const parts = Object.keys(original).filter(key => /^\p{Lu}/u.test(key))
  for (const key of parts) {
    const part: unknown = Reflect.get(original, key)
    const name = `${origin.name}.${key}`
    let made: unknown
    // Made when it is asked for: one may hang on itself.
    const get = (): unknown => (made ??= createIsland(part, { ...origin, name }))
    Object.defineProperty(island, key, { get, enumerable: true })
  }
  return island
}

/** Functions, and what `memo` and `forwardRef` make. */
const isComponent = (value: unknown): value is AnyComponent =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    ('type' in value || 'render' in value) &&
    !isValidElement(value))

interface Island {
  original: AnyComponent
  origin: IslandOrigin
  scope: DrawScope
  /** The post of a list that it stands in. */
  listed: PageFacts | undefined
  /** What the site has set around it. */
  around: Surroundings
  /** It is drawn by browsers alone. */
  later: { fallback: ReactNode } | undefined
}

/** Props of an island by where they go. */
interface IslandProps {
  /** To the component at build: elements are drawn where it puts them. */
  given: AnyProps
  /** To the browser as JSON. */
  plain: Record<string, unknown>
  /** Elements by the ways to them: names of props, and what leads to them in lists and objects. */
  slots: Record<string, ReactNode>
}

function readProps(props: AnyProps, file: string, wrap: (node: ReactNode) => ReactNode): IslandProps {
  const read: IslandProps = { given: {}, plain: {}, slots: {} }
  const keep = (name: string, node: ReactNode): ReactNode => {
    read.slots[name] = node
    return wrap(node)
  }
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || name === 'key') continue
    if (name === 'children' ? value !== null && !isBareText(value) : isValidElement(value)) {
      read.given[name] = createElement('x-slot', { 'data-slot': name }, keep(name, value as ReactNode))
    } else {
      const { given, plain } = partElements(value, name, keep)
      checkProp(plain, { file, path: name })
      read.plain[name] = plain
      read.given[name] = given
    }
  }
  return read
}

/** Components look at a text that is given to them: they count its letters, copy it, take it apart. */
const isBareText = (value: unknown): boolean => typeof value === 'string' && !value.includes(PLACEHOLDER_START)

function flawOfProps(props: AnyProps, file: string): SaidError | undefined {
  try {
    readProps(props, file, node => node)
    return undefined
  } catch (error) {
    if (!isSaidError(error)) throw error
    return error
  }
}

/** One that fails for it looks into its children, which no browser can be given, is drawn at rest with these. */
function drawOrRest(island: Island, props: AnyProps): ReactNode {
  const { original, scope } = island
  try {
    return drawIsland(island, props)
  } catch (error) {
    if (scope.context.options.lenient === undefined || !looksInside(original)) throw error
    return drawAtRest(island, props)
  }
}

function drawAtRest({ original, origin, scope }: Island, props: AnyProps): ReactNode {
  scope.context.report('warning', 'island-children', { values: { file: origin.file } })
  return atRest({ original, scope }, props)
}

function atRest({ original, scope }: Pick<Island, 'original' | 'scope'>, props: AnyProps): ReactNode {
  const children = openChildren(props.children as ReactNode, scope.chunks)
  const drawn = createElement(guardComponent(original) as AnyComponent, { ...props, children })
  return createElement(RestContext, { value: true }, drawn)
}

/** What it is to show of its children it finds in them, as words that it reads: then there is more of it at rest. */
function showsMoreAtRest({ original, scope }: Island, props: AnyProps, html: string): boolean {
  const { references, options } = scope.context
  if (options.lenient === undefined || !looksInside(original)) return false
  const { length } = references
  try {
    return wordsIn(scope.toStatic(atRest({ original, scope }, props))) > wordsIn(html)
  } catch {
    return false
  } finally {
    references.length = length
  }
}

const wordsIn = (html: string): number => html.replace(/<[^>]*>/g, '').trim().length

function drawIsland(island: Island, props: AnyProps): ReactNode {
  const { original, origin, scope, listed, around, later } = island
  const { context } = scope
  const isLenient = context.options.lenient !== undefined || origin.isOfText === true
  const flaw = isLenient ? flawOfProps(props, origin.file) : undefined
  if (flaw !== undefined) {
    // The browser cannot be sent these; what the component shows at first is there all the same.
    context.report('warning', flaw.said.id, { values: flaw.said.values })
    return createElement(original, props)
  }
  const prefix = `i${shortHash(context.source.file)}${++context.islands}-`
  const { given, plain, slots } = readProps(props, origin.file, node => apart(outside(node, listed), scope))
  const { asked, told } = scope
  scope.told = {}
  const drawn = createElement(PageContext, { value: listed && heard(listed, scope) }, createElement(original, given))
  const inside = createElement(IslandContext, { value: true }, surround(around, drawn))
  const html = later === undefined ? withoutSigns(scope.toDynamic(inside, prefix)) : drawSlot(later.fallback, scope)
  const isAsked = scope.asked > asked || (origin.isOfPage === true && context.source.kind !== 'page')
  const documents = Object.keys(scope.told).length > 0 && scope.told
  // What is asked in it is no question of the island that it may stand in.
  scope.asked = asked
  scope.told = told
  // What the component does not show at first must be at hand when it does.
  const hidden = Object.entries(slots).filter(([name]) => !html.includes(`<x-slot data-slot="${name}"`))
  // A package may look into what it is given, as tabs do: then it shows nothing of it here, and more at rest.
  if (origin.isTaken === true && hidden.length > 0)
    return createElement(RestContext, { value: true }, createElement(original, props))
  if (hidden.some(([name]) => name === 'children') && showsMoreAtRest(island, props, html))
    return drawAtRest(island, props)
  const attributes: Record<string, unknown> = {
    'data-src': origin.src,
    'data-name': origin.name,
    'data-id': prefix,
    'data-page':
      isAsked || documents
        ? JSON.stringify({ ...(listed ?? scope.facts ?? factsOf(context)), ...(documents && { documents }) })
        : undefined,
    'data-props': Object.keys(plain).length === 0 ? undefined : JSON.stringify(plain),
    'data-later': later && '',
    'data-slots': Object.keys(slots).length === 0 ? undefined : Object.keys(slots).join(),
    dangerouslySetInnerHTML: { __html: withoutHints(html) },
  }
  const templates = hidden.map(([name, value]) =>
    createElement('template', {
      key: name,
      'data-slot': name,
      dangerouslySetInnerHTML: { __html: drawSlot(surround(around, value), scope) },
    }),
  )
  return createElement(Fragment, null, createElement('x-island', attributes), templates)
}

/** Notes that somebody looked: only then a browser is sent these. */
const heard = (facts: PageFacts, scope: DrawScope): PageFacts =>
  new Proxy(facts, {
    get(target, key) {
      scope.asked += 1
      return Reflect.get(target, key)
    },
  })

/** What stands in an island and is none of its own: an island in it is one again. */
const outside = (node: ReactNode, listed: PageFacts | undefined): ReactNode =>
  createElement(IslandContext, { value: false }, createElement(PageContext, { value: listed }, node))

/** What stands inside asks for itself: React draws one after the other. */
function apart(node: ReactNode, scope: DrawScope): ReactNode {
  let asked = 0
  const Before = (): ReactNode => {
    asked = scope.asked
    return null
  }
  const After = (): ReactNode => {
    scope.asked = asked
    return null
  }
  return createElement(Fragment, null, createElement(Before), node, createElement(After))
}

/** What is not shown at first, without what the component sets around it. */
const drawSlot = (node: ReactNode, scope: DrawScope): string => withoutHints(scope.toStatic(outside(node, undefined)))

const EDGE = /<(\/?)x-(island|slot)\b|<!--.*?-->/g

/** React's signs between texts are for who takes these over, and nobody takes over what stands in a slot. */
function withoutSigns(html: string): string {
  const open: string[] = []
  return html.replace(EDGE, (edge, isEnd: string, name: string | undefined) => {
    if (name === undefined) return open.at(-1) === 'slot' ? '' : edge
    if (isEnd === '') open.push(name)
    else open.pop()
    return edge
  })
}
