/** What parsing a document is told of the site, apart from the site's own modules. */

import { contentHash } from '../../content-hash.ts'
import type { Translate } from '../../messages/index.ts'
import { editUrl, placeDoc, tagsRoute } from '../../model/index.ts'
import { createHighlighted, type ParseOptions } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { routeToAddress, toRoute } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'
import { contentKey } from '../../shared/version.ts'
import { createDrawers } from '../drawers/index.ts'
import { fencedPlugins, pluginsFor } from '../drawers/plugins.ts'
import type { Reads } from './reads.ts'

type SiteOptions = Omit<ParseOptions, 'embedded' | 'partials' | 'provided'>

/** Gives the options of each document; what is the same for all of them is one value. */
export function createOptions(
  config: Config,
  t: Translate,
  { read }: Pick<Reads, 'read'>,
): (source: Source) => SiteOptions {
  const markers = new Map(config.blogs.map(blog => [blog.id, blog.truncateMarker]))
  const common = commonOptions(config, t)
  return source => {
    const plugins = pluginsFor(config, source)
    return {
      ...common,
      about: aboutOf(config, source),
      plugins: plugins && { ...fencedPlugins(plugins, source), read },
      truncateMarker: source.kind === 'post' ? markers.get(source.instance) : undefined,
    }
  }
}

/** What is the same for all documents. */
function commonOptions(config: Config, t: Translate) {
  const { markdown, lenient, security } = config
  const { minHeadingLevel: min, maxHeadingLevel: max } = config.theme.tableOfContents
  const posts = new Set(
    security.rules.flatMap(({ directive, sources }) => (directive === 'form-action' ? sources : [])),
  ).add(config.url)
  const mayPost = (origin: string): boolean => posts.has(origin)
  const settings = {
    markdown,
    lenient,
    pageScripts: security.allowPageScripts,
    ...createDrawers(config),
    digest: (text: string) => contentHash(text, 32),
  }
  return { ...settings, t, mayPost, toc: { min, max }, highlighted: createHighlighted() }
}

/** What components may know of where a document belongs. */
function aboutOf(config: Config, source: Source): ParseOptions['about'] {
  const { blogs, docs } = config
  const { kind, instance } = source
  const own =
    kind === 'post' ? blogs.find(({ id }) => id === instance) : docs.find(other => contentKey(other) === instance)
  if (own === undefined) return undefined
  return {
    tagsBase: tagsRoute(own),
    // Nobody knows yet where the page will be; a function of the site that fails is named where ours asks it.
    editUrl: () =>
      attempt(() =>
        editUrl(config, { instance: own, source, permalink: () => routeToAddress(toRoute(own.routeBasePath), config) }),
      ),
    ...('numberPrefixes' in own && { place: () => placeDoc(source, own.numberPrefixes) }),
  }
}
