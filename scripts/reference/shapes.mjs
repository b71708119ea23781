/**
 * What authors may write, read from the types that stand beside the readers: keys with their types, defaults and
 * meanings. A shape is plain data; `ref` names a type of the table, so that types may hold themselves.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { ROOT } from '../syntax.mjs'

/** Files whose types are known. */
const FILES = [
  'src/config/user/index.ts',
  'src/config/user/analytics.ts',
  'src/config/user/comments.ts',
  'src/config/user/content.ts',
  'src/config/user/theme.ts',
  'src/config/user/bars.ts',
  'src/config/user/security.ts',
  'src/config/user/slots.ts',
  'src/shared/config/sidebars.ts',
  'src/content/front-matter/written.ts',
  'src/content/registry/written.ts',
  'src/shared/config.ts',
  'src/shared/config/content.ts',
  'src/shared/problem.ts',
]

const SIMPLE = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSUnknownKeyword: 'unknown',
  TSNeverKeyword: 'never',
  TSFunctionType: 'function',
}

/** Types by name: `{ node, text, comments }`; a name of two files belongs to the one that `from` reads first. */
export function loadTypes(files = FILES, read = path => readFileSync(join(ROOT, path), 'utf8')) {
  const types = new Map()
  for (const path of files) {
    const text = read(path)
    const { program, comments } = parseSync(path, text)
    for (const statement of program.body) {
      const node = statement.declaration ?? statement
      if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') continue
      const source = { path, text, comments }
      // Names of one file win over those of another: `DocSidebarItem` is an item of two menus.
      types.set(`${path}#${node.id.name}`, { node, source, doc: docOf(statement, source) })
      if (!types.has(node.id.name)) types.set(node.id.name, { node, source, doc: docOf(statement, source) })
    }
  }
  return types
}

/** The comment before a node in words: meaning, default, tags. */
function docOf(node, { text, comments }) {
  const before = comments.findLast(({ end }) => end <= node.start)
  const isOwn = before?.value.startsWith('*') === true && text.slice(before.end, node.start).trim() === ''
  if (!isOwn) return { meaning: '' }
  const words = before.value
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll('*\\/', '*/')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [meaning, ...tags] = words.split(/(?:^|\s)@(?=(?:default|pattern|some)\b)/)
  const tag = name => tags.find(one => one.startsWith(`${name} `))?.slice(name.length + 1)
  return {
    meaning: (meaning ?? '').trim(),
    fallback: tag('default'),
    pattern: tag('pattern'),
    some: tag('some')?.split(' '),
  }
}

const flatten = (shape, isFlat) => (isFlat && shape.kind === 'union' ? shape.of : [shape])

/** Reader of shapes over a table of types. */
export function createShapes(types) {
  const find = (name, { path }) => {
    const key = types.has(`${path}#${name}`) ? `${path}#${name}` : name
    return types.has(key) ? key : undefined
  }

  function shapeOf(node, source, given = new Map()) {
    const inner = one => shapeOf(one, source, given)
    if (node.type in SIMPLE) return { kind: SIMPLE[node.type] }
    if (node.type === 'TSParenthesizedType') return inner(node.typeAnnotation)
    if (node.type === 'TSTypeOperator') return inner(node.typeAnnotation)
    if (node.type === 'TSLiteralType') return { kind: 'literal', value: node.literal.value }
    if (node.type === 'TSArrayType') return { kind: 'list', of: inner(node.elementType) }
    if (node.type === 'TSTemplateLiteralType') return textsOf(node, inner)
    if (node.type === 'TSUnionType')
      return { kind: 'union', of: node.types.flatMap(one => flatten(inner(one), one.type === 'TSTemplateLiteralType')) }
    if (node.type === 'TSTypeLiteral') return objectOf(node.members, source, given)
    if (node.type === 'TSTypeReference') return referenceOf(node, source, given)
    throw new Error(`${source.path}: no shape for ${node.type}`)
  }

  /** Every text that a template of choices may be; any text where a part of it is not one of some. */
  function textsOf({ quasis, types: parts }, inner) {
    const choices = parts.map(part => {
      const shape = inner(part)
      return flatten(shape.kind === 'ref' ? shapeOfType(shape.key) : shape, true)
    })
    if (!choices.flat().every(({ kind }) => kind === 'literal')) return { kind: 'string' }
    const texts = choices.reduce(
      (before, some, index) =>
        before.flatMap(start => some.map(({ value }) => start + value + quasis[index + 1].value.cooked)),
      [quasis[0].value.cooked],
    )
    return { kind: 'union', of: texts.map(value => ({ kind: 'literal', value })) }
  }

  function referenceOf({ typeName, typeArguments }, source, given) {
    const { name } = typeName
    const args = (typeArguments?.params ?? []).map(one => shapeOf(one, source, given))
    if (given.has(name)) return given.get(name)
    // Names of a record are all optional.
    if (name === 'Partial') return args[0]
    if (name === 'Record') return { kind: 'map', names: args[0], of: args[1] }
    if (name === 'RegExp') return { kind: 'pattern' }
    const key = find(name, source)
    if (key === undefined) throw new Error(`${source.path}: nobody knows ${name}`)
    return args.length === 0 ? { kind: 'ref', name, key } : shapeOfType(key, args)
  }

  function objectOf(members, source, given) {
    const index = members.find(({ type }) => type === 'TSIndexSignature')
    if (index !== undefined) return { kind: 'map', of: shapeOf(index.typeAnnotation.typeAnnotation, source, given) }
    const keys = members.map(member => ({
      name: member.key.name ?? member.key.value,
      required: member.optional !== true,
      ...docOf(member, source),
      shape: shapeOf(member.typeAnnotation.typeAnnotation, source, given),
    }))
    return { kind: 'object', keys }
  }

  /** What a name stands for; interfaces have the keys of those they extend first. */
  function shapeOfType(key, args = []) {
    const found = types.get(key)
    if (found === undefined) throw new Error(`no type ${key}`)
    const { node, source, doc } = found
    if (node.type === 'TSTypeAliasDeclaration') {
      const names = (node.typeParameters?.params ?? []).map(({ name }) => name.name ?? name)
      return shapeOf(node.typeAnnotation, source, new Map(names.map((name, index) => [name, args[index]])))
    }
    const own = objectOf(node.body.body, source, new Map())
    if (own.kind === 'map') return own
    const parents = (node.extends ?? []).map(({ expression }) =>
      shapeOfType(find(expression.name, source) ?? expression.name),
    )
    const inherited = parents.flatMap(({ keys }) => keys).filter(({ name }) => !own.keys.some(key => key.name === name))
    return { kind: 'object', keys: [...inherited, ...own.keys], some: doc.some }
  }

  return { shapeOf: shapeOfType, docOf: key => types.get(key)?.doc }
}

/** A default that is written as code and not in words. */
export const isLiteral = fallback => /^('[^']*'|\[.*\]|\{.*\}|-?\d[\d.]*|true|false|null)$/s.test(fallback)
