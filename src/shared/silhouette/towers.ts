/** Texts as columns of bricks beside each other: a section is a brick, those of code are of another colour. */

import { MENU_TOWERS } from './forms.ts'
import { LINE, type Silhouette, type SilhouetteSection } from './marks.ts'

export interface TowerForm {
  /** Pixels. */
  column: number
  gap: number
  cap: number
  /** Between bricks. */
  slit: number
  /** Lines a pixel. */
  density: number
  /** Of the whole drawing: what is taller even at the tightest is cut. */
  height: number
}

export const TOWERS = {
  archive: { column: 9, gap: 2, cap: 4, slit: 1, density: 1.6, height: 128 },
  menu: { column: 7, gap: 3, cap: 2, slit: 1, density: 5, height: MENU_TOWERS.height },
  author: { column: 9, gap: 2, cap: 4, slit: 1, density: 1.6, height: 64 },
  tag: { column: 24, gap: 4, cap: 4, slit: 1, density: 3, height: 64 },
  largeTag: { column: 24, gap: 4, cap: 4, slit: 2, density: 2.2, height: 104 },
} as const

/** Of a tag with so many posts; nothing of a small one. */
export function tagForm(posts: number): TowerForm | undefined {
  if (posts >= LARGE_TAG) return TOWERS.largeTag
  return posts >= FEWEST_TOWERS ? TOWERS.tag : undefined
}

/** Fewer texts beside each other say nothing; the room for them would stand empty. */
export const FEWEST_TOWERS = 4

/** Posts of a tag that is drawn large. */
const LARGE_TAG = 9

/** Pixels: what the list of an author has at 1280. */
const AUTHOR_WIDTH = 924

/** All posts of an author beside each other. */
export function authorForm(posts: number): TowerForm {
  const form = TOWERS.author
  return towersWidth(posts, form) <= AUTHOR_WIDTH
    ? form
    : { ...form, column: Math.max(2, Math.floor(AUTHOR_WIDTH / posts) - 1), gap: 1 }
}

/** In a menu a year of more posts has narrower columns. */
const MENU_COLUMNS = 17

export function menuForm(posts: number): TowerForm {
  if (posts <= MENU_COLUMNS) return TOWERS.menu
  return { ...TOWERS.menu, column: Math.max(2, Math.floor(MENU_TOWERS.width / posts) - 1), gap: 1 }
}

export const towersWidth = (count: number, { column, gap }: TowerForm): number =>
  Math.max(0, count * (column + gap) - gap)

/** Towers beside each other are of one scale: so tight that the tallest is whole, up to this much. */
const TIGHTER = [1, 1.1, 1.2, 1.3, 1.4, 1.6, 2, 3]
/** Where all are short: the room is there whatever stands in it, and would be a gap. */
const LOOSER = [0.12, 0.2, 0.35, 0.6]
/** Shares of the room: what is lower than the first is short, and grows up to the second. */
const [SHORT, GROWN] = [1 / 3, 0.8]

/** The form as tight, or as loose, as these texts want it. */
export function fitTowers(texts: readonly (readonly Brick[])[], form: TowerForm): TowerForm {
  const scaled = (scale: number): TowerForm => ({ ...form, density: form.density * scale })
  const isBelow = (share: number) => (form: TowerForm) =>
    texts.every(text => towerHeight(text, form) <= form.height * share)
  const looser = isBelow(SHORT)(form) ? LOOSER.map(scaled).find(isBelow(GROWN)) : undefined
  const tighter = TIGHTER.map(scaled)
  return looser ?? tighter.find(isBelow(1)) ?? tighter.at(-1) ?? form
}

const towerHeight = (text: readonly Brick[], form: TowerForm): number =>
  text.reduce((sum, brick) => sum + form.slit + brickHeight(brick, form), form.cap)

const brickHeight = ({ height }: Brick, { density }: TowerForm): number =>
  Math.max(1, Math.round((height / LINE + 1) / density))

/** One path for the caps, one for bricks of text, one for bricks of code. */
interface Towers {
  caps: string
  bricks: string
  code: string
}

/** What is drawn of a section. */
export type Brick = Pick<SilhouetteSection, 'height' | 'isCode'>

export const bricksOf = (silhouette: Silhouette = []): Brick[] =>
  silhouette.map(({ height, isCode }) => ({ height, isCode }))

export function drawTowers(texts: readonly (readonly Brick[])[], form: TowerForm): Towers {
  const towers: Towers = { caps: '', bricks: '', code: '' }
  const box = (x: number, y: number, height: number) => `M${x} ${y}h${form.column}v${height}h-${form.column}`
  for (const [index, text] of texts.entries()) {
    const x = index * (form.column + form.gap)
    towers.caps += box(x, 0, form.cap)
    let y = form.cap + form.slit
    for (const brick of text) {
      const tall = Math.min(brickHeight(brick, form), form.height - y)
      if (tall <= 0) break
      towers[brick.isCode ? 'code' : 'bricks'] += box(x, y, tall)
      y += tall + form.slit
    }
  }
  return towers
}
