/** Everything around an article that a config can ask for. */

import { defineConfig } from 'zapiski'

export default defineConfig({
  title: 'Обставленный сайт',
  url: 'https://example.org',
  blog: { routeBasePath: '/' },
  docs: { routeBasePath: 'docs' },
  themeConfig: {
    announcementBar: {
      id: 'first',
      content: 'Новость: <a href="/docs/intro">введение</a>',
      backgroundColor: '#123456',
      textColor: '#fafbfc',
      isCloseable: true,
    },
    navbar: {
      title: 'Сайт',
      style: 'dark',
      items: [
        { to: '/docs/intro', label: 'Введение', position: 'left', activeBaseRegex: '/docs/' },
        { type: 'doc', docId: 'intro', label: 'Документ', position: 'left' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Меню', position: 'left' },
        { type: 'docsVersion', position: 'left' },
        { type: 'docsVersionDropdown', position: 'left' },
        { type: 'html', value: '<em class="raw">разметка</em>', position: 'left' },
        { type: 'localeDropdown' },
        { type: 'search' },
      ],
    },
  },
  analytics: { gtag: { trackingID: 'G-TEST', anonymizeIP: true }, metrika: { counterId: '4242' } },
})
