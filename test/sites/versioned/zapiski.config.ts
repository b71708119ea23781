/** Documents of three versions, the oldest hidden from robots. */
import { defineConfig } from 'zapiski'

export default defineConfig({
  title: 'Насосная',
  titleDelimiter: '·',
  url: 'https://example.org',
  timeZone: 'UTC',
  favicon: 'favicon.svg',
  shareImages: false,
  blog: { onUntruncatedBlogPosts: 'ignore' },
  docs: { versions: { '1.0': { noIndex: true } }, editUrl: 'https://example.org/edit/' },
  themeConfig: {
    navbar: {
      items: [
        { type: 'docsVersionDropdown', position: 'left', dropdownItemsAfter: [{ to: '/blog', label: 'Что нового' }] },
        { type: 'doc', docId: 'guides/install', label: 'Установка', position: 'left' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Читать', position: 'left' },
        { to: '/blog', label: 'Блог', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
  },
})
