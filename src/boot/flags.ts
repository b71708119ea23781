/** What V8 is told for the work: other than by default, and as by default while code is loaded. */

import { cachedDataVersionTag, setFlagsFromString } from 'node:v8'

/**
 * Most functions of a build run for a moment, and to compile them takes other threads longer than it spares this one: of
 * 130 pages a seventh of the processor, of 1,000 an eighth; four times as much or half gains less. Node 22 and later
 * have another compiler in between, for which nothing was measured.
 */
const BUDGET = 600_000

/**
 * How much of the heap may be over before it is swept: what a build holds grows page by page. Most of what it makes is
 * gone with its page; by default the heap may be twice as large as what lives before it is swept. Percent, with no time
 * that could be measured; of very many pages each is megabytes by the dozen (100,000: 2,105 MiB at 15, 1,860 at 11, no
 * less at 8, which takes half as much time again).
 */
const GROWING = { usual: 30, large: 11 }
const LARGE = 30_000

/** Those of V8 11.3, which Node 20 has. */
const DEFAULTS = {
  'interrupt-budget': 67_584,
  'heap-growing-percent': 0,
  'flush-bytecode': true,
  'parallel-scavenge': true,
  'semi-space-growth-factor': 2,
}
type Flag = keyof typeof DEFAULTS
type Value = number | boolean

const chosen = new Map<Flag, Value>()
const set = (flag: Flag, value: Value): void =>
  setFlagsFromString(typeof value === 'number' ? `--${flag}=${value}` : `--${value ? '' : 'no-'}${flag}`)

/** Flags that are part of no name of made code yet. */
const untouched = cachedDataVersionTag()

function choose(flag: Flag, value: Value): void {
  if ((chosen.get(flag) ?? DEFAULTS[flag]) === value) return
  chosen.set(flag, value)
  set(flag, value)
}

export function compileLater({ node }: Pick<NodeJS.ProcessVersions, 'node'>): void {
  if (Number.parseInt(node, 10) >= 22) return
  choose('interrupt-budget', BUDGET)
  // A heap that is swept as often as ours forgets functions between two pages that call them, and compiles them anew: a
  // thirtieth of the processors of 1,000 pages.
  choose('flush-bytecode', false)
  // What is new is four MiB; to have other threads sweep it with this one costs more than it saves, and they are at work.
  choose('parallel-scavenge', false)
}

/** What is known of a site's texts. */
interface Found {
  texts: number
  areLong: boolean
}

/** A build begins with little room for what is new, and says whether it grows: V8 doubles it as long as things outlive it. */
const isSmall = process.execArgv.some(option => option.startsWith('--min-semi-space-size'))

/** Bounds what the heap may hold. */
export function boundHeap({ texts, areLong }: Found = { texts: 0, areLong: false }): void {
  choose('heap-growing-percent', texts > LARGE ? GROWING.large : GROWING.usual)
  if (isSmall) choose('semi-space-growth-factor', areLong ? DEFAULTS['semi-space-growth-factor'] : 1)
}

let isDefault = false

/**
 * Does something under the flags that Node was started with: what V8 made under others it does not take, neither our
 * code nor that of Node's own modules, which come with the code made of them. Where V8's own values are not those that
 * are known here, nothing is changed.
 */
export function asByDefault<Result>(work: () => Result): Result {
  if (isDefault || chosen.size === 0) return work()
  for (const flag of chosen.keys()) set(flag, DEFAULTS[flag])
  isDefault = cachedDataVersionTag() === untouched
  if (!isDefault) for (const [flag, value] of chosen) set(flag, value)
  try {
    return work()
  } finally {
    isDefault = false
    for (const [flag, value] of chosen) set(flag, value)
  }
}
