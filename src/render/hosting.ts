import type { AssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
export function renderHosting(_: Site, __: { csp: string }): { path: AssetPath; body: string }[] { return [] }
