/** Sites that are broken or hostile as a whole: each gets the answer of `docs/trust.md`, and nothing besides. */

import { describe, expect, test } from 'vitest'
import { SITES } from './sites.ts'
import { config } from './sites-output.ts'
import { createTrial } from './trial.ts'

describe.each([...new Set(SITES.map(([row]) => row))])('%s', row => {
  test.each(SITES.filter(([name]) => name === row).map(([_, what, ...rest]) => [what, ...rest] as const))(
    '%s',
    async (_, files, said, prepare, write) => {
      const hasConfig = 'zapiski.config.mjs' in files
      const trial = createTrial({ 'docs/index.md': '# Начало\n', ...(!hasConfig && config()), ...files })
      try {
        prepare?.(trial.folder)
        const { lines } = await trial.build({ write: write !== undefined })
        expect(lines.toSorted()).toEqual(said.toSorted())
      } finally {
        trial.end()
      }
    },
  )
})
