import { expect, test } from 'vitest'
import { inWords } from '../../../../test/said.ts'
import { saidError } from '../../../messages/said-error.ts'
import { takeTurn } from './turn.ts'

test('a turn that the fence ends is told in words, not by the name of a message', async () => {
  const unit = { file: 'docusaurus.config.mjs', path: '/site/docusaurus.config.mjs' }
  const code = { unit, explain: () => ({ file: unit.file }) } as never
  const own = { shown: 'p' } as never
  const problem = await takeTurn({ own, code, siteDir: process.cwd() }, () =>
    Promise.reject(saidError('author-code/wait', { seconds: 10 })),
  )
  const said = JSON.stringify(problem && inWords(problem))
  expect(said).toContain('10')
  expect(said).not.toContain('author-code/wait')
})
