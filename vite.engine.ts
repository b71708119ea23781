/** `npm run build`: the engine's program for Node, and the files it publishes with every site. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { writeLocales } from './scripts/locales.mjs'
import { leanReact } from './scripts/react.mjs'
import { en } from './src/messages/en.ts'

const root = import.meta.dirname
const at = (path: string): string => resolve(root, path)

const {
  dependencies,
  peerDependencies,
}: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(
  readFileSync(at('package.json'), 'utf8'),
)
/** In dozens of files, each of which takes Node as long as a thousand lines: they stand in ours, but for what is native. */
const BUNDLED = ['satteri', 'github-slugger']
const packages = Object.keys({ ...dependencies, ...peerDependencies }).filter(name => !BUNDLED.includes(name))

/**
 * Loaded when something of it is first asked for (`src/boot/load.ts`): a build after one paragraph, or when nothing
 * changed, does without, and what is loaded costs time even when V8 has it ready. The name decides.
 */
const LATER = Object.entries({
  texts: /src\/messages\/texts\//,
  emoji: /src\/tree\/blocks\/emoji-names\.ts$/,
  model: /src\/model\/(?:docs\/|links\/|(?:index|navbar|furniture|comments|tags|languages|list-facts)\.ts$)/,
  bundle: /src\/modules\/(?:bundle\/|client-modules\.ts$)/,
  mdx: /src\/mdx\/(?:skeleton\/|(?:run|modules|evaluate|names)\.ts$)/,
  diagrams: /src\/(?:diagrams|engine\/drawers\/mermaid)\//,
}).map(([name, test]) => ({ name: `later-${name}`, test, priority: 1, includeDependenciesRecursively: false }))

/** What says that nothing changed, with all that it imports. */
const START = /src\/cli\/(?:program|run|args|last\/last|fence\/inside)\.ts$/

const WINDOWS_PATH = 'src/windows-path.ts'
const external = [/^node:/, ...packages.map(name => new RegExp(`^${name}($|/)`))]

/** What Node is given to begin with: three small modules, and what loads the engine. */
const doors: EnvironmentOptions = {
  consumer: 'server',
  resolve: { external: packages },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { cli: at('src/cli.ts'), index: at('src/library.ts'), thread: at('src/thread.ts') },
      external,
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
    },
  },
}

/** Program and library for Node: our own code in a few scripts, which `src/boot` loads; dependencies outside. */
const engine: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: BUNDLED, external: packages },
  build: {
    outDir: at('dist/engine'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        program: at('src/cli/program.ts'),
        library: at('src/index.ts'),
        thread: at('src/engine/workers/thread.ts'),
      },
      external: [/^node:(?!path$)/, ...external.slice(1)],
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        comments: false,
        // What every command begins with is one file, too.
        codeSplitting: { groups: [{ name: 'start', test: START }, ...LATER] },
      },
    },
  },
}

const themeInput = Object.fromEntries(
  Object.entries({
    theme: 'src/theme/css/index.css',
    indexes: 'src/theme/css/optional/indexes.css',
    infima: 'src/theme/css/optional/infima.css',
    'not-found': 'src/theme/css/optional/not-found.css',
    bare: 'src/theme/css/optional/bare.css',
    code: 'src/theme/css/optional/code.css',
    comments: 'src/theme/css/optional/comments.css',
    framed: 'src/theme/css/optional/framed.css',
    diagram: 'src/theme/css/optional/diagram.css',
    aligned: 'src/theme/css/optional/aligned.css',
    math: 'src/theme/css/optional/math.css',
    rtl: 'src/theme/css/optional/rtl.css',
    slots: 'src/theme/css/optional/slots.css',
    tables: 'src/theme/css/optional/tables.css',
    versions: 'src/theme/css/optional/versions.css',
    client: 'src/client/index.ts',
  })
    .map(([name, path]) => [name, at(path)] as const)
    .filter(([, path]) => existsSync(path)),
)

