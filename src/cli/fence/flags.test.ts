import { expect, test } from 'vitest'
import { environmentOf, flagsOf } from './flags.ts'

const ROOM = ['--min-semi-space-size=4', '--max-semi-space-size=32']

test.each([
  ['a small room for what is new, which may become large', [], {}, ROOM],
  [
    'the user’s own options last, where they win',
    ['--max-semi-space-size=64'],
    {},
    [...ROOM, '--max-semi-space-size=64'],
  ],
  [
    'nothing over what the environment says',
    ['--cpu-prof'],
    { NODE_OPTIONS: '--max-semi-space-size=64' },
    ['--cpu-prof'],
  ],
  ['nor over another way to write it', [], { NODE_OPTIONS: '--min_semi_space_size=1' }, []],
  ['other options of the environment take nothing away', [], { NODE_OPTIONS: '--max-old-space-size=900' }, ROOM],
])('a watched process has %s', (_, execArgv, env, flags) => {
  expect(flagsOf({ execArgv, env }, 'build')).toEqual(flags)
})

test('the watched process gives back what it frees, unless the user says otherwise', () => {
  expect(environmentOf({ env: { HOME: '/h', MALLOC_ARENA_MAX: '8' } })).toEqual({
    HOME: '/h',
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  })
})

test('a server has more room than a build', () => {
  expect(flagsOf({ execArgv: [], env: {} }, 'dev')).toEqual(['--max-semi-space-size=32'])
})
