/**
 * Whether the theme's fonts are what this file says; with `--write` they are made. Two things come of it:
 * `src/theme/fonts`, the letters that Russian and code need, in the weights that the theme uses; and
 * `fonts.css` beside them, with fallbacks that have the same measures, so that nothing moves when a font comes.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { ROOT } from './setup.mjs'

const FOLDER = 'src/theme/fonts'
const SHEET = 'src/theme/fonts/fonts.css'

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const codes = text => [...text].map(letter => letter.codePointAt(0))
/** Signs that a Russian text or a line of code has, besides letters: no-break spaces and hyphens among them. */
const SIGNS = '\u00a0\u00ad\u2009\u200b\u2010\u2011\u202f\u2060§©«®°±²³µ·»×÷–—‘’‚“”„†•…‰′″‹›€₽™←↑→↓−≈≠≤≥'
/** Letters of names that a Russian text quotes: a city, a surname. */
const NAMES = 'àáâäåæçèéêëíîïñóôöøùúüýßÀÁÄÅÇÉÍÓÖØÚÜıœ¹¼½¾'
const LATIN = [...range(0x20, 0x7e), ...codes(SIGNS + NAMES)]
const CYRILLIC = [...range(0x410, 0x44f), ...codes('Ёё№\u0301')]

/** What the theme uses of figures, of pairs, of accents. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']
const TEXT = { family: 'Onest', weights: '400 700', axes: { wght: { min: 400, max: 700 } } }
const CODE = { family: 'Plex Mono', weights: '400', axes: undefined }
const ONEST = '@fontsource-variable/onest/files/onest'
const PLEX = '@fontsource/ibm-plex-mono/files/ibm-plex-mono'

/** Subsets: the same weights everywhere, since browsers put together only faces of the same weights. */
const FILES = [
  { ...TEXT, name: 'onest-cyrillic', from: `${ONEST}-cyrillic-wght-normal.woff2`, letters: CYRILLIC },
  { ...TEXT, name: 'onest-latin', from: `${ONEST}-latin-wght-normal.woff2`, letters: LATIN },
  { ...CODE, name: 'plex-mono-latin', from: `${PLEX}-latin-400-normal.woff2`, letters: LATIN },
  { ...CODE, name: 'plex-mono-cyrillic', from: `${PLEX}-cyrillic-400-normal.woff2`, letters: CYRILLIC },
]
const CYRILLIC_BLOCK = [0x301, ...range(0x400, 0x45f), 0x490, 0x491, 0x4b0, 0x4b1, 0x2116]
const LATIN_BLOCK = [
  ...range(0x00a1, 0x00ff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329, 0x2122, 0x2215, 0xfeff, 0xfffd],
  ...range(0x2000, 0x206f),
]
/** Whole files for the letters that are left: a page that has none of them never asks for these. */
const WHOLE = [
  { ...TEXT, from: `${ONEST}-cyrillic-wght-normal.woff2`, letters: CYRILLIC_BLOCK },
  { ...TEXT, from: `${ONEST}-latin-wght-normal.woff2`, letters: LATIN_BLOCK },
  { ...CODE, from: `${PLEX}-latin-400-normal.woff2`, letters: LATIN_BLOCK },
  { ...CODE, from: `${PLEX}-cyrillic-400-normal.woff2`, letters: CYRILLIC_BLOCK },
]

/** Fonts of systems. Arimo has the measures of Arial and of Liberation Sans. */
const FALLBACKS = [
  { family: 'Onest fallback', from: '@fontsource/arimo/files/arimo', names: ['Arial', 'Liberation Sans', 'Arimo'] },
  { family: 'Onest fallback 2', from: '@fontsource/roboto/files/roboto', names: ['Roboto'] },
]
/** Fonts of systems for code: their letters are as wide as ours, three fifths of an em and at most half a hundredth more. */
const CODE_FALLBACK = {
  family: 'Plex Mono fallback',
  names: [
    'SF Mono',
    'Menlo',
    'Lucida Console',
    'Liberation Mono',
    'DejaVu Sans Mono',
    'Noto Sans Mono',
    'Roboto Mono',
    'Droid Sans Mono',
    'Courier New',
  ],
}
/** Weights of texts and of headings, the weight of a system's font that stands for them, and how it is called. */
const STEPS = [
  { weights: '400 549', wght: 400, weight: 400, suffix: '' },
  { weights: '550 700', wght: 650, weight: 700, suffix: ' Bold' },
]

