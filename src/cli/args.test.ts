import { describe, expect, test } from 'vitest'
import { inWords, isStop } from '../../test/said.ts'
import { askedLanguage, readArgs, readPort } from './args.ts'

function refusal(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (!isStop(error)) throw error
    const { code, text, hint } = inWords(error.problem)
    return `${error.exitCode} ${code}: ${text} — ${hint}`
  }
  return 'no refusal'
}

describe('a command line', () => {
  test('is a command, its words and its options', () => {
    const args = readArgs(['build', 'site', '--strict', '--out-dir', 'public'])
    expect([args.command, args.positionals]).toEqual(['build', ['site']])
    expect([args.flag('strict'), args.flag('debug'), args.text('out-dir'), args.text('report')]).toEqual([
      true,
      false,
      'public',
      undefined,
    ])
  })

  test.each([
    ['start', 'dev'],
    ['serve', 'preview'],
    ['check', 'check'],
  ])('%s is the command %s', (name, command) => {
    expect(readArgs([name]).command).toBe(command)
  })

  test.each([[['-h']], [['--help']], [['help']]])('%j asks for help', args => {
    expect([readArgs(args).command, readArgs(args).positionals]).toEqual(['help', []])
  })

  test('help of one command is asked for with its name; to servers `-h` is the host', () => {
    expect([readArgs(['new', '-h']).command, readArgs(['new', '-h']).positionals]).toEqual(['help', ['new']])
    expect(readArgs(['start', '--help']).positionals).toEqual(['dev'])
    expect(readArgs(['dev', '-h', '0.0.0.0', '-p', '4000']).text('host')).toBe('0.0.0.0')
  })

  test.each([[['-v']], [['--version']]])('%j asks for the version', args => {
    expect(readArgs(args).command).toBe('version')
  })

  test('colour is on until it is switched off', () => {
    expect(readArgs(['build']).flag('color')).toBe(true)
    expect(readArgs(['build', '--color']).flag('color')).toBe(true)
    expect(readArgs(['build', '--no-color']).flag('color')).toBe(false)
  })

  test.each([
    [[], '2 usage: не сказано, что делать — список команд: zapiski --help'],
    [['bulid'], '2 usage: команды «bulid» нет — возможно, имелось в виду build'],
    [
      ['toString'],
      '2 usage: команды «toString» нет — есть: build, check, dev, preview, new, clear, import, write-heading-ids, docs:version, write-translations, start, serve',
    ],
    [
      ['check', '--out-dir', 'x'],
      '2 usage: у команды check нет параметра --out-dir — есть: --help, --lang, --debug, --color, --strict, --future, --report, --search-records, --cache, --workers, --verbose, --locale, --external',
    ],
    [
      ['build', '--report'],
      '2 usage: у параметра --report нет значения — напишите его следом; справка: zapiski build --help',
    ],
    [['build', '--strict=yes'], '2 usage: у параметра --strict значения не бывает — напишите просто --strict'],
  ])('%j is refused', (args, text) => {
    expect(refusal(() => readArgs(args))).toBe(text)
  })
})

describe('the language asked for', () => {
  test.each([
    [['build'], undefined],
    [['build', '--lang', 'ru'], 'ru'],
    [['--help', '--lang=en'], 'en'],
    [['build', '--lang', 'ru', '--lang', 'en'], 'en'],
  ])('in %j is %s', (args, language) => {
    expect(askedLanguage(args)).toBe(language)
  })

  test.each([
    [['build', '--lang', 'de'], 'de'],
    [['build', '--lang'], ''],
    [['build', '--lang='], ''],
  ])('in %j is none that we speak', (args, name) => {
    expect(refusal(() => askedLanguage(args))).toContain(`на языке «${name}» сообщений нет`)
  })
})

test('a port is a whole number up to 65535', () => {
  expect([undefined, '0', '65535', '80'].map(text => readPort(text, 3000))).toEqual([3000, 0, 65_535, 80])
  for (const text of ['-1', '65536', '1.5', 'web']) {
    expect(refusal(() => readPort(text, 3000))).toBe(`2 usage: «${text}» — не номер порта — нужно число от 0 до 65535`)
  }
})
