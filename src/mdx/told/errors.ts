/** React's errors as problems: where in the file, what is wrong, what to do. */

import { textOf } from '../../messages/problem.ts'
import { isSaidError, reasonOf, type SaidError } from '../../messages/said-error.ts'
import { codeOf } from '../../shared/problem.ts'
import { messageOf } from '../../shared/value.ts'
import type { Context } from '../../tree/context.ts'
import type { Place } from '../../tree/html-tree.ts'

/** Reports what a component or expression threw. */
export function reportRuntime(error: unknown, at: Place | undefined, context: Context): void {
  if (isIslandError(error)) {
    context.report('error', error.said.id, { at, values: error.said.values })
    return
  }
  const reason = reasonOf(error)
  const message = messageOf(error)
  const own = context.options.placeOfError?.(error)
  if (own !== undefined) {
    const shown = at === undefined ? context.source.file : `${at.file}:${at.line}`
    // The usual reason why a component works in a browser and not at build.
    const name = /^(window|document|navigator|location|localStorage|sessionStorage|matchMedia)\b/.exec(message)?.[1]
    const cure = name === undefined ? undefined : textOf('component-run/browser-only', { name, shown })
    context.report('error', 'component-run', { at: own, values: { reason, shown }, cure })
    return
  }
  const [, kind, missing] = /Expected (component|object) `([^`]+)` to be defined/.exec(message) ?? []
  if (missing !== undefined) {
    context.report('error', 'mdx-component', { at, values: { name: kind === 'object' ? `${missing}.…` : missing } })
    return
  }
  // A text is written in one go, which React says in words about transitions.
  if (message.includes('suspended while responding to synchronous input')) {
    context.report('error', 'mdx-runtime/waits', { at })
    return
  }
  const name = /^(\S+) is not defined/.exec(message)?.[1]
  if (name === undefined) context.report('error', 'mdx-runtime', { at, values: { reason } })
  else context.report('error', 'mdx-runtime/name', { at, values: { name } })
}

/** The same of a component that is left out alone: one of a package says nothing of the text that it stands in. */
export function reportLeftOut(error: unknown, at: Place | undefined, context: Context): void {
  if (isIslandError(error) || isSaidError(error) || context.options.placeOfError?.(error) !== undefined)
    reportRuntime(error, at, context)
  else context.report('warning', 'component-run/left-out', { at, values: { reason: reasonOf(error) } })
}

const isIslandError = (error: unknown): error is SaidError =>
  isSaidError(error) && codeOf(error.said.id) === 'island-props'
