/** `:rocket:` -> 🚀; an unknown name stays text. */

import type { HtmlNode } from '../html-tree.ts'
import type { OwnRoot } from '../step.ts'
import { EMOJI_NAMES } from './emoji-names.ts'

const NAME = /:([a-z0-9_+-]+):/g

const LITERAL = new Set(['code', 'pre', 'kbd', 'math'])

let known: Map<string, string> | undefined

/** The sign of a name; the list is taken apart when a text first asks. */
function signOf(name: string): string | undefined {
  known ??= new Map([...EMOJI_NAMES.matchAll(/(\S+) (\S+)/g)].map(([, word = '', sign = '']) => [word, sign]))
  return known.get(name)
}

/** The step. */
export const emoji = () => (root: OwnRoot) => replaceEmoji(root.children)

/** Replaces names in text; code is not text. */
function replaceEmoji(nodes: readonly HtmlNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'text' && node.value.includes(':')) {
      node.value = node.value.replace(NAME, (whole, name: string) => signOf(name) ?? whole)
    } else if (node.kind === 'element' && !LITERAL.has(node.name)) {
      replaceEmoji(node.children)
    }
  }
}
