/** What plugins make of the content of a site: asked when its files are read, before any text is drawn. */

import { madeSources } from '../../content/index.ts'
import { buildSite, pluginContent, recentPosts } from '../../model/index.ts'
import { emptyPage } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { ParsedPage, PostLists, Source } from '../../shared/document.ts'
import type { Site } from '../../shared/site.ts'
import type { Workshop } from '../workshop.ts'

type Read = Pick<Workshop, 'config' | 'content' | 't' | 'mode' | 'now'>

/** The config with what they made; the same where no plugin asks. */
export async function settlePlugins(read: Read): Promise<Pick<Read, 'config' | 'content'>> {
  const { config, content } = read
  const { made, lenient } = config
  if (made?.gather === undefined) return { config, content }
  const { routes, globalData, problems } = await made.gather(pluginContent(unreadSite(read)))
  const settled: Config = {
    ...config,
    made: { ...made, routes },
    ...(lenient && { lenient: { ...lenient, globalData } }),
  }
  const files = content.sources.filter(source => source.made === undefined)
  return {
    config: settled,
    content: {
      ...content,
      sources: [...files, ...madeSources(settled)],
      problems: [...content.problems, ...problems],
    },
  }
}

/** Recent posts as Docusaurus writes them for code of the site, which takes them in as a file. */
export function postListsOf(read: Read): PostLists {
  let site: Site | undefined
  return blog => {
    site ??= unreadSite(read)
    return JSON.stringify(recentPosts(site, blog))
  }
}

const unreadSite = (read: Read): Site =>
  buildSite({ ...read, parsed: read.content.sources.map(unread), assets: new Map() })

/** A document by its metadata; title and description are those of its first lines where it does not name them. */
function unread(source: Source): ParsedPage {
  const prose = source.body
    .split(/\n{2,}/)
    .find(part => /^[\p{L}\p{N}*_[]/u.test(part) && !/^(?:import|export)\b/.test(part))
  return {
    ...emptyPage(source),
    contentTitle: /^#[ \t]+(\S.*)$/m.exec(source.body)?.[1]?.split('{#')[0]?.trim(),
    description: prose
      ?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    words: source.body.split(/\s+/).length,
  }
}
