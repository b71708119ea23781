import { defineConfig } from 'zapiski'

export default defineConfig({
  title: 'Zapiski',
  tagline: 'The guide: a blog and a knowledge base out of Markdown',
  url: 'https://zapiski.example',
  baseUrl: '/guide/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'ru'] },
  onBrokenAnchors: 'throw',
  markdown: { pages: true },
  blog: false,
  docs: { routeBasePath: '/' },
  pages: false,
  themeConfig: {
    navbar: {
      title: 'Zapiski',
      items: [
        { type: 'doc', docId: 'start', label: 'Guide' },
        { to: '/reference/settings', label: 'Settings' },
        { to: '/reference/problems', label: 'Problems' },
        { type: 'localeDropdown', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
  },
})
