// 中文与日文：界面文字由引擎给出，部分由作者改写；正文无空格，标题与标签用汉字。
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: '风筝手册',
  tagline: '纸与风',
  url: 'https://fengzheng.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  future: { faster: { rspackBundler: true, swcJsLoader: true, swcJsMinimizer: true, swcHtmlMinimizer: true, lightningCssMinimizer: true } },
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans', 'ja'],
    localeConfigs: { 'zh-Hans': { label: '简体中文', htmlLang: 'zh-CN' }, ja: { label: '日本語' } },
  },
  presets: [
    [
      'classic',
      {
        docs: { editUrl: 'https://git.example/edit/', showLastUpdateTime: true, showLastUpdateAuthor: true },
        blog: { postsPerPage: 1, showReadingTime: true, onUntruncatedBlogPosts: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: '风筝',
      items: [
        { type: 'doc', docId: '入门', label: '文档' },
        { to: '/blog', label: '博客' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: { links: [{ title: '更多', items: [{ label: '博客', to: '/blog' }] }], copyright: '风筝工作室' },
  },
}
