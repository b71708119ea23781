/** Plugins that wait for the content of the site: `allContentLoaded`, and those around Docusaurus' own plugins. */

import { problemOf, textOf } from '../../../messages/problem.ts'
import type { Made, PluginContent } from '../../../shared/config/made.ts'
import type { Problem } from '../../../shared/problem.ts'
import { isRecord } from '../../../shared/value.ts'
import { actionsOf, type Ledger, type Living } from './living.ts'
import { readRoutes } from './routes.ts'
import { takeTurn } from './turn.ts'

interface Before extends Ledger {
  siteDir: string
  themeFolders: readonly string[]
}

/** `undefined`: none waits. */
export function gathering(alive: readonly Living[], before: Before): Made['gather'] {
  const waiting = alive.filter(plugin => plugin.around !== undefined || plugin.has('allContentLoaded'))
  if (waiting.length === 0) return undefined
  return async content => {
    const ledger: Ledger = { globalData: { ...before.globalData }, routes: [...before.routes], texts: {}, messages: {} }
    const problems: Problem[] = []
    const turn = async (plugin: Living, run: () => Promise<unknown>): Promise<void> => {
      const actor = { own: plugin.own, code: plugin.code, siteDir: before.siteDir }
      const problem = await takeTurn(actor, async () => void (await run()))
      if (problem !== undefined) problems.push(problem)
    }
    for (const plugin of waiting.filter(({ around }) => around !== undefined)) {
      plugin.content = content[plugin.around?.plugin ?? '']?.[plugin.id]
      const given = { content: plugin.content, allContent: content, actions: actionsOf(plugin, ledger) }
      await turn(plugin, () => plugin.call('contentLoaded', given))
    }
    const allContent = allOf(alive, content)
    const late: Ledger = { ...ledger, globalData: {} }
    for (const plugin of waiting)
      await turn(plugin, () => plugin.call('allContentLoaded', { allContent, actions: actionsOf(plugin, late) }))
    const globalData = joined(ledger.globalData, late.globalData)
    const read = readRoutes(ledger.routes, { ...before, content })
    const known = new Set(readRoutes(before.routes, before).left)
    const lost = read.left.filter(path => !known.has(path))
    if (lost.length > 0) problems.push(lostRoutes(lost))
    return { routes: read.routes, globalData, problems }
  }
}

/** What a plugin says late stands beside what it has said before. */
function joined(before: GlobalData, late: GlobalData): GlobalData {
  const all = { ...before }
  for (const [name, byId] of Object.entries(late)) {
    const own = Object.entries(byId).map(([id, data]): [string, unknown] => {
      const known = before[name]?.[id]
      return [id, isRecord(known) && isRecord(data) ? { ...known, ...data } : data]
    })
    all[name] = { ...before[name], ...Object.fromEntries(own) }
  }
  return all
}

type GlobalData = Ledger['globalData']

function allOf(alive: readonly Living[], content: PluginContent): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = { ...content }
  for (const { name, id, content: own } of alive) all[name] = { ...all[name], [id]: own }
  return all
}

function lostRoutes(routes: readonly string[]): Problem {
  const list = textOf('ignored/item', { where: 'plugins', meaning: textOf('ignored/plugin-routes', { routes }) })
  return problemOf('note', 'config-ignored', { values: { list } })
}
