/** The site in memory while an author writes. */

import type { SiteFiles } from '../engine/files.ts'
import { type OpenedSite, openSite } from '../engine/open-site.ts'
import type { OutputFile } from '../engine/output-file.ts'
import type { Config } from '../shared/config.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'

export interface Session {
  site(): OpenedSite
  /** Notes are for those who build. */
  problems(): Problem[]
  /** A file of the site, also of the one before: a page that is still loading asks for what it was told of. */
  find(path: string): OutputFile | undefined
  /** Redoes what follows from changed files (site-relative). Returns when the site is up to date. */
  update(changed: readonly FilePath[]): Promise<void>
}

export async function createSession(config: Config): Promise<Session> {
  let site = await openSite(config, { mode: 'development' })
  let before: SiteFiles | undefined
  return {
    site: () => site,
    problems: () => site.problems.filter(({ level }) => level !== 'note'),
    find: path => site.files().find(path) ?? before?.find(path),
    async update(changed) {
      const next = await site.update(changed)
      before = site.files()
      site = next
    },
  }
}
