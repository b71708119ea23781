/** Texts drawn as columns that hang from their headings. Always beside the text that says the same, so listeners pass them over. */

import type { Drawing } from '../shared/silhouette/draw.ts'
import type { PartView } from '../shared/view/page-view.ts'

/** Lines are strokes, everything else is filled: the style sheet tells them apart by class. */
export const DrawnPaths = ({ drawing }: { drawing: Drawing }) =>
  drawing.paths.map(({ tone, how, d }) => (
    <path key={how + tone} className={how === 'stroke' ? `s-${tone} s-ink` : `s-${tone}`} d={d} />
  ))

interface SilhouetteProps {
  drawing: Drawing
  className: string
}

/** `preserveAspectRatio`: where a style sheet gives it another width, lines keep their height. */
export function Silhouette({ drawing, className }: SilhouetteProps) {
  const { width, height } = drawing
  return (
    <svg
      className={`silhouette ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <DrawnPaths drawing={drawing} />
    </svg>
  )
}

interface PartProps {
  part: PartView
  className: string
  /** May be wider than a phone: it gets narrower there. */
  isFitted?: boolean
}

/** A part of a file of drawings. */
export function DrawnPart({ part: { href, width, height }, className, isFitted = false }: PartProps) {
  return (
    <svg
      className={`silhouette ${className}`}
      viewBox={isFitted ? `0 0 ${width} ${height}` : undefined}
      preserveAspectRatio={isFitted ? 'none' : undefined}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={href} />
    </svg>
  )
}

/** Id of a column of the map where it stands in the article; the contents beside the text show it from there. */
export const columnId = (index: number): string => `zapiski-column-${index}`
