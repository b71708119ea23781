/**
 * `dotenv` of a config, where it is not installed: addresses and keys stand in a `.env` beside the config, and without it
 * a `url` that is read from there is not set at all. Node knows the format itself.
 */

const ROOT = '\0dotenv:'

/** Under which name the package is taken in; nothing of another package. */
export const dotenvId = (id: string, kind: string): string | undefined =>
  /^dotenv(?:\/config(?:\.js)?)?$/.test(id)
    ? `${ROOT}${kind === 'require-call' ? 'require' : 'import'}:${id}`
    : undefined

/** As the package has it: files are counted from the folder of the site, what is set already stays, the first file wins. */
const code = (siteDir: string): string => `
const parse = text => ({ ...parseEnv(String(text)) })
const config = ({ path = '.env', override = false, processEnv = process.env } = {}) => {
  const parsed = {}
  let error
  for (const one of [path].flat()) {
    try {
      const file = one instanceof URL ? one : resolve(${JSON.stringify(siteDir)}, one)
      for (const [name, value] of Object.entries(parse(readFileSync(file, 'utf8'))))
        if (override || !(name in parsed)) parsed[name] = value
    } catch (fault) {
      error = fault
    }
  }
  for (const [name, value] of Object.entries(parsed))
    if (override || !Object.hasOwn(processEnv, name)) processEnv[name] = value
  return error === undefined ? { parsed } : { parsed, error }
}
`

/** Code of the module that `dotenvId` named. */
export function dotenvCode(id: string, siteDir: string): string | undefined {
  if (!id.startsWith(ROOT)) return undefined
  const isRequired = id.startsWith(`${ROOT}require:`)
  const needs = [
    ['readFileSync', 'node:fs'],
    ['resolve', 'node:path'],
    ['parseEnv', 'node:util'],
  ].map(([name, from]) => (isRequired ? `const { ${name} } = require('${from}')` : `import { ${name} } from '${from}'`))
  const run = id.includes('/config') ? 'config()\n' : ''
  const exports = isRequired
    ? 'module.exports = { config, parse, configDotenv: config }'
    : 'export { config, parse, config as configDotenv }\nexport default { config, parse, configDotenv: config }'
  return `${needs.join('\n')}${code(siteDir)}${run}${exports}\n`
}
