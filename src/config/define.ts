/** What a config file imports: types for the editor, nothing at run time. */

import type { UserConfig } from './user/index.ts'

export type UserConfigExport = UserConfig | (() => UserConfig | Promise<UserConfig>)

/** The config as it is, or a function that returns it, with the editor's help. No type parameter: it would let slips pass. */
export function defineConfig(config: UserConfigExport): UserConfigExport {
  return config
}
