/** A line that the other side has too, but for what `trim` takes off. */
export const hasTwin =
  trim =>
  ({ line, others }) =>
    others.some(other => trim(other) === trim(line))
