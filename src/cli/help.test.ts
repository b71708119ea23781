import { expect, test } from 'vitest'
import { helpText } from './help.ts'

const COMMANDS = [
  'build',
  'check',
  'dev',
  'preview',
  'new',
  'clear',
  'import',
  'write-heading-ids',
  'docs:version',
  'write-translations',
]

/** Names of options that a text tells of. */
const optionsIn = (text: string): string[] => [...new Set(text.match(/--?[a-z][a-z-]*/g))].sort()

test.each(COMMANDS)(
  'help for %s tells of it, of its options and of those of every command, in both languages',
  command => {
    const [english, russian] = [helpText('en', command), helpText('ru', command)]
    expect(english).toContain(`\n  ${command}`.slice(1))
    expect(english).toContain('--lang')
    expect(english).not.toMatch(/[а-яё]/i)
    expect(russian).toMatch(/[а-яё]/i)
    expect(optionsIn(russian)).toEqual(optionsIn(english))
    const others = COMMANDS.filter(other => other !== command && other !== 'build')
    for (const other of others) expect(english).not.toContain(`\n  ${other} [`)
  },
)

test('help for all has a line for each command and the codes; an unknown one gets it too', () => {
  for (const language of ['en', 'ru'] as const) {
    const text = helpText(language)
    for (const command of COMMANDS) expect(text).toContain(`\n  ${command} `)
    expect(text).toContain('70')
    expect(helpText(language, 'nobody')).toBe(text)
  }
})
