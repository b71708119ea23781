// Без слешей на конце, простой подвал.
module.exports = {
  title: 'Без слешей',
  url: 'https://slash.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  presets: [['classic', { blog: { feedOptions: { type: ['rss'] }, onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore' } }]],
  themeConfig: {
    colorMode: { disableSwitch: true },
    navbar: { items: [{ to: 'docs/', label: 'Документы' }, { to: '/blog/', label: 'Блог' }] },
    footer: { links: [{ label: 'Блог', to: 'blog/' }], copyright: 'Подвал' },
  },
}