/** How often a letter stands in a Russian text with English words and figures among others, per thousand. */
const SAMPLE = frequencies()
function frequencies() {
  const russian =
    'о90е71а66и64н55т52с45р40в38л36к29м27д25п23у22я17ы16ь14г14з13б13ч12й10х8ж8ш6ю5ц4щ3э3ф2ё1П3С3В3Н2О2К2Д2И1Р1М1Т1'
  const others = ' 145,17.15e6t5o5a4s4i4r4n4c3d3l3m2p2-4–1—4(2)2«2»2:32110213:2/2'
  const found = new Map()
  for (const [, letter, count] of russian.matchAll(/(\D)(\d+)/g)) found.set(letter, Number(count))
  for (const [, letter, count] of others.matchAll(/(\D)(\d+)/g)) found.set(letter, Number(count))
  return found
}

const read = name => readFileSync(join(ROOT, 'node_modules', name))

/** The tables of a font file that hold measures. */
async function measure(buffer) {
  const font = await convert(buffer, 'sfnt')
  const tables = new Map(
    range(0, font.readUInt16BE(4) - 1).map(index => {
      const at = 12 + index * 16
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]
    }),
  )
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map(name => tables.get(name))
  const em = font.readUInt16BE(head + 18)
  const last = font.readUInt16BE(hhea + 34) - 1
  const glyphOf = readCharacters(font, tables.get('cmap'))
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    /** Of a letter, in ems; nothing for one that the file has not. */
    width(letter) {
      const glyph = glyphOf(letter.codePointAt(0))
      return glyph === 0 ? undefined : font.readUInt16BE(hmtx + Math.min(glyph, last) * 4) / em
    },
  }
}

