/** Files that the settings of a site are looked for in, in this order. */

export const OWN_CONFIGS: readonly string[] = ['ts', 'mts', 'js', 'mjs'].map(end => `zapiski.config.${end}`)

/** As Docusaurus looks for its own. */
export const DOCUSAURUS_CONFIGS: readonly string[] = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  end => `docusaurus.config.${end}`,
)

/** Names that people try: of data, of other settings of Node, and without a part of the name. */
export const UNREAD_CONFIGS: readonly string[] = ['zapiski', 'docusaurus'].flatMap(name =>
  ['cts', 'cjs', 'json', 'jsonc', 'json5', 'yml', 'yaml', 'toml', 'tsx', 'jsx'].map(end => `${name}.config.${end}`),
)
