/** Names in code: those that it declares, those that it gives values to, and where it names what. */

import type { ESTree, parseSync } from 'rolldown/utils'
import { patternNames } from '../../shared/language/syntax-tree.ts'

interface CodeNames {
  /** Functions, variables and classes of any scope. */
  declared: ReadonlySet<string>
  /** What values are assigned to. */
  given: ReadonlySet<string>
  /** Names that stand for no property, where they begin; `isShort`: for a property, too, as in `{ name }`. */
  named: { name: string; at: number; isShort: boolean; isLabel: boolean }[]
  /** `this`, `super`, `import.meta`: what is around the code says what these are. */
  asksAround: boolean
}

export async function codeNames({ program }: Pick<ReturnType<typeof parseSync>, 'program'>): Promise<CodeNames> {
  const { Visitor } = await import('rolldown/utils')
  const [given, declared] = [new Set<string>(), new Set<string>()]
  const found = new Map<number, string>()
  const [properties, short, labels] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let asksAround = false
  const declare = (pattern: unknown): void => {
    for (const name of patternNames(pattern)) declared.add(name)
  }
  const declareFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if ('id' in node) declare(node.id)
    for (const param of node.params) declare(param)
  }
  const give = ({ left }: { left: unknown }): void => {
    for (const name of patternNames(left)) given.add(name)
  }
  const ask = (): void => {
    asksAround = true
  }
  const setApart = (key: ESTree.Node, computed: boolean): void => {
    if (!computed) properties.add(key.start)
  }
  const label = (node: { label: ESTree.Node | null }): void => {
    if (node.label !== null) labels.add(node.label.start)
  }
  new Visitor({
    AssignmentExpression: give,
    ForInStatement: give,
    ForOfStatement: give,
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ThisExpression: ask,
    Super: ask,
    MetaProperty: ask,
    Identifier: ({ name, start }) => void found.set(start, name),
    MemberExpression: ({ property, computed }) => setApart(property, computed),
    MethodDefinition: ({ key, computed }) => setApart(key, computed),
    PropertyDefinition: ({ key, computed }) => setApart(key, computed),
    Property: ({ key, computed, shorthand }) => {
      if (shorthand) short.add(key.start)
      else setApart(key, computed)
    },
    LabeledStatement: label,
    BreakStatement: label,
    ContinueStatement: label,
  }).visit(program)
  const named = [...found]
    .filter(([at]) => !properties.has(at))
    .map(([at, name]) => ({ at, name, isShort: short.has(at), isLabel: labels.has(at) }))
  return { declared, given, named, asksAround }
}
