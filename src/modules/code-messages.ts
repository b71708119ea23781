/** Texts of a site's own code that a language may say otherwise: `<Translate>` and `translate()`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsBelow } from '../disk.ts'
import { isNode, type Node, nameOf, nodesOf } from '../shared/language/syntax-tree.ts'
import { decodeEntities } from '../shared/text/entities.ts'
import { langOf } from './bundle/imports.ts'

export interface CodeMessage {
  message: string
  description?: string
}

const MODULE = '@docusaurus/Translate'

/** By id; where code has no id its text is one. Texts that are made while the code runs are left out. */
export async function codeMessages(siteDir: string): Promise<Record<string, CodeMessage>> {
  const folder = join(siteDir, 'src')
  const messages: Record<string, CodeMessage> = {}
  for (const name of pathsBelow(folder).filter(name => /\.[jt]sx?$/.test(name))) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (text.includes(MODULE)) Object.assign(messages, await messagesIn(file, text))
  }
  return messages
}

async function messagesIn(file: string, text: string): Promise<Record<string, CodeMessage>> {
  const { parseSync } = await import('rolldown/utils')
  const program = parseSync(file, text, { lang: langOf(file) }).program as unknown as Node
  const imported = new Map(nodesOf(program.body).flatMap(importedNames))
  const messages: Record<string, CodeMessage> = {}
  const keep = (id: string | undefined, message: string | undefined, description: string | undefined): void => {
    const key = id ?? message
    if (key !== undefined && key !== '')
      messages[key] = { message: message ?? key, ...(description !== undefined && { description }) }
  }
  const look = (node: Node): void => {
    if (node.type === 'JSXElement' && isNode(node.openingElement)) {
      const { name, attributes } = node.openingElement
      const values = new Map(nodesOf(attributes).map(item => [nameOf(item.name), attributeOf(item.value)]))
      const message = messageOf(node.children)
      if (imported.get(nameOf(name)) === 'default' && message !== NOT_FIXED)
        keep(values.get('id'), message, values.get('description'))
    }
    if (node.type === 'CallExpression' && imported.get(nameOf(node.callee)) === 'translate') {
      const [given] = nodesOf(node.arguments)
      const fields = new Map(nodesOf(given?.properties).map(item => [nameOf(item.key), textOf(item.value)]))
      keep(fields.get('id'), fields.get('message'), fields.get('description'))
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) look(child)
  }
  look(program)
  return messages
}

/** Local name and what it is of the module. */
function importedNames({ type, source, specifiers }: Node): [string, string][] {
  if (type !== 'ImportDeclaration' || nameOf(source) !== MODULE) return []
  return nodesOf(specifiers).map(item => [
    nameOf(item.local),
    item.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(item.imported),
  ])
}

const NOT_FIXED = Symbol('made while the code runs')

/** Text between the tags, with the spaces that are shown. */
function messageOf(children: unknown): string | undefined | typeof NOT_FIXED {
  const shown = nodesOf(children).filter(child => child.type !== 'JSXText' || String(child.value).trim() !== '')
  const [only, ...others] = shown
  if (only === undefined) return undefined
  if (others.length > 0) return NOT_FIXED
  return only.type === 'JSXText'
    ? decodeEntities(String(only.value).trim().replace(/\s+/g, ' '))
    : (textOf(only) ?? NOT_FIXED)
}

/** In quotes right after the name, where entities are letters, or in braces. */
function attributeOf(value: unknown): string | undefined {
  const text = textOf(value)
  return isNode(value) && value.type === 'Literal' && text !== undefined ? decodeEntities(text) : text
}

/** A text that is written out: in quotes, in a template without values, in braces. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'JSXExpressionContainer') return textOf(value.expression)
  if (value.type === 'TemplateLiteral') {
    const [only, ...others] = nodesOf(value.quasis)
    const cooked = others.length === 0 ? (only?.value as { cooked?: unknown } | undefined)?.cooked : undefined
    return typeof cooked === 'string' ? cooked : undefined
  }
  if (value.type === 'BinaryExpression' && value.operator === '+') {
    const [left, right] = [textOf(value.left), textOf(value.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}
