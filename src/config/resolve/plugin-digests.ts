/** Plugins that say what they read have digests: then their pages are kept from one build to the next. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import type { Config, MarkdownPlugin } from '../../shared/config.ts'
import { isRecord } from '../../shared/value.ts'

/** Versions of the packages that the config's modules may import. */
const LOCKS = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/** `files`: those of the config and all that it imports, absolute. */
export function withPluginDigests(config: Config, files: readonly string[]): Config {
  let code: string | undefined
  const codeOf = (): string => {
    const paths = [...files, ...LOCKS.map(name => join(config.siteDir, name))].filter(path => existsSync(path))
    code ??= contentHash(JSON.stringify(paths.map(path => readFileSync(path, 'utf8'))), 32)
    return code
  }
  const told = (plugins: MarkdownPlugin[]): MarkdownPlugin[] =>
    plugins.map(plugin => {
      const isTold = (plugin.attach as { cacheable?: unknown }).cacheable === true && isPlain(plugin.options)
      if (!isTold) return plugin
      const own = [codeOf(), plugin.name, String(plugin.attach), plugin.options]
      return { ...plugin, digest: contentHash(JSON.stringify(own), 32) }
    })
  const each = <Section extends Plugged>(sections: readonly Section[]): Section[] =>
    sections.map(section =>
      section.remarkPlugins.length + section.rehypePlugins.length === 0
        ? section
        : { ...section, remarkPlugins: told(section.remarkPlugins), rehypePlugins: told(section.rehypePlugins) },
    )
  const { blogs, docs, pages, translations } = config
  return {
    ...config,
    blogs: each(blogs),
    docs: each(docs),
    pages: each(pages),
    translations: translations.map(other => withPluginDigests(other, files)),
  }
}

interface Plugged {
  remarkPlugins: MarkdownPlugin[]
  rehypePlugins: MarkdownPlugin[]
}

/** Its JSON says all of it. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (isRecord(value)) return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
  return value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
