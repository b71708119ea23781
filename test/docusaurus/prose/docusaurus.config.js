// Русский текст, как его пишут: прямые кавычки, дефисы вместо тире, три точки, знаки номера и градуса.
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Дневник "Север"',
  tagline: 'Записки - и не только',
  url: 'https://sever.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  future: { v4: { fasterByDefault: true, removeLegacyPostBuildHeadAttribute: true } },
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  presets: [['classic', { blog: { onUntruncatedBlogPosts: 'ignore', feedOptions: { type: 'all' } } }]],
  themeConfig: {
    navbar: {
      title: 'Журнал "Север"',
      items: [
        { type: 'doc', docId: 'intro', label: 'Справка - начало' },
        { to: '/blog', label: '"Дневник"' },
      ],
    },
    footer: {
      links: [{ title: 'Разделы - все', items: [{ label: 'О "Севере"', to: '/about' }] }],
      copyright: 'Журнал "Север", 1990-2020',
    },
  },
}
