/** What the engine's own steps are given besides what plugins of a site are: its words, its tabs, its parser of HTML. */

import type { Context } from '../../tree/context.ts'
import { parseSources } from '../../tree/html/parse.ts'
import { foldStyles } from '../../tree/html/styles.ts'
import { tabsElement } from '../../tree/html/tabs.ts'
import type { OwnFile, OwnProcessor, PluginFile } from '../../tree/step.ts'

export const createOwnFile = (file: PluginFile, context: Context): OwnFile => ({
  ...file,
  report: context.report,
  tabs: markup => tabsElement(markup, context),
})

export const createOwnProcessor = (context: Context): OwnProcessor => ({
  parse(html, at = { file: context.source.file, line: 1, column: 1 }) {
    const nodes = parseSources([{ kind: 'source', value: html, at }], context)
    foldStyles(nodes, context)
    return nodes
  },
})
