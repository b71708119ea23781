// Документы: адреса, порядок, меню, теги, дата правки.
export default async function createConfig() {
  return {
    title: 'Справочник',
    url: 'https://docs.example',
    baseUrl: '/',
    i18n: { defaultLocale: 'ru', locales: ['ru'] },
    onBrokenLinks: 'warn',
    presets: [
      [
        'classic',
        {
          blog: false,
          docs: {
            sidebarPath: './sidebars.js',
            editUrl: 'https://git.example/edit/main/',
            showLastUpdateTime: true,
            showLastUpdateAuthor: true,
            onInlineTags: 'warn',
          },
          pages: false,
          sitemap: { lastmod: 'date', changefreq: 'daily', priority: 0.7, ignorePatterns: ['/docs/tags/**'] },
        },
      ],
    ],
    themeConfig: {
      docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
      navbar: {
        title: 'Справочник',
        items: [
          { type: 'docSidebar', sidebarId: 'main', label: 'Документы', position: 'left' },
          { type: 'docSidebar', sidebarId: 'manual', label: 'Вручную', position: 'left' },
          { type: 'doc', docId: 'начало/установка', position: 'right' },
        ],
      },
    },
  }
}
