/** Columns of a text on its share image. */

import { createBoxes, FORMS, type Form, fitColumn, measureColumns, type PutBox } from '../../shared/silhouette/draw.ts'
import { LINE, MEASURE, type Silhouette, type Tone } from '../../shared/silhouette/marks.ts'
import { fillBox, type Picture } from './picture.ts'

/** Pixels that the columns have, and the space between lines. */
const WIDTH = 1056
const HEIGHT = 285
const PITCHES = { least: 6, most: 15 }
const INK = 0.45

/** As large as the longest column allows, from `edge` on. */
function putColumns(silhouette: Silhouette, edge: number, put: PutBox): void {
  const form: Form = { ...FORMS.share, column: 0, pitch: 0, ink: 0 }
  const { count, height } = measureColumns(silhouette, form)
  const pitch = Math.max(PITCHES.least, Math.min(PITCHES.most, Math.floor((HEIGHT * LINE) / height)))
  const column = fitColumn(WIDTH, form.gap, count)
  createBoxes({ ...form, column, pitch, ink: Math.round(pitch * INK) }, put, edge)(silhouette)
}

/** Columns of the text on a picture, from `edge` on, in the colours of their tones. What comes later lies above. */
export function paintColumns(
  picture: Picture,
  { silhouette, edge, colourOf }: { silhouette: Silhouette; edge: number; colourOf: (tone: Tone) => number },
): void {
  putColumns(silhouette, edge, box => fillBox(picture, box, colourOf(box.tone)))
}

/** A text with everything that is drawn of one, and more of it than a column holds. */
const SAMPLE: Silhouette = [
  { anchor: '', height: 2, isCode: false, marks: [['accent', 0, 0, 20]] },
  {
    anchor: 'a',
    height: 140,
    isCode: true,
    marks: [
      ['line', 0, 0, MEASURE, 60],
      ['line', 60, 0, 16],
      ['grid', 63, 0, 31],
      ['grid', 66, 0, MEASURE, 20],
      ['accent', 87, 0, 2, 5],
      ['ground', 93, 0, MEASURE, 47],
      ['code', 93, 3, 30],
      ['code', 138, 7, 48],
    ],
  },
]

/** How columns are drawn, by one of each kind: drawn in another way, they are another picture under another name. */
export function columnsDesign(): unknown {
  const boxes: unknown[] = []
  putColumns(SAMPLE, 0, box => boxes.push({ ...box }))
  return boxes
}
