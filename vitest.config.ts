import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const BROWSER = 'test/e2e/**/*.test.ts'

/** Those that put something else in the place of a module: in a worker of their own, or others would get it too. */
const MOCKING = [
  'src/cli/run.test.ts',
  'src/cli/said.test.ts',
  'src/content/read.test.ts',
  'test/workers.test.ts',
  'src/client/navigation/navigate.test.ts',
  'src/client/search/open.test.ts',
  'src/client/search/provider.test.ts',
  'src/client/content/headings.test.ts',
  'src/build/kill.test.ts',
]

/** Half a minute and more each, the longest first. */
const LONGEST = ['e2e/pages', 'e2e/both', 'e2e/look', 'e2e/search', 'e2e/controls', 'e2e/engines', 'fence']
  .concat([
    'e2e/guide',
    'e2e/navigation',
    'e2e/package',
    'e2e/hostile',
    'e2e/scroll',
    'e2e/eye',
    'e2e/article',
    'e2e/islands',
    'e2e/adversity',
    'e2e/versions',
  ])
  .concat(['steps', 'hostile/sites', 'stable-bytes', 'package', 'dev-parity', 'short', 'settings', 'workers', 'kills'])
  .concat(['hostile/refused', 'docusaurus', 'locales', 'pictures'])
  .map(name => `${import.meta.dirname}/test/${name}.test.ts`)

/**
 * What `npm run check` leaves out: tests of whole sites, and those beside the sources that weigh large indexes,
 * measure hundreds of texts and kill processes. Not said on the command line, since a project with a list of its own does not hear `--exclude`.
 */
const THOROUGH = [
  'test/**',
  'src/search/{quality,budget}.test.ts',
  'src/search/index-writer/{amend,growth}.test.ts',
].concat(['src/markdown/limits/work.test.ts', 'src/build/crash.test.ts', 'src/dev/odd-requests.test.ts'])
const left = process.env.ZAPISKI_TESTS === 'quick' ? THOROUGH : []

/**
 * What tests run is run a few times: V8's optimizer takes longer for it than it spares, and what is new is gone before
 * it is looked at where there is room for it. Together a sixth of the time; as for builds, later versions have another compiler.
 */
const isEarly = Number.parseInt(process.versions.node, 10) < 22
const ENGINE = ['--max-semi-space-size=32', ...(isEarly ? ['--interrupt-budget=600000'] : [])]

/** Put after the last line of a module: by then all that it gives away has its value, which none of ours changes. */
const SETTLE = `
;if (typeof __vite_ssr_exports__ === 'object') for (const name of Object.keys(__vite_ssr_exports__)) {
  const value = __vite_ssr_exports__[name]
  if (value !== undefined) Object.defineProperty(__vite_ssr_exports__, name, { value, enumerable: true, configurable: true, writable: true })
}
`

/**
 * Vite exports each name of a module as a getter, called wherever the name is used: a tenth of a build's time in tests,
 * none of it in the bundled program. A name without a value yet (modules that import each other) stays a getter.
 */
const settled = {
  name: 'settled-exports',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.startsWith(`${import.meta.dirname}/src/`) && !/^export (?:let|var) /m.test(code)
      ? { code: code + SETTLE, map: null }
      : undefined,
}

const PROJECTS = ['browser', 'node', 'mocking']

/**
 * What takes long begins early, so that no worker is left alone; one project after the other, since a worker ends, with
 * its modules and its browser, as soon as the next file is of another project.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const [order, place] = [PROJECTS.indexOf(project.name) * 100, LONGEST.indexOf(moduleId)]
      if (place >= 0) return order + place
      return order + (moduleId.startsWith(`${import.meta.dirname}/test/`) ? 98 : 99)
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  plugins: [settled],
  // What is drawn is drawn as the program draws it: React of development costs three times as much.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    execArgv: ENGINE,
    // One more than there are cores: half of what browser tests and tests of commands take goes by in waiting.
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'test/sites.setup.ts',
    sequence: { sequencer: LongFirst },
    // Modules are loaded once a worker, not once a file, and made of their sources once for all projects and runs.
    isolate: false,
    // Packages are taken as Node takes them, which is how the program does: by no proxy.
    deps: { interopDefault: false },
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    environment: 'node',
    // What waits has limits of its own; these are for whole builds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Of tests that wait for a process of their own; more at once would be slower than the limits that they try.
    maxConcurrency: 3,
    // What comes is waited for; a busy machine takes longer than the second of the default.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'site/src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, ...MOCKING, ...left],
        },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING, exclude: left, isolate: true } },
      {
        extends: true,
        // A real browser on a busy machine may miss a beat: one more try, and the report names who needed it.
        test: { name: 'browser', include: [BROWSER], exclude: left, retry: 1 },
      },
    ],
  },
})
