/** A site that could be installed as an app: browsers that have it see the new one. */

import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

const OPTIONS = `{ pwaHead: [
  { tagName: 'link', rel: 'manifest', href: 'manifest.json' },
  { tagName: 'link', rel: 'apple-touch-icon', href: '/app/img/icon.png' },
  { tagName: 'meta', name: 'msapplication-TileImage', content: '/img/tile.png' },
  { tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)' },
] }`
const CONFIG = smallConfig('{}')
  .replace("baseUrl: '/'", "baseUrl: '/app/'")
  .replace('themeConfig', `plugins: [['@docusaurus/plugin-pwa', ${OPTIONS}]], themeConfig`)

interface Event {
  waitUntil?: (work: Promise<void>) => unknown
}

/** Runs a script of a service worker through its life; what it did to the browser, in order. */
async function liveOf(script: string, names: readonly string[]): Promise<string[]> {
  const did: string[] = []
  const heard = new Map<string, (event: Event) => unknown>()
  const self = {
    addEventListener: (type: string, hear: (event: Event) => unknown) => heard.set(type, hear),
    skipWaiting: () => void did.push('begins at once'),
    registration: { scope: 'https://example.org/app/', unregister: async () => void did.push('is gone') },
    clients: {
      matchAll: async () => [
        { url: 'https://example.org/app/docs', navigate: async (url: string) => void did.push(`loads ${url}`) },
      ],
    },
  }
  const caches = { keys: async () => names, delete: async (name: string) => void did.push(`forgets ${name}`) }
  new Script(`(self, caches) => {${script}}`).runInThisContext()(self, caches)
  await heard.get('install')?.({})
  let work: Promise<void> | undefined
  heard.get('activate')?.({ waitUntil: given => (work = given) })
  await work
  expect(heard.has('fetch')).toBe(false)
  return did
}

describe('a Docusaurus site with its plugin for apps', () => {
  test('has a script in the place of the old one: it forgets the pages of this site alone and goes', async () => {
    const { read, configProblems } = await buildSmall({ 'docusaurus.config.js': CONFIG, 'docs/index.md': '# Дом\n' })
    const [own, other] = ['workbox-precache-v2-https://example.org/app/', 'workbox-precache-v2-https://example.org/']
    expect(await liveOf(read('sw.js'), [own, other])).toEqual([
      'begins at once',
      `forgets ${own}`,
      'is gone',
      'loads https://example.org/app/docs',
    ])
    expect(configProblems.map(({ code }) => code)).toEqual(['config-ignored'])
  })

  test('keeps the tags of its app, files below the site', async () => {
    const { read } = await buildSmall({ 'docusaurus.config.js': CONFIG, 'docs/index.md': '# Дом\n' })
    const html = read('docs/index.html')
    expect(html).toContain('<link rel="manifest" href="/app/manifest.json">')
    expect(html).toContain('<link rel="apple-touch-icon" href="/app/img/icon.png">')
    expect(html).toContain('<meta name="msapplication-TileImage" content="/app/img/tile.png">')
    expect(html).toContain('<meta name="theme-color" content="rgb(37, 194, 160)">')
  })

  test('that has a script of its own there keeps it', async () => {
    const { read } = await buildSmall({
      'docusaurus.config.js': CONFIG,
      'docs/index.md': '# Дом\n',
      'static/sw.js': '// mine\n',
    })
    expect(read('sw.js')).toBe('// mine\n')
  })
})

test('any site names the one that its former engine left; no other has such a file', async () => {
  const config = (more: string) => `export default { title: 'Сайт', url: 'https://example.org', docs: {}, ${more} }`
  const site = (more: string) => buildSmall({ 'zapiski.config.mjs': config(more), 'docs/index.md': '# Дом\n' })
  expect((await site("retiredServiceWorker: '/service-worker.js'")).read('service-worker.js')).toContain('unregister')
  expect((await site('')).paths.filter(path => /^[^/]+\.js$/.test(path))).toEqual([])
})
