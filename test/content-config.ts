/** Configurations for tests that read real folders: the small one of `factory.ts`, with what the disk needs. */

import { join } from 'node:path'
import type { BlogConfig, Config, DocsConfig, PagesConfig } from '../src/shared/config.ts'
import { EXCLUDE, makeConfig } from './factory.ts'

function first<Item>(items: Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('the small configuration lost an instance')
  return item
}

const defaults = makeConfig()

export const blogFixture = (changes: Partial<BlogConfig> = {}): BlogConfig => ({
  ...first(defaults.blogs),
  exclude: EXCLUDE,
  ...changes,
})

export const docsFixture = (changes: Partial<DocsConfig> = {}): DocsConfig => ({
  ...first(defaults.docs),
  exclude: EXCLUDE,
  ...changes,
})

export const pagesFixture = (changes: Partial<PagesConfig> = {}): PagesConfig => ({
  ...first(defaults.pages),
  exclude: EXCLUDE,
  ...changes,
})

/** A blog alone, in the time zone of Moscow, which no test machine has; nothing asks git for dates. */
export const configFixture = (siteDir: string, changes: Partial<Config> = {}): Config =>
  makeConfig({
    siteDir,
    outDir: join(siteDir, 'build'),
    timeZone: 'Europe/Moscow',
    blogs: [blogFixture()],
    docs: [],
    pages: [],
    sitemap: undefined,
    ...changes,
  })
