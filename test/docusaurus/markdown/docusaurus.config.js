// Весь синтаксис Markdown и MDX на одном сайте: документы у корня, блога нет.
module.exports = {
  title: 'Разметка',
  tagline: 'Всё, что умеет Markdown',
  url: 'https://markup.example',
  baseUrl: '/',
  favicon: 'img/знак.png',
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          admonitions: { keywords: ['opyt'], extendDefaults: true },
          remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]],
        },
      },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Разметка' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    prism: {
      additionalLanguages: ['bash', 'diff', 'lua', 'php', 'ini', 'nginx', 'haskell', 'latex', 'powershell'],
      magicComments: [
        { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
        { className: 'code-error', line: 'ошибка-ниже', block: { start: 'ошибка-начало', end: 'ошибка-конец' } },
      ],
    },
  },
}
