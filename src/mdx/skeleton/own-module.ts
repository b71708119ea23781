/**
 * Components that a text makes itself and that act in browsers, as a module for these: nothing of the text itself is
 * sent there. `export const Counter = () => { const [n, set] = useState(0); … }`
 */

import { type ModuleText, mayAskBrowser } from '../../markdown/code-in-text.ts'
import { isTextFile } from '../../shared/files.ts'
import { isActing } from '../../shared/language/live.ts'
import { isNode, type Node, nameOf, patternNames, visit } from '../../shared/language/syntax-tree.ts'
import { attempt } from '../../shared/value.ts'
import { byteIndex, GIVEN_NAMES, namesOf, programsOf, spanOf, withoutEmptyStatement } from './program.ts'

/** What a text imports its own components of. */
export const OWN_MODULE = 'zapiski:own'

export interface OwnModule {
  /** Statements stand in the lines and columns that they have in their file. */
  code: string
  /** Components that are taken of it. */
  names: ReadonlySet<string>
}

/** Without these a text has nothing that acts, and its code is not parsed for it. */
export const mayAct = (text: string): boolean =>
  mayAskBrowser(text) ||
  /\bon[A-Z]\w*=\{/.test(text) ||
  (/^export\b/m.test(text) && /\bon[A-Z]|\buse[A-Z]|\bBrowserOnly\b/.test(text))

/** `undefined` for a text without such components, and for one whose code cannot be read: that is told elsewhere. */
export function ownModule(blocks: readonly ModuleText[]): OwnModule | undefined {
  const unique = [...new Map(blocks.map(block => [block.isMade === true ? block.value : block, block])).values()]
  return unique.some(({ value }) => mayAct(value)) ? moduleOf(unique) : undefined
}

function moduleOf(blocks: readonly ModuleText[]): OwnModule | undefined {
  const mended = blocks.map(block => ({ ...block, value: withoutEmptyStatement(block.value) }))
  const statements = attempt(() => statementsOf(blocks)) ?? attempt(() => statementsOf(mended)) ?? []
  markActing(statements)
  const kept = new Set<Statement>()
  const names = new Set<string>()
  for (const statement of statements) {
    const [name] = statement.names.filter(one => /^[A-Z]/.test(one))
    if (!statement.acts || statement.imports !== undefined || name === undefined) continue
    const needed = isOfTheme(statement.tag, statements) ? undefined : neededBy(statement, statements)
    if (needed === undefined) continue
    for (const one of needed) kept.add(one)
    for (const one of statement.names) names.add(one)
  }
  if (names.size === 0) return undefined
  const taken = statements.filter(one => kept.has(one))
  return { code: inPlace(taken) + given(taken), names }
}

interface Statement {
  text: string
  line: number
  column: number
  /** What it declares. */
  names: string[]
  /** What it reads, and more: names that it declares inside are among them. */
  uses: ReadonlySet<string>
  /** Components that it draws and for which no name of it stands. */
  draws: ReadonlySet<string>
  /** What it declares inside. */
  bound: ReadonlySet<string>
  acts: boolean
  /** Of an import. */
  imports: string | undefined
  tag: string | undefined
}

function statementsOf(blocks: readonly ModuleText[]): Statement[] {
  const programs = programsOf(blocks.map(({ value }) => value))
  return blocks.flatMap(({ value, line, tag }, index) => {
    const indexOf = byteIndex(value)
    return (programs[index]?.body ?? []).map(statement => {
      const { start, end } = spanOf(statement)
      const before = value.slice(0, indexOf(start)).split('\n')
      return {
        ...readStatement({ ...statement, start }),
        text: value.slice(indexOf(start), indexOf(end)),
        line: line + before.length - 1,
        column: before.at(-1)?.length ?? 0,
        names: namesOf(statement),
        imports: statement.type === 'ImportDeclaration' ? String(statement.source.value) : undefined,
        tag,
      }
    })
  })
}

function readStatement(root: Node): Pick<Statement, 'uses' | 'draws' | 'bound' | 'acts'> {
  const uses = new Set<string>()
  const drawn = new Set<string>()
  const bound = new Set<string>()
  const labels = new Set<unknown>()
  let acts = false
  visit(root, node => {
    // `a.toc` and `{ toc: 1 }` read no `toc`.
    if (node.type === 'MemberExpression' && node.computed !== true) labels.add(node.property)
    if (node.type === 'Property' && node.computed !== true && node.shorthand !== true) labels.add(node.key)
    if (node.type === 'Identifier' && !labels.has(node)) uses.add(nameOf(node))
    if (node.type === 'JSXOpeningElement' && isNode(node.name)) drawn.add(rootName(node.name))
    for (const name of boundBy(node)) bound.add(name)
    acts ||= isActing(node)
  })
  const draws = new Set([...drawn].filter(name => /^[A-Z]/.test(name) && !uses.has(name)))
  return { uses: new Set([...uses, ...drawn]), draws, bound, acts }
}

/** Names of what a function is given, and of what is declared in it. */
function boundBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return patternNames(node.id)
  return [
    ...(Array.isArray(node.params) ? node.params : []),
    node.param,
    node.type === 'FunctionDeclaration' && node.id,
  ].flatMap(patternNames)
}

