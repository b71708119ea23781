/** Door of the room: what draws a page. */

export { type Actions, ActionsContext, type ColorChoice, type Readable } from './actions.ts'
export { Content, type ContentProps } from './Content.tsx'
export { formatDate, isoDay } from './dates.ts'
export { ErrorBoundary, errorChain } from './ErrorBoundary.tsx'
export { Shell, type ShellProps } from './shell/Shell.tsx'
export { TocInline } from './Toc.tsx'
export type { ShellView, View } from './view.ts'
export { DocCard, DocCardList } from './views/DocViews.tsx'
