/** Lua in the page asks for parts of Node behind conditions that no browser fulfils. */
const withoutNode = () => ({
  name: 'without-node',
  configureWebpack: () => ({
    resolve: { fallback: { child_process: false, crypto: false, fs: false, os: false, path: false } },
  }),
})

/**
 * Our own site as a Docusaurus site: what `site/zapiski.config.ts` says, said in Docusaurus' words once by hand.
 * The content is `site/` as it is. What Docusaurus cannot take from it:
 * - `.md` files with `{` or `<` in the text do not compile as MDX, hence `format: 'detect'`;
 * - `timeZone`, `hosting`, feeds of tags, typography and the embedded search have no counterpart.
 */
module.exports = {
  title: 'Записки',
  tagline: 'Блог и база знаний о программировании, серверах и инструментах',
  url: 'https://zapiski.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  trailingSlash: false,
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'warn' } },
  plugins: [withoutNode],
  presets: [
    [
      'classic',
      {
        blog: {
          routeBasePath: '/',
          blogTitle: 'Записки',
          blogDescription: 'Заметки о программировании, администрировании серверов, инструментах, путешествиях и доме',
          postsPerPage: 10,
          blogSidebarTitle: 'Другие посты',
          blogSidebarCount: 'ALL',
          editUrl: 'https://github.com/zapiski/zapiski/edit/main/site/',
          onUntruncatedBlogPosts: 'ignore',
          feedOptions: {
            type: 'all',
            limit: 20,
            title: 'Записки',
            description: 'Заметки о программировании, администрировании серверов, инструментах, путешествиях и доме',
          },
        },
        docs: {
          routeBasePath: 'docs',
          editUrl: 'https://github.com/zapiski/zapiski/edit/main/site/',
          showLastUpdateTime: true,
          breadcrumbs: true,
        },
        pages: { path: 'pages' },
        sitemap: { lastmod: 'date', ignorePatterns: ['/tags/**', '/page/**'] },
      },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    prism: { additionalLanguages: ['lua', 'bash', 'json', 'php', 'nginx', 'ini', 'docker', 'yaml', 'go', 'diff'] },
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
}
