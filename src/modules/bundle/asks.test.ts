import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import type { Node } from '../../shared/language/syntax-tree.ts'
import { asksOf, variablesOf } from './asks.ts'

const asks = (code: string) =>
  asksOf(parseSync('a.tsx', code).program as unknown as Node).map(({ setting, origin }) => `${setting} ${origin}`)

test.each([
  ["fetch('https://api.example/a')", 'connectSrc https://api.example'],
  ['window.fetch(`https://api.example/$' + '{id}`)', 'connectSrc https://api.example'],
  ["const API = 'https://api.example'\nfetch(`$" + '{API}/a`)', 'connectSrc https://api.example'],
  ["export const API = 'https://api.example'\nfetch(API + '/a')", 'connectSrc https://api.example'],
  ["fetch(new URL('https://api.example:8443/a'))", 'connectSrc https://api.example:8443'],
  ["new WebSocket('wss://live.example/x')", 'connectSrc wss://live.example'],
  ["new EventSource('https://live.example')", 'connectSrc https://live.example'],
  ["navigator.sendBeacon('https://stats.example/a')", 'connectSrc https://stats.example'],
  ["request.open('GET', 'https://api.example/a')", 'connectSrc https://api.example'],
  ["axios.get('https://api.example/a')", 'connectSrc https://api.example'],
  ["import('https://cdn.example/x.js')", 'scriptSrc https://cdn.example'],
  ["new Worker('https://cdn.example/x.js')", 'scriptSrc https://cdn.example'],
  ['const A = () => open && <iframe src="https://player.example/1" />', 'frameSrc https://player.example'],
  ["const A = () => (open ? <iframe src={'https://player.example/1'} /> : null)", 'frameSrc https://player.example'],
  ["const s = document.createElement('script')\ns.src = 'https://cdn.example/x.js'", 'scriptSrc https://cdn.example'],
  [
    "let s\ns = document.createElement('script') as any\ns.src ||= 'https://cdn.example/x.js'",
    'scriptSrc https://cdn.example',
  ],
  [
    "const s = document.createElement('script')\ns.setAttribute('src', 'https://cdn.example/x.js')",
    'scriptSrc https://cdn.example',
  ],
  [
    "Object.assign(document.createElement('iframe'), { id: 'a', src: 'https://player.example' })",
    'frameSrc https://player.example',
  ],
  ["const i = new Image()\ni.src = 'https://stats.example/a'", 'imgSrc https://stats.example'],
  ["import { Icon } from '@iconify/react'", 'connectSrc https://api.iconify.design'],
])('%s asks', (code, ask) => expect(asks(code)).toEqual([ask]))

test.each([
  "fetch('/data.json')",
  'fetch(address)',
  "const a = 'https://api.example'",
  'const A = () => <iframe src="https://player.example/1" />',
  '<a href="https://elsewhere.example">x</a>',
  "fetch('https://')",
  'const a = b; const b = a; fetch(a)',
  "window.open('https://elsewhere.example')",
  "const l = document.createElement('link')\nl.href = 'https://elsewhere.example'",
  "const a = document.createElement('a')\na.href = 'https://elsewhere.example'",
  "const s = document.createElement('script')\ns.title = 'https://elsewhere.example'",
  "let s = document.createElement('script')\ns = {}\ns.src = 'https://elsewhere.example'",
  "import { Icon } from '@iconify/react/offline'",
  "import type { Icon } from '@iconify/react'",
])('%s asks nothing that can be told', code => expect(asks(code)).toEqual([]))

const variables = (code: string) =>
  variablesOf(parseSync('a.tsx', code).program as unknown as Node).map(({ name }) => name)

test.each([
  ['fetch(process.env.API + process.env.API)', ['API']],
  ["const a = process.env['API'] ?? process.env.OTHER", ['API', 'OTHER']],
  ['const { API, OTHER: b } = process.env', ['API', 'OTHER']],
  ["const dev = process.env.NODE_ENV !== 'production'", []],
  ["const a = typeof process === 'undefined' ? '' : process.env.API", []],
  ['const a = process.env[name]; const b = env.API; const c = process.argv', []],
])('%s asks the environment for %j', (code, names) => expect(variables(code)).toEqual(names))