/** Reader of a `cmap` table in format 4, which every font for the web has. */
function readCharacters(font, cmap) {
  const table = range(0, font.readUInt16BE(cmap + 2) - 1)
    .map(index => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4))
    .find(at => font.readUInt16BE(at) === 4)
  const count = font.readUInt16BE(table + 6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6].map(at => table + at)
  return code => {
    for (let segment = 0; segment < count; segment++) {
      const at = segment * 2
      if (font.readUInt16BE(ends + at) < code) continue
      const start = font.readUInt16BE(starts + at)
      if (start > code) return 0
      const offset = font.readUInt16BE(offsets + at)
      const delta = font.readUInt16BE(deltas + at)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = font.readUInt16BE(offsets + at + offset + (code - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** Mean width of the sample's letters over the files of one font. */
function meanWidth(fonts) {
  let [sum, weight] = [0, 0]
  for (const [letter, count] of SAMPLE) {
    const width = fonts.map(font => font.width(letter)).find(value => value !== undefined)
    if (width === undefined) throw new Error(`no letter ${letter}`)
    sum += width * count
    weight += count
  }
  return sum / weight
}

const percent = value => `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`

/** Measures of both scripts of a font, one after the other: the subsetter has one memory. */
async function measureAll(fileOf) {
  const cyrillic = await measure(await fileOf('cyrillic'))
  return [cyrillic, await measure(await fileOf('latin'))]
}

async function fallbackFaces() {
  const faces = []
  for (const { wght, weight, weights, suffix } of STEPS) {
    const own = await measureAll(async name => {
      const options = { targetFormat: 'sfnt', variationAxes: { wght } }
      return subsetFont(read(`${ONEST}-${name}-wght-normal.woff2`), [...SAMPLE.keys()].join(''), options)
    })
    for (const { family, from, names } of FALLBACKS) {
      const theirs = await measureAll(async name => read(`${from}-${name}-${weight}-normal.woff2`))
      const adjust = meanWidth(own) / meanWidth(theirs)
      faces.push({
        family,
        src: localNames(names, suffix),
        weights,
        lines: [`size-adjust: ${percent(adjust)}`, ...overrides(own[0], adjust)],
      })
    }
  }
  const { family, names } = CODE_FALLBACK
  const { ascent, descent, lineGap } = await measure(read(`${PLEX}-latin-400-normal.woff2`))
  return [
    ...faces,
    { family, src: localNames(names), weights: CODE.weights, lines: overrides({ ascent, descent, lineGap }) },
  ]
}

const localNames = (names, suffix = '') => names.map(name => `local("${name}${suffix}")`).join(', ')
const overrides = ({ ascent, descent, lineGap }, adjust = 1) => [
  `ascent-override: ${percent(ascent / adjust)}`,
  `descent-override: ${percent(descent / adjust)}`,
  `line-gap-override: ${percent(lineGap / adjust)}`,
]

/** As the formatter writes it: what is too long for a line is filled into several. */
function declaration(name, value) {
  if (`  ${name}: ${value};`.length <= LINE) return `${name}: ${value}`
  const lines = ['']
  for (const part of value.split(', ')) {
    const line = lines.at(-1)
    const longer = line === '' ? part : `${line}, ${part}`
    if (longer.length + 5 <= LINE) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return `${name}:\n    ${lines.join(',\n    ')}`
}

/** Columns of the formatter. */
const LINE = 120

/** `U+410-44F, U+451` out of numbers. */
function unicodeRange(letters) {
  const sorted = [...new Set(letters)].toSorted((a, b) => a - b)
  const runs = []
  for (const code of sorted) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = code => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

const face = ({ family, src, weights, lines }) =>
  [
    '@font-face {',
    ...[`font-family: "${family}"`, declaration('src', src), `font-weight: ${weights}`, ...lines].map(
      line => `  ${line};`,
    ),
    '}',
  ].join('\n')

const loaded = ({ family, weights }, url, letters, display) =>
  face({
    family,
    src: `url("${url}") format("woff2")`,
    weights,
    lines: [`font-display: ${display}`, declaration('unicode-range', unicodeRange(letters))],
  })

/** Every file that should be there, with its bytes. */
async function makeFonts() {
  const files = new Map()
  const taken = new Set()
  for (const { name, from, letters, axes } of FILES) {
    const bytes = await subsetFont(read(from), String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    })
    files.set(join(FOLDER, `${name}.woff2`), bytes)
    for (const letter of letters) taken.add(letter)
  }
  const parts = [
    '/* Written by `node scripts/check-fonts.mjs --write`. Fallbacks have the measures of the fonts. */',
    // There when a page is painted, or not on this page: nothing moves, and no page is laid out twice.
    ...FILES.map(file => loaded(file, `./${file.name}.woff2`, file.letters, 'optional')),
    // Nobody asks for these before a text has such a letter, and a word in two faces is worse than a word that moves.
    '/* Letters that are left. */',
    ...WHOLE.map(file =>
      loaded(
        file,
        file.from,
        file.letters.filter(letter => !taken.has(letter)),
        'swap',
      ),
    ),
    ...(await fallbackFaces()).map(face),
  ]
  files.set(SHEET, Buffer.from(`${parts.join('\n')}\n`))
  return files
}

mkdirSync(join(ROOT, FOLDER), { recursive: true })
const isWriting = process.argv.includes('--write')
for (const [name, bytes] of await makeFonts()) {
  const path = join(ROOT, name)
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue
  if (isWriting) {
    writeFileSync(path, bytes)
    console.error(`${name}: ${bytes.length}`)
  } else {
    console.error(`${name} is not what scripts/check-fonts.mjs makes: node scripts/check-fonts.mjs --write`)
    process.exitCode = 1
  }
}
