/** Public names of the package: for config files and for programs that build a site themselves. */

export { type BuildOptions, type BuildResult, build } from './build/program.ts'
export { defineConfig, type UserConfigExport } from './config/define.ts'
export { type Loaded, type LoadOptions, loadConfig } from './config/load.ts'
export type { NavbarItemUserConfig, NavbarUserConfig } from './config/user/bars.ts'
export type { BlogUserConfig, DocsUserConfig, FeedUserConfig, PagesUserConfig } from './config/user/content.ts'
export type { UserConfig } from './config/user/index.ts'
export type { SlotName, SlotsUserConfig } from './config/user/slots.ts'
export type { ThemeUserConfig } from './config/user/theme.ts'
export type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './content/front-matter/written.ts'
export type { AuthorsFile, CategoryWritten as CategoryFile, TagsFile } from './content/registry/written.ts'
export type { Config, SidebarsUserConfig } from './shared/config.ts'
export type { Problem, ProblemLevel, ReportLevel } from './shared/problem.ts'
