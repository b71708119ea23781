/** A text of which nothing is left but its address: 404 in the darker words of three columns. */

/** Cells of each digit; a row of them is three lines. */
const FOUR = ['1  1', '1  1', '1  1', '1111', '   1', '   1', '   1']
const ZERO = ['1111', '1  1', '1  1', '1  1', '1  1', '1  1', '1111']
const LINES = 3

/** Pixels. Lines reach one cell over the digit on both sides, each as far as a word would. */
const CELL = 32
const GAP = 16
const PITCH = 7
const INK = 3
const CAP = 4
const RAGGED = [0, 9, 4, 20, 2, 13, 7]
const COLUMN = 6 * CELL
const WIDTH = 3 * COLUMN + 2 * GAP
const HEIGHT = CAP + FOUR.length * LINES * PITCH + PITCH

const bar = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v${y === 0 ? CAP : INK}h-${width}z`

/** Where cells of a row stand together, from the first to behind the last. */
const runsOf = (row: string): [number, number][] =>
  [...row.matchAll(/1+/g)].map(({ index, 0: run }) => [index + 1, index + 1 + run.length])

function pathsOf(): { caps: string; words: string; digits: string } {
  const paths = { caps: '', words: '', digits: '' }
  for (const [column, digit] of [FOUR, ZERO, FOUR].entries()) {
    const left = column * (COLUMN + GAP)
    paths.caps += bar(left, 0, COLUMN)
    for (let line = 0; line < digit.length * LINES; line++) {
      const y = CAP + PITCH + line * PITCH
      const end = COLUMN - (RAGGED[(line + column) % RAGGED.length] ?? 0)
      let from = 0
      for (const [start, stop] of runsOf(digit[Math.floor(line / LINES)] ?? '')) {
        paths.words += bar(left + from, y, start * CELL - 3 - from)
        paths.digits += bar(left + start * CELL, y, (stop - start) * CELL - 3)
        from = stop * CELL
      }
      paths.words += bar(left + from, y, end - from)
    }
  }
  return paths
}

const { caps, words, digits } = pathsOf()

export const NotFoundDrawing = () => (
  <svg
    className="silhouette not-found-drawing"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width={WIDTH}
    height={HEIGHT}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className="s-cap" d={caps} />
    <path className="s-grid" d={words} />
    <path className="s-code" d={digits} />
  </svg>
)
