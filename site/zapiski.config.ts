import { defineConfig } from 'zapiski'

export default defineConfig({
  title: 'Записки',
  tagline: 'Блог и база знаний о программировании, серверах и инструментах',
  url: 'https://zapiski.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  trailingSlash: false,
  timeZone: 'Europe/Moscow',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    pages: true,
    typography: true,
    names: [
      "Garry's Mod",
      'VS Code',
      'Remote SSH',
      'Oh My Zsh',
      'GitHub Actions',
      'huge pages',
      'long polling',
      'База знаний',
    ],
  },
  blog: {
    routeBasePath: '/',
    blogTitle: 'Записки',
    blogDescription: 'Заметки о программировании, администрировании серверов, инструментах, путешествиях и доме',
    postsPerPage: 10,
    blogSidebarTitle: 'Другие посты',
    blogSidebarCount: 'ALL',
    editUrl: 'https://github.com/zapiski/zapiski/edit/main/site/',
    feedOptions: { type: 'all', limit: 20, perTag: true },
  },
  docs: {
    routeBasePath: 'docs',
    editUrl: 'https://github.com/zapiski/zapiski/edit/main/site/',
    showLastUpdateTime: true,
    breadcrumbs: true,
  },
  pages: { path: 'pages' },
  hosting: ['headers', 'vercel', 'nginx'],
  search: { missingResultsUrl: 'https://github.com/zapiski/zapiski/issues/new?title={query}' },

  sitemap: { lastmod: 'date', ignorePatterns: ['/tags/**', '/page/**'] },
  themeConfig: {
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    docs: { sidebar: { autoCollapseCategories: false } },
    navbar: {
      title: 'Записки',
      hideOnScroll: true,
      items: [
        {
          type: 'dropdown',
          label: 'Блог',
          position: 'left',
          items: [
            { to: '/', label: 'Все записи' },
            { to: '/archive', label: 'Архив' },
          ],
        },
        {
          type: 'dropdown',
          label: 'Ресурсы',
          position: 'left',
          items: [
            { type: 'doc', docId: 'root', label: 'База знаний' },
            { to: '/about', label: 'О блоге' },
            { to: '/docs/telegram/bots', label: 'TG Боты' },
          ],
        },
        { type: 'search', position: 'right' },
        {
          href: 'https://github.com/zapiski/zapiski',
          label: 'GitHub',
          position: 'right',
          className: 'navbar-repository',
        },
      ],
    },
    footer: {
      links: [
        {
          title: 'Читать',
          items: [
            { label: 'Все записи', to: '/' },
            { label: 'Архив', to: '/archive' },
            { label: 'Теги', to: '/tags' },
          ],
        },
        {
          title: 'База знаний',
          items: [
            { label: 'Оглавление', to: '/docs' },
            { label: 'Linux', to: '/docs/linux' },
            { label: 'Программирование', to: '/docs/programming' },
          ],
        },
        {
          title: 'О сайте',
          items: [
            { label: 'О блоге', to: '/about' },
            { label: 'Лента RSS', href: 'pathname:///rss.xml' },
            { label: 'Исходный код', href: 'https://github.com/zapiski/zapiski' },
          ],
        },
      ],
      copyright: '© Записки',
    },
  },
})
