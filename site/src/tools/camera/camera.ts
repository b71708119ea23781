/** Pixels on a metre across the picture, at a distance in metres; the angle is that of the lens, in degrees. */
export const density = (pixels: number, angle: number, distance: number): number =>
  pixels / (2 * distance * Math.tan((angle * Math.PI) / 360))

/** Tasks of IEC 62676-4, from the dearest. */
const TASKS: readonly (readonly [perMetre: number, task: string])[] = [
  [1000, 'рассмотреть мелочи'],
  [250, 'опознать незнакомого'],
  [125, 'узнать знакомого'],
  [62, 'наблюдать, что делает'],
  [25, 'заметить, что кто-то есть'],
]

/** The dearest task that so many pixels on a metre allow. */
export const taskFor = (perMetre: number): string | undefined => TASKS.find(([limit]) => perMetre >= limit)?.[1]

/** The distance in metres up to which a task is possible. */
export const reach = (pixels: number, angle: number, perMetre: number): number =>
  pixels / (2 * perMetre * Math.tan((angle * Math.PI) / 360))

/** Gigabytes (10⁹) a day of one camera that records so many hours; megabits a second. */
export const gigabytesPerDay = (megabits: number, hours: number): number => (megabits * 1e6 * hours * 3600) / 8 / 1e9
