import { expect, test } from 'vitest'
import { createOrigins } from './origins.ts'

const hosts = (...addresses: string[]): string[] => {
  const origins = createOrigins('https://example.org')
  for (const address of addresses) origins.add('images', address)
  return [...origins.found().images]
}

test('hosts of a page stand in its policy as browsers write them', () => {
  expect(
    hosts('https://пример.рф/a.png', '//B.example:8080/b.png', 'http://[::1]/c.png', 'http://a_b.example/'),
  ).toEqual(['http://[::1]', 'http://a_b.example', 'https://b.example:8080', 'https://xn--e1afmkfd.xn--p1ai'])
})

test('what would be read as another rule of a policy is no host', () => {
  const odd = ['a;script-src-elem', 'a,b', '*', "'unsafe-inline'", '*.example', 'a"b', 'a{b}', 'a%3Bscript-src-elem']
  expect(hosts(...odd.map(host => `https://${host}/a.png`), 'https://z.example/b.png')).toEqual(['https://z.example'])
})

test('tags are read as browsers read them, in any quotes; an attribute in the value of another is none', () => {
  const origins = createOrigins('https://example.org')
  origins.scan(
    `<img src='https://a.example/1.png'> <IMG SRC = https://b.example/2.png> <img alt="x > src='https://c.example'" src="https://d.example/4.png"><img alt='src="https://e.example"'>`,
  )
  expect(origins.found().images).toEqual(['https://a.example', 'https://b.example', 'https://d.example'])
})

test('pictures in drawings are pictures', () => {
  const origins = createOrigins('https://example.org')
  origins.scan(
    '<svg><image href="https://a.example/1.png" src="https://c.example"/><image xlink:href="//b.example/2.png"></image><a href="https://d.example"></a></svg>',
  )
  expect(origins.found()).toEqual({ images: ['https://a.example', 'https://b.example'], media: [], frames: [] })
})
