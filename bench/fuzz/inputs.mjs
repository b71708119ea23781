/** Texts to try: every nest at several depths first, then mutated golden files and nests put into them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CODE, NESTS } from './nests.mjs'

const GOLDEN = resolve(import.meta.dirname, '../../test/golden')
/** Some are refused, some are near the limits, code would need the last one. */
const DEPTHS = [90, 190, 300, 1_000, 10_000]
const DEPTHS_OF_CODE = [90, 190, 300, 1_000, 10_000, 100_000]
/** Longer ones are refused by their length. */
const MOST = 1_900_000

/** The input of an index: the same seed gives the same one. */
export function createInputs(seed) {
  const golden = readdirSync(GOLDEN)
    .filter(name => /\.mdx?$/.test(name))
    .map(name => ({ name, text: readFileSync(join(GOLDEN, name), 'utf8'), mdx: name.endsWith('x') }))
  const plain = Object.entries(NESTS).flatMap(([name, nest]) =>
    (name in CODE ? DEPTHS_OF_CODE : DEPTHS).flatMap(depth =>
      [false, true].map(mdx => ({ name: `${name} ${depth}`, make: () => nest(depth), mdx })),
    ),
  )
  return index => {
    const first = plain[index]
    if (first !== undefined) return { ...first, text: first.make().slice(0, MOST) }
    const random = createRandom(seed * 1_000_003 + index)
    const base = golden[random(golden.length)]
    return {
      name: `${base.name} mutated`,
      text: mutate(base.text, { random, golden }).slice(0, MOST),
      mdx: random(2) === 0,
    }
  }
}

/** Small and seeded (mulberry32); `random(n)` is from 0 to n - 1. */
function createRandom(seed) {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const SIGNS = [
  ...'`*_~[](){}<>!|:-+=#&\\"\'/$^@;,.?\n\t \0\u200b\u202e\uFEFF\uFDD0\uFDD1\uFDD4😀Яй',
  '```',
  '~~~',
  ':::',
  ':::note',
  '---',
  '<!--',
  '-->',
  '{/*',
  '*/}',
  '![',
  '](',
  '[^1]',
  '[^1]:',
  '<div>',
  '</div>',
  '<A>',
  '</A>',
  '<A b={',
  '/>',
  'import a from "b"\n',
  'export const a = ',
  '\n\n',
  '    ',
  '> ',
  '- ',
  '1. ',
  '| a | b |\n',
  '| - | - |\n',
  '&#x0;',
  '&amp',
  '${',
  '=>',
  '\r\n',
  '\r',
  'www.',
  'http://',
  '<script>',
  '</script>',
  '<style>',
  '\ud800',
]

const MUTATIONS = {
  cut: (text, { random }) => {
    const at = random(text.length + 1)
    return text.slice(0, at) + text.slice(at + random(40))
  },
  put: (text, { random }) => insert(text, random(text.length + 1), SIGNS[random(SIGNS.length)]),
  repeat: (text, { random }) => {
    const at = random(text.length + 1)
    const part = text.slice(at, at + 1 + random(12))
    return insert(text, at, part.repeat(random(4) === 0 ? 3_000 : 20))
  },
  swap: (text, { random }) => {
    const lines = text.split('\n')
    const [a, b] = [random(lines.length), random(lines.length)]
    ;[lines[a], lines[b]] = [lines[b], lines[a]]
    return lines.join('\n')
  },
  splice: (text, { random, golden }) => {
    const other = golden[random(golden.length)].text
    const from = random(other.length)
    return insert(text, random(text.length + 1), other.slice(from, from + random(400)))
  },
  cross: (text, { random }) => {
    const sign = SIGNS[random(SIGNS.length)] + SIGNS[random(SIGNS.length)]
    return insert(text, random(text.length + 1), sign.repeat([10, 300, 5_000][random(3)]))
  },
  nest: (text, { random }) => {
    const nests = Object.values(NESTS)
    return insert(text, random(text.length + 1), nests[random(nests.length)]([5, 50, 150, 2_000][random(4)]))
  },
}

const insert = (text, at, part) => text.slice(0, at) + part + text.slice(at)

function mutate(text, tools) {
  const ways = Object.values(MUTATIONS)
  let result = text
  for (let left = 1 + tools.random(6); left > 0; left--) result = ways[tools.random(ways.length)](result, tools)
  return result
}
