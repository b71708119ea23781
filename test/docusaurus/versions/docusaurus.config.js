// Версии документации: последняя, прошлая и готовящаяся.
module.exports = {
  title: 'Версии',
  url: 'https://versions.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://git.example/edit/',
          versions: {
            current: { label: 'Готовится', path: 'next' },
            '1.0': { label: 'Первая', banner: 'unmaintained', badge: true, className: 'старая', noIndex: true },
          },
        },
      },
    ],
  ],
  themeConfig: {
    docs: { versionPersistence: 'localStorage' },
    navbar: {
      title: 'Версии',
      items: [
        { type: 'docSidebar', sidebarId: 'основное', label: 'Документы' },
        { type: 'docsVersion', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ to: '/versions', label: 'Все версии' }] },
      ],
    },
  },
}
