/** Door of the room: the site as text, ready to be written. */

export { type RenderContext, renderBody, renderPage } from './page.tsx'
