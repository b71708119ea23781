// An author's colours and fonts, and parts of the theme that are wrapped or replaced.
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Workshop',
  url: 'https://workshop.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  future: { v4: { fasterByDefault: true, removeLegacyPostBuildHeadAttribute: true } },
  presets: [
    [
      'classic',
      {
        docs: { admonitions: { keywords: ['tool'], extendDefaults: true } },
        theme: { customCss: ['./src/css/custom.css', './src/css/more.css'] },
        blog: { onUntruncatedBlogPosts: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Workshop',
      items: [
        { to: '/blog', label: 'Blog' },
        { type: 'custom-badge', position: 'right', label: 'Open now' },
      ],
    },
    footer: { style: 'dark', copyright: 'The workshop' },
  },
}
