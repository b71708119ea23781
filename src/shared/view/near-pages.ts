/** Which pages of a long list are named on one of them. */

/** Named around the current one, each side. */
const AROUND = 2

export const isNearPage = (number: number, { page, pages }: { page: number; pages: number }): boolean =>
  number === 1 || number === pages || Math.abs(number - page) <= AROUND
