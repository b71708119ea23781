/** The parser's and React's errors as problems: where in the file, what is wrong in Russian, what to do. */

import { type Context, placeOf, report, type Unit } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import { IslandError } from './components/island.ts'

/** Reports an error of the MDX parser. */
export function reportSyntax(error: unknown, unit: Unit, context: Context): void {
  const message = messageOf(error)
  const at = placeInMessage(message, unit)
  const { text, hint } = explain(message, sourceAt(unit, at))
  report(context, 'error', 'mdx-syntax', at, text, hint)
}

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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Position at the start of the message, else anywhere in it: some errors name `1:1` and the real place in words. */
function placeInMessage(message: string, unit: Unit): Place {
  const start = /^(\d+):(\d+)/.exec(message)
  const inside = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(message)
  const found = start === null || (start[0] === '1:1' && inside !== null) ? (inside ?? start) : start
  if (found === null) return placeOf(unit, {})
  return { file: unit.file, line: Number(found[1]) + unit.firstLine - 1, column: Number(found[2]) }
}

function sourceAt(unit: Unit, at: Place): string {
  const line = unit.text.split('\n')[at.line - unit.firstLine] ?? ''
  return line.slice(at.column - 1)
}

function explain(message: string, source: string): { text: string; hint: string } {
  const unclosed = /closing tag for `<([^`>]*)>`/.exec(message)?.[1]
  if (unclosed !== undefined)
    return {
      text: `тег <${unclosed}> не закрыт`,
      hint: `добавьте </${unclosed}> или закройте его сразу: <${unclosed} />`,
    }
  const unopened = /Unexpected closing tag `<\/([^`>]*)>`/.exec(message)?.[1]
  if (unopened !== undefined)
    return { text: `закрывающий тег </${unopened}> без открывающего`, hint: 'уберите его или проверьте вложенность' }
  if (/^<!/.test(source))
    return { text: 'комментарий <!-- --> здесь не разбирается', hint: 'в MDX комментарий пишется {/* так */}' }
  if (/^<(https?|mailto|ftp)/i.test(source)) {
    return {
      text: 'адрес в угловых скобках',
      hint: 'в MDX знак < начинает тег: напишите адрес без скобок или [текст](адрес)',
    }
  }
  if (
    /mdx-jsx|after `<`|before name|in name|in tag/.test(message) &&
    /^<?[^{]/.test(source) &&
    /`?<`?|name|tag|attribute/.test(message)
  ) {
    return {
      text: 'знак < не начинает тега',
      hint: 'в MDX знак < начинает тег: чтобы показать его, напишите &lt; или \\<',
    }
  }
  if (/end of file in expression|closing brace/.test(message)) {
    return { text: 'фигурная скобка { не закрыта', hint: 'в MDX она начинает код: чтобы показать скобку, напишите \\{' }
  }
  if (/parse expression/.test(message)) {
    return {
      text: 'выражение в фигурных скобках не разбирается',
      hint: 'в MDX { } — это код: чтобы показать скобки, напишите \\{ \\}',
    }
  }
  if (/parse esm/.test(message))
    return { text: 'import или export не разбирается', hint: 'проверьте запись и пустую строку после неё' }
  return {
    text: `MDX не разбирается: ${message.replace(/^\d+:\d+(-\d+:\d+)?:\s*/, '').replace(/\s*\([\w-]+:[\w-]+\)$/, '')}`,
    hint: 'исправьте разметку',
  }
}
