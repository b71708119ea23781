/** `write-heading-ids`: gives headings a name of their own, so that links survive a new wording. */

import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import GithubSlugger from 'github-slugger'
import { createStop, EXIT, type ExitCode, plural } from '../errors.ts'
import { createMatcher } from '../shared/text/glob.ts'
import { readConfig } from './config.ts'
import type { Call } from './run.ts'

export interface HeadingOptions {
  /** Keep capital letters. */
  maintainCase: boolean
  /** Replace names that are there. */
  overwrite: boolean
}

export async function runHeadings(call: Call): Promise<ExitCode> {
  const { args, siteDir, io } = call
  const named = args.positionals.slice(1).map(file => resolve(io.cwd, file))
  const missing = named.find(file => !existsSync(file))
  if (missing !== undefined)
    throw createStop(EXIT.usage, 'usage', `файла «${relative(io.cwd, missing)}» нет`, 'исправьте имя')
  const config = await readConfig(call)
  if (config === undefined) return EXIT.usage
  const files = named.length > 0 ? named : []
  if (named.length === 0) {
    for (const { path, include, exclude } of [...config.blogs, ...config.docs, ...config.pages]) {
      files.push(...(await listPages(resolve(siteDir, path), include, exclude)))
    }
  }
  const options = { maintainCase: args.flag('maintain-case'), overwrite: args.flag('overwrite') }
  let changed = 0
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    const next = addHeadingIds(text, options)
    if (next === text) continue
    await writeFile(file, next)
    changed += 1
    io.out(`${relative(io.cwd, file)}\n`)
  }
  io.out(
    changed === 0
      ? 'Менять нечего: имена есть у всех заголовков.\n'
      : `Изменено: ${plural(changed, 'файл', 'файла', 'файлов')}\n`,
  )
  return EXIT.ok
}

async function listPages(folder: string, include: string[], exclude: string[]): Promise<string[]> {
  if (!existsSync(folder)) return []
  const isIncluded = createMatcher(include)
  const isExcluded = createMatcher(exclude)
  const names = await readdir(folder, { recursive: true })
  return names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.mdx?$/.test(name) && !name.includes('node_modules/') && isIncluded(name) && !isExcluded(name))
    .toSorted()
    .map(name => join(folder, name))
}

const OWN_ID = /\s*(?:\{#([^\s}]+)\}|\{\/\*\s*#(\S+)\s*\*\/\}|<!--\s*#(\S+)\s*-->)\s*$/

/** The text with `{#id}` after every heading of level 2 to 6 that has none; code and front matter stay as they are. */
export function addHeadingIds(text: string, { maintainCase, overwrite }: HeadingOptions): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(newline)
  const slugger = new GithubSlugger()
  const headings = findHeadings(lines)
  // Names that stay are taken before new ones are made.
  for (const { title } of headings) {
    const own = ownId(title)
    if (own !== undefined && !overwrite) slugger.slug(own, true)
  }
  for (const { line, marks, title } of headings) {
    if (ownId(title) !== undefined && !overwrite) continue
    const words = title.replace(OWN_ID, '')
    const id = slugger.slug(plainText(words), maintainCase)
    if (id !== '' && marks.length > 1) lines[line] = `${marks} ${words} {#${id}}`
  }
  return lines.join(newline)
}

function ownId(title: string): string | undefined {
  const match = OWN_ID.exec(title)
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

function findHeadings(lines: string[]): { line: number; marks: string; title: string }[] {
  const found: { line: number; marks: string; title: string }[] = []
  let fence: string | undefined
  let inFrontMatter = lines[0]?.trim() === '---'
  for (const [line, text] of lines.entries()) {
    if (inFrontMatter) {
      if (line > 0 && text.trim() === '---') inFrontMatter = false
      continue
    }
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(text)
    if (fence !== undefined) {
      const closes = mark?.[1]?.startsWith(fence) && mark[2]?.trim() === ''
      if (closes) fence = undefined
      continue
    }
    if (mark !== null) {
      fence = mark[1]
      continue
    }
    const heading = /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*$/.exec(text)
    const [, marks, title] = heading ?? []
    if (marks !== undefined && title !== undefined) found.push({ line, marks, title: title.replace(/[ \t]+#+$/, '') })
  }
  return found
}

/** A heading without the signs of links, emphasis and code. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
