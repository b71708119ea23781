/** What is left of an author's own sheets in those that are published, however they were joined and shortened. */

/** Properties whose names say that they are an author's. */
const OWN = /(--mine-[\w-]+)\s*:\s*([^;}]+)/g
const IMPORT = /@import\s+(?:url\(\s*)?["']?(https?:\/\/[^"')]+)/g
const LINK = /<link\b[^>]*rel=["']?stylesheet["']?[^>]*>/g

/**
 * Addresses of others' sheets in the order of loading, an author's own properties, rules of an author's own classes.
 *
 * @param {string[]} sheets texts of the published sheets
 * @param {string[]} pages texts of the published pages
 */
export function sheetFacts(sheets, pages) {
  const imported = sheets.flatMap(css => [...css.matchAll(IMPORT)].map(([, url]) => url))
  const linked = pages.flatMap(html =>
    (html.match(LINK) ?? []).flatMap(tag => /href=["']?(https?:[^"'\s>]+)/.exec(tag)?.[1] ?? []),
  )
  const css = sheets.map(sheet => sheet.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
  return {
    from: [...new Set([...imported, ...linked])],
    properties: [
      ...new Set([...css.matchAll(OWN)].map(([, name, value]) => `${name}: ${plainColour(value.trim())}`)),
    ].sort(),
    classes: [...new Set([...css.matchAll(/\.(mine-[\w-]+)[^{};]*\{/g)].map(([, name]) => name))].sort(),
  }
}

/** `#ff8800` and `#f80` are one colour. */
const plainColour = value => value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
