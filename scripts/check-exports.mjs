/**
 * Nothing is exported for nobody: every export of `src` is imported by another file, every name in a door (`index.ts`)
 * by a file outside its room. `src/index.ts` is for the world. What only tests import is tested through what uses it.
 */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTest, listFiles, parseFile, ROOT, walk } from './syntax.mjs'

/** For the world; in the place of `node:path` in the engine's build. */
const PUBLIC = ['src/index.ts', 'src/library.ts', 'src/windows-path.ts']
const isCodeOrTest = path => /\.(tsx?|mjs)$/.test(path)
const isForTests = path => isTest(path) || path.startsWith('test/')

/**
 * What may stay though nobody imports it, and why: `path#name`.
 * @type {Record<string, string>}
 */
const EXCEPTIONS = {
  'src/cli/write/headings.ts#addHeadingIds': 'text in, text out; the command around it reads and writes a whole site',
  'src/content/memory.ts#signatureOf':
    'which looks at a file may be trusted: tried on looks that no disk gives on demand',
  'src/content/memory.ts#isUntouched': 'the same',
  'src/content/memory.ts#Signature': 'the same',
  'src/messages/reference/index.ts#reference': 'documents are made of it, by scripts/reference',
  'src/config/locale-texts.ts#localeNames': 'what is behind it is there only once the engine is built',
}

const resolveFrom = (path, name) =>
  name?.startsWith('.') ? join(dirname(path), name).replaceAll('\\', '/') : undefined
const nameOf = node => node.name ?? node.value

/** Names that a pattern or a member takes out of `await import('x')`; `*` when it cannot be told. */
function takenBy(awaited, above) {
  if (awaited?.type !== 'AwaitExpression') return ['*']
  if (above?.type === 'MemberExpression' && !above.computed) return [above.property.name]
  if (above?.type !== 'VariableDeclarator' || above.id.type !== 'ObjectPattern') return ['*']
  return above.id.properties.map(({ key }) => (key === undefined ? '*' : nameOf(key)))
}

/** Imports, exports and words of a file. A re-export is no use: it leads on to whoever takes the name from here. */
export function readModule(path, text) {
  const { program, text: source } = parseFile(path, text)
  const module = { path, imports: [], exports: [], stars: [], words: new Map() }
  const lineAt = offset => source.slice(0, offset).split('\n').length
  const take = (from, names) => {
    const target = resolveFrom(path, from)
    if (target !== undefined) module.imports.push(...names.map(name => ({ from: target, name })))
  }
  const give = (node, name, isType, from) => module.exports.push({ name, line: lineAt(node.start), isType, from })
  for (const node of program.body) readStatement(node, { path, take, give, module })
  const parents = new Map()
  const above = node => {
    const parent = parents.get(node)
    return parent?.type === 'ParenthesizedExpression' ? above(parent) : parent
  }
  walk(program, (node, parent) => {
    parents.set(node, parent)
    if (node.type === 'ImportExpression') take(node.source.value, takenBy(above(node), above(above(node))))
    if (node.type === 'TSImportType') take((node.source ?? node.argument?.literal)?.value, [leftmost(node.qualifier)])
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      module.words.set(node.name, (module.words.get(node.name) ?? 0) + 1)
  })
  return module
}

/** First name of `import('x').First.second`; all of them without a name. */
const leftmost = node => (node?.left ? leftmost(node.left) : (node?.name ?? '*'))

const IMPORTED = {
  ImportSpecifier: ({ imported }) => nameOf(imported),
  ImportDefaultSpecifier: () => 'default',
  ImportNamespaceSpecifier: () => '*',
}

