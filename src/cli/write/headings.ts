/** `write-heading-ids`: gives headings a name of their own, so that links survive a new wording. */

import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import GithubSlugger from 'github-slugger'

import { EXIT, type ExitCode, stop } from '../../errors.ts'
import type { Config } from '../../shared/config.ts'
import { isTextFile } from '../../shared/files.ts'
import { createMatcher } from '../../shared/text/glob.ts'
import { type SiteCall, withConfig } from '../config.ts'
import type { Call } from '../run.ts'

interface HeadingOptions {
  /** Keep capital letters. */
  maintainCase: boolean
  /** Replace names that are there. */
  overwrite: boolean
}

export async function runHeadings(call: Call): Promise<ExitCode> {
  const { args, io } = call
  const named = args.positionals.slice(1).map(file => resolve(io.cwd, file))
  const missing = named.find(file => !existsSync(file))
  if (missing !== undefined) throw stop(EXIT.usage, 'usage/file', { values: { name: relative(io.cwd, missing) } })
  return withConfig(call, siteCall => nameHeadings(siteCall, named))
}

/** In the files that are named, or in all. */
async function nameHeadings({ args, io, config, say }: SiteCall, named: string[]): Promise<ExitCode> {
  const options = { maintainCase: args.flag('maintain-case'), overwrite: args.flag('overwrite') }
  let count = 0
  for (const file of named.length > 0 ? named : await listTexts(config)) {
    const text = await readFile(file, 'utf8')
    const next = addHeadingIds(text, options)
    if (next === text) continue
    await writeFile(file, next)
    count += 1
    io.out(`${relative(io.cwd, file)}\n`)
  }
  io.out(`${count === 0 ? say('headings/nothing') : say('headings/done', { count })}\n`)
  return EXIT.ok
}

async function listTexts({ siteDir, blogs, docs, pages }: Config): Promise<string[]> {
  const lists = await Promise.all([...blogs, ...docs, ...pages].map(instance => listTextsOf(instance, siteDir)))
  return lists.flat()
}

type Instance = Pick<Config['docs'][number], 'path' | 'include' | 'exclude'>

async function listTextsOf({ path, include, exclude }: Instance, siteDir: string): Promise<string[]> {
  const folder = resolve(siteDir, path)
  if (!existsSync(folder)) return []
  const isIncluded = createMatcher(include)
  const isExcluded = createMatcher(exclude)
  const names = await readdir(folder, { recursive: true })
  return names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => isTextFile(name) && !name.includes('node_modules/') && isIncluded(name) && !isExcluded(name))
    .toSorted()
    .map(name => join(folder, name))
}

const OWN_ID = /\s*(?:\{#((?:(?!\{#)[^}])+)\}|\{\/\*\s*#(\S+)\s*\*\/\}|<!--\s*#(\S+)\s*-->)\s*$/

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
    const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(text.trimEnd())
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
