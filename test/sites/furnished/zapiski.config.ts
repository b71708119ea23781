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
        { href: 'https://code.example/site', label: 'Хранилище кода', position: 'right' },
        { to: '/docs/intro', label: 'Ещё одно введение', position: 'right' },
        { type: 'search' },
      ],
    },
    footer: {
      style: 'dark',
      logo: { src: 'img/day.svg', srcDark: 'img/night.svg', alt: 'Сайт', width: 40, height: 40, href: '/' },
      links: [{ title: 'Разделы', items: [{ label: 'Введение', to: '/docs/intro' }] }],
      copyright: 'Все <a href="/docs/intro">права</a> на месте',
    },
  },
  analytics: { gtag: { trackingID: 'G-TEST', anonymizeIP: true }, metrika: { counterId: '4242' } },
})
