/** What a text says in its metadata gets the typography of the text: it stands beside it. */

import { namesPattern, typograph } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage, Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { withChanges } from '../../shared/lazy.ts'
import { ownCopy } from '../../shared/text/own-copy.ts'
import { mapValues } from '../../shared/value.ts'
import type { ReadPage } from './originals.ts'

/** Pages as they are shown. */
export function createFinish({ markdown }: Config): (source: Source, page: ParsedPage) => ReadPage {
  const names = namesPattern(markdown.names)
  return (source, page) => {
    const isPolished = markdown.typography && !isComponentPage(source.file)
    return { source, page, polished: isPolished ? polish(page, names) : page }
  }
}

function polish(page: ParsedPage, names: RegExp | undefined): ParsedPage {
  const { frontMatter } = page.source
  const set = (text: string | undefined, isHeading = true): string | undefined => {
    const typeset = text && typograph(text, { names, isHeading })
    return typeset === text ? text : ownCopy(typeset ?? '')
  }
  const words = {
    title: set(frontMatter.title),
    description: set(frontMatter.description, false),
    sidebarLabel: set(frontMatter.sidebarLabel),
    paginationLabel: set(frontMatter.paginationLabel),
  }
  const isSame = Object.entries(words).every(([name, text]) => frontMatter[name as keyof typeof words] === text)
  return withChanges(page, {
    contentTitle: set(page.contentTitle),
    description: set(page.description, false),
    ...(!isSame && { source: withChanges(page.source, { frontMatter: { ...frontMatter, ...words } }) }),
  })
}

/** What a blog says of itself stands beside its texts. */
export function polishConfig(config: Config): Config {
  if (!config.markdown.typography) return config
  const names = namesPattern(config.markdown.names)
  return {
    ...config,
    blogs: config.blogs.map(blog => ({ ...blog, description: typograph(blog.description, { names }) })),
  }
}

/** What lists of tags, authors and categories say of them, typeset like the descriptions of documents that it stands among. */
export function polishContent(content: Content, { markdown }: Pick<Config, 'markdown'>): Content {
  if (!markdown.typography) return content
  const names = namesPattern(markdown.names)
  const described = <Item extends { description?: string | undefined }>(item: Item): Item =>
    item.description === undefined ? item : { ...item, description: typograph(item.description, { names }) }
  const each = <Item extends { description?: string | undefined }>(book: Record<string, Record<string, Item>>) =>
    mapValues(book, items => mapValues(items, described))
  return {
    ...content,
    authors: each(content.authors),
    tags: each(content.tags),
    categories: content.categories.map(described),
  }
}
