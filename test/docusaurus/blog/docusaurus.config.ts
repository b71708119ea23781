import type { Config } from '@docusaurus/types'
import type * as Preset from '@docusaurus/preset-classic'

// Блог у корня: даты, адреса, авторы, теги, ленты, страницы списка.
const config: Config = {
  title: 'Дневник',
  tagline: 'Заметки на полях',
  url: 'https://blog.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  presets: [
    [
      'classic',
      {
        docs: false,
        pages: false,
        blog: {
          routeBasePath: '/',
          blogTitle: 'Дневник наблюдений',
          blogDescription: 'Что замечено',
          blogSidebarTitle: 'Все записи',
          blogSidebarCount: 'ALL',
          postsPerPage: 3,
          editUrl: ({ blogPath }) => `https://git.example/edit/${encodeURI(blogPath)}`,
          showLastUpdateTime: true,
          onInlineTags: 'ignore',
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
          feedOptions: { type: 'all', limit: 7, title: 'Лента дневника', description: 'Описание ленты', copyright: '© Дневник' },
        },
        sitemap: { lastmod: 'datetime', changefreq: null, priority: null },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/avatar.png',
    navbar: { title: 'Дневник', items: [{ to: '/tags', label: 'Теги' }, { to: '/archive', label: 'Архив' }, { to: '/authors', label: 'Авторы' }] },
    footer: { copyright: '© Дневник', links: [{ label: 'RSS', to: 'pathname:///rss.xml' }, { html: '<a href="/archive">Архив</a>' }] },
  } satisfies Preset.ThemeConfig,
}

export default config
