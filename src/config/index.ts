/** The door of the config room: a config file read into the `Config` the engine works with. */

export { importDocusaurus } from './docusaurus/import.ts'
export { type Loaded, loadConfig } from './load.ts'
export { readDescriptions } from './locale-texts.ts'
export { sidebarsFileOf, versionsFileOf, versionsFolderOf } from './versions.ts'
