/** Parses every document with the options of its kind, once per text. */

import { parseComponent, parsePage, typograph } from '../markdown/index.ts'
import type { Translate } from '../messages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, ParsedPage, Source } from '../shared/document.ts'
import { isComponentPage } from '../shared/path.ts'
import type { Modules } from './modules/index.ts'

export interface Parser {
  /** Documents in the order of their sources; `tick` is called after each. */
  parse(content: Content, tick: () => void): Promise<ParsedPage[]>
}

/** A parser that remembers: a document whose file is the same byte for byte is not parsed again. */
export function createParser(config: Config, t: Translate, modules: Modules): Parser {
  const markers = new Map(config.blogs.map(blog => [blog.id, blog.truncateMarker]))
  const { minHeadingLevel: min, maxHeadingLevel: max } = config.theme.tableOfContents
  const highlighted = new Map<string, string>()
  let remembered = new Map<string, ParsedPage>()
  let partialsSeen = ''

  async function parse(content: Content, tick: () => void): Promise<ParsedPage[]> {
    await modules.prepare(content)
    const partials = new Map(content.partials.map(partial => [partial.file, partial]))
    // A partial may stand in any document: when one changes, everything is parsed again.
    const seen = content.partials.map(partial => partial.file + partial.body).join('\0')
    if (seen !== partialsSeen) remembered = new Map()
    partialsSeen = seen
    const next = new Map<string, ParsedPage>()
    const parsed: ParsedPage[] = []
    for (const source of content.sources) {
      const key = `${source.file}\0${source.hash}\0${modules.fingerprint(source)}`
      const known = remembered.get(key)
      const page = known === undefined ? await parseSource(source) : { ...known, source }
      next.set(key, page)
      parsed.push(config.markdown.typography && !isComponentPage(source.file) ? polish(page) : page)
      tick()
    }
    remembered = next
    return parsed

    function parseSource(source: Source): Promise<ParsedPage> {
      const options = optionsOf(source)
      if (!isComponentPage(source.file)) return parsePage(source, options)
      return parseComponent(source, () => modules.page(source), options)
    }

    function optionsOf(source: Source) {
      const truncateMarker = source.kind === 'post' ? markers.get(source.instance) : undefined
      const toc = { min, max }
      return { markdown: config.markdown, t, toc, partials, truncateMarker, cache: highlighted, ...modules.options() }
    }
  }

  return { parse }
}

/** Titles and descriptions get the typography of the text: they stand beside it. */
function polish(page: ParsedPage): ParsedPage {
  const { frontMatter } = page.source
  const set = (text: string | undefined): string | undefined => (text === undefined ? undefined : typograph(text))
  return {
    ...page,
    contentTitle: set(page.contentTitle),
    description: set(page.description),
    source: {
      ...page.source,
      frontMatter: {
        ...frontMatter,
        title: set(frontMatter.title),
        description: set(frontMatter.description),
        sidebarLabel: set(frontMatter.sidebarLabel),
        paginationLabel: set(frontMatter.paginationLabel),
      },
    },
  }
}
