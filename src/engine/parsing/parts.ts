/** What documents are made of besides their own files. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPartial } from '../../content/index.ts'
import { contentHash } from '../../content-hash.ts'
import type { Modules } from '../../modules/index.ts'
import { findMarker, type ParseOptions } from '../../pages/index.ts'
import { fileOfText, isExcerptName } from '../../shared/config/given-text.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, Partial, Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import type { FilePath } from '../../shared/path.ts'

/** Every text that a document may take in, those of them that are no pages, and a digest of these. */
export function listParts(content: Content, config: Config) {
  const partials = new Map<FilePath, Partial | Source>(textsOf(content).map(text => [text.file, text]))
  for (const { name, text } of excerptsIn(content, config, partials)) partials.set(name, text)
  return { partials, parts: content.partials, seen: digestOf(content.partials) }
}

const textsOf = ({ sources, partials }: Content): (Partial | Source)[] => [
  ...sources.filter(({ file }) => !isComponentPage(file)),
  ...partials,
]

/**
 * The content with the texts that lie in none of its folders and are taken in all the same, `@site/README.md`, by
 * documents, by components, by such texts themselves; its modules are prepared.
 */
export async function gatherParts(content: Content, config: Config, modules: Modules): Promise<Content> {
  let whole = content
  const takeIn = async (texts: readonly FilePath[]): Promise<boolean> => {
    const found = await readOutside(texts, whole, { config, modules })
    if (found.length > 0) whole = { ...whole, partials: [...whole.partials, ...found] }
    return found.length > 0
  }
  do {
    do await modules.look(whole)
    while (await takeIn(textsOf(whole).flatMap(({ file }) => modules.imported(file))))
    await modules.prepare(whole)
  } while (await takeIn(modules.texts()))
  return whole
}

interface Means {
  config: Config
  modules: Modules
}

/** Those of the texts that are not known yet and may be taken in. */
async function readOutside(
  texts: readonly FilePath[],
  content: Content,
  { config: { siteDir, markdown }, modules }: Means,
): Promise<Partial[]> {
  const known = new Set(textsOf(content).map(({ file }) => file))
  const files = [...new Set(texts)].filter(
    file => !known.has(file) && existsSync(join(siteDir, file)) && !modules.isOutside(join(siteDir, file)),
  )
  const read: Partial[] = []
  for (const file of files) {
    const { partial } = await readPartial(file, join(siteDir, file), markdown.hooks)
    if (partial !== undefined) read.push(partial)
  }
  return read
}

/** Beginnings of texts that plugins give to components, by their names. */
function excerptsIn(
  { sources }: Content,
  { blogs }: Config,
  texts: ReadonlyMap<FilePath, Partial | Source>,
): { name: FilePath; text: Partial }[] {
  const markers = new Map(blogs.map(({ id, truncateMarker }) => [id, truncateMarker]))
  const names = new Set(sources.flatMap(({ made }) => made?.texts.filter(isExcerptName) ?? []))
  return [...names].flatMap(name => {
    const text = texts.get(fileOfText(name))
    if (text === undefined) return []
    const marker = 'instance' in text && text.kind === 'post' ? markers.get(text.instance) : undefined
    const { start = text.body.length } = (marker && findMarker(text.body, marker)) ?? {}
    return [{ name, text: { file: text.file, body: text.body.slice(0, start), bodyLine: text.bodyLine } }]
  })
}

const digestOf = (parts: readonly Partial[]): string =>
  contentHash(parts.map(({ file, body }) => file + body).join('\0'), 32)

/** What the site's own parts may be told of tags and authors, which are written in files of their own. */
export function registryOf({ tags, authors }: Content, { kind, instance }: Source): ParseOptions['registry'] & object {
  return { tags: tags[`${kind}:${instance}`], authors: kind === 'post' ? authors[instance] : undefined }
}

/** Those of the registry that a document names. */
function namedIn(content: Content, source: Source): string {
  const { tags, authors } = registryOf(content, source)
  const { frontMatter } = source
  const named = [
    ...frontMatter.tags.map(tag => (typeof tag === 'string' ? tags?.[tag] : undefined)),
    ...frontMatter.authors.map(author => (typeof author === 'string' ? authors?.[author] : undefined)),
  ].filter(one => one !== undefined)
  return named.length === 0 ? '' : JSON.stringify(named)
}

/** What a document is made of: its own file, the modules it imports, the documents it takes in as parts. */
export function createKeys(content: Content, modules: Modules): (source: Source) => string {
  const byFile = new Map(content.sources.map(source => [source.file, source]))
  const keyOf = (source: Source, seen: ReadonlySet<Source>): string => {
    const named = modules.themeIn(source) === 'nowhere' ? '' : namedIn(content, source)
    const own = `${source.file}\0${source.real ?? ''}\0${source.hash}\0${modules.fingerprint(source)}${named}`
    const taken = [...modules.imported(source.file), ...(source.made?.texts.map(fileOfText) ?? [])]
    const parts = taken.flatMap(file => byFile.get(file) ?? [])
    const fresh = parts.filter(part => !seen.has(part))
    return [own, ...fresh.map(part => keyOf(part, new Set([...seen, part])))].join('\0')
  }
  return source => keyOf(source, new Set([source]))
}
