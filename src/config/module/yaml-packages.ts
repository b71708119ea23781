/** `js-yaml` and `yaml` of a config, where they are not installed: menus and data are read with them, and the engine has a reader. */

import { createRequire } from 'node:module'

const ROOT = '\0yaml-package:'

/** Under which name the package is taken in; nothing of another package. */
export const yamlPackageId = (id: string, kind: string): string | undefined =>
  /^(?:js-yaml|yaml)$/.test(id) ? `${ROOT}${kind === 'require-call' ? 'require' : 'import'}:${id}` : undefined

/** What `js-yaml` reads of itself and its namesake must be told: dates, and keys that are taken over. */
const JS_YAML = `
const OPTIONS = { merge: true, customTags: ['timestamp'], logLevel: 'error' }
const load = text => parse(String(text), OPTIONS) ?? undefined
const loadAll = (text, each) => {
  const all = parseAllDocuments(String(text), OPTIONS).map(one => one.toJS())
  return each === undefined ? all : void all.forEach(one => each(one))
}
const dump = value => stringify(value)
`

const NAMES = {
  'js-yaml': ['load', 'loadAll', 'dump', 'load as safeLoad', 'loadAll as safeLoadAll', 'dump as safeDump'],
  yaml: ['parse', 'stringify', 'parseDocument', 'parseAllDocuments'],
}
const OF_ENGINE = NAMES.yaml

/** Code of the module that `yamlPackageId` named. */
export function yamlPackageCode(id: string): string | undefined {
  if (!id.startsWith(ROOT)) return undefined
  const isRequired = id.startsWith(`${ROOT}require:`)
  const name = id.endsWith(':js-yaml') ? 'js-yaml' : 'yaml'
  const path = JSON.stringify(createRequire(import.meta.url).resolve('yaml'))
  const engine = isRequired
    ? `const { ${OF_ENGINE.join(', ')} } = require('node:module').createRequire(${path})(${path})`
    : `import { createRequire } from 'node:module'\nconst { ${OF_ENGINE.join(', ')} } = createRequire(${path})(${path})`
  const all = NAMES[name].map(one => one.replace(/^(\w+) as (\w+)$/, '$2: $1')).join(', ')
  const exports = isRequired
    ? `module.exports = { ${all} }`
    : `export { ${NAMES[name].join(', ')} }\nexport default { ${all} }`
  return `${engine}\n${name === 'js-yaml' ? JS_YAML : ''}${exports}\n`
}
