/** Door of the room: what draws a page. */

export { type Actions, ActionsContext, type ColorChoice, type Readable } from './actions.ts'
export { Content, type ContentProps } from './Content.tsx'
export { DocCard, DocCardList } from './DocViews.tsx'
export { formatDate, isoDay } from './dates.ts'
export { ErrorBoundary, errorChain } from './ErrorBoundary.tsx'
export { Shell, type ShellProps } from './Shell.tsx'
export { TocInline } from './Toc.tsx'
export type { ShellView, View } from './view.ts'
