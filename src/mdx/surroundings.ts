/** What the site sets around all its pages, read for what is drawn one page at a time. */

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { type Surroundings, useSurroundings } from '../docusaurus/index.ts'
import { DOC_FRAMES } from '../shared/site/parts.ts'

type Parts = Readonly<Record<string, unknown>>
type Frame = FunctionComponent<Record<string, unknown> & { children?: ReactNode }>

/** Around every page, an outer one first. */
const PAGE_FRAMES: readonly string[] = ['Root', 'Layout/Provider']

/** What routes of Docusaurus are given. */
const GIVEN = { route: { routes: [] }, location: { pathname: '' }, match: { params: {}, url: '', path: '' } }

/** Those that the site has, one inside another; `undefined`: none. */
export function nestFrames(parts: Parts, names: readonly string[]): Frame | undefined {
  const frames = names.flatMap(name => (parts[name] === undefined ? [] : [parts[name] as Frame]))
  if (frames.length === 0) return undefined
  return ({ children }) =>
    frames.reduceRight<ReactNode>(
      (inside, One) => createElement(One, { ...GIVEN, route: { routes: inside } }, inside),
      children,
    )
}

/** By the outermost frame. */
const known = { docs: new WeakMap<object, Surroundings>(), pages: new WeakMap<object, Surroundings>() }

interface Around {
  /** Around documents and their menus, or around any page. */
  of: keyof typeof known
  parts: Parts | undefined
  /** Who asks the clock or for other documents may be told something else the next time. */
  asks?: (() => number) | undefined
}

/** Contexts that the parts set at first. A frame that fails is named where it is drawn itself. */
export function surroundingsOf({ of, parts = {}, asks }: Around, draw: (node: ReactNode) => string): Surroundings {
  const names = of === 'docs' ? [...PAGE_FRAMES, ...DOC_FRAMES] : PAGE_FRAMES
  const outermost = names.map(name => parts[name]).find(part => part !== undefined)
  if (!isComponent(outermost)) return []
  const before = known[of].get(outermost)
  if (before !== undefined) return before
  const asked = asks?.()
  // Those of documents may ask for a document, and there is none.
  const found = probe(parts, names, draw) ?? (of === 'docs' ? surroundingsOf({ of: 'pages', parts, asks }, draw) : [])
  if (asks?.() === asked) known[of].set(outermost, found)
  return found
}

/** Whether what stands around documents sets something in contexts of the site that no other page has. */
export function setsAroundDocs(parts: Parts | undefined, draw: (node: ReactNode) => string): boolean {
  const [docs, pages] = (['docs', 'pages'] as const).map(of => surroundingsOf({ of, parts }, draw).length)
  return (docs ?? 0) > (pages ?? 0)
}

const isComponent = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/** `undefined`: they fail, or draw nothing of what stands in them. */
function probe(parts: Parts, names: readonly string[], draw: (node: ReactNode) => string): Surroundings | undefined {
  const Frames = nestFrames(parts, names)
  if (Frames === undefined) return undefined
  let heard: Surroundings | undefined
  const Probe = (): ReactNode => {
    heard = useSurroundings()
    return null
  }
  try {
    draw(createElement(Frames, null, createElement(Probe)))
  } catch {}
  return heard
}
