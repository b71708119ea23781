/** The door of the config room: what a config file may say, and the `Config` the engine works with. */

export { importDocusaurus } from './docusaurus/import.ts'
export { loadConfig } from './load.ts'
export type { BlogUserConfig, DocsUserConfig, FeedUserConfig, PagesUserConfig } from './user/content.ts'
export type { UserConfig } from './user/index.ts'
export type { NavbarItemUserConfig, NavbarUserConfig, ThemeUserConfig } from './user/theme.ts'
