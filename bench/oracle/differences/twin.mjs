/** A line that the other side has too, but for what `trim` takes off. */
export const hasTwin =
  trim =>
  ({ line, others }) =>
    others.some(other => trim(other) === trim(line))

const pathOf = address => address?.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '')

/** The page of one side that has this address, whole or as a path. */
export const pageAt = (address, { pages }) =>
  Object.values(pages).find(({ canonical }) => canonical !== undefined && pathOf(canonical) === pathOf(address))
