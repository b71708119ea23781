/** The same content as a Docusaurus site: classic preset, installed from its package, content copied as it is. */

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const VERSION = '3.10.2'

/** What our config says, said in Docusaurus' words. */
const CONFIG = `module.exports = {
  title: 'Записки', url: 'https://zapiski.example', baseUrl: '/', favicon: 'favicon.svg', trailingSlash: false,
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  onBrokenLinks: 'warn', onBrokenAnchors: 'ignore',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'warn' } },
  presets: [['classic', {
    blog: { routeBasePath: '/', blogTitle: 'Записки', postsPerPage: 10, blogSidebarTitle: 'Другие посты',
      blogSidebarCount: 'ALL', onUntruncatedBlogPosts: 'ignore', feedOptions: { type: 'all', limit: 20 } },
    docs: { routeBasePath: 'docs', breadcrumbs: true },
    pages: { path: 'pages' },
  }]],
  themeConfig: {
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    prism: { additionalLanguages: ['lua', 'bash', 'json'] },
    navbar: { title: 'Записки', hideOnScroll: true, items: [
      { type: 'dropdown', label: 'Блог', position: 'left', items: [{ to: '/', label: 'Все записи' }, { to: '/archive', label: 'Архив' }] },
      { type: 'dropdown', label: 'Ресурсы', position: 'left', items: [{ to: '/docs', label: 'База знаний' }, { to: '/about', label: 'О блоге' }] },
      { href: 'https://github.com/zapiski/zapiski', label: 'GitHub', position: 'right' },
    ] },
    footer: { links: [{ title: 'Читать', items: [{ label: 'Архив', to: '/archive' }] }], copyright: '© Записки' },
  },
}
`

/** Installs the packages into \`folder\` unless they are there. */
export function installDocusaurus(folder) {
  mkdirSync(folder, { recursive: true })
  if (existsSync(join(folder, 'node_modules/@docusaurus/core'))) return
  // The search box of the preset comes in versions that do not fit together; one that does is named.
  const overrides = { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, overrides }))
  const packages = [`@docusaurus/core@${VERSION}`, `@docusaurus/preset-classic@${VERSION}`, 'react@19', 'react-dom@19']
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'inherit' })
}

/** Puts the content of a site of ours into the folder. */
export function prepareDocusaurus(folder, siteDir) {
  for (const name of ['blog', 'docs', 'pages', 'static']) {
    rmSync(join(folder, name), { recursive: true, force: true })
    if (existsSync(join(siteDir, name))) cpSync(join(siteDir, name), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIG)
}

/** Builds; gives seconds. */
export function buildDocusaurus(folder, { isCold }) {
  const bin = join(folder, 'node_modules/.bin/docusaurus')
  if (isCold) execFileSync(bin, ['clear'], { cwd: folder, stdio: 'ignore' })
  const start = performance.now()
  execFileSync(bin, ['build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return (performance.now() - start) / 1000
}