/** Style sheets, fonts and scripts for browsers: every name holds a hash of the bytes, every address is relative. */
const theme: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: at('dist/theme'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The first script asks for all at once; nothing stands behind a second hop.
    modulePreload: false,
    rolldownOptions: {
      // React's exports are looked up and not called.
      treeshake: { propertyReadSideEffects: false },
      input: themeInput,
      output: {
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
        // What the first script shares with others stands in it, not behind a request of its own.
        codeSplitting: {
          groups: [{ name: 'client', test: /src\/(shared\/(path|hash)|client\/(index|shell-data|element))\.ts/ }],
        },
        assetFileNames: ({ names }) => `assets/${folderOf(names[0] ?? '')}/[name]-[hash][extname]`,
      },
    },
  },
}

function folderOf(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.(woff2?|ttf|otf)$/.test(name) ? 'fonts' : 'images'
}

/** The script that dev pages load to hear of changes. */
const dev: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: at('dist/dev'),
    emptyOutDir: true,
    rolldownOptions: { input: at('src/client/dev.ts'), output: { entryFileNames: 'client.js' } },
  },
}

/**
 * Scripts as `src/boot/load.ts` runs them: without `import()`, which a script out of a cache has lost. Of packages of
 * CommonJS it is a `require`, since Node reads the whole text of what an `import` names to find its exports, which for
 * React takes longer than to run it; else it is a function that the script is given.
 */
function withoutImports(): Plugin {
  return {
    name: 'zapiski-without-imports',
    enforce: 'post',
    applyToEnvironment: environment => environment.name === 'engine',
    transform: {
      filter: { code: /\bimport\(/ },
      handler(code) {
        const edits: { start: number; end: number; text: string }[] = []
        new Visitor({
          ImportExpression({ start, end, source }) {
            const name = code.slice(source.start, source.end)
            // What is ours stays for the bundler.
            if (!/^["'`]\./.test(name)) edits.push({ start, end, text: laterOf(name) })
          },
        }).visit(this.parse(code))
        return edits
          .sort((a, b) => b.start - a.start)
          .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code)
      },
    },
  }
}

const laterOf = (name: string): string =>
  /^["'`](?:react|prismjs)\b/.test(name)
    ? `Promise.resolve(${name}).then(name => { const all = require(name); return { ...all, default: all } })`
    : `imported(${name})`

/** Every character is ASCII, so that the text is read as it lies there, and kept by V8 at a byte a letter. */
function inAscii(): Plugin {
  return {
    name: 'zapiski-in-ascii',
    applyToEnvironment: environment => environment.name === 'engine',
    // After the bundler has written them for the last time.
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = escaped(output.code)
    },
  }
}

function escaped(code: string): string {
  if (/String\.raw`[^`]*[^\x00-\x7f]/.test(code)) throw new Error('String.raw with letters that would be escaped')
  return code.replace(/[^\x00-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Satteri's own code is bundled; its native part is found beside it, wherever the package is. */
function nativePart(): Plugin {
  const FILE = /satteri\/index\.js$/
  return {
    name: 'zapiski-native-part',
    applyToEnvironment: environment => environment.name === 'engine',
    load: {
      filter: { id: FILE },
      handler(id) {
        const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const )?\{ (\w+) \}/gm)].map(([, name]) => name)
        return `
          import { createRequire } from 'node:module'
          import { dirname, join } from 'node:path'
          const main = createRequire(import.meta.url).resolve('satteri')
          export const { ${names.join(', ')} } = require(join(dirname(main), '../index.js'))`
      },
    },
  }
}

/** The engine's side of each frame: one script that is no module, since documents in a sandbox are given none. */
const frame = (name: string, file: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: at('dist/frames'),
    emptyOutDir: false,
    rolldownOptions: {
      input: at(file),
      output: { format: 'iife', codeSplitting: false, entryFileNames: `${name}.js` },
    },
  },
})

