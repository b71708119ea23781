/** The shell of a small site and a page of it, for tests of what the browser does with them. */

import { toRoute } from '../src/shared/path.ts'
import type { PageRecord, ShellData } from '../src/shared/shell.ts'

export function shellData(own: Partial<ShellData> = {}): ShellData {
  const home = '/' as ShellData['home']
  return {
    build: 'one',
    locale: 'en',
    baseUrl: '/',
    trailingSlash: undefined,
    titleEnd: ' | Site',
    home,
    search: '/search' as ShellData['home'],
    navbar: { title: 'Site', logo: undefined, style: undefined, hideOnScroll: false, items: [] },
    footer: undefined,
    announcement: undefined,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    autoCollapseCategories: false,
    menus: {},
    versions: {},
    rememberVersions: true,
    counters: undefined,
    searching: undefined,
    messages: {},
    ...own,
  }
}

export function pageRecord(path: string, own: Partial<PageRecord> = {}): PageRecord {
  return {
    route: toRoute(path),
    href: path as PageRecord['href'],
    sidebar: undefined,
    toc: [],
    build: 'one',
    shell: '/assets/data/shell.json' as PageRecord['shell'],
    menu: undefined,
    branch: undefined,
    title: `Page ${path}`,
    className: '',
    head: [],
    content: '<p>Text</p>',
    ...own,
  }
}
