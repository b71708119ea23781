/** A site with components of its own: pages in React, islands, partials, styles. */

import { defineConfig } from 'zapiski'

export default defineConfig({
  title: 'Сайт с компонентами',
  tagline: 'Страницы на React',
  url: 'https://example.org',
  blog: { routeBasePath: '/blog' },
  docs: { routeBasePath: 'docs' },
  customCss: 'src/css/custom.css',
  clientModules: ['src/client.ts'],
  islands: ['src/components/Marked.tsx'],
  slots: { 'BlogPostItem/Footer': './src/parts/AfterPost.tsx' },
  customFields: { answer: 42 },
})
