/** Public names of the package: for config files and for programs that build a site themselves. */

export { type BuildOptions, type BuildResult, build } from './build/program.ts'
export { defineConfig, type UserConfigExport } from './config/define.ts'
export { type Loaded, type LoadOptions, loadConfig } from './config/load.ts'
export type { BlogUserConfig, DocsUserConfig, FeedUserConfig, PagesUserConfig } from './config/user/content.ts'
export type { UserConfig } from './config/user/index.ts'
export type { NavbarItemUserConfig, NavbarUserConfig, ThemeUserConfig } from './config/user/theme.ts'
export type { Config } from './shared/config.ts'
export type { Problem, ProblemLevel, ReportLevel } from './shared/problem.ts'
