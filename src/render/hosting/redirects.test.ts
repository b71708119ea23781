import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import { renderRedirects } from './redirects.ts'

const render = (fields: Parameters<typeof makeConfig>[0] = {}) =>
  renderRedirects(
    makeSite([makeParsed(makeSource('page', 'новая.md', { aliases: ['/old/x'] }))], { config: makeConfig(fields) }),
    createTranslate('ru', {}),
  )

test('an old address has a page that leads to the new one without a script', () => {
  const [file] = render()
  const target = '/%D0%BD%D0%BE%D0%B2%D0%B0%D1%8F'
  expect(file?.path).toBe('old/x.html')
  expect(file?.body).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
  expect(file?.body).toContain(`<link rel="canonical" href="https://example.org${target}">`)
  expect(file?.body).toContain('<meta name="robots" content="noindex">')
  expect(file?.body).toContain(`Страница переехала: <a href="${target}">`)
  expect(file?.body).not.toContain('<script')
})

test('its file follows the rule for slashes', () => {
  expect(render({ trailingSlash: true })[0]?.path).toBe('old/x/index.html')
})

test('a target on another site stands as it is, its quotes cannot leave the attribute', () => {
  const [, file] = render({ redirects: [{ from: '/z', to: 'https://x.org/?a="b"&c' }] })
  expect(file?.body).toContain('content="0; url=https://x.org/?a=&quot;b&quot;&amp;c"')
  expect(file?.body).toContain('<link rel="canonical" href="https://x.org/?a=&quot;b&quot;&amp;c">')
})
