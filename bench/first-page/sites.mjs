/** How each scaffold is made, installed and started. `create` is commands in an empty folder that leave `site` there. */

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
    create: folder => [
      ['npm', 'pack', '--ignore-scripts', '--pack-destination', folder, ROOT],
      [process.execPath, join(ROOT, 'create-zapiski/index.js'), 'site', '--kind', 'both', '--lang', 'en'],
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
        'create-docusaurus@latest',
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
        'create-astro@latest',
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
