/** Door of the room: the site as text, ready to be written. */

export { renderAround } from './around.tsx'
export { createRenderContext, type Materials, type RenderContext } from './context.ts'
export { createFrame } from './frame.ts'
export { renderLlms } from './markdown/llms.ts'
export { renderMarkdown } from './markdown/page.ts'
export { renderBody, renderPage } from './page.tsx'
