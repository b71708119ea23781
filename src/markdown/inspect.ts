/** One look at the parsed tree before conversion: what it defines, and mistakes that only the source shows. */

import type { Definition, Nodes } from 'mdast'
import { type Context, placeAt, placeOf, report, type Unit } from '../tree/context.ts'
import { isClosing } from './source-lines.ts'

export interface Inspection {
  definitions: ReadonlyMap<string, Definition>
  /** Top-level `import` and `export` of MDX. */
  modules: Extract<Nodes, { type: 'mdxjsEsm' }>[]
}

/** Characters that turn text around: code shows something else than it runs («Trojan Source»). */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/
/** Characters that nobody sees; a joiner inside an emoji is not one of them. */
const INVISIBLE = /[\u200b\u200c\u2060\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u

export function inspectTree(root: Nodes, unit: Unit, context: Context): Inspection {
  const definitions = new Map<string, Definition>()
  const modules: Inspection['modules'] = []
  const missing: { label: string; offset: number; footnote: boolean }[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'definition') {
      if (definitions.has(node.identifier)) {
        const text = `адрес [${node.label ?? node.identifier}] определён дважды`
        report(
          context,
          'warning',
          'duplicate-definition',
          placeOf(unit, node),
          text,
          'действует первый: уберите второй',
        )
      } else definitions.set(node.identifier, node)
    } else if (node.type === 'mdxjsEsm') modules.push(node)
    else if (node.type === 'code') inspectCode(node, unit, context)
    else if (node.type === 'text') {
      findMissing(node, unit, missing)
      if (/^:{3,}$/.test(node.value.trim())) {
        const hint = 'внешнему блоку нужно больше двоеточий, чем внутреннему: ::::note и внутри :::tip'
        report(context, 'warning', 'stray-directive', placeOf(unit, node), 'лишние «:::» остались в тексте', hint)
      }
    } else if (node.type === 'heading') inspectHeading(node, unit, context)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  if (BIDI.test(unit.text)) reportHidden(unit.text.search(BIDI), unit, context, 'управляющий знак направления письма')
  for (const { label, offset, footnote } of missing) {
    const text = footnote ? `сноски [^${label}] нет` : `адреса [${label}] нет`
    const line = footnote ? `[^${label}]: текст` : `[${label}]: https://…`
    report(
      context,
      'warning',
      footnote ? 'missing-footnote' : 'missing-definition',
      placeAt(unit, offset),
      text,
      `добавьте строку «${line}»`,
    )
  }
  return { definitions, modules }
}

function inspectCode(node: Extract<Nodes, { type: 'code' }>, unit: Unit, context: Context): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const source = unit.text.slice(start.offset, end.offset)
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence !== undefined) {
    const lines = source.split('\n')
    if (lines.length < 2 || !isClosing(lines.at(-1) ?? '', fence)) {
      const at = placeOf(unit, node)
      const text = `блок кода не закрыт, начат в строке ${at.line}`
      report(context, 'warning', 'unclosed-fence', at, text, `поставьте ${fence} на отдельной строке после кода`)
    }
  }
  const hidden = node.value.search(INVISIBLE)
  if (hidden >= 0)
    reportHidden(start.offset + Math.max(source.search(INVISIBLE), 0), unit, context, 'невидимый знак в коде')
}

function inspectHeading(node: Extract<Nodes, { type: 'heading' }>, unit: Unit, context: Context): void {
  const { start, end } = node.position ?? {}
  const from = start?.offset ?? 0
  const hidden = unit.text.slice(from, end?.offset ?? from).search(INVISIBLE)
  if (hidden >= 0) reportHidden(from + hidden, unit, context, 'невидимый знак в заголовке')
}

function reportHidden(offset: number, unit: Unit, context: Context, what: string): void {
  const code = unit.text.codePointAt(offset)?.toString(16).toUpperCase().padStart(4, '0')
  report(
    context,
    'warning',
    'hidden-character',
    placeAt(unit, offset),
    `${what}: U+${code}`,
    'удалите его: он не виден, но остаётся в тексте',
  )
}

const FOOTNOTE = /(?<!\\)\[\^([^\][\s]+)\](?!:)/g
const REFERENCE = /(?<![\\\]\w])\[[^\][]*\p{L}[^\][]*\]\[([^\][\s\S][^\][]*)\]/gu

/** References to nothing stay text in Markdown. */
function findMissing(
  node: Extract<Nodes, { type: 'text' }>,
  unit: Unit,
  missing: { label: string; offset: number; footnote: boolean }[],
): void {
  if (!node.value.includes('[')) return
  const start = node.position?.start.offset ?? 0
  const source = unit.text.slice(start, node.position?.end.offset ?? start)
  for (const match of source.matchAll(FOOTNOTE)) {
    missing.push({ label: match[1] ?? '', offset: start + match.index, footnote: true })
  }
  for (const match of source.matchAll(REFERENCE)) {
    missing.push({ label: match[1] ?? '', offset: start + match.index, footnote: false })
  }
}
