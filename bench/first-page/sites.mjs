/**
 * How each scaffold is made, installed and started. `create` is commands in an empty folder that leave `site` there,
 * `prepare` one that nobody waits for. Versions of others are the newest unless the environment names them: a registry
 * may lack a part, and an older Node may not do (`CREATE_DOCUSAURUS=3.9.2`, `CREATE_ASTRO=4.13.2`).
 */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/setup.mjs'

const packed = (folder, start) =>
  join(
    folder,
    readdirSync(folder).find(name => name.startsWith(start) && name.endsWith('.tgz')),
  )

export const SITES = [
  {
    name: 'zapiski',
    // The registry has it packed already.
    prepare: folder => ['npm', 'pack', '--ignore-scripts', '--pack-destination', folder, ROOT],
    create: () => [[process.execPath, join(ROOT, 'create-zapiski/index.js'), 'site', '--kind', 'both', '--lang', 'en']],
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
    create: () => [
      [
        'npx',
        '--yes',
        `create-astro@${process.env.CREATE_ASTRO ?? 'latest'}`,
        'site',
        '--template',
        'starlight',
        '--no-install',
        '--no-git',
        '--yes',
        '--skip-houston',
      ],
    ],
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
