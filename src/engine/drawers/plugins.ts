/** Which plugins take part in a text. */

import { guard, guardNow, partOf, type Unit } from '../../fence.ts'
import type { ParseOptions } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { contentKey } from '../../shared/version.ts'

type Plugin = NonNullable<ParseOptions['plugins']>['remark'][number]
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

/** The same, each with a turn of its own: the one that loops over a text is named, and the text goes on without it. */
export function fencedPlugins({ remark, rehype, ...rest }: Plugins, { file, hash }: Source): Plugins {
  const fence = (plugin: Plugin): Plugin => {
    const unit = partOf({ file, digest: hash }, plugin.name)
    const attach: Plugin['attach'] = function (...options) {
      const transform = run(unit, () => plugin.attach.apply(this, options))
      return typeof transform === 'function' ? inTurn(unit, transform as Transform) : transform
    }
    return { ...plugin, attach }
  }
  return { remark: remark.map(fence), rehype: rehype.map(fence), ...rest }
}

type Transform = (this: unknown, ...given: unknown[]) => unknown

/** How many parameters it has says whether it calls back. */
function inTurn(unit: Unit, transform: Transform): Transform {
  const fenced: Transform = function (...given) {
    return run(unit, () => transform.apply(this, given))
  }
  return Object.defineProperty(fenced, 'length', { value: transform.length })
}

function run(unit: Unit, call: () => unknown): unknown {
  const made = guardNow(unit, call)
  return made instanceof Promise ? guard(unit, async () => made) : made
}
