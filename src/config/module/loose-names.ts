/** Imports of packages as loaders of TypeScript understand them, which is how Docusaurus reads a config and its plugins. */

/** Node reads the names of a CommonJS module without running it and knows none that a getter works out. */
export const isNameless = (message: string): boolean =>
  /does not provide an export named|Named export '.+' not found/.test(message)

/** As the bundler writes it. */
const NAMED = /^import (?:([\w$]+), )?\{([^{}]*)\} from ("[^"\n]+");?$/gm

/** Names are taken from what the package gives when it has run. Lines stay as they are. */
export function takeNames(code: string): string {
  let count = 0
  return code.replace(NAMED, (...[, main, names, from]: (string | undefined)[]) => {
    const all = `__package${count++}`
    const own = main === undefined ? '' : `const ${main} = ${all}.default;`
    const taken = names?.replaceAll(/ as /g, ': ')
    return `import * as ${all} from ${from};${own}const {${taken}} = { ...${all}.default, ...${all} };`
  })
}
