import type { Translate } from '../messages/index.ts'
import type { AssetPath } from '../shared/path.ts'
import type { Post, Site } from '../shared/site.ts'
export function renderFeeds(_: { site: Site; t: Translate; bodyOf: (post: Post) => string }): { path: AssetPath; body: string }[] { return [] }
