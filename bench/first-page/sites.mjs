/**
 * How each scaffold is made, installed and started. `create` is commands in an empty folder that leave `site` there,
 * `prepare` one that nobody waits for. Versions of others are the newest that this Node runs, unless the environment
 * names them (`CREATE_DOCUSAURUS=3.9.2`): a registry may lack a part.
 */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/setup.mjs'

const packed = (folder, start) =>
  join(
    folder,
    readdirSync(folder).find(name => name.startsWith(start) && name.endsWith('.tgz')),
  )

/** From the sixth version on Astro asks for Node 22. */
const isOldNode = Number.parseInt(process.versions.node, 10) < 22
const { ASTRO = isOldNode ? '5.18.2' : 'latest' } = process.env
const { STARLIGHT: STARLIGHT_VERSION = isOldNode ? '0.37.7' : 'latest' } = process.env

const STARLIGHT = {
  'package.json': '{ "name": "site", "type": "module", "version": "0.0.1", "scripts": { "start": "astro dev" } }\n',
  'tsconfig.json':
    '{ "extends": "astro/tsconfigs/strict", "include": [".astro/types.d.ts", "**/*"], "exclude": ["dist"] }\n',
  'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ integrations: [starlight({ title: 'My Docs' })] })
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  'src/content/docs/index.md': '---\ntitle: First page\n---\n\nText.\n',
}

export const SITES = [
  {
    name: 'zapiski',
    // The registry has it packed already.
    prepare: folder => [
      'npm',
      'pack',
      '--ignore-scripts',
      '--pack-destination',
      folder,
      ...[ROOT, join(ROOT, 'create-zapiski')],
    ],
    create: folder => [
      [
        'npx',
        '--yes',
        `--package=${packed(folder, 'create-zapiski-')}`,
        'create-zapiski',
        'site',
        ...['--kind', 'both', '--lang', 'en'],
      ],
    ],
    packages: folder => [packed(folder, 'zapiski-')],
    start: port => ['npx', 'zapiski', 'dev', '--port', String(port)],
  },
  {
    name: 'docusaurus',
    create: () => [
      [
        'npx',
        '--yes',
        `create-docusaurus@${process.env.CREATE_DOCUSAURUS ?? 'latest'}`,
        'site',
        'classic',
        '--javascript',
        '--skip-install',
        '--package-manager',
        'npm',
      ],
    ],
    start: port => ['npx', 'docusaurus', 'start', '--no-open', '--port', String(port)],
  },
  {
    name: 'starlight',
    // `create-astro` fetches its templates from elsewhere than the registry: these are the files of Starlight's.
    create: () => [
      ['mkdir', '-p', 'site/src/content/docs'],
      ...Object.entries(STARLIGHT).map(([name, text]) => ['sh', '-c', `printf '%s' "$1" > "site/$0"`, name, text]),
    ],
    packages: () => [`astro@${ASTRO}`, `@astrojs/starlight@${STARLIGHT_VERSION}`, 'sharp'],
    start: port => ['npx', 'astro', 'dev', '--port', String(port)],
  },
  {
    name: 'vitepress',
    create: () => [
      ['mkdir', 'site'],
      ['sh', '-c', 'cd site && npm init -y && printf "# First page\\n\\nText.\\n" > index.md'],
    ],
    packages: () => ['-D', 'vitepress'],
    start: port => ['npx', 'vitepress', 'dev', '--port', String(port)],
  },
]
