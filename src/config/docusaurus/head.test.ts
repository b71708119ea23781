import { expect, test } from 'vitest'
import { blockedInHead } from './head.ts'

const script = (innerHTML: string, attributes = {}) => ({ tagName: 'script', attributes, innerHTML })

test('hosts that scripts of the head load from are named where the policy stops them, and no others', () => {
  const blocked = (innerHTML: string, more: Record<string, unknown> = {}) =>
    blockedInHead({ headTags: [script(innerHTML)], ...more })
  expect(
    blocked(`a.src = 'https://cdn.example.net/a.js?' + b + "//Log.example.org/x"; c = 'https://cdn.example.net/'`),
  ).toEqual(['https://cdn.example.net', 'https://log.example.org'])
  const loads = 'a.src = "https://cdn.example.net/a.js"'
  expect(blocked(loads, { security: { scriptSrc: ['https://cdn.example.net'] } })).toEqual([])
  expect(blocked(loads, { security: { scriptSrc: { '/**': ['*.example.net'] } } })).toEqual([])
  expect(blocked(loads, { security: { scriptSrc: ['https://example.net'] } })).toEqual(['https://cdn.example.net'])
  const beside = { tagName: 'script', attributes: { src: 'https://cdn.example.net/b.js' } }
  expect(blockedInHead({ headTags: [script(loads), beside] })).toEqual([])
  expect(blockedInHead({ headTags: [script(loads, { type: 'application/ld+json' })] })).toEqual([])
  expect(blocked('s = "http://www.w3.org/2000/svg"; // https://example.org/license')).toEqual([])
  expect(blockedInHead({})).toEqual([])
})

test('addresses that a script of the head only mentions are not named', () => {
  const blocked = (innerHTML: string) => blockedInHead({ headTags: [script(innerHTML)] })
  for (const text of [
    "// see 'https://example.com/docs'",
    '/* "https://example.com/a" */ a()',
    `b.innerHTML = '<a href="https://example.com/docs">docs</a>'`,
    "location.href = 'https://example.com/login'",
    'window.open("https://example.com/")',
    "if (document.referrer.startsWith('https://example.com/')) a()",
    "if (origin === 'https://example.com/') a()",
  ])
    expect([text, blocked(text)]).toEqual([text, []])
  for (const text of [
    "/https?:\\/\\//.test(a); load('https://example.com/a.js')",
    "a('//'); load(`//example.com/` + name)",
    `document.write('<script src="https://example.com/a.js"></' + 'script>')`,
    '"use strict"; fetch("https://example.com")',
  ])
    expect([text, blocked(text)]).toEqual([text, ['https://example.com']])
})
