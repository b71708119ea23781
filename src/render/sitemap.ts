import type { AssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
export function renderSitemap(_: Site): { path: AssetPath; body: string }[] { return [] }
