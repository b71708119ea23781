/**
 * The document that is being drawn. Components of a site are made once and drawn in many documents; drawing is
 * synchronous, so one variable tells them where they are.
 */

import type { ReactNode } from 'react'
import type { AnyComponent, PageFacts, ToldDocuments } from '../docusaurus/index.ts'
import { saidError } from '../messages/said-error.ts'
import { knownOr } from '../shared/collections.ts'
import type { Context, Unit } from '../tree/context.ts'
import type { Chunks } from './skeleton/chunks.ts'

export interface DrawScope {
  context: Context
  chunks: Chunks
  builtIn: Record<string, AnyComponent>
  unit: Unit
  /** Texts that components draw, by file. */
  parts: ReadonlyMap<string, AnyComponent>
  /** A part of the theme is being drawn, in place of ours: what it is told of the page. */
  facts?: PageFacts | undefined
  /** How often a component asked for the facts of its page: only islands that do are sent them. */
  asked: number
  /** Documents that components asked for: islands that do are sent them. */
  told: ToldDocuments
  /** Elements that components have made so far. */
  elements: number
  /** Inert HTML; placeholders of chunks stay in it. */
  toStatic(node: ReactNode): string
  /** Is told of components that fail, which are then left out; without it the page fails with them. */
  guard?: ((error: unknown) => void) | undefined
  /** HTML that a browser can take over; ids that it makes begin with the prefix. */
  toDynamic(node: ReactNode, identifierPrefix: string): string
}

let current: DrawScope | undefined

export const currentScope = (): DrawScope | undefined => current

/** Draws with a scope in place. */
export function drawWithin<T>(scope: DrawScope, draw: () => T): T {
  const outer = current
  current = scope
  try {
    return draw()
  } finally {
    current = outer
  }
}

/** More than any page has: a component that draws itself would take all memory before React noticed. */
const MAX_ELEMENTS = 250_000

export function countElement(): void {
  if (current === undefined || ++current.elements <= MAX_ELEMENTS) return
  throw saidError('component-run/endless', { count: MAX_ELEMENTS })
}

/** A component asks for a file by a name that it made, and there is none; what it gets has nothing in it. */
export function reportAbsent(file: string): Record<string, never> {
  current?.context.report('warning', 'module-import/drawn', { values: { file } })
  return {}
}

const guarded = new WeakMap<AnyComponent, AnyComponent>()

/** The component that draws nothing where the site's own fails. */
export function guardComponent(type: unknown): unknown {
  if (typeof type !== 'function' || current?.guard === undefined || type.prototype?.isReactComponent) return type
  // React calls it as a component.
  const original = type as AnyComponent
  return knownOr(guarded, original, () => props => {
    try {
      return original(props)
    } catch (error) {
      if (current?.guard === undefined || isWaiting(error)) throw error
      current.guard(error)
      return null
    }
  })
}

/** React's own way to wait. */
const isWaiting = (error: unknown): boolean => typeof error === 'object' && error !== null && 'then' in error
