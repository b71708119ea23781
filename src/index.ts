/** Public names of the package: for config files and for programs that build a site themselves. */

export { type BuildOptions, type BuildResult, build } from './build/build.ts'
export { defineConfig, type UserConfigExport } from './config/define.ts'
export type {
  BlogUserConfig,
  DocsUserConfig,
  FeedUserConfig,
  NavbarItemUserConfig,
  NavbarUserConfig,
  PagesUserConfig,
  ThemeUserConfig,
  UserConfig,
} from './config/index.ts'
export { type Loaded, type LoadOptions, loadConfig } from './config/load.ts'
export type { Config } from './shared/config.ts'
export type { Problem, ProblemLevel, ReportLevel } from './shared/problem.ts'
