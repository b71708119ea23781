import type { AssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
export function renderRedirects(_: Site): { path: AssetPath; body: string }[] { return [] }
