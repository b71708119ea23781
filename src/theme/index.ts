/** Door of the room: what draws a page. */

export { Content, type ContentProps } from './Content.tsx'
export { DocCard, DocCardList } from './DocViews.tsx'
export { formatDate, isoDay } from './dates.ts'
export { Shell } from './Shell.tsx'
export { TocInline } from './Toc.tsx'
export type { View } from './view.ts'
