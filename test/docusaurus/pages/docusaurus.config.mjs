// Только страницы: Markdown, MDX и React. Закрыты от поисковых машин.
export default {
  title: 'Страницы',
  tagline: 'Каждая сама по себе',
  url: 'https://pages.example',
  baseUrl: '/',
  noIndex: true,
  i18n: { defaultLocale: 'ru', locales: ['ru'] },
  onBrokenLinks: 'warn',
  customFields: { город: 'Тула' },
  presets: [['classic', { docs: false, blog: false, pages: { editUrl: 'https://git.example/edit/', showLastUpdateTime: true }, theme: { customCss: ['./src/css/custom.css'] } }]],
  themeConfig: { navbar: { title: 'Страницы', items: [{ to: '/about', label: 'О нас' }] } },
}
