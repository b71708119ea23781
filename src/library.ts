/** What `import … from 'zapiski'` gives in a config and in programs: the same engine that runs the command. */

import { load } from './boot/load.ts'

export const { build, defineConfig, loadConfig } = load<typeof import('./index.ts')>('library')