/** `Tabs` of `<Tabs.Item>`. */
const rootName = (name: Node): string =>
  name.type === 'JSXMemberExpression' && isNode(name.object) ? rootName(name.object) : nameOf(name)

/** Parts of the theme in a text are drawn at build, whoever listens to them; a link can be drawn anywhere. */
const isOfTheme = (tag: string | undefined, statements: readonly Statement[]): boolean =>
  tag !== undefined &&
  statements.some(({ names, imports = '' }) => names.includes(tag) && /^@(?:theme|docusaurus(?!\/Link$))/.test(imports))

/** Hooks that do nothing in a browser alone come from there; of any other nobody knows. */
const QUIET = /^(?:react|@docusaurus\/.*|@theme(?:-\w+)?\/.*)$/

/** Who calls a hook that acts acts, until no hook brings in another. */
function markActing(statements: readonly Statement[]): void {
  const isHook = (name: string): boolean => /^use[A-Z]/.test(name)
  const hooks = new Set(
    statements.flatMap(({ imports, names, acts }) =>
      (imports === undefined ? acts : !QUIET.test(imports)) ? names.filter(isHook) : [],
    ),
  )
  for (let before = -1; before !== hooks.size; ) {
    before = hooks.size
    for (const statement of statements) {
      if (statement.imports !== undefined || ![...hooks].some(name => statement.uses.has(name))) continue
      statement.acts = true
      for (const name of statement.names.filter(isHook)) hooks.add(name)
    }
  }
}

/** The statement with all that it reads; `undefined` when that is not all in the code of the text. */
function neededBy(statement: Statement, statements: readonly Statement[]): Set<Statement> | undefined {
  const needed = new Set([statement])
  for (const one of needed) {
    // Texts are drawn at build.
    if (one.imports !== undefined && isTextFile(one.imports)) return undefined
    for (const name of one.uses) {
      const owner = statements.find(({ names }) => names.includes(name))
      if (owner !== undefined) needed.add(owner)
      else if ((one.draws.has(name) && name !== GIVEN) || (isGiven(name) && !one.bound.has(name))) return undefined
    }
  }
  return needed
}

/** Texts have it without an import. */
const GIVEN = 'BrowserOnly'

function given(statements: readonly Statement[]): string {
  const isAsked = statements.some(({ draws }) => draws.has(GIVEN))
  const isThere = statements.some(({ names }) => names.includes(GIVEN))
  return isAsked && !isThere ? `\nimport ${GIVEN} from '@docusaurus/${GIVEN}'` : ''
}

/** What a text knows of itself and is given by what draws it. `require` is the bundler's. */
const isGiven = (name: string): boolean =>
  name === 'props' || (name !== 'require' && (GIVEN_NAMES as readonly string[]).includes(name))

function inPlace(statements: readonly Statement[]): string {
  let code = ''
  let line = 1
  for (const one of [...statements].sort((a, b) => a.line - b.line || a.column - b.column)) {
    const isBelow = one.line > line
    const gap = isBelow ? '\n'.repeat(one.line - line) + ' '.repeat(one.column) : code === '' ? '' : ';'
    code += gap + one.text
    line += (gap + one.text).split('\n').length - 1
  }
  return code
}
