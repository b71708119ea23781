/** A site's own part that shows giscus under texts and nothing else, as our `comments`. */

import { PARTS } from '../../../shared/site/parts.ts'
import { recordOf } from '../../../shared/value.ts'
import { type CodeFile, importedFile, importsOf, type ThemeFile, tagsIn, textAt } from './read.ts'

interface Comments {
  /** For `comments` of our config. */
  settings: Record<string, unknown>
  /** Parts that need not be drawn any more. */
  names: string[]
}

/** What may stand around a widget without saying anything. */
const FRAMES = ['div', 'section', 'BrowserOnly', 'Fragment', 'React.Fragment', 'Giscus']
const SAID = ['h2', 'h3', 'hr', 'br', 'p']

const isGiscus = ({ code }: CodeFile): boolean => /['"]@giscus\/react['"]|giscus\.app\/client\.js/.test(code)

/** `comments: false` of a text turns ours off too; other conditions are the site's own. */
const hasConditions = ({ code }: CodeFile): boolean =>
  /\blocation\b|\bpathname\b/.test(code.replace(/mapping[^\n]*/g, '')) ||
  (/frontMatter/.test(code) && !/\{\s*comments\s*=\s*true\s*,?\s*\}|frontMatter\??\.comments\s*!==\s*false/.test(code))

/** `theme`: settings of the theme, where some sites keep those of the widget. */
export function commentsOf(
  files: readonly ThemeFile[],
  { siteDir, theme }: { siteDir: string; theme: unknown },
): Comments | undefined {
  const found = files.flatMap(part => {
    const widget = widgetOf(part, siteDir)
    const giscus = widget && readGiscus(widget, theme)
    return giscus === undefined ? [] : [{ name: part.name, giscus }]
  })
  const [first] = found
  if (first === undefined) return undefined
  // Several may speak of several repositories; ours speaks of one.
  const same = found.filter(({ giscus }) => JSON.stringify(giscus) === JSON.stringify(first.giscus))
  const isAmong = (names: readonly string[]): boolean => same.some(({ name }) => names.includes(name))
  const places = { posts: isAmong(PARTS.post), docs: isAmong(PARTS.doc) }
  const off = Object.fromEntries(Object.entries(places).filter(([, isOn]) => !isOn))
  return { settings: { giscus: first.giscus, ...off }, names: same.map(({ name }) => name) }
}

/** The file with the widget, when the part shows that and ours. */
function widgetOf(part: ThemeFile, siteDir: string): CodeFile | undefined {
  if (![...PARTS.post, ...PARTS.doc].includes(part.name) || hasConditions(part)) return undefined
  const imports = importsOf(part)
  const ours = imports.find(
    ({ from }) => from === `@theme-original/${part.name}` || from === `@theme-init/${part.name}`,
  )
  const own = imports.flatMap(({ name, from }) => {
    const file = importedFile(siteDir, part, from)
    return file === undefined ? [] : [{ name, file }]
  })
  const widgets = [
    ...own.filter(({ file }) => isGiscus(file)),
    ...(isGiscus(part) ? [{ name: 'Giscus', file: part }] : []),
  ]
  const [widget] = widgets
  if (ours === undefined || widget === undefined || widgets.length > 1 || hasConditions(widget.file)) return undefined
  const isPlain = (file: CodeFile, names: readonly string[]): boolean =>
    tagsIn(file).every(tag => names.includes(tag) || FRAMES.includes(tag))
  const isAlone = isPlain(part, [ours.name, widget.name, ...(widget.file === part ? SAID : [])])
  return isAlone && (widget.file === part || isPlain(widget.file, SAID)) ? widget.file : undefined
}

const NEEDED = ['repo', 'repoId', 'category', 'categoryId'] as const
/** What we can find a discussion by. */
const MAPPINGS = ['pathname', 'url', 'title']

/** `undefined` where something is not written in the code or the config. */
function readGiscus(file: CodeFile, theme: unknown): Record<string, string> | undefined {
  const shared = /\bgiscus\b/.test(file.code) ? recordOf(recordOf(theme).giscus) : {}
  const said = (name: string): string | undefined => {
    const here = attributeOf(file, name)
    return here ?? (typeof shared[name] === 'string' ? shared[name] : undefined)
  }
  const mapping = said('mapping') ?? 'pathname'
  const values = NEEDED.map(name => [name, said(name)] as const)
  if (!MAPPINGS.includes(mapping) || values.some(([, value]) => value === undefined || value === '')) return undefined
  return { ...Object.fromEntries(values.map(([name, value]) => [name, value ?? ''])), mapping }
}

/** `repoId="…"`, `repoId={…}`, `repoId: '…'`, `'data-repo-id', '…'`. */
function attributeOf(file: CodeFile, name: string): string | undefined {
  const dashed = `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
  const value = `("[^"\\n]*"|'[^'\\n]*'|\\{[^{}\\n]*\\})`
  const pattern = new RegExp(`(?:\\b${name}\\s*[=:]\\s*|["']${dashed}["']\\s*[,:]\\s*|\\b${dashed}=)${value}`)
  const [, written] = pattern.exec(file.code) ?? []
  return written === undefined ? undefined : textAt(written.replace(/^\{|\}$/g, ''), file)
}
