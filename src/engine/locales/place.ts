/** Where the files of one language stand in the output of all. */

import type { Config } from '../../shared/config.ts'
import { type AssetPath, type Route, toAssetPath, toRoute } from '../../shared/path.ts'
import type { MadeFile, OutputFile } from '../output-file.ts'

/** A language beside others on one host: what is named by its content is theirs together. */
export const isGuest = ({ filesUrl, baseUrl }: Pick<Config, 'filesUrl' | 'baseUrl'>): boolean => filesUrl !== baseUrl

/** What languages on one host have together: it is named by its content, or there is one for all. */
export const isShared = (path: string): boolean => /^(?:assets|data\/frames)\//.test(path)

/** Path in the output of a path of the site. */
export function placePath(config: Pick<Config, 'filesUrl' | 'baseUrl' | 'folder'>, path: string): AssetPath {
  const isAtTop = config.folder === '' || (isGuest(config) && isShared(path))
  return toAssetPath(isAtTop ? path : config.folder + path)
}

/** Route of a page among the pages of all languages. */
export const placeRoute = ({ folder }: Config, route: Route): Route => (folder === '' ? route : toRoute(folder, route))

/** A file where its language stands: its bytes and its key are its own. */
export function placeFile(config: Config, file: MadeFile): MadeFile
export function placeFile(config: Config, file: OutputFile): OutputFile
export function placeFile(config: Config, file: OutputFile): OutputFile {
  const path = placePath(config, file.path)
  if (path === file.path) return file
  if (file.from !== undefined) return { path, from: file.from }
  return {
    path,
    get key() {
      return file.key
    },
    ...(file.order !== undefined && { order: () => file.order?.() }),
    read: () => file.read(),
  } as MadeFile
}
