/** What a new site holds: paths with their texts, out of the answers. Nothing is written here. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configText } from './config.js'
import { filesOf, managerOf } from './manager.js'

const TEMPLATE = join(import.meta.dirname, '../template')

/** Folders of the template that a kind of site has, later ones over earlier ones. */
const LAYERS = {
  blog: ['shared', 'pages', 'blog'],
  docs: ['shared', 'pages', 'docs'],
  both: ['shared', 'pages', 'blog', 'docs', 'both'],
}

/** npm leaves out or renames files of these names, so they go under others. */
const REAL_NAMES = { gitignore: '.gitignore', vscode: '.vscode', github: '.github' }

const realName = path =>
  path
    .split('/')
    .map(part => REAL_NAMES[part] ?? part)
    .join('/')

/** Lines of the README about a section that a site does not have. */
const FOREIGN = { blog: /^\| `docs\/`|^- .* new doc /, docs: /^\| `blog\/`|^- .* new post / }

const withoutForeign = (text, kind) =>
  text
    .split('\n')
    .filter(line => !FOREIGN[kind]?.test(line))
    .join('\n')

/** Paths with `/` and their texts; npm where no package manager is named. */
export function planSite(given) {
  const answers = { manager: managerOf({}), ...given }
  const { kind, lang, host, manager } = answers
  const folders = LAYERS[kind].flatMap(layer => [layer, `${layer}/${lang}`]).concat(`hosts/${host}`)
  const files = new Map(filesOf(manager))
  for (const folder of folders) {
    for (const [path, text] of readLayer(join(TEMPLATE, folder))) files.set(realName(path), fill(text, answers))
  }
  files.set('README.md', withoutForeign(files.get('README.md'), kind))
  files.set('zapiski.config.ts', configText(answers))
  files.set('package.json', packageText(answers))
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files of one layer; those of its languages are layers of their own. */
const readLayer = folder =>
  listFiles(folder)
    .filter(path => !/^(en|ru)\//.test(path))
    .map(path => [path, readFileSync(join(folder, path), 'utf8')])

/** Paths of all files in a folder, folder by folder: inside Yarn's archives `recursive` says other paths than Node's. */
function listFiles(folder) {
  // A layer may have nothing in some language, and no host is no folder.
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)).map(path => `${entry.name}/${path}`) : [entry.name],
  )
}

/** Words between `%` that the answers give; all others are the text's own. */
function fill(text, { title, day, url, baseUrl, manager }) {
  const { name, runner, lock, install, setup, ignored } = manager
  const values = {
    TITLE: title,
    DAY: day,
    NAME: packageName(title),
    HOST: new URL(url).host,
    BASE: baseUrl,
    MANAGER: name,
    RUNNER: runner,
    LOCK: lock,
    INSTALL: install,
    SETUP: setup,
    IGNORED: ignored,
  }
  return text.replaceAll(/%([A-Z]+)%/g, (written, key) => values[key] ?? written)
}

/** A name that npm and hosts accept. */
const packageName = title =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'my-site'

function packageText({ title, version, manager }) {
  const value = {
    name: packageName(title),
    private: true,
    type: 'module',
    // Hosts take the version from here.
    ...(manager.version && { packageManager: `${manager.name}@${manager.version}` }),
    scripts: {
      start: 'zapiski dev',
      build: 'zapiski build',
      preview: 'zapiski preview',
      check: 'zapiski check --strict',
    },
    dependencies: { zapiski: `^${version}` },
    devDependencies: { '@types/react': '^19.3.0' },
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}
