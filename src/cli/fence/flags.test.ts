import { expect, test } from 'vitest'
import { environmentOf, flagsOf } from './flags.ts'

const ROOM = '--max-semi-space-size=32'

test.each([
  ['more room for what is new', [], {}, [ROOM]],
  ['the user’s own options last, where they win', ['--max-semi-space-size=64'], {}, [ROOM, '--max-semi-space-size=64']],
  [
    'nothing over what the environment says',
    ['--cpu-prof'],
    { NODE_OPTIONS: '--max-semi-space-size=64' },
    ['--cpu-prof'],
  ],
  ['nor over another way to write it', [], { NODE_OPTIONS: '--min_semi_space_size=1' }, []],
  ['other options of the environment take nothing away', [], { NODE_OPTIONS: '--max-old-space-size=900' }, [ROOM]],
])('a watched server has %s', (_, execArgv, env, flags) => {
  expect(flagsOf({ execArgv, env }, 'dev')).toEqual(flags)
})

test('the watched process gives back what it frees, unless the user says otherwise', () => {
  expect(environmentOf({ env: { HOME: '/h', MALLOC_ARENA_MAX: '8' } })).toEqual({
    HOME: '/h',
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  })
})

test('a build is started as Node is: under other sizes Node compiles all of its own modules anew', () => {
  expect(flagsOf({ execArgv: ['--cpu-prof'], env: {} }, 'build')).toEqual(['--cpu-prof'])
})
