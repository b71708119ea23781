/** The package manager that a site goes on with: how it is called, and what a host must know of it. */

const MANAGERS = {
  npm: { runner: 'npx', lock: 'package-lock.json', install: 'npm ci', setup: '', ignored: '' },
  pnpm: {
    runner: 'pnpm',
    lock: 'pnpm-lock.yaml',
    install: 'pnpm install --frozen-lockfile',
    setup: '      - uses: pnpm/action-setup@v4\n',
    ignored: '',
  },
  yarn: { runner: 'yarn', lock: 'yarn.lock', install: 'yarn install --frozen-lockfile', setup: '', ignored: '' },
}

/** From the second version on Yarn says some things otherwise, and machines of hosts have it by Corepack. */
const MODERN_YARN = {
  install: 'yarn install --immutable',
  setup: '      - run: corepack enable\n',
  ignored: '.yarn/\n',
}

const NPM = { name: 'npm', ...MANAGERS.npm }

/** The one that started this program says its name and version; npm is for all others. */
export function managerOf({ npm_config_user_agent: agent = '' }) {
  const [, name, version, major] = /^(\w+)\/((\d+)\.\d+\.\d+[\w.-]*)(?: |$)/.exec(agent) ?? []
  if (name === 'npm' || name === undefined || !Object.hasOwn(MANAGERS, name)) return NPM
  const isModernYarn = name === 'yarn' && Number(major) > 1
  return { name, version, ...MANAGERS[name], ...(isModernYarn && MODERN_YARN), isModernYarn }
}

/** Files that a package manager asks for by itself: packages lie where editors and the engine look for them. */
export const filesOf = ({ isModernYarn }) =>
  isModernYarn === true ? [['.yarnrc.yml', 'nodeLinker: node-modules\n']] : []
