/** Which components of a site need a browser, when nobody has said so: state, effects, handlers, what only browsers know. */

import { readText } from '../../disk.ts'
import { knownOr } from '../../shared/collections.ts'
import { themePlaces } from '../own-theme.ts'
import type { ServerBundle } from './bundle.ts'
import { findTarget } from './files.ts'
import { type Graph, isOwnFile } from './graph.ts'
import { countExports } from './package-islands.ts'
import { MISSING, pathOf } from './virtual.ts'

type Imports = ServerBundle['imports']

/**
 * Files whose components become islands. A hook makes one of whoever uses it, and one that is given a function of whoever
 * gives it, for no function is sent to a browser; what lacks a package would fail there.
 */
export function findIslands(graph: Graph, imports: Imports): Set<string> {
  const targets = new Map<string, string | undefined>()
  const acting = new Set([...graph.signs].filter(([, signs]) => signs.acts).map(([path]) => path))
  for (const path of graph.signs.keys()) if (importsOf(path, imports).some(id => isAlive(id))) acting.add(path)
  // Until none brings in another.
  for (let before = -1; before !== acting.size; ) {
    before = acting.size
    for (const [path, { hooks, gives }] of graph.signs) {
      const used = importsOf(path, imports)
      const isTaken = (id: string): boolean => offers(id, hooks) || gives.some(({ from }) => meant(path, from) === id)
      const isActing = used.some(id => acting.has(id) && isTaken(id))
      if (isActing || gives.some(given => used.some(id => meant(path, given.from) === id && passesOn(id, given.name))))
        acting.add(path)
    }
  }
  // Of a package that holds many components nobody knows which of them acts; all of it would come with each.
  const taken = [...graph.taken].filter(path => isAlive(path) && countExports(readText(path) ?? '') <= FEW)
  const components = [...acting].filter(isComponent)
  return new Set([...components, ...taken].filter(path => !lacks(path, imports)))

  /** The file that an import means, as the bundle takes it. */
  function meant(path: string, from: string): string | undefined {
    return knownOr(targets, `${path}\0${from}`, () => {
      const target = findTarget(from, { file: path, ...themePlaces(graph.config), bounds: graph.bounds })
      return 'path' in target ? target.path : undefined
    })
  }

  function isComponent(path: string): boolean {
    const { draws = false, isHook = false } = graph.signs.get(path) ?? {}
    const names = (graph.exports.get(path) ?? []).filter(name => (name === 'default' ? !isHook : /^[A-Z]/.test(name)))
    return draws && names.length > 0
  }

  function offers(id: string, hooks: readonly string[]): boolean {
    const names = graph.exports.get(id) ?? []
    return hooks.some(name => names.includes(name) && (name !== 'default' || graph.signs.get(id)?.isHook === true))
  }

  /** A list of components, such as `components/index.js`, from which one that acts is taken under this name. */
  function passesOn(list: string, name: string, seen = new Set<string>()): boolean {
    if (!isOwnFile(list) || seen.has(list) || graph.signs.get(list)?.draws !== false) return false
    seen.add(list)
    return importsOf(list, imports).some(id => (acting.has(id) ? isCalled(id, name) : passesOn(id, name, seen)))
  }

  /** Its default export is mostly passed on under the name of its file. */
  function isCalled(id: string, name: string): boolean {
    const names = graph.exports.get(id) ?? []
    return names.includes(name) || (names.includes('default') && fileName(id) === name)
  }

  /** A package that acts, or one that brings such a package in. */
  function isAlive(id: string, seen = new Set<string>()): boolean {
    if (isOwnFile(id) || seen.has(id)) return false
    seen.add(id)
    return graph.alive.has(id) || (imports.get(id) ?? []).some(next => isAlive(next, seen))
  }
}

const FEW = 8

/** `…/Panel.tsx` and `…/Panel/index.tsx` are `Panel`. */
function fileName(path: string): string | undefined {
  const [file = '', folder] = path.split('/').reverse()
  const name = file.replace(/\.\w+$/, '')
  return name === 'index' ? folder : name
}

/** What a file imports, islands by the files behind them. */
const importsOf = (path: string, imports: Imports): string[] => (imports.get(path) ?? []).map(pathOf)

/** It needs a package that is not there, itself or through another. */
function lacks(path: string, imports: Imports, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  return (imports.get(path) ?? []).some(id => id.startsWith(MISSING) || lacks(pathOf(id), imports, seen))
}
