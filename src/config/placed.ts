/** Problems that only the whole site shows, at the places of the settings that they are about. */

import { join, relative } from 'node:path'
import { readText } from '../disk.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { type Problem, positionAt } from '../shared/problem.ts'
import { escapeRegExp } from '../shared/text/escape.ts'
import { CURRENT_VERSION, readContentKey } from '../shared/version.ts'
import type { Locate } from './languages.ts'
import { isKeptSidebars, sidebarsFileOf } from './versions.ts'

interface Settings {
  /** Absolute. */
  root: string
  /** The config's name. */
  file: FilePath
  /** Absolute paths of what the settings are read from: the config, what it imports, sidebars. */
  files: readonly string[]
  /** Costs a look into the text of the config. */
  places: () => Promise<Locate>
}

/** Words that an author wrote into a sidebar or a list of redirects, by the message that names them. */
const WRITTEN: Record<string, string> = {
  'unknown-doc/sidebar': 'id',
  'sidebar-folder': 'folder',
  'sidebar-category': 'label',
  'redirect/from': 'from',
  'redirect/forbidden': 'to',
  'redirect/page': 'from',
  'redirect/twice': 'from',
  'redirect/nowhere': 'from',
  'redirect/circle': 'from',
}

/** The same problems; what cannot be found keeps the place that it has. */
export async function placeProblems(problems: readonly Problem[], settings: Settings): Promise<Problem[]> {
  let located: Promise<Locate> | undefined
  return Promise.all(
    problems.map(async problem => {
      if (problem.file !== undefined) return { ...problem, ...drawnAt(settings.root, problem) }
      const { where } = problem.values ?? {}
      if (typeof where === 'string' && /^(?:themeConfig\b|favicon$)/.test(where)) {
        located ??= settings.places()
        return { ...problem, file: settings.file, ...(await located)(where, settings.file) }
      }
      const written = problem.values?.[WRITTEN[problem.code] ?? '']
      if (typeof written !== 'string') return problem
      return { ...problem, ...quotedIn(sidebarsOf(settings, problem.values?.docs), written) }
    }),
  )
}

/** Sidebars of other versions have the same words: only those of the version are read that the problem is of. */
function sidebarsOf({ root, files }: Settings, docs: unknown): Pick<Settings, 'root' | 'files'> {
  if (typeof docs !== 'string') return { root, files }
  const { pluginId, version } = readContentKey(docs)
  const own = version === CURRENT_VERSION ? undefined : sidebarsFileOf(pluginId, version)
  const isOwn = (path: string): boolean => (own === undefined ? !isKeptSidebars(path) : path === own)
  return { root, files: files.filter(path => isOwn(toFilePath(relative(root, path)))) }
}

/** What a page in React draws has no line, so it is the first: the address itself stands in quotes where it is written. */
function drawnAt(root: string, { file, line, values = {} }: Problem): Pick<Problem, 'line' | 'column'> {
  if (file === undefined || line !== 1 || !/\.[jt]sx?$/.test(file)) return {}
  const { route = '', id, file: asset } = values
  const words = [asset, ...(id === undefined ? [route] : [`${route}#${id}`, `#${id}`])]
  const found = words.map(each => (typeof each === 'string' ? quotedIn({ root, files: [join(root, file)] }, each) : {}))
  return found.find(place => place.line !== undefined) ?? {}
}

/** Where the words stand in quotes for the first time. */
function quotedIn(
  { root, files }: Pick<Settings, 'root' | 'files'>,
  words: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const quoted = new RegExp(`(["'\`])${escapeRegExp(words)}\\1`)
  for (const path of files) {
    const text = readText(path) ?? ''
    const offset = text.search(quoted)
    if (offset >= 0) return { file: toFilePath(relative(root, path)), ...positionAt(text, offset) }
  }
  return {}
}

/** Settings of a Docusaurus config at places of others; `places` is asked only where there is something to say: it costs a look into the text of the config. */
export async function placeMisplaced(
  problems: readonly Problem[],
  file: FilePath,
  places: () => Promise<Locate>,
): Promise<Problem[]> {
  if (!problems.some(({ code }) => code === 'config-misplaced')) return [...problems]
  const locate = await places()
  return problems.map(problem =>
    problem.code === 'config-misplaced'
      ? { ...problem, ...locate(String(problem.values?.where).replace(/: $/, ''), file) }
      : problem,
  )
}
