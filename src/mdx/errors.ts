/** React's errors as problems: where in the file, what is wrong, what to do. */

import { messageOf } from '../shared/value.ts'
import { type Context, report } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import { IslandError } from './components/island.ts'

/** Reports what a component or expression threw. */
export function reportRuntime(error: unknown, at: Place | undefined, context: Context): void {
  const message = messageOf(error).split('\n')[0] ?? ''
  if (error instanceof IslandError) {
    report(context, 'error', 'island-props', at, message, error.hint)
    return
  }
  const own = context.options.placeOfError?.(error)
  if (own !== undefined) {
    const shown = at === undefined ? context.source.file : `${at.file}:${at.line}`
    report(context, 'error', 'component-run', own, `компонент не выполняется: ${message}`, hintOf(message, shown))
    return
  }
  const missing = /Expected component `([^`]+)`/.exec(message)?.[1]
  if (missing !== undefined) {
    report(context, 'error', 'mdx-component', at, `нет компонента <${missing}>`, 'импортируйте его в начале файла')
    return
  }
  const name = /^(\S+) is not defined/.exec(message)?.[1]
  const hint =
    name === undefined
      ? 'исправьте выражение или компонент'
      : 'в MDX фигурные скобки — это код: чтобы показать их, напишите \\{ или возьмите в обратные кавычки'
  const what = name === undefined ? message : `имя ${name} не определено`
  report(context, 'error', 'mdx-runtime', at, `MDX не выполняется: ${what}`, hint)
}

/** The usual reason why a component works in a browser and not at build. */
function hintOf(message: string, shown: string): string {
  const name = /^(window|document|navigator|location|localStorage|sessionStorage|matchMedia)\b/.exec(message)?.[1]
  if (name === undefined) return `его показывает ${shown}`
  return `при сборке нет ${name}: читайте его в useEffect или внутри <BrowserOnly>, а файл начните с 'use client'; его показывает ${shown}`
}
