/** Door of the room: components, data, styles and islands of a site, and what it adds to style sheets and the search. */

export { createBounds } from './bundle/bounds.ts'
export { readClientModules } from './client-modules.ts'
export { type CodeMessage, codeMessages } from './code-messages.ts'
export { readLiveScope } from './live-scope.ts'
export { createModules, type Modules } from './modules.ts'
export { type ThemeOfTexts, whereIn } from './own-theme.ts'
export { readSearchModule } from './search-module.ts'
export { siteData } from './site-data.ts'
export { classesOf } from './styles/classes.ts'
export { translateInfima } from './styles/infima.ts'
export { readSiteSheet } from './styles/site-sheet.ts'
export { styleSheets } from './styles/styled.ts'
