// Две документации, два блога, свой путь, навигация всех видов, перенаправления, переводы.
import { themes } from 'prism-react-renderer'

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Книги & статьи',
  tagline: 'Читальный зал',
  titleDelimiter: '—',
  url: 'https://books.example',
  baseUrl: '/zal/',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  organizationName: 'books',
  projectName: 'zal',
  i18n: {
    defaultLocale: 'ru',
    locales: ['ru'],
    localeConfigs: { ru: { label: 'Русский', htmlLang: 'ru-RU', direction: 'ltr' } },
  },
  onBrokenLinks: 'warn',
  staticDirectories: ['static', 'assets-too'],
  customFields: { редактор: 'Анна' },
  headTags: [
    { tagName: 'meta', attributes: { name: 'verification', content: 'код' } },
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://cdn.example' } },
  ],
  scripts: [{ src: 'https://cdn.example/a.js', async: true }],
  stylesheets: ['https://cdn.example/a.css'],
  markdown: { format: 'detect', emoji: false, anchors: { maintainCase: true } },
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'книги',
          routeBasePath: 'knigi',
          sidebarPath: './sidebars.json',
          breadcrumbs: false,
          sidebarCollapsible: false,
          numberPrefixParser: false,
          include: ['**/*.md'],
          exclude: ['**/*.draft.md'],
          tags: false,
        },
        blog: {
          path: 'заметки',
          routeBasePath: 'zametki',
          archiveBasePath: 'arhiv',
          tagsBasePath: 'temy',
          pageBasePath: 'list',
          postsPerPage: 1,
          blogSidebarCount: 1,
          showReadingTime: false,
          sortPosts: 'ascending',
          truncateMarker: /---ДАЛЬШЕ---/,
          onInlineTags: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
          feedOptions: { type: 'json', limit: false },
        },
        pages: { path: 'страницы' },
        theme: { customCss: './src/css/custom.css' },
        sitemap: { filename: 'karta.xml', changefreq: 'monthly', priority: 0.3 },
        gtag: { trackingID: 'G-TEST00000', anonymizeIP: true },
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false }],
    [
      '@docusaurus/plugin-content-blog',
      { id: 'novosti', path: 'новости', routeBasePath: 'novosti', archiveBasePath: null, blogSidebarCount: 0, blogTitle: 'Новости', feedOptions: { type: null }, onUntruncatedBlogPosts: 'ignore' },
    ],
    [
      '@docusaurus/plugin-client-redirects',
      {
        fromExtensions: ['html'],
        redirects: [
          { from: '/old', to: '/knigi/pervaya' },
          { from: ['/a', '/b'], to: '/zametki' },
        ],
        createRedirects: path => (path.includes('/api/') ? [path.replace('/api/', '/rest/')] : undefined),
      },
    ],
  ],
  themeConfig: {
    image: 'img/card.png',
    metadata: [{ name: 'keywords', content: 'книги, чтение' }, { property: 'og:site', content: 'Зал' }],
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      id: 'letnyaya',
      content: 'Летние <a href="/zal/novosti/">новости</a>',
      backgroundColor: '#fafbfc',
      textColor: '#091e42',
      isCloseable: false,
    },
    navbar: {
      title: 'Зал',
      style: 'dark',
      hideOnScroll: true,
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Знак зала', href: '/knigi/pervaya', target: '_self' },
      items: [
        { to: '/', label: 'Дом', position: 'left', activeBaseRegex: '^/zal/$' },
        { type: 'doc', docId: 'первая', position: 'left', label: 'Первая книга' },
        { type: 'docSidebar', sidebarId: 'полка', position: 'left', label: 'Полка' },
        { type: 'doc', docId: 'вход', docsPluginId: 'api', position: 'left' },
        {
          type: 'dropdown',
          label: 'Ещё',
          to: '/zametki',
          position: 'left',
          items: [
            { label: 'Заметки', to: '/zametki' },
            { label: 'Наружу', href: 'https://example.org' },
            { type: 'html', value: '<hr>' },
            { type: 'doc', docId: 'вторая', label: 'Вторая книга' },
          ],
        },
        { type: 'docsVersion', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        { type: 'html', value: '<b>зал</b>', position: 'right', className: 'вставка' },
        { href: 'https://git.example/zal', label: 'Git', position: 'right', className: 'знак-git', 'aria-label': 'Исходный код' },
        { href: '/plain.txt', label: 'Файл', prependBaseUrlToHref: true, target: '_blank' },
      ],
    },
    footer: {
      style: 'dark',
      logo: { src: 'img/logo.svg', alt: 'Знак', href: 'https://books.example', width: 16, height: 16 },
      links: [
        { title: 'Читать', items: [{ label: 'Книги', to: '/knigi/pervaya' }, { label: 'Заметки', to: '/zametki' }] },
        { title: 'Связь', items: [{ label: 'Почта', href: 'mailto:zal@books.example' }, { html: '<a href="https://example.org">HTML</a>' }] },
      ],
      copyright: '© 2024 <b>Зал</b>',
    },
    prism: { theme: themes.github, darkTheme: themes.dracula, defaultLanguage: 'js', additionalLanguages: ['bash'] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    blog: { sidebar: { groupByYear: false } },
  },
}

export default config
