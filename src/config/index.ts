/** The door of the config room: what a config file may say, and the `Config` the engine works with. */

export { defineConfig, type UserConfigExport } from './define.ts'
export { type Imported, importDocusaurus } from './docusaurus/import.ts'
export { type Loaded, type LoadOptions, loadConfig } from './load.ts'
export { type Resolved, type ResolveOptions, resolveConfig } from './resolve/index.ts'
export type { BlogUserConfig, DocsUserConfig, FeedUserConfig, PagesUserConfig } from './user/content.ts'
export type { UserConfig } from './user/index.ts'
export type { NavbarItemUserConfig, NavbarUserConfig, ThemeUserConfig } from './user/theme.ts'
