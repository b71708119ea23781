// Два языка: часть текстов переведена, часть показывает оригинал, один перевод лежит по другому адресу.
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Справочник',
  tagline: 'О сетях',
  url: 'https://net.example',
  baseUrl: '/net/',
  onBrokenLinks: 'warn',
  future: { v4: { fasterByDefault: true, removeLegacyPostBuildHeadAttribute: true } },
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  presets: [['classic', { docs: {}, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
  themeConfig: {
    navbar: {
      title: 'Справочник',
      items: [
        { type: 'doc', docId: 'intro', label: 'Документы' },
        { to: '/blog', label: 'Блог' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: { copyright: 'Справочник' },
  },
}
