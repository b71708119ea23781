/** How long a turn may be, on a machine that may be busy with other things. */

/** What a turn has taken so far, seconds. */
interface Spent {
  /** On the clock. */
  wall: number
  /** Of a processor; `undefined` where the system does not tell. */
  time: number | undefined
  /** Without work to do: it waited for no processor and no disk. */
  asleep: number
}

/** The clock for a second that is allowed, at most: nobody waits for ever. */
const LONGEST = 30

/** Whether it is over the limit: what counts is work and sleep, not that others work too. */
export const isTooLong = ({ wall, time, asleep }: Spent, seconds: number): boolean =>
  wall > seconds && (time === undefined || time >= seconds || asleep > seconds || wall > seconds * LONGEST)
