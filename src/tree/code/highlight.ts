/** Colours code with Prism's grammars at build, into spans with classes of one letter. */

import type * as PrismModule from 'prismjs'
import { knownOr } from '../../shared/collections.ts'
import { escapeText } from '../../shared/text/escape.ts'
import { LANGUAGES, OWN_GRAMMARS } from './languages.ts'
import { tokenClass } from './token-classes.ts'

type Prism = typeof PrismModule
type Stream = ReturnType<Prism['tokenize']>

/** Characters; beyond these colouring costs more than it helps. */
const MAX_BLOCK = 200_000
const MAX_LINE = 20_000

let loading: Promise<Prism> | undefined
const grammars = new Map<string, Promise<void>>()

/** Prism itself, without touching any document: on a server it finds none. */
function loadPrism(): Promise<Prism> {
  loading ??= import('prismjs').then(module => module.default)
  return loading
}

/** Loads a grammar and what it needs, once. */
const loadGrammar = (id: string): Promise<void> =>
  knownOr(grammars, id, async () => {
    await loadPrism()
    await Promise.all((LANGUAGES[id]?.needs ?? []).map(loadGrammar))
    if (!OWN_GRAMMARS.includes(id)) await import(`prismjs/components/prism-${id}.js`)
  })

/** Whether a block is small enough to be coloured. */
export const isHighlightable = (code: string): boolean =>
  code.length <= MAX_BLOCK && (code.length <= MAX_LINE || code.split('\n').every(line => line.length <= MAX_LINE))

/** HTML of each line; `id` is a grammar of `LANGUAGES`. */
export async function highlightLines(code: string, id: string): Promise<string[]> {
  await loadGrammar(id)
  const prism = await loadPrism()
  const grammar = prism.languages[id]
  if (grammar === undefined) return code.split('\n').map(escapeText)
  // As `Prism.highlight` does: template languages replace code by placeholders in these hooks.
  const environment: { code: string; grammar: typeof grammar; language: string; tokens?: Stream } = {
    code,
    grammar,
    language: id,
  }
  prism.hooks.run('before-tokenize', environment)
  environment.tokens = prism.tokenize(environment.code, environment.grammar)
  prism.hooks.run('after-tokenize', environment)
  return writeLines(environment.tokens)
}

/** Neighbours of one class share a span; no span crosses a line. */
function writeLines(stream: Stream): string[] {
  const lines: string[] = []
  let line = ''
  let text = ''
  let letter: string | undefined
  const flush = (): void => {
    if (text !== '')
      line += letter === undefined ? escapeText(text) : `<span class="${letter}">${escapeText(text)}</span>`
    text = ''
  }
  const add = (value: string, own: string | undefined): void => {
    value.split('\n').forEach((part, index) => {
      if (index > 0) {
        flush()
        lines.push(line)
        line = ''
      }
      if (part === '') return
      const blank = /^\s+$/.test(part)
      if (own !== letter && !(blank && text !== '')) {
        flush()
        letter = own
      }
      text += part
    })
  }
  const visit = (node: Stream[number] | Stream, outer: string | undefined): void => {
    if (typeof node === 'string') add(node, outer)
    else if (Array.isArray(node)) for (const item of node) visit(item, outer)
    else visit(node.content, tokenClass(node.type, node.alias) ?? (PLAIN_KINDS.has(node.type) ? undefined : outer))
  }
  visit(stream, undefined)
  flush()
  lines.push(line)
  return lines
}

/** Code inside a string or a tag: in the colour of the text again. */
const PLAIN_KINDS = new Set(
  'interpolation script style content embedded-code code-block delimiter punctuation'.split(' '),
)