/** Around each `import()` the bundler puts a loader of its preloads: there are none, so it is taken off again. */
function withoutPreloads(): Plugin {
  const named =
    /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};\s*\},[^)]*\)/g
  const whole = /__vitePreload\(\(\) => (.*?), __VITE_PRELOAD__, import\.meta\.url\)/g
  return {
    name: 'zapiski-without-preloads',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'theme',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
    renderChunk: code => ({ code: code.replaceAll(named, '$1').replaceAll(whole, '$1'), map: null }),
  }
}

/** Lists what the theme build made, for `src/engine/engine.ts`. */
function manifest(): Plugin {
  return {
    name: 'zapiski-manifest',
    applyToEnvironment: environment => environment.name === 'theme',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        // A style sheet as an entry leaves an empty script behind.
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith('.css')) delete bundle[file]
      }
    },
    writeBundle(_, bundle) {
      const files = Object.keys(bundle).toSorted()
      const entries = Object.values(bundle).flatMap(output =>
        output.type === 'chunk' && output.isEntry ? output.fileName : [],
      )
      writeManifest({
        styles: files.filter(file => file.endsWith('.css') && !isOptional(file)),
        optional: files.filter(isOptional),
        scripts: entries,
        files,
      })
    },
  }
}

/**
 * What `:dir(rtl)` says, by attributes: for browsers that do not know it the bundler would write a list of languages, and
 * a text of another one, or whose language nobody said, would look as one from the left. As strong as it is.
 */
const FROM_RIGHT =
  ':is(:where([dir="rtl"], [dir="rtl"] *):not(:where([dir="rtl"] [dir="ltr"], [dir="rtl"] [dir="ltr"] *)), .zapiski-rtl)'

const byDirection = (): Plugin => ({
  name: 'by-direction',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: code => code.replaceAll(':dir(rtl)', FROM_RIGHT) },
})

/** Only pages that need them have them. */
const isOptional = (file: string): boolean =>
  /^assets\/css\/(?:aligned|bare|code|comments|diagram|framed|indexes|infima|math|not-found|rtl|slots|tables|versions)-/.test(
    file,
  )

function writeManifest(value: Record<'optional' | 'styles' | 'scripts' | 'files', string[]>): void {
  mkdirSync(at('dist/theme'), { recursive: true })
  writeFileSync(join(at('dist/theme'), 'manifest.json'), `${JSON.stringify(value, undefined, 2)}\n`)
}

/** Paths have slashes on every system: `src/windows-path.ts`, which alone has Node's own. */
const onePath = (): Plugin => ({
  name: 'one-path',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'engine',
  resolveId(name, importer) {
    if (name !== 'node:path') return undefined
    return importer?.endsWith(WINDOWS_PATH) === true ? { id: name, external: true } : at(WINDOWS_PATH)
  },
})

export default defineConfig({
  root,
  base: './',
  appType: 'custom',
  publicDir: false,
  plugins: [
    leanReact(root, 'theme'),
    withoutImports(),
    inAscii(),
    byDirection(),
    nativePart(),
    onePath(),
    withoutPreloads(),
    manifest(),
  ],
  environments: {
    doors,
    engine,
    theme,
    dev,
    diagrams: frame('mermaid', 'src/client/frames/mermaid.ts'),
    live: frame('live', 'src/client/frames/live.tsx'),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['doors', 'engine', 'theme', 'dev', 'diagrams', 'live']) {
        const environment = builder.environments[name]
        if (environment === undefined) throw new Error(`no environment ${name}`)
        if (name === 'theme' && Object.keys(themeInput).length === 0)
          writeManifest({ styles: [], optional: [], scripts: [], files: [] })
        else await builder.build(environment)
      }
      writeLocales(en, at('dist/locales'))
      copyFileSync(at('src/render/share/atlas.bin'), at('dist/share-atlas.bin'))
    },
  },
})
