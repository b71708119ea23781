/** A position with borrowed money, isolated margin, without fees. */
export interface Position {
  price: number
  leverage: number
  /** Share of the position that has to stay, 0.005 for half a per cent. */
  maintenance: number
  isLong: boolean
}

/** The price at which the exchange closes the position; a long one can have none above zero. */
export function liquidationPrice({ price, leverage, maintenance, isLong }: Position): number {
  const change = 1 / leverage - maintenance
  return Math.max(0, price * (isLong ? 1 - change : 1 + change))
}

/** How far the price may go against the position, as a share of it. */
export const roomLeft = ({ leverage, maintenance }: Position): number => Math.max(0, 1 / leverage - maintenance)

/** Fees of coming in and going out, as a share of the margin: they are taken from the whole position. */
export const feesOfMargin = (leverage: number, fee: number): number => 2 * fee * leverage
