/** A component that a browser takes over: drawn at build inside `<x-island>`, its props beside it as JSON. */

import { Children, createElement, Fragment, isValidElement, type ReactNode, useContext } from 'react'
import { type AnyProps, IslandContext } from '../../docusaurus/index.ts'
import { shortHash } from '../../shared/hash.ts'
import { currentScope, type DrawScope, withoutHints } from '../scope.ts'

export interface IslandOrigin {
  /** Address of the script that holds the component. */
  src: string
  /** Its name there. */
  name: string
  /** The author's file, for messages. */
  file: string
}

/** A mistake in how an island is used; says itself what to do. */
export class IslandError extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** The component itself inside another island, an island of its own elsewhere. */
export function createIsland(original: unknown, origin: IslandOrigin): unknown {
  if (!isComponent(original)) return original
  return function Island(props: AnyProps): ReactNode {
    const frozen = useContext(IslandContext)
    const scope = currentScope()
    if (frozen || scope === undefined) return createElement(original, props)
    return drawIsland(original, props, origin, scope)
  }
}

type ComponentLike = (props: AnyProps) => ReactNode

/** Functions, and what `memo`, `lazy` and `forwardRef` make. */
const isComponent = (value: unknown): value is ComponentLike =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && 'type' in value) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && 'render' in value)

function drawIsland(original: ComponentLike, props: AnyProps, origin: IslandOrigin, scope: DrawScope): ReactNode {
  const { context } = scope
  const prefix = `i${shortHash(context.source.file)}${++context.islands}-`
  const slots: Record<string, string> = {}
  const plain: Record<string, unknown> = {}
  const given: AnyProps = {}
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || name === 'key') continue
    if (name === 'children' ? value !== null : hasElement(value)) {
      slots[name] = drawSlot(value as ReactNode, scope)
      given[name] = createElement('x-slot', { 'data-slot': name, dangerouslySetInnerHTML: { __html: slots[name] } })
    } else {
      checkProp(value, name, origin)
      plain[name] = value
      given[name] = value
    }
  }
  const html = scope.toDynamic(createElement(IslandContext, { value: true }, createElement(original, given)), prefix)
  // What the component does not show at first must be at hand when it does.
  const hidden = Object.entries(slots).filter(([name]) => !html.includes(`<x-slot data-slot="${name}"`))
  const attributes: Record<string, unknown> = {
    'data-src': origin.src,
    'data-name': origin.name,
    'data-id': prefix,
    'data-props': Object.keys(plain).length === 0 ? undefined : JSON.stringify(plain),
    'data-slots': Object.keys(slots).length === 0 ? undefined : Object.keys(slots).join(),
    dangerouslySetInnerHTML: { __html: withoutHints(html) },
  }
  const templates = hidden.map(([name, value]) =>
    createElement('template', { key: name, 'data-slot': name, dangerouslySetInnerHTML: { __html: value } }),
  )
  return createElement(Fragment, null, createElement('x-island', attributes), templates)
}

const drawSlot = (node: ReactNode, scope: DrawScope): string =>
  withoutHints(scope.toStatic(createElement(IslandContext, { value: false }, node)))

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && Children.toArray(value as ReactNode).some(isValidElement))

/** JSON or nothing: what a browser cannot be sent is an error with the path to it. */
function checkProp(value: unknown, path: string, origin: IslandOrigin, depth = 0): void {
  const fail = (what: string): never => {
    const text = `свойство ${path} островка ${origin.file} — ${what}: в браузер его не передать`
    throw new IslandError(
      text,
      'передавайте строки, числа, списки и простые объекты; остальное заведите в самом компоненте',
    )
  }
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) fail(String(value))
    return
  }
  if (typeof value === 'function') fail('функция')
  if (typeof value !== 'object') fail(typeof value)
  if (depth > 50) fail('бесконечная вложенность')
  if (isValidElement(value)) fail('разметка внутри объекта')
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkProp(item, `${path}[${index}]`, origin, depth + 1)
    return
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    fail(`объект ${(value as object).constructor?.name ?? ''}`.trim())
  for (const [key, item] of Object.entries(value as object)) checkProp(item, `${path}.${key}`, origin, depth + 1)
}
