/** Files that the settings of a site are looked for in, in this order. */

export const OWN_CONFIGS: readonly string[] = ['ts', 'mts', 'js', 'mjs'].map(end => `zapiski.config.${end}`)

/** As Docusaurus looks for its own. */
export const DOCUSAURUS_CONFIGS: readonly string[] = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  end => `docusaurus.config.${end}`,
)
