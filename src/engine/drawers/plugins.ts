/** Which plugins take part in a text. */

import type { ParseOptions } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { contentKey } from '../../shared/version.ts'

type Plugins = Omit<NonNullable<ParseOptions['plugins']>, 'read'>

/** Those of the section that a text belongs to; `undefined`: none, and nothing but files decides what becomes of it. */
export function pluginsFor({ docs, blogs, pages, siteDir }: Config, source: Source): Plugins | undefined {
  const { kind, instance } = source
  // Versions of a section share its id.
  const section =
    kind === 'doc'
      ? docs.find(version => contentKey(version) === instance)
      : (kind === 'post' ? blogs : pages).find(({ id }) => id === instance)
  const { remarkPlugins: remark = [], rehypePlugins: rehype = [] } = section ?? {}
  return remark.length + rehype.length === 0 ? undefined : { remark, rehype, siteDir }
}
