/** What Docusaurus' modules ask of their surroundings, for tests: everything is written down. */

import type { Host, SiteData } from '../src/docusaurus/index.ts'

export const SITE: SiteData = {
  siteConfig: { title: 'Сайт', url: 'https://example.org', baseUrl: '/base/', themeConfig: { hideable: true } },
  locale: { current: 'ru', direction: 'ltr', label: 'Русский', htmlLang: 'ru', calendar: 'gregory' },
  messages: { greeting: 'Привет, {name}', Wave: 'Волна' },
  defaultColorMode: 'dark',
}

export function createFakeHost(fields: Partial<Host> = {}): Host & { said: unknown[][] } {
  const said: unknown[][] = []
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      said.push([name, ...values])
    }
  return {
    said,
    isBrowser: false,
    site: () => SITE,
    link: (to, frozen) => `${frozen ? 'frozen' : 'link'}:${to}`,
    address: path => `/base/${path.replace(/^\//, '')}`,
    pathname: () => '/base/page',
    head: note('head'),
    layout: note('layout'),
    redirect: note('redirect'),
    anchor: note('anchor'),
    page: () => undefined,
    part: (_name, _frozen, children) => children ?? null,
    theme: () => undefined,
    colorMode: { get: () => 'light', subscribe: () => () => {}, choose: note('choose') },
    ...fields,
  }
}
