/** What the engine's build, and that of its tests, says of where the code runs. */

interface ImportMetaEnv {
  readonly SSR: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
