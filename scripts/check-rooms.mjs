/** Who may import whom in `src`, and that every package used at run time is a declared dependency. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

/** Room -> rooms it may import besides itself. Pure rooms may not import Node either. */
const GROUND = ['shared', 'messages', 'errors', 'encoding', 'fence', 'disk', 'content-hash', 'package-root']
const ROOMS = {
  boot: { may: [] },
  shared: { pure: true, may: [] },
  messages: { pure: true, may: ['shared'] },
  errors: { may: ['shared', 'messages'] },
  encoding: { may: ['shared', 'messages'] },
  fence: { may: ['shared', 'messages'] },
  'windows-path': { may: [] },
  disk: { may: ['shared', 'windows-path'] },
  'content-hash': { may: [] },
  'package-root': { may: [] },
  diagrams: { pure: true, may: [] },
  docusaurus: { pure: true, may: ['shared', 'messages'] },
  tree: { pure: true, may: ['shared', 'messages'] },
  markdown: { pure: true, may: ['shared', 'messages', 'tree'] },
  mdx: { pure: true, may: ['shared', 'messages', 'docusaurus', 'tree', 'markdown'] },
  pages: { pure: true, may: ['shared', 'messages', 'tree', 'markdown', 'mdx'] },
  modules: { may: [...GROUND, 'docusaurus', 'pages'] },
  model: { pure: true, may: ['shared', 'messages'] },
  search: { pure: true, may: ['shared', 'messages'] },
  theme: { pure: true, may: ['shared', 'messages'] },
  render: { pure: true, may: ['shared', 'messages', 'theme'] },
  content: { may: GROUND },
  client: { pure: true, may: ['shared', 'messages', 'theme', 'search', 'docusaurus'] },
  config: { may: GROUND },
  engine: { may: [...GROUND, 'content', 'diagrams', 'pages', 'modules', 'model', 'search', 'render', 'config'] },
  build: { may: [...GROUND, 'config', 'engine'] },
  dev: { may: [...GROUND, 'config', 'engine', 'build'] },
  cli: { may: [...GROUND, 'boot', 'config', 'engine', 'build', 'dev'] },
  index: { may: ['shared', 'config', 'content', 'build'] },
  library: { may: ['boot', 'index'] },
  thread: { may: ['boot', 'engine'] },
}

/**
 * The same as rows of ARCHITECTURE.md: name, kind, what it may import.
 * @param {Record<string, { pure?: boolean, may: string[] }>} rooms
 */
export function rowsOfRooms(rooms = ROOMS) {
  return Object.entries(rooms).map(([room, { pure, may }]) => {
    const hasGround = GROUND.every(name => may.includes(name))
    const others = may.filter(name => !hasGround || !GROUND.includes(name)).map(name => `\`${name}\``)
    const list = [...(hasGround ? ['the ground'] : []), ...others]
    return [`\`${room}\``, pure ? 'pure' : '', list.length > 0 ? list.join(', ') : 'nothing of ours']
  })
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

/** Everything a file's text imports, as written; `isType` when nothing of it is left at run time. */
export const importsOf = text =>
  [...text.matchAll(IMPORT)].map(match => ({ name: match[2] ?? match[3] ?? match[4], isType: match[1] !== undefined }))

/** Room of a path inside `src`: its first folder, or its own name. */
const roomOf = path => path.split('/')[0]?.replace(/\.tsx?$/, '') ?? ''

/** What is wrong with the imports of one file (path inside `src`, `/` between parts). */
export function findViolations(path, text, dependencies) {
  const room = roomOf(path)
  const rule = ROOMS[room]
  if (rule === undefined) return [`src/${path}: комнаты «${room}» нет в таблице`]
  return importsOf(text).flatMap(({ name, isType }) => {
    if (!name.startsWith('.')) return isType ? [] : packageViolation(path, name, rule, dependencies)
    const target = join(dirname(path), name).split(sep).join('/')
    if (target.startsWith('..')) return [`src/${path}: импорт снаружи src: ${name}`]
    const other = roomOf(target)
    return other === room || rule.may.includes(other) ? [] : [`src/${path}: ${room} не может брать из ${other}`]
  })
}

function packageViolation(path, name, rule, dependencies) {
  if (name.startsWith('node:')) return rule.pure ? [`src/${path}: чистая комната берёт ${name}`] : []
  const own = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
  return dependencies.includes(own) ? [] : [`src/${path}: пакета ${own} нет в dependencies`]
}

if (import.meta.filename === process.argv[1]) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const packages = Object.keys({ ...dependencies, ...peerDependencies })
  const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  const violations = files.flatMap(file =>
    findViolations(relative(SRC, file).split(sep).join('/'), readFileSync(file, 'utf8'), packages),
  )
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
