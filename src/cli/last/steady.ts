/** Configs whose answer follows from their files, from packages that say nothing by themselves, from variables that they name. */

import { isBuiltin } from 'node:module'
import { packageFolder, readText } from '../../disk.ts'
import { isScriptFile } from '../../shared/files.ts'
import { isNode, type Node, nameOf, nodesOf } from '../../shared/language/syntax-tree.ts'
import { packageName } from '../../shared/path.ts'

/** What code may take in and be the same; packages of plugins for Markdown say nothing until a text is parsed. */
const STEADY =
  /^(?:[./]|zapiski$|(?:node:)?(?:path|url)$|@docusaurus\/|prism-react-renderer|@site\/|(?:remark|rehype)-)/
/** Globals whose answer no file decides. */
const FICKLE = new Set([
  'Date',
  'performance',
  'process',
  'fetch',
  'globalThis',
  'global',
  'createRequire',
  'eval',
  'Function',
  'crypto',
])

/** Variables of the environment that a config reads; `undefined` when it may ask for anything. */
export async function variablesOf(configFiles: readonly string[], siteDir: string): Promise<string[] | undefined> {
  const asking: Asking = { env: new Set(), taken: new Set(), isFickle: false }
  const { parseSync } = await import('rolldown/utils')
  for (const file of configFiles) {
    const text = isScriptFile(file) ? readText(file) : ''
    if (text === undefined) return undefined
    // The loaders of TypeScript take JSX nowhere else; a name in plain code may hold either.
    const { program, errors } = parseSync(file, text, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {})
    if (errors.length > 0) return undefined
    walk(program as unknown as Node, asking)
  }
  // Something inert stands in the place of a package that is not there.
  const isInert = (name: string): boolean => !isBuiltin(name) && packageFolder(packageName(name), siteDir) === undefined
  const isSteady = [...asking.taken].every(name => STEADY.test(name) || isInert(name))
  return asking.isFickle || !isSteady ? undefined : [...asking.env]
}

interface Asking {
  env: Set<string>
  /** Modules by the names that they are taken in by. */
  taken: Set<string>
  isFickle: boolean
}

function walk(node: Node, asking: Asking): void {
  // Types ask nothing.
  if (node.type.startsWith('TS') && !RUNS.has(node.type)) return
  if (isYear(node) || isVariable(node, asking) || isRequire(node)) return
  const { source, key, property, computed } = node
  if (isNode(source) && node.importKind !== 'type' && node.exportKind !== 'type') take(source, asking)
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'require') take(nodesOf(node.arguments)[0], asking)
  if (node.type === 'Identifier' && FICKLE.has(nameOf(node))) asking.isFickle = true
  if (node.type === 'MemberExpression' && isOdd(node)) asking.isFickle = true
  for (const [name, value] of Object.entries(node)) {
    // `{ process: 1 }` and `x.process` are names, not the thing.
    const isName = (value === key || value === property) && computed !== true
    if (isName && name !== 'value') continue
    for (const child of isNode(value) ? [value] : nodesOf(value)) walk(child, asking)
  }
}

/** Code in the clothes of types. */
const RUNS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSExportAssignment',
  'TSTypeAssertion',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
])

function take(source: Node | undefined, asking: Asking): void {
  // The name of the module is made when the code runs.
  if (source?.type !== 'Literal' || typeof source.value !== 'string') asking.isFickle = true
  else asking.taken.add(source.value)
}

/** `Math.random`, `import.meta.env`. */
const isOdd = ({ object, property }: Node): boolean =>
  nameOf(property).startsWith('random') ||
  (isNode(object) && object.type === 'MetaProperty' && nameOf(property) === 'env')

/** `new Date().getFullYear()`: what is remembered is so until the year ends. */
function isYear({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || nameOf(callee.property) !== 'getFullYear') return false
  const { object } = callee
  return (
    isNode(object) &&
    object.type === 'NewExpression' &&
    nameOf(object.callee) === 'Date' &&
    nodesOf(object.arguments).length === 0
  )
}

/**
 * `import { createRequire } from 'node:module'` and `const require = createRequire(import.meta.url)`: what is made has
 * the name by which it is known here.
 */
function isRequire({ type, source, specifiers, id, init }: Node): boolean {
  if (type === 'ImportDeclaration') {
    const names = nodesOf(specifiers).map(({ imported, local }) => [nameOf(imported), nameOf(local)])
    const isModule = isNode(source) && /^(?:node:)?module$/.test(String(source.value))
    return isModule && names.every(pair => pair.every(name => name === 'createRequire'))
  }
  return (
    type === 'VariableDeclarator' && nameOf(id) === 'require' && isNode(init) && nameOf(init.callee) === 'createRequire'
  )
}

/** `process.env.NAME`; the whole of it may be anything. */
function isVariable({ type, object, property, computed }: Node, { env }: Asking): boolean {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return false
  const isEnv = nameOf(object.object) === 'process' && nameOf(object.property) === 'env' && object.computed !== true
  const isNamed = computed !== true || property.type === 'Literal'
  if (!isEnv || !isNamed) return false
  env.add(nameOf(property))
  return true
}