function readStatement(node, { path, take, give, module }) {
  if (node.type === 'ImportDeclaration')
    take(
      node.source.value,
      node.specifiers.map(specifier => IMPORTED[specifier.type](specifier)),
    )
  if (node.type === 'ExportDefaultDeclaration') give(node, 'default', false)
  if (node.type === 'ExportAllDeclaration') {
    const from = resolveFrom(path, node.source.value)
    if (from !== undefined && node.exported === null) module.stars.push(from)
    else if (from !== undefined) take(node.source.value, ['*'])
  }
  if (node.type !== 'ExportNamedDeclaration') return
  const from = resolveFrom(path, node.source?.value)
  for (const specifier of node.specifiers) {
    const isType = node.exportKind === 'type' || specifier.exportKind === 'type'
    give(specifier, nameOf(specifier.exported), isType, from && { from, name: nameOf(specifier.local) })
  }
  const { declaration } = node
  if (declaration === null || declaration === undefined) return
  const isType = /^TS/.test(declaration.type)
  const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id]
  for (const id of ids.flatMap(namesIn)) give(node, id, isType)
}

const namesIn = id =>
  id.type === 'ObjectPattern' ? id.properties.flatMap(({ value }) => namesIn(value)) : id.name ? [id.name] : []

/** `path#name` -> files that take it, through any number of re-exports. */
function usersOf(modules) {
  const byPath = new Map(modules.map(module => [module.path, module]))
  const users = new Map()
  function use(user, path, name) {
    const module = byPath.get(path)
    if (module === undefined) return
    if (name === '*') for (const { name } of module.exports) use(user, path, name)
    const key = `${path}#${name}`
    const known = users.get(key) ?? new Set()
    if (known.has(user)) return
    users.set(key, known.add(user))
    const given = module.exports.find(other => other.name === name)
    if (given?.from) use(user, given.from.from, given.from.name)
    else if (given === undefined || name === '*') for (const star of module.stars) use(user, star, name)
  }
  for (const { path, imports } of modules) for (const { from, name } of imports) use(path, from, name)
  for (const path of PUBLIC) for (const { name } of byPath.get(path)?.exports ?? []) use('(the world)', path, name)
  return users
}

/** What is exported in vain: `dead` (nobody), `door` (nobody outside the room), `tests` (tests alone). */
export function findVainExports(modules, exceptions = EXCEPTIONS) {
  const users = usersOf(modules)
  return modules
    .filter(({ path }) => path.startsWith('src/') && !isForTests(path) && !PUBLIC.includes(path))
    .flatMap(({ path, exports, words }) =>
      exports.flatMap(({ name, line, isType, from }) => {
        if (`${path}#${name}` in exceptions) return []
        const isDoor = from !== undefined && path.endsWith('/index.ts')
        const all = [...(users.get(`${path}#${name}`) ?? [])]
        const counted = isDoor ? all.filter(user => !user.startsWith(`${dirname(path)}/`)) : all
        if (counted.some(user => !isForTests(user))) return []
        const kind = counted.length > 0 ? 'tests' : isDoor ? 'door' : 'dead'
        return [{ kind, path, line, name, isType, isUsedHere: (words.get(name) ?? 0) > 1 && from === undefined }]
      }),
    )
}

const WORDS = {
  dead: 'not imported by anybody',
  door: 'not imported outside its room',
  tests: 'imported by tests alone',
}

function say({ kind, path, line, name, isType, isUsedHere }) {
  const where = kind === 'dead' ? (isUsedHere ? ', used in its own file' : ', used nowhere') : ''
  return `${path}:${line}: ${isType ? 'type ' : ''}${name}: ${WORDS[kind]}${where}`
}

if (import.meta.filename === process.argv[1]) {
  const inSource = listFiles('src', path => isCodeOrTest(path) && !path.endsWith('.d.ts'))
  const outside = ['test', 'scripts', 'bench', 'site']
    .flatMap(folder => listFiles(folder, isCodeOrTest))
    .concat('vite.engine.ts')
    .filter(path => readFileSync(join(ROOT, path), 'utf8').includes('/src/'))
  const found = findVainExports([...inSource, ...outside].map(path => readModule(path)))
  for (const one of found) console.error(say(one))
  const count = kind => found.filter(one => one.kind === kind).length
  console.error(`dead: ${count('dead')}, in doors: ${count('door')}, for tests alone: ${count('tests')}`)
  process.exitCode = found.length > 0 ? 1 : 0
}
