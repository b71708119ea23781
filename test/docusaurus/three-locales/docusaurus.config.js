// Three locales with addresses and settings of their own, versions, a React page, and texts that nobody translated.
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Kite Manual',
  tagline: 'Made of paper and wind',
  url: 'https://kites.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/kite.svg',
  onBrokenLinks: 'warn',
  future: { v4: { fasterByDefault: true, removeLegacyPostBuildHeadAttribute: true } },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar', 'pt-BR'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en-GB' },
      ar: { label: 'العربية', direction: 'rtl', path: 'ar' },
      'pt-BR': { label: 'Português (Brasil)', baseUrl: '/br/' },
    },
  },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.js', routeBasePath: 'manual' },
        blog: { onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', blogSidebarTitle: 'Latest' },
        sitemap: { lastmod: null, changefreq: null, priority: null },
      },
    ],
  ],
  themeConfig: {
    announcementBar: { id: 'fair', content: 'The <a href="/manual">fair</a> begins on Sunday', isCloseable: false },
    navbar: {
      title: 'Kites',
      logo: { alt: 'A kite', src: 'img/kite.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'manual', label: 'Manual' },
        { to: '/blog', label: 'News' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right', dropdownItemsAfter: [{ href: 'https://t.example', label: 'Help us' }] },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Read', items: [{ label: 'Manual', to: '/manual' }, { label: 'News', to: '/blog' }] }],
      copyright: 'Kite makers',
    },
  },
}
